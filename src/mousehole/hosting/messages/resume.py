"""A paused game is resumed."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def resume(registry: TableRegistry, viewer: Viewer, message: wire.Resume) -> None:
    await registry.act(viewer.loaded, lambda live, now: [verbs.resume(live, seat_of(viewer), now)])
