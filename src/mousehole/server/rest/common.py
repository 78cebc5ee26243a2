"""What requests about tables have in common: the registry, who asks, and links."""
from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from mousehole.hosting.refusals import refusal
from mousehole.hosting.rest.common import Caller
from mousehole.server.addresses import Reachable
from mousehole.server.api_errors import API_ERRORS
from mousehole.server.leases import LeasedRegistry
from mousehole.server.requests import address_of, base_urls, key_of

Result = TypeVar("Result")
ApiRequest = Request[Any, Any, Any]
ABOUT_TABLES: dict[str, Any] = {"responses": API_ERRORS, "tags": ["tables"]}


def registry_of(request: ApiRequest) -> LeasedRegistry:
    registry: LeasedRegistry = request.app.state.registry
    return registry


def bases(request: ApiRequest) -> list[str]:
    """Return what links can begin with, the best for other devices first."""
    reachable: Reachable = request.app.state.reachable
    return base_urls(request, registry_of(request).settings, reachable.known)


def caller_of(request: ApiRequest, base: str = "") -> Caller:
    return Caller(key_of(request), address_of(request), base or bases(request)[0])


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
