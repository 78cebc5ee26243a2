"""A seat wants to play again."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def rematch(registry: TableRegistry, viewer: Viewer, message: wire.Rematch) -> None:
    present = viewer.loaded.connected
    await registry.act(viewer.loaded, lambda live, now: verbs.rematch(live, seat_of(viewer), now, present()))
