"""A browser's own list of games."""
from __future__ import annotations

from litestar import post

from mousehole.kernel import Refused
from mousehole.server.house import no
from mousehole.server.requests import address_of
from mousehole.server.rest.asking import ABOUT_TABLES, Asking, house_of
from mousehole.table import verbs
from mousehole.table.asked import Mine, MyTable


@post("/api/mine", **ABOUT_TABLES, status_code=200)
async def mine(request: Asking, data: Mine) -> list[MyTable]:
    """The tables that these keys open, as far as they still exist: a browser's own list of games."""
    house, found = house_of(request), []
    if not house.requests.take(address_of(request), len(data.keys) / 10):  # each may have to be read from the store
        raise no("too-fast")
    for known in data.keys:
        try:
            live = (await house.table(known.table)).live
        except Refused:
            continue
        seat = verbs.seat_of(live, known.key)
        if seat is not None:
            found.append(MyTable(live.id, live.opened.title, live.opened.game, live.status,  # type: ignore[arg-type]
                                 seat, live.match_number, list(live.finished), live.touched))
    return found
