"""A viewer wants everything told once more."""
from __future__ import annotations

from mousehole.server.house import House, now_ms
from mousehole.server.viewer import Viewer
from mousehole.table import wire


async def resync(house: House, viewer: Viewer, message: wire.Resync) -> None:
    viewer.tell_all(message.since, now_ms())
