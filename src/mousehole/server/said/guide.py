"""Somebody wants to read what the game's abilities do, and why not now."""
from __future__ import annotations

from mousehole.server.house import House, no
from mousehole.server.viewer import Viewer
from mousehole.table import frames, wire


async def guide(house: House, viewer: Viewer, message: wire.Guide) -> None:
    live = viewer.hosted.live
    if live.match is None:
        raise no("not-started")
    viewer.send(frames.sheets(live, viewer.seat))
