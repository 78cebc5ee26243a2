"""The host changes options for the next match."""
from __future__ import annotations

from mousehole.hosting.messages.rights import must_be_host
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def set_options(registry: TableRegistry, viewer: Viewer, message: wire.SetOptions) -> None:
    must_be_host(viewer)
    await registry.act(viewer.loaded, lambda live, now: [verbs.set_options(live, dict(message.options), now)])
