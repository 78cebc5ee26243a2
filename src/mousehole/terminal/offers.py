"""The choices that are possible now, narrowed by touches and typed words."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mousehole.kernel import Choice
from mousehole.terminal.drawing import Touch


class Offer(NamedTuple):
    """A choice as it appears in the list, and what it is about on the board."""

    choice: Choice
    said: str
    touches: Touch


class Touched(NamedTuple):
    """The result of a touch: a choice that it makes, or things that no choice is about."""

    choice: Choice | None = None
    in_vain: Touch = frozenset()


class Offers:
    """`touched`: what is selected on the board so far."""

    def __init__(self) -> None:
        self.all: list[Offer] = []
        self.touched: Touch = frozenset()

    @property
    def open_spots(self) -> Touch:
        return frozenset[str]().union(*[offer.touches for offer in self.all])

    def narrowed(self, typed: str) -> list[Offer]:
        """Return those that name everything touched, and contain what was typed."""
        words = typed.lower().split()
        found = [offer for offer in self.all
                 if self.touched <= offer.touches and all(word in offer.said.lower() for word in words)]
        if self.touched:  # choices that are completely touched come first
            found.sort(key=lambda offer: offer.touches != self.touched)
        return found

    def touch(self, spot: str, eager: bool) -> Touched:
        """Touch a spot. `eager`: a touch that leaves one choice makes it; otherwise it must name all of its parts."""
        before, alone = self.touched, frozenset([spot])
        self.touched = before ^ alone
        matching = [offer for offer in self.all if self.touched <= offer.touches]
        if self.touched and not matching:
            if before and alone <= self.open_spots:
                self.touched = alone  # start a new selection
                return Touched()
            in_vain, self.touched = self.touched, before
            return Touched(in_vain=in_vain)
        if len(matching) == 1 and (eager or self.touched == matching[0].touches):
            return Touched(matching[0].choice)
        return Touched()

    def named(self, text: str, read: Callable[[str], Choice]) -> Choice | None:
        """Find a choice by its number, in notation, or by words that only one has."""
        if text.isdecimal() and 1 <= int(text) <= len(self.all):
            return self.all[int(text) - 1].choice
        try:
            return read(text)
        except ValueError:
            found = self.narrowed(text)
            return found[0].choice if len(found) == 1 else None
