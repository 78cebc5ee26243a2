"""A viewer asks for the server's time."""
from __future__ import annotations

from mousehole.server.clock import now_ms
from mousehole.server.registry import TableRegistry
from mousehole.server.viewer import Viewer
from mousehole.table import wire


async def ping(registry: TableRegistry, viewer: Viewer, message: wire.Ping) -> None:
    viewer.send(wire.Pong(message.sent, now_ms()))
