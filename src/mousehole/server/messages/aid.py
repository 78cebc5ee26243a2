"""Says what follows from what a viewer sees."""
from __future__ import annotations

from mousehole.server.registry import TableRegistry, refusal
from mousehole.server.viewer import Viewer
from mousehole.table import frames, wire


async def aid(registry: TableRegistry, viewer: Viewer, message: wire.AskAid) -> None:
    """Use the viewer's own view and nothing else; a spectator's is what everybody knows."""
    aided = frames.aided(viewer.loaded.live, viewer.seat)
    if aided is None:
        raise refusal("no-aids")
    viewer.send(aided)
