"""Says what the game's abilities do, and why they cannot be used now."""
from __future__ import annotations

from mousehole.server.registry import TableRegistry, refusal
from mousehole.server.viewer import Viewer
from mousehole.table import frames, wire


async def guide(registry: TableRegistry, viewer: Viewer, message: wire.Guide) -> None:
    live = viewer.loaded.live
    if live.match is None:
        raise refusal("not-started")
    viewer.send(frames.sheets(live, viewer.seat))
