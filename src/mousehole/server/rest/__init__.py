"""REST requests: actions at a table, one module each; and read-only endpoints, one module per topic."""
from __future__ import annotations

from mousehole.server.rest import (
    along,
    codes,
    games,
    handbook,
    health,
    lessons,
    look,
    pages,
    plugins,
    push,
    replays,
    results,
    reviews,
    schema,
)
from mousehole.server.rest.addresses import list_addresses
from mousehole.server.rest.invite import invite
from mousehole.server.rest.lobby import lobby
from mousehole.server.rest.mine import mine
from mousehole.server.rest.open_table import open_table
from mousehole.server.rest.play_on import play_on
from mousehole.server.rest.set_bot import set_bot
from mousehole.server.rest.short_codes import short_code
from mousehole.server.rest.take_seat import take_seat

HANDLERS = [
    open_table, play_on, take_seat, invite, set_bot, lobby, mine, short_code, list_addresses, *look.handlers,
    *games.handlers, *lessons.handlers, *replays.handlers, *results.handlers, *along.handlers, *reviews.handlers,
    *codes.handlers, *health.handlers, *schema.handlers, *handbook.handlers, *push.handlers, *plugins.handlers,
    *pages.handlers]
