"""A seat gives up."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def resign(registry: TableRegistry, viewer: Viewer, message: wire.Resign) -> None:
    await registry.act(viewer.loaded, lambda live, now: verbs.resign(live, seat_of(viewer), now))
