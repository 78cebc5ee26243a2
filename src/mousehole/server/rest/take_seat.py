"""Sit down at a table."""
from __future__ import annotations

from litestar import post

from mousehole.server.house import no
from mousehole.server.requests import key_of
from mousehole.server.rest.asking import ABOUT_TABLES, Asking, house_of, link, new_key
from mousehole.table import verbs
from mousehole.table.asked import SeatTaken, TakeSeat
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live


@post("/api/tables/{table:str}/seats", **ABOUT_TABLES)
async def take_seat(request: Asking, table: str, data: TakeSeat) -> SeatTaken:
    """Take a free seat; or, with the key of an invitation as bearer, the one it is for."""
    house = house_of(request)
    hosted = await house.table(table)
    invited = key_of(request)
    if invited:
        seat = verbs.seat_of(hosted.live, invited)
        if seat is None:
            raise no("bad-key")
        await house.act(hosted, lambda live, now: [verbs.accept(live, seat, data.name, data.nonce, now)])
        return SeatTaken(table, seat, invited, link(request, table, invited))
    key, taken = new_key(), []

    def decide(live: Live, now: int) -> list[AnyEntry]:
        sat = verbs.sit(live, data.seat, data.name, hashed(key), data.nonce, now)
        taken.append(sat.seat)
        return [sat]

    await house.act(hosted, decide)
    return SeatTaken(table, taken[-1], key, link(request, table, key))
