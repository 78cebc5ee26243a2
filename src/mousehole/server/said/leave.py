"""Somebody goes: a bot stands in, or the seat is free again."""
from __future__ import annotations

from mousehole.server.house import House
from mousehole.server.said.rights import seat_of
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def leave(house: House, viewer: Viewer, message: wire.Leave) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.leave(live, seat, now)])
