"""A viewer asks for room and state again."""
from __future__ import annotations

from mousehole.hosting.clock import now_ms
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import wire


async def resync(registry: TableRegistry, viewer: Viewer, message: wire.Resync) -> None:
    viewer.tell_all(message.since, now_ms())
