"""The host sends somebody away."""
from __future__ import annotations

from mousehole.server.house import House, no
from mousehole.server.said.rights import must_be_host
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def remove(house: House, viewer: Viewer, message: wire.Remove) -> None:
    must_be_host(viewer)
    if message.seat == viewer.seat:
        raise no("own-seat")
    await house.act(viewer.hosted, lambda live, now: [verbs.remove(live, message.seat, now)])
