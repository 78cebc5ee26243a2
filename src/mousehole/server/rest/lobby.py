"""The tables that anybody may join or watch."""
from __future__ import annotations

import json

from litestar import get

from mousehole.server.rest.asking import ABOUT_TABLES, Asking, house_of
from mousehole.table.asked import Listed

LOBBY = 100  # lines


@get("/api/tables", **ABOUT_TABLES)
async def lobby(request: Asking) -> list[Listed]:
    """The tables that anybody may join or watch."""
    rows = await house_of(request).store.listed(LOBBY)
    return [Listed(row.id, row.title, row.game, row.status, row.seats, row.free, json.loads(row.names)) for row in rows]
