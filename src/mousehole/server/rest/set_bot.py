"""The host gives a seat to a bot, or removes it."""
from __future__ import annotations

from litestar import post

from mousehole.hosting.rest import seats
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, caller_of, registry_of
from mousehole.table.rest_types import SetBot
from mousehole.table.wire import Room


@post("/api/tables/{table:str}/seats/{seat:int}/bot", **ABOUT_TABLES)
async def set_bot(request: ApiRequest, table: str, seat: int, data: SetBot) -> Room:
    """Host: a bot takes this seat, or leaves it."""
    return await seats.set_bot(registry_of(request), caller_of(request), table, seat, data)
