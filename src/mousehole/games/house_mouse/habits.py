"""House Mouse: the numbers by which its quick player weighs things, set by hand; `habits.toml` has learned ones."""
from __future__ import annotations

from typing import Final

# Each in points, or a share of them. Those that are 0 by hand are for what only a learner has an opinion on.
BY_HAND: Final[dict[str, float]] = {
    "action": 0.7,          # what an action is worth
    "boost": 1.2,           # what a Boost is worth in a hand
    "free use": 0.5,        # the part of a use that a Power's first, free one brings: it comes when it comes
    "later use": 0.45,      # the part of a use that a Power brings in each later turn: it costs an action
    "last card": 6.0,       # what it is worth to end the game ahead, or not to end it behind
    "stay": 0.05,           # what it is worth to leave things as they are
    "not yet": 0.45,        # the part of a face-down card's worth for coming to its corner: taking it costs an action
    "not this turn": 0.45,  # the same if the way there takes the last action of the turn
    "long way": 0.3,        # what every further step of a way costs
    "spite": 0.3,           # the part of another nest's loss that a theft is worth
    "unknown Point": 1.0,   # the part of its average worth that a Point is worth by its back
    "card": 0.0,            # what any card in the nest is worth
    "card while ahead": 0.0,  # and what it is worth besides to a mouse that leads: the game ends sooner
    "teleport": 2.5,        # what a Hidden Tunnel must bring to be played
    "dump": 1.5,            # what getting rid of a card by a Boost must bring
    "hush": 1.0,            # what a Power must bring to its owner to be hushed
    "use of Peek": 0.2,
    "use of Reveal": 0.5,
    "use of Reveal for all": 1.2,
    "use of Move": 0.6,
    "use of moving others": 0.6,
    "use of random Steal": 0.8,
    "use of Steal beside": 1.6,
    "use of Steal": 2.2,
    "use of getting rid": 0.7,
    "use of fetching": 1.4,
    "use of covering": 0.4,
    "use of Trade": 0.6,
    "now Peek": 0.15,
    "now Reveal": 0.1,
    "now Reveal for all": 0.9,
    "now a step more": 0.3,
    "now moving others": 0.15,
    "now Trade": 0.1,
    "now covering": 0.2,
    "now anything else": 0.15,
}


class Habits:
    def __init__(self, of: dict[str, float]) -> None:
        self.hurries: Final = of != BY_HAND  # by hand nobody ever waits for long
        self.action: Final = of["action"]
        self.boost: Final = of["boost"]
        self.free_use: Final = of["free use"]
        self.later_use: Final = of["later use"]
        self.last_card: Final = of["last card"]
        self.stay: Final = of["stay"]
        self.not_yet: Final = of["not yet"]
        self.not_this_turn: Final = of["not this turn"]
        self.long_way: Final = of["long way"]
        self.spite: Final = of["spite"]
        self.unknown_point: Final = of["unknown Point"]
        self.card: Final = of["card"]
        self.card_ahead: Final = of["card while ahead"]
        self.teleport: Final = of["teleport"]
        self.dump: Final = of["dump"]
        self.hush: Final = of["hush"]
        self.use_of_peek: Final = of["use of Peek"]
        self.use_of_reveal: Final = of["use of Reveal"]
        self.use_of_reveal_all: Final = of["use of Reveal for all"]
        self.use_of_move: Final = of["use of Move"]
        self.use_of_moving_others: Final = of["use of moving others"]
        self.use_of_random_steal: Final = of["use of random Steal"]
        self.use_of_steal_beside: Final = of["use of Steal beside"]
        self.use_of_steal: Final = of["use of Steal"]
        self.use_of_getting_rid: Final = of["use of getting rid"]
        self.use_of_fetching: Final = of["use of fetching"]
        self.use_of_covering: Final = of["use of covering"]
        self.use_of_trade: Final = of["use of Trade"]
        self.now_peek: Final = of["now Peek"]
        self.now_reveal: Final = of["now Reveal"]
        self.now_reveal_all: Final = of["now Reveal for all"]
        self.now_step_more: Final = of["now a step more"]
        self.now_moving_others: Final = of["now moving others"]
        self.now_trade: Final = of["now Trade"]
        self.now_covering: Final = of["now covering"]
        self.now_else: Final = of["now anything else"]
