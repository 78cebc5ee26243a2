"""The host changes how the table plays from the next match on."""
from __future__ import annotations

from mousehole.hosting.messages.rights import must_be_host
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import verbs, wire


async def set_up(registry: TableRegistry, viewer: Viewer, message: wire.SetUp) -> None:
    must_be_host(viewer)
    clock = message.clock
    await registry.act(viewer.loaded, lambda live, now: [verbs.set_up(
        live, now, edition=message.edition, title=message.title, listed=message.listed, hints=message.hints,
        aids=message.aids, take_backs=message.take_backs, remarks=message.remarks,
        move_seconds=clock.move if clock else None, game_seconds=clock.game if clock else None)])
