"""A browser's own list of tables."""
from __future__ import annotations

from litestar import post

from mousehole.hosting.refusals import too_fast
from mousehole.hosting.rest import mine as listing
from mousehole.server import costs
from mousehole.server.requests import address_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, registry_of
from mousehole.table.rest_types import Mine, MyTable


@post("/api/mine", **ABOUT_TABLES, status_code=200)
async def mine(request: ApiRequest, data: Mine) -> list[MyTable]:
    """The tables that these keys open, if they still exist: a browser's own list of tables."""
    registry = registry_of(request)
    if wait := registry.requests.take(address_of(request), len(data.keys) / 10):  # each may have to be read
        raise too_fast(wait)
    there = await listing.there(registry, data)
    account = registry.budgets.of_address(address_of(request))
    for id in there:
        if id not in registry.tables:
            account.pay(costs.LOADED)
    return await listing.mine(registry, data, there)
