"""Finds a table by its short code."""
from __future__ import annotations

from litestar import get

from mousehole.hosting.refusals import refusal, too_fast
from mousehole.server.requests import address_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, registry_of
from mousehole.table.codes import read_code
from mousehole.table.rest_types import CodeFound


async def table_with(request: ApiRequest, text: str) -> str:
    """Return the id of the table that has this code; raises Refused. An address may not try many: codes are short."""
    registry, code = registry_of(request), read_code(text)
    if code and (wait := registry.guesses.take(address_of(request))):
        raise too_fast(wait)
    found = await registry.store.with_code(code) if code else ""
    if not found:
        raise refusal("no-such-code", typed=text[:40])
    return found


@get("/api/codes/{code:str}", **ABOUT_TABLES)
async def short_code(request: ApiRequest, code: str) -> CodeFound:
    """The open table that has this short code. Small letters and a missing hyphen are fine."""
    return CodeFound(await table_with(request, code))
