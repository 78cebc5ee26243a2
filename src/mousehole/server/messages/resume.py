"""A paused game is resumed."""
from __future__ import annotations

from mousehole.server.messages.rights import seat_of
from mousehole.server.registry import TableRegistry
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def resume(registry: TableRegistry, viewer: Viewer, message: wire.Resume) -> None:
    await registry.act(viewer.loaded, lambda live, now: [verbs.resume(live, seat_of(viewer), now)])
