"""The host removes a player."""
from __future__ import annotations

from mousehole.hosting.messages.rights import must_be_host
from mousehole.hosting.refusals import refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def remove(registry: TableRegistry, viewer: Viewer, message: wire.Remove) -> None:
    must_be_host(viewer)
    if message.seat == viewer.seat:
        raise refusal("own-seat")
    await registry.act(viewer.loaded, lambda live, now: [verbs.remove(live, message.seat, now)])
