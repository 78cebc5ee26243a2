"""Says what follows from what a viewer sees."""
from __future__ import annotations

from mousehole.hosting.refusals import refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import frames, wire


async def aid(registry: TableRegistry, viewer: Viewer, message: wire.AskAid) -> None:
    """Use the viewer's own view and nothing else; a spectator's is what everybody knows."""
    aided = frames.aided(viewer.loaded.live, viewer.seat)
    if aided is None:
        raise refusal("no-aids")
    viewer.send(aided)
