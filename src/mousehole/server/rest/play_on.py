"""Opens a table on which somebody plays on from a moment of a finished match."""
from __future__ import annotations

from litestar import post

from mousehole.hosting.refusals import too_fast
from mousehole.hosting.rest import play_on as playing_on
from mousehole.server.requests import address_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, caller_of, registry_of
from mousehole.table.rest_types import PlayOn, TableMade


@post("/api/tables/{table:str}/matches/{match:int}/play-on", **ABOUT_TABLES)
async def play_on(request: ApiRequest, table: str, match: int, data: PlayOn) -> TableMade:
    """Open a table that begins where a finished match was after `step` turns, with bots on all seats but one.

    What that seat did not know then is imagined anew for every match there.
    Then take the seat, and `start` on the socket.
    """
    registry = registry_of(request)
    if wait := registry.openings.take(address_of(request)):
        raise too_fast(wait, "too-many")
    return await playing_on.play_on(registry, caller_of(request), table, match, data)
