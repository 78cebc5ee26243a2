"""A seat wants to play again."""
from __future__ import annotations

from mousehole.server.house import House
from mousehole.server.said.rights import seat_of
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def rematch(house: House, viewer: Viewer, message: wire.Rematch) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: verbs.rematch(live, seat, message.nonce, now))
