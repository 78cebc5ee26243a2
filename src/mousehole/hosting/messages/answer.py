"""A seat answers a question."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def answer(registry: TableRegistry, viewer: Viewer, message: wire.Answer) -> None:
    seat = seat_of(viewer)
    numbers = await registry.act(
        viewer.loaded, lambda live, now: verbs.answer(live, seat_of(viewer), message.n, message.choice, now))
    viewer.send(wire.Taken(message.id, message.n, viewer.loaded.live.told(seat, numbers[-1])))
