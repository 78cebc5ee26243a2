"""A viewer asks what time it is."""
from __future__ import annotations

from mousehole.server.house import House, now_ms
from mousehole.server.viewer import Viewer
from mousehole.table import wire


async def ping(house: House, viewer: Viewer, message: wire.Ping) -> None:
    viewer.send(wire.Pong(message.sent, now_ms()))
