"""The public tables."""
from __future__ import annotations

from litestar import get

from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, registry_of
from mousehole.table.rest_types import Listed

LOBBY = 100  # lines


@get("/api/tables", **ABOUT_TABLES)
async def lobby(request: ApiRequest) -> list[Listed]:
    """The public tables, which anybody may join or watch."""
    return await registry_of(request).store.listed(LOBBY)
