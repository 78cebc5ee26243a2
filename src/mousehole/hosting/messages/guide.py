"""Says what the game's abilities do, and why they cannot be used now."""
from __future__ import annotations

from mousehole.hosting.refusals import refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import frames, wire


async def guide(registry: TableRegistry, viewer: Viewer, message: wire.Guide) -> None:
    live = viewer.loaded.live
    if live.match is None:
        raise refusal("not-started")
    viewer.send(frames.sheets(live, viewer.seat))
