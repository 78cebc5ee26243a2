"""The host lets a seat speak, or not."""
from __future__ import annotations

from mousehole.server.house import House
from mousehole.server.said.rights import must_be_host
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def mute(house: House, viewer: Viewer, message: wire.Mute) -> None:
    must_be_host(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.mute(live, message.seat, message.on, now)])
