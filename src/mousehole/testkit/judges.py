"""What every judge promises: it looks at nothing that its seat may not know, and its numbers stay exact."""
from __future__ import annotations

from typing import Any, Protocol

from mousehole.kernel import Rng, Seat
from mousehole.learned.network import GRID
from mousehole.testkit.contract import Table

DREAMS = 2       # how often a position's secrets are dealt again
GREATEST = 256   # of an input; beyond it, sums might have to be rounded


class Looks(Protocol):
    """All of a judge that matters here."""

    def rows(self, s: Any, eye: Seat, /) -> list[list[float]]: ...

    def value(self, s: Any, seat: Seat, /) -> float: ...


def judges_are_fair(t: Table, judge: Looks) -> None:
    """Deal everything again that a seat has not seen: it sees the same inputs, and the same value, to the last bit."""
    for s, _, log in t.positions():
        seat = len(log) % t.seats
        rows, value = judge.rows(s, seat), judge.value(s, seat)
        view = t.game.view(s, seat)
        for dream in range(DREAMS):
            u = t.game.imagine(view, Rng.numbered(len(log) + dream))
            u.events = None
            t.game.advance(u)
            assert judge.rows(u, seat) == rows, "inputs depend on what the seat may not know"
            assert judge.value(u, seat) == value


def inputs_are_exact(t: Table, judge: Looks, inputs: int) -> None:
    """Whole numbers of 1/256, none too great; a value between 0 and 1."""
    for s, _, log in t.positions():
        seat = len(log) % t.seats
        rows = judge.rows(s, seat)
        assert {len(row) for row in rows} <= {0, inputs}
        for row in rows:
            for x in row:
                assert x * GRID == int(x * GRID)
                assert abs(x) <= GREATEST
        assert 0.0 <= judge.value(s, seat) <= 1.0
