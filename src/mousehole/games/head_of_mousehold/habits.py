"""Head of Mousehold: the numbers by which its quick player weighs things, set by hand; learned ones: `habits.toml`."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import COLOURS, number_of

# Those that are 0 by hand are for what only a learner has an opinion on.
BY_HAND: Final[dict[str, float]] = {
    "blind": 3.0,             # the average value of a face-down token
    "lost": 0.35,             # the value of a mouse in points, per round that is left
    "lost at last": 0.05,     # and in the last round
    "hostage": 0.5,           # the part of its owner's gain that a hostage's place costs
    "variety": 0.4,           # the value of another colour among the chosen mice, in places of the speed column
    "fastest": 0.0,           # the value of each chosen mouse by its place there
    "second": 1.0,
    "third": 2.0,
    "fourth": 3.0,
    "slowest": 4.0,
    "Squeaker": 0.0,          # the value of a chosen Squeaker
    "to come": 1.0,           # how much cards to come count of what they would if any trap were as likely
    "to come by prize": 0.0,  # and how much more under a trap with more cheese than the average
    "spite": 0.0,             # the part that counts of what mice of others, as far as they are known, gain less
    "longest": 0.4,           # how likely the longest line stays the longest, when mice defect
    "squeak": 0.0,            # what one's own Squeaker under a trap is worth
    "alone": 0.0,             # what it is worth to be the first under a trap
    "pass": 0.0,              # what it is worth to pass
}


class Habits:
    def __init__(self, of: dict[str, float]) -> None:
        self.blind: Final = of["blind"]
        self.lost: Final = of["lost"]
        self.lost_at_last: Final = of["lost at last"]
        self.hostage: Final = of["hostage"]
        self.varieties: Final = [of["variety"] * number_of(colours) for colours in range(1 << COLOURS)]
        self.places: Final = [of["fastest"], of["second"], of["third"], of["fourth"], of["slowest"]]
        self.squeaker: Final = of["Squeaker"]
        self.to_come: Final = of["to come"]
        self.to_come_by_prize: Final = of["to come by prize"]
        self.spite: Final = of["spite"]
        self.longest: Final = of["longest"]
        self.squeak: Final = of["squeak"]
        self.alone: Final = of["alone"]
        self.pass_on: Final = of["pass"]
