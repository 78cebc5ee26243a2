"""The host gives a seat to a bot."""
from __future__ import annotations

from litestar import post

from mousehole.server.house import now_ms
from mousehole.server.rest.asking import ABOUT_TABLES, Asking, hosts_table, house_of
from mousehole.table import frames, verbs
from mousehole.table.asked import SetBot
from mousehole.table.wire import Room


@post("/api/tables/{table:str}/seats/{seat:int}/bot", **ABOUT_TABLES)
async def set_bot(request: Asking, table: str, seat: int, data: SetBot) -> Room:
    """Host: a bot takes this seat, or leaves it."""
    hosted = await hosts_table(request, table)
    await house_of(request).act(hosted, lambda live, now: [verbs.set_bot(live, seat, data.level, now)])
    return frames.room(hosted.live, now_ms(), hosted.connected())
