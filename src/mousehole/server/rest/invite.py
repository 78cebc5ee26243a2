"""The host reserves a seat for somebody."""
from __future__ import annotations

from litestar import post

from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, hosts_table, link, new_key, registry_of
from mousehole.table import verbs
from mousehole.table.keys import hashed
from mousehole.table.rest_types import SeatTaken


@post("/api/tables/{table:str}/seats/{seat:int}/invitation", **ABOUT_TABLES)
async def invite(request: ApiRequest, table: str, seat: int) -> SeatTaken:
    """Host: a personal link to one seat."""
    loaded, key = await hosts_table(request, table), new_key()
    await registry_of(request).act(loaded, lambda live, now: [verbs.invite(live, seat, hashed(key), now)])
    return SeatTaken(table, seat, key, link(request, table, key))
