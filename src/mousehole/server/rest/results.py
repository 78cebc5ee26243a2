"""The results of all matches at a table, and how its host has them forgotten."""
from __future__ import annotations

from litestar import get, post

from mousehole.hosting.rest import results as listing
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, caller_of, registry_of, unless_gone
from mousehole.table.rest_types import MatchResult


@get("/api/tables/{table:str}/results", **ABOUT_TABLES)
async def results(request: ApiRequest, table: str) -> list[MatchResult]:
    """All finished matches of a table since its results were last cleared, the earliest first: for statistics."""
    return await unless_gone(request, listing.results(registry_of(request), caller_of(request), table))


@post("/api/tables/{table:str}/results/clear", **ABOUT_TABLES, status_code=200)
async def clear_results(request: ApiRequest, table: str) -> list[MatchResult]:
    """Host: the matches until now are not counted any more. Their replays stay."""
    return await listing.clear_results(registry_of(request), caller_of(request), table)


handlers = [results, clear_results]
