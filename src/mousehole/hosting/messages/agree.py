"""A seat agrees to somebody's take-back, or does not."""
from __future__ import annotations

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import takebacks, wire


async def agree(registry: TableRegistry, viewer: Viewer, message: wire.Agree) -> None:
    await registry.act(viewer.loaded, lambda live, now: takebacks.agree(live, seat_of(viewer), message.agrees, now))
