"""Chat messages."""
from __future__ import annotations

from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live


async def say(registry: TableRegistry, viewer: Viewer, message: wire.Say) -> None:
    def decide(live: Live, now: int) -> list[AnyEntry]:
        return [verbs.say(live, viewer.seat, message.text, now, message.name, viewer.is_host,
                          message.reaction)]

    await registry.act(viewer.loaded, decide)
