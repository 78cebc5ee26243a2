"""Haunted Mouse: the numbers by which its quick player weighs things, set by hand; `habits.toml` has learned ones."""
from __future__ import annotations

from typing import Final

# Each in blocks of the hand. Those that are 0 by hand are for what only a learner has an opinion on.
BY_HAND: Final[dict[str, float]] = {
    "block": 1.0,            # a set or a run as it stands in the hand
    "card": 0.15,
    "bait": 0.6,
    "gift": 0.35,            # a card that another gets rid of
    "rescue": 4.0,           # somebody else goes out first
    "lead": 0.8,             # a Trap keeps the lead
    "draw": 0.6,             # how much of a block a card from the pile is likely to be
    "out": 10.0,
    "single": 0.0,           # a block of one card
    "low single": 0.0,       # the same of rank 1 to 3
    "high single": 0.0,      # of rank 7 to 9
    "largest": 0.0,          # every card of the largest block
    "no card": 0.0,          # an empty hand, with Bait left
    "no Bait": 0.0,
    "one block": 0.0,        # a hand that a single meld clears as it stands
    "size": 0.0,             # every card of a meld that beats another
    "rank": 0.0,             # every rank of its highest card
    "run": 0.0,              # it is a run
    "size led": 0.0,         # every card of a meld that is led
    "rank led": 0.0,         # every rank of its highest card
    "run led": 0.0,          # it is a run
    "size in danger": 0.0,   # every card of a meld if somebody else has few cards left
    "card in danger": 0.0,   # every card that is left then
    "block in danger": 0.0,  # every block that is left then
    "public": 0.0,           # a card of the Public Bait in a meld
    "take": 0.0,             # taking a card instead of one from the pile
}


class Habits:
    def __init__(self, of: dict[str, float]) -> None:
        self.block: Final = of["block"]
        self.card: Final = of["card"]
        self.bait: Final = of["bait"]
        self.gift: Final = of["gift"]
        self.rescue: Final = of["rescue"]
        self.lead: Final = of["lead"]
        self.draw: Final = of["draw"]
        self.out: Final = of["out"]
        self.single: Final = of["single"]
        self.low_single: Final = of["low single"]
        self.high_single: Final = of["high single"]
        self.largest: Final = of["largest"]
        self.no_card: Final = of["no card"]
        self.no_bait: Final = of["no Bait"]
        self.one_block: Final = of["one block"]
        self.size: Final = of["size"]
        self.rank: Final = of["rank"]
        self.run: Final = of["run"]
        self.size_led: Final = of["size led"]
        self.rank_led: Final = of["rank led"]
        self.run_led: Final = of["run led"]
        self.size_in_danger: Final = of["size in danger"]
        self.card_in_danger: Final = of["card in danger"]
        self.block_in_danger: Final = of["block in danger"]
        self.public: Final = of["public"]
        self.take: Final = of["take"]
        later = ["single", "low single", "high single", "largest", "no card", "no Bait", "one block", "size", "rank",
                 "run", "size led", "rank led", "run led", "size in danger", "card in danger", "block in danger",
                 "public", "take"]
        self.is_plain: Final = all([of[name] == 0.0 for name in later])  # then only blocks count
