"""Head of Mousehold: what a balance report counts in a match: which mice are sent, and which the winners place."""
from __future__ import annotations

from typing import Any

from mousehole.games.head_of_mousehold.mice import colour_of, is_squeaker, kinds_in
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.wire import AddMouse, Place
from mousehole.kernel import Choice, Outcome, Seat

Figure = tuple[str, tuple[tuple[str, Any], ...]]  # the message `study-<name>` and its arguments
Kind = tuple[int, bool]                           # the place in the speed column, from 1, and whether it squeaks


def kind_of(s: Table, mouse: int) -> Kind:
    return s.speed.index(colour_of(mouse)) + 1, is_squeaker(mouse)


class Study:
    """Takes notes of one match: `watch` before every answer, `finish` at the end."""

    def __init__(self) -> None:
        self.sent: dict[Kind, list[int]] = {}             # chosen, and how often it could have been
        self.placed: dict[Kind, dict[Seat, int]] = {}

    def watch(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, AddMouse):
            chosen = s.box.codes[choice.mouse]
            for mouse in kinds_in(s.clans[seat] - s.hands[seat]):
                counts = self.sent.setdefault(kind_of(s, mouse), [0, 0])
                counts[0] += mouse == chosen
                counts[1] += 1
        elif isinstance(choice, Place):
            by_seat = self.placed.setdefault(kind_of(s, s.box.codes[choice.mouse]), {})
            by_seat[seat] = by_seat.get(seat, 0) + 1

    def finish(self, s: Table, outcome: Outcome) -> list[tuple[Figure, float, float]]:
        """Of the mice of a kind that could be sent: those that were. Of those that were placed: the winners'."""
        found: list[tuple[Figure, float, float]] = []
        for kind, (sent, of) in sorted(self.sent.items()):
            found.append((("sent", said(kind)), sent, of))
        for kind, by_seat in sorted(self.placed.items()):
            won = sum([many for seat, many in by_seat.items() if seat in outcome.winners])
            found.append((("winning", said(kind)), won, sum(by_seat.values())))
        return found


def said(kind: Kind) -> tuple[tuple[str, Any], ...]:
    return ("place", kind[0]), ("squeaks", "yes" if kind[1] else "no")
