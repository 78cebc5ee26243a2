"""The lobby: find a table, look at it, take a seat."""
from __future__ import annotations

import json
import secrets
from typing import Any

from litestar import Request, get, post

from mousehole.games import edition_text
from mousehole.kernel import Refused
from mousehole.kernel.edition import Edition
from mousehole.server.hosted import Hosted
from mousehole.server.house import House, no, now_ms
from mousehole.server.requests import address_of, base_url, key_of
from mousehole.server.troubles import TROUBLES
from mousehole.table import frames, verbs
from mousehole.table.asked import Listed, Mine, MyTable, Printed, SeatTaken, SetBot, TakeSeat
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import BYTES, hashed, written
from mousehole.table.live import Live
from mousehole.table.wire import Room

Asking = Request[Any, Any, Any]
LOBBY = 100  # lines


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


def link(request: Asking, table: str, key: str = "") -> str:
    """A key stands behind the #, which browsers keep to themselves."""
    base = base_url(request, house_of(request).settings)
    return f"{base}/t/{table}" + (f"#key={key}" if key else "")


def new_key() -> str:
    return written(secrets.token_bytes(BYTES))


async def hosts_table(request: Asking, table: str) -> Hosted:
    hosted = await house_of(request).table(table)
    if not verbs.is_host(hosted.live, key_of(request)):
        raise no("not-host")
    return hosted


@get("/api/tables", responses=TROUBLES, tags=["tables"])
async def lobby(request: Asking) -> list[Listed]:
    """The tables that anybody may join or watch."""
    rows = await house_of(request).store.listed(LOBBY)
    return [Listed(row.id, row.title, row.game, row.status, row.seats, row.free, json.loads(row.names)) for row in rows]


@get("/api/tables/{table:str}", responses=TROUBLES, tags=["tables"])
async def look(request: Asking, table: str) -> Room:
    """The room: who sits where, and how it stands."""
    hosted = await house_of(request).table(table)
    return frames.room(hosted.live, now_ms(), hosted.connected())


@get("/api/tables/{table:str}/edition", responses=TROUBLES, tags=["tables"])
async def table_edition(request: Asking, table: str) -> Printed:
    """What is printed on the components that this table plays with: of an edition of its own, too."""
    hosted = await house_of(request).table(table)
    head = hosted.live.opened.edition
    printed = Edition(head.get("text") or edition_text(hosted.live.opened.game, head["name"]))
    return Printed(printed.name, printed.about, printed.check, printed.tables)


@post("/api/tables/{table:str}/seats", responses=TROUBLES, tags=["tables"])
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


@post("/api/tables/{table:str}/seats/{seat:int}/invitation", responses=TROUBLES, tags=["tables"])
async def invite(request: Asking, table: str, seat: int) -> SeatTaken:
    """Host: a link for one person to one seat."""
    hosted, key = await hosts_table(request, table), new_key()
    await house_of(request).act(hosted, lambda live, now: [verbs.invite(live, seat, hashed(key), now)])
    return SeatTaken(table, seat, key, link(request, table, key))


@post("/api/tables/{table:str}/seats/{seat:int}/bot", responses=TROUBLES, tags=["tables"])
async def set_bot(request: Asking, table: str, seat: int, data: SetBot) -> Room:
    """Host: a bot takes this seat, or leaves it."""
    hosted = await hosts_table(request, table)
    await house_of(request).act(hosted, lambda live, now: [verbs.set_bot(live, seat, data.level, now)])
    return frames.room(hosted.live, now_ms(), hosted.connected())


@post("/api/mine", responses=TROUBLES, tags=["tables"], status_code=200)
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
                                 seat, live.match_number, [f.match for f in live.finished], live.at))
    return found


handlers = [lobby, look, table_edition, take_seat, invite, set_bot, mine]
