"""A viewer asks for room and state again."""
from __future__ import annotations

from mousehole.server.clock import now_ms
from mousehole.server.registry import TableRegistry
from mousehole.server.viewer import Viewer
from mousehole.table import wire


async def resync(registry: TableRegistry, viewer: Viewer, message: wire.Resync) -> None:
    viewer.tell_all(message.since, now_ms())
