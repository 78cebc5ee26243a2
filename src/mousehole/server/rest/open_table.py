"""Open a table: with an edition of the game's, or with one's own."""
from __future__ import annotations

import secrets

from litestar import post

from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition
from mousehole.server.house import no, now_ms
from mousehole.server.requests import address_of
from mousehole.server.rest.asking import ABOUT_TABLES, Asking, house_of, link, new_key
from mousehole.server.trial import tried
from mousehole.table import frames, verbs
from mousehole.table.asked import NewTable, TableMade
from mousehole.table.box import open_box
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live

OWN_EDITION = 3  # openings that a table with an edition of one's own counts as: it is tried out first


@post("/api/tables", **ABOUT_TABLES)
async def open_table(request: Asking, data: NewTable) -> TableMade:
    """Open a table. Then take a seat at it, send the link to others, and `start` on the socket."""
    house, now, host, text = house_of(request), now_ms(), new_key(), data.edition_text or None
    if text is not None:
        await _try_out(request, data)
    opened = verbs.open_table(
        data.game, data.seats, dict(data.options), data.edition, secrets.token_bytes(32), hashed(host), now,
        title=data.title, listed=data.listed, move_seconds=data.clock.move, game_seconds=data.clock.game,
        hints=data.hints, aids=data.aids, text=text)
    live = Live("", opened)
    bots: list[AnyEntry] = []
    for seat, level in data.bots.items():
        if not seat.isdecimal() or len(seat) > 2:
            raise no("no-such-seat")
        bots.append(verbs.set_bot(live, int(seat), level, now))
    if text is None and not house.openings.take(address_of(request)):
        raise no("too-many")
    hosted = await house.open_table(opened, bots)
    id = hosted.live.id
    return TableMade(id, host, link(request, id), frames.room(hosted.live, now))


async def _try_out(request: Asking, data: NewTable) -> None:
    """What is cheap to see first; and one at a time, because a trial may take all the time it is allowed."""
    house = house_of(request)
    if data.edition != "standard":
        raise BadSetup("either an edition that comes with the game, or a text of one's own")
    open_box(data.game).game.facts.checked(data.seats, dict(data.options))
    Edition(data.edition_text)
    if not house.openings.take(address_of(request), OWN_EDITION):
        raise no("too-many")
    async with house.trials:
        await tried(data.game, data.edition_text, data.seats, dict(data.options))
