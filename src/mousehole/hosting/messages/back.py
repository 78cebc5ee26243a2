"""A player who was away returns."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def back(registry: TableRegistry, viewer: Viewer, message: wire.Back) -> None:
    await registry.act(viewer.loaded, lambda live, now: [verbs.come_back(live, seat_of(viewer), now)])
