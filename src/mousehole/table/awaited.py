"""Whom a table waits for, and since when: for lists of one's games, and for those who want to be called."""
from __future__ import annotations

from typing import NamedTuple

from mousehole.kernel import CLOCK, Seat
from mousehole.table import clocks
from mousehole.table.live import Live


class Awaited(NamedTuple):
    """`since`: server time. `due`: when a bot will move instead; None: there is no limit, or it is not about a move."""

    seat: Seat
    since: int
    due: int | None


def awaited(live: Live, viewer: Seat | None) -> list[Awaited]:
    """Return the people whom the table waits for, as this viewer may know it, by seat.

    Under a seal everybody else is awaited until all have answered, as if nobody had answered yet.
    """
    if live.status != "playing":
        return []
    if live.is_held:
        return [Awaited(seat, live.started_at, None) for seat in live.awaited]
    asked = live.asked_back
    if asked is not None:
        return [Awaited(seat, asked.at, None) for seat in live.undecided]
    if live.is_paused:
        return []
    found = {q.decision.seat: Awaited(q.decision.seat, live.server_time(q.since), _due(live, clocks.deadline(live, q)))
             for q in live.questions if not q.is_interrupt and q.decision.seat != CLOCK}
    seal = live.seal
    if seal is not None:
        for d in seal.asked:
            if d.seat != viewer:
                found[d.seat] = Awaited(d.seat, live.server_time(seal.since),
                                        _due(live, clocks.shown_deadline(live, seal, d.seat)))
    return [found[seat] for seat in sorted(found) if live.chairs[seat].is_person_playing]


def _due(live: Live, limit: int | None) -> int | None:
    return None if limit is None else live.server_time(limit)
