"""The host makes a player the host."""
from __future__ import annotations

from mousehole.hosting.messages.rights import must_be_host
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def hand_over(registry: TableRegistry, viewer: Viewer, message: wire.HandOver) -> None:
    must_be_host(viewer)
    await registry.act(viewer.loaded, lambda live, now: [verbs.hand_over(live, message.seat, now)])
