"""The host sets other options for the next match."""
from __future__ import annotations

from mousehole.server.house import House
from mousehole.server.said.rights import must_be_host
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def set_options(house: House, viewer: Viewer, message: wire.SetOptions) -> None:
    must_be_host(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.set_options(live, dict(message.options), now)])
