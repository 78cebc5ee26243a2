"""A player is ready for the game's clock to start."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def ready(registry: TableRegistry, viewer: Viewer, message: wire.Ready) -> None:
    await registry.act(viewer.loaded, lambda live, now: verbs.ready(live, seat_of(viewer), now))
