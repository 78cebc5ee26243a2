"""A viewer asks what follows from what it sees."""
from __future__ import annotations

from mousehole.server.house import House, no
from mousehole.server.viewer import Viewer
from mousehole.table import frames, wire


async def aid(house: House, viewer: Viewer, message: wire.AskAid) -> None:
    """From the viewer's own view and from nothing else; a spectator's is what everybody knows."""
    aided = frames.aided(viewer.hosted.live, viewer.seat)
    if aided is None:
        raise no("no-aids")
    viewer.send(aided)
