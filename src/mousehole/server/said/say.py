"""Chat."""
from __future__ import annotations

from mousehole.server.house import House, no
from mousehole.server.viewer import Viewer
from mousehole.table import verbs, wire


async def say(house: House, viewer: Viewer, message: wire.Say) -> None:
    if viewer.seat is None and not viewer.is_host:
        raise no("not-seated")
    await house.act(viewer.hosted, lambda live, now: [verbs.say(live, viewer.seat, message.text, now)])
