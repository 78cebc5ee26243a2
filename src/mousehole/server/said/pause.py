"""A cooperative table takes a break."""
from __future__ import annotations

from mousehole.server.house import House
from mousehole.server.said.rights import seat_of
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def pause(house: House, viewer: Viewer, message: wire.Pause) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.pause(live, seat, now)])
