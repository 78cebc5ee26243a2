"""What requests about tables have in common: the registry, links, keys, and the host's rights."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from mousehole.server.addresses import Reachable
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.loaded import LoadedTable
from mousehole.server.registry import TableRegistry, refusal
from mousehole.server.requests import base_urls, key_of
from mousehole.table import verbs
from mousehole.table.keys import BYTES, written

Result = TypeVar("Result")
ApiRequest = Request[Any, Any, Any]
ABOUT_TABLES: dict[str, Any] = {"responses": API_ERRORS, "tags": ["tables"]}


def registry_of(request: ApiRequest) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def bases(request: ApiRequest) -> list[str]:
    """Return what links can begin with, the best for other devices first."""
    reachable: Reachable = request.app.state.reachable
    return base_urls(request, registry_of(request).settings, reachable.known)


def link(request: ApiRequest, table: str, key: str = "", base: str = "") -> str:
    """A key comes after the #, which browsers do not send."""
    return f"{base or bases(request)[0]}/t/{table}" + (f"#key={key}" if key else "")


def new_key() -> str:
    return written(secrets.token_bytes(BYTES))


async def hosts_table(request: ApiRequest, table: str) -> LoadedTable:
    """Return the table, if the host asks."""
    loaded = await registry_of(request).table(table)
    if not verbs.is_host(loaded.live, key_of(request)):
        raise refusal("not-host")
    return loaded


async def unless_gone(request: ApiRequest, work: Coroutine[Any, Any, Result]) -> Result:
    """Cancel the work when the client hangs up."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise refusal("closed")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _hung_up(request: ApiRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
