"""A seat takes back its last move, or asks the others whether it may."""
from __future__ import annotations

from copy import copy

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.refusals import refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.hosting.workers import in_a_thread
from mousehole.table import revealing, takebacks, wire
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live


async def take_back(registry: TableRegistry, viewer: Viewer, message: wire.TakeBack) -> None:
    seat, live = seat_of(viewer), viewer.loaded.live
    first, position = takebacks.wanted(live, seat), live.position
    shown = not takebacks.is_sealed(live, first) and await _is_shown(live, first)

    def decide(live: Live, now: int) -> list[AnyEntry]:
        if live.position != position:  # somebody has answered meanwhile
            raise refusal("stale")
        return takebacks.take_back(live, seat_of(viewer), now, shown)

    await registry.act(viewer.loaded, decide)


async def _is_shown(live: Live, first: int) -> bool:
    """Imagine tables outside the event loop, from a copy of the log: the table itself may change meanwhile."""
    match = live.match
    assert match is not None
    log = copy(match.log)
    log.answers = list(log.answers)
    return await in_a_thread(revealing.is_shown, match.game, match.codec, log, first)
