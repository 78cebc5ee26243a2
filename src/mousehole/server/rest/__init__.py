"""What is asked once. What one does at a table has a file each; what one only reads, a file a subject."""
from __future__ import annotations

from mousehole.server.rest import codes, games, health, lessons, look, pages, replays, reviews
from mousehole.server.rest.invite import invite
from mousehole.server.rest.lobby import lobby
from mousehole.server.rest.mine import mine
from mousehole.server.rest.open_table import open_table
from mousehole.server.rest.set_bot import set_bot
from mousehole.server.rest.take_seat import take_seat

HANDLERS = [
    open_table, take_seat, invite, set_bot, lobby, mine, *look.handlers, *games.handlers, *lessons.handlers,
    *replays.handlers, *reviews.handlers, *codes.handlers, *health.handlers, *pages.handlers]
