"""A seat answers a question."""
from __future__ import annotations

from mousehole.server.house import House
from mousehole.server.said.rights import seat_of
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def answer(house: House, viewer: Viewer, message: wire.Answer) -> None:
    seat = seat_of(viewer)
    numbers = await house.act(
        viewer.hosted, lambda live, now: verbs.answer(live, seat, message.n, message.choice, now))
    viewer.send(wire.Taken(message.id, message.n, viewer.hosted.live.told(seat, numbers[-1])))
