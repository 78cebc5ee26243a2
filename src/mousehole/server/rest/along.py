"""A match that its only player takes along, and brings back."""
from __future__ import annotations

from litestar import post

from mousehole.hosting.rest import along
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, caller_of, registry_of, unless_gone
from mousehole.table.rest_types import Along, BringBack, TakeAlong


@post("/api/tables/{table:str}/along", **ABOUT_TABLES, status_code=200)
async def take_along(request: ApiRequest, table: str, data: TakeAlong) -> Along:
    """With the key of the only person at the table: its journal from an entry on, with everything that is hidden.

    From the first time on, the match is marked as taken along.
    """
    return await along.take_along(registry_of(request), caller_of(request), table, data)


@post("/api/tables/{table:str}/along/back", **ABOUT_TABLES, status_code=200)
async def bring_back(request: ApiRequest, table: str, data: BringBack) -> Along:
    """Continue with what was played offline, if nobody has played here meanwhile. Every answer is checked."""
    return await unless_gone(request, along.bring_back(registry_of(request), caller_of(request), table, data))


handlers = [take_along, bring_back]
