"""Takes a seat at a table."""
from __future__ import annotations

from litestar import post

from mousehole.server.registry import owned_seat
from mousehole.server.requests import key_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, link, new_key, registry_of
from mousehole.table import verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.rest_types import SeatTaken, TakeSeat


@post("/api/tables/{table:str}/seats", **ABOUT_TABLES)
async def take_seat(request: ApiRequest, table: str, data: TakeSeat) -> SeatTaken:
    """Take a free seat; or, with the key of an invitation as bearer, the one it is for."""
    registry = registry_of(request)
    loaded = await registry.table(table)
    invited = key_of(request)
    key, taken = invited or new_key(), []

    def decide(live: Live, now: int) -> list[AnyEntry]:
        """Find and take the seat in one step: a player who is being removed cannot take it again."""
        if invited:
            sat = verbs.accept(live, owned_seat(live, invited), data.name, now)
        else:
            sat = verbs.sit(live, data.seat, data.name, hashed(key), now)
        taken.append(sat.seat)
        return [sat]

    await registry.act(loaded, decide)
    return SeatTaken(table, taken[-1], key, link(request, table, key))
