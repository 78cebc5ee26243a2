"""A browser's own list of tables."""
from __future__ import annotations

from litestar import post

from mousehole.kernel import Refused
from mousehole.server import costs
from mousehole.server.registry import TableRegistry, too_fast
from mousehole.server.requests import address_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, registry_of
from mousehole.table import verbs
from mousehole.table.rest_types import Mine, MyTable


@post("/api/mine", **ABOUT_TABLES, status_code=200)
async def mine(request: ApiRequest, data: Mine) -> list[MyTable]:
    """The tables that these keys open, if they still exist: a browser's own list of tables."""
    registry, found = registry_of(request), []
    if wait := registry.requests.take(address_of(request), len(data.keys) / 10):  # each may have to be read
        raise too_fast(wait)
    there = await _there(registry, [known.table for known in data.keys])
    account = registry.budgets.of_address(address_of(request))
    for known in data.keys:
        if known.table not in there:
            continue
        if known.table not in registry.tables:
            account.pay(costs.LOADED)
        try:
            live = await registry.readable(known.table)
        except Refused:
            continue
        seat = verbs.seat_of(live, known.key)
        if seat is not None:
            found.append(MyTable(live.id, live.opened.title, live.opened.game, live.status,  # type: ignore[arg-type]
                                 seat, live.match_number, list(live.finished), live.touched))
    return found


async def _there(registry: TableRegistry, ids: list[str]) -> set[str]:
    """Look them all up at once: most of what a stranger asks for does not exist."""
    unknown = [id for id in ids if id not in registry.tables]
    return set(ids) - set(unknown) | set(await registry.store.numbers(unknown) if unknown else [])
