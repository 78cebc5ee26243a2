"""Reads an edition into the box, and refuses what the rules cannot play with."""
from __future__ import annotations

from typing import Final

from fibs_and_filberts.meta import FACTS
from mousehole.checks.entries import Entries
from mousehole.kernel.edition import Edition

MAX_INSIDE = 9
MAX_COPIES = 20
MAX_HAND = 8
MAX_START = 30
MAX_STAKE = 9


class Box:
    def __init__(self, copies: tuple[int, ...], hand: int, start: int, stake: int) -> None:
        self.copies: Final = copies
        self.hand: Final = hand
        self.start: Final = start
        self.stake: Final = stake
        self.highest: Final = len(copies) - 1
        self.shells: Final = [inside for inside, count in enumerate(copies) for _ in range(count)]


def box_of(edition: Edition) -> Box:
    entries = Entries(edition)
    shells, filberts = entries.table("shells"), entries.table("filberts")
    copies, hand = shells.wholes("copies", 2, MAX_INSIDE + 1, 0, MAX_COPIES), shells.whole("hand", 1, MAX_HAND)
    start, stake = filberts.whole("start", 0, MAX_START), filberts.whole("stake", 1, MAX_STAKE)
    entries.done()
    if sum(copies) < hand * FACTS.most:
        raise shells.wrong(f"{sum(copies)} shells are too few to give {hand} to each of {FACTS.most} players",
                           "too-few-shells", shells=sum(copies), hand=hand, players=FACTS.most)
    return Box(tuple(copies), hand, start, stake)
