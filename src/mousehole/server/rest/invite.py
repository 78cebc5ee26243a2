"""The host reserves a seat for somebody."""
from __future__ import annotations

from litestar import post

from mousehole.hosting.rest import seats
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, caller_of, registry_of
from mousehole.table.rest_types import SeatTaken


@post("/api/tables/{table:str}/seats/{seat:int}/invitation", **ABOUT_TABLES)
async def invite(request: ApiRequest, table: str, seat: int) -> SeatTaken:
    """Host: a personal link to one seat."""
    return await seats.invite(registry_of(request), caller_of(request), table, seat)
