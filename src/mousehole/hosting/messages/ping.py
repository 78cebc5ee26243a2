"""A viewer asks for the server's time."""
from __future__ import annotations

from mousehole.hosting.clock import now_ms
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import wire


async def ping(registry: TableRegistry, viewer: Viewer, message: wire.Ping) -> None:
    viewer.send(wire.Pong(message.sent, now_ms()))
