"""Opens a table, with one of the game's editions or a custom one."""
from __future__ import annotations

import asyncio
import secrets

from litestar import post

from mousehole.kernel import BadSetup
from mousehole.server.clock import now_ms
from mousehole.server.registry import refusal, too_fast
from mousehole.server.requests import address_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, link, new_key, registry_of
from mousehole.server.trial import tried
from mousehole.table import frames, verbs
from mousehole.table.box import open_box
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.rest_types import NewTable, TableMade

OWN_EDITION = 3  # how many openings a table with a custom edition counts as: it is tried out first


@post("/api/tables", **ABOUT_TABLES)
async def open_table(request: ApiRequest, data: NewTable) -> TableMade:
    """Open a table. Then take a seat at it, send the link to others, and `start` on the socket."""
    registry, now, host, text = registry_of(request), now_ms(), new_key(), data.edition_text or None
    if text is not None:
        await _try_out(request, data)
    opened = verbs.open_table(
        data.game, data.seats, dict(data.options), data.edition, secrets.token_bytes(32), hashed(host), now,
        title=data.title, listed=data.listed, move_seconds=data.clock.move, game_seconds=data.clock.game,
        hints=data.hints, aids=data.aids, take_backs=data.take_backs, ready=data.ready, text=text)
    live = Live("", opened)
    bots: list[AnyEntry] = []
    for seat, level in data.bots.items():
        if not seat.isdecimal() or len(seat) > 2:
            raise refusal("no-such-seat")
        bots.append(verbs.set_bot(live, int(seat), level, now))
    if text is None and (wait := registry.openings.take(address_of(request))):
        raise too_fast(wait, "too-many")
    loaded = await registry.open_table(opened, bots, address_of(request))
    id = loaded.live.id
    return TableMade(id, host, link(request, id), frames.room(loaded.live, now))


async def _try_out(request: ApiRequest, data: NewTable) -> None:
    """Check what is cheap first; and only one at a time, because a trial may take all the time it is allowed.

    Nothing parses the text before that: parsing may take longer than everything else.
    """
    registry = registry_of(request)
    if data.edition != "standard":
        raise BadSetup("either an edition that comes with the game, or a custom one", "edition-or-text", {})
    open_box(data.game).game.facts.checked(data.seats, dict(data.options))
    if wait := registry.openings.take(address_of(request), OWN_EDITION):
        raise too_fast(wait, "too-many")
    async with registry.trials:
        await tried(data.game, data.edition_text, data.seats, dict(data.options))
    await asyncio.to_thread(open_box, data.game, data.edition, data.edition_text)  # kept, for all that follows
