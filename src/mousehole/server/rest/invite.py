"""The host keeps a seat for somebody."""
from __future__ import annotations

from litestar import post

from mousehole.server.rest.asking import ABOUT_TABLES, Asking, hosts_table, house_of, link, new_key
from mousehole.table import verbs
from mousehole.table.asked import SeatTaken
from mousehole.table.keys import hashed


@post("/api/tables/{table:str}/seats/{seat:int}/invitation", **ABOUT_TABLES)
async def invite(request: Asking, table: str, seat: int) -> SeatTaken:
    """Host: a link for one person to one seat."""
    hosted, key = await hosts_table(request, table), new_key()
    await house_of(request).act(hosted, lambda live, now: [verbs.invite(live, seat, hashed(key), now)])
    return SeatTaken(table, seat, key, link(request, table, key))
