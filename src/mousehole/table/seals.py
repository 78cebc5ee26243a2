"""Sealed answers, which nobody else learns about until everybody who was asked has answered (`kernel.Sealed`).

Until then the others are sent nothing, and anything else they are sent (a message, a state after reconnecting)
has the same numbers, questions and clocks as if nobody had answered. So numbers are counted per viewer.
Once the seal is broken, everybody counts alike again.
"""
from __future__ import annotations

from dataclasses import dataclass, field

from mousehole.kernel import Decision, Seat
from mousehole.kernel.wire import Sealed


def is_sealed(d: Decision) -> bool:
    return isinstance(d.options[0], Sealed)


@dataclass
class Seal:
    """Some seats are asked in secret. `broken`: the entry by which all had answered; None: not yet."""

    prompt: str
    since: int                   # playing time at which they were asked
    asked: list[Decision]        # the first question of each of them
    spent: dict[Seat, int]       # what each had used of its time for the match by then
    answers: list[tuple[int, Seat]] = field(default_factory=list)  # entries of the journal that only their seat knows
    broken: int | None = None

    def hides(self, viewer: Seat | None, number: int) -> int:
        """Return how many answers of others this viewer does not know about at this entry."""
        if self.broken is not None and number >= self.broken:
            return 0
        return len([at for at, seat in self.answers if seat != viewer and at <= number])
