"""The host starts the match."""
from __future__ import annotations

from mousehole.hosting.messages.rights import must_be_host
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def start(registry: TableRegistry, viewer: Viewer, message: wire.Start) -> None:
    must_be_host(viewer)
    present = viewer.loaded.connected
    await registry.act(viewer.loaded, lambda live, now: verbs.start(live, message.fill, now, present()))
