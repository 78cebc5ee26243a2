"""Takes a seat at a table."""
from __future__ import annotations

from litestar import post

from mousehole.hosting.rest import take_seat as taking
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, caller_of, registry_of
from mousehole.table.rest_types import SeatTaken, TakeSeat


@post("/api/tables/{table:str}/seats", **ABOUT_TABLES)
async def take_seat(request: ApiRequest, table: str, data: TakeSeat) -> SeatTaken:
    """Take a free seat; or, with the key of an invitation as bearer, the one it is for."""
    return await taking.take_seat(registry_of(request), caller_of(request), table, data)
