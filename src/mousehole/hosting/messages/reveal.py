"""A called seat reveals its contribution to the next seed."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def reveal(registry: TableRegistry, viewer: Viewer, message: wire.Reveal) -> None:
    seat = seat_of(viewer)
    await registry.act(viewer.loaded, lambda live, now: verbs.reveal(live, seat, message.nonce, now))
