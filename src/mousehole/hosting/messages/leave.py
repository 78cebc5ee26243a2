"""A player leaves: a bot plays meanwhile, or the seat is free again."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def leave(registry: TableRegistry, viewer: Viewer, message: wire.Leave) -> None:
    await registry.act(viewer.loaded, lambda live, now: [verbs.leave(live, seat_of(viewer), now)])
