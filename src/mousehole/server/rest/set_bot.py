"""The host gives a seat to a bot, or removes it."""
from __future__ import annotations

from litestar import post

from mousehole.server.clock import now_ms
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, hosts_table, registry_of
from mousehole.table import frames, verbs
from mousehole.table.rest_types import SetBot
from mousehole.table.wire import Room


@post("/api/tables/{table:str}/seats/{seat:int}/bot", **ABOUT_TABLES)
async def set_bot(request: ApiRequest, table: str, seat: int, data: SetBot) -> Room:
    """Host: a bot takes this seat, or leaves it."""
    loaded = await hosts_table(request, table)
    await registry_of(request).act(loaded, lambda live, now: [verbs.set_bot(live, seat, data.level, now)])
    return frames.room(loaded.live, now_ms(), loaded.connected())
