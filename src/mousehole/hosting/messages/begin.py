"""The host waits no longer for players who are not ready."""
from __future__ import annotations

from mousehole.hosting.messages.rights import must_be_host
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def begin(registry: TableRegistry, viewer: Viewer, message: wire.Begin) -> None:
    must_be_host(viewer)
    await registry.act(viewer.loaded, verbs.begin)
