"""The host begins the match."""
from __future__ import annotations

from mousehole.server.house import House
from mousehole.server.said.rights import must_be_host
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def start(house: House, viewer: Viewer, message: wire.Start) -> None:
    must_be_host(viewer)
    await house.act(viewer.hosted, lambda live, now: verbs.start(live, message.fill, now))
