"""The host removes a player."""
from __future__ import annotations

from mousehole.server.messages.rights import must_be_host
from mousehole.server.registry import TableRegistry, refusal
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def remove(registry: TableRegistry, viewer: Viewer, message: wire.Remove) -> None:
    must_be_host(viewer)
    if message.seat == viewer.seat:
        raise refusal("own-seat")
    await registry.act(viewer.loaded, lambda live, now: [verbs.remove(live, message.seat, now)])
