"""The host lets players change seats."""
from __future__ import annotations

from mousehole.hosting.messages.rights import must_be_host
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def rearrange(registry: TableRegistry, viewer: Viewer, message: wire.Rearrange) -> None:
    must_be_host(viewer)
    await registry.act(viewer.loaded, lambda live, now: [verbs.rearrange(live, list(message.order), now)])
