"""Who sits at a table, and what is printed on its components."""
from __future__ import annotations

from litestar import get

from mousehole.games import edition_text
from mousehole.kernel.edition import Edition
from mousehole.server.house import now_ms
from mousehole.server.rest.asking import ABOUT_TABLES, Asking, house_of
from mousehole.table import frames
from mousehole.table.asked import Printed
from mousehole.table.wire import Room


@get("/api/tables/{table:str}", **ABOUT_TABLES)
async def look(request: Asking, table: str) -> Room:
    """The room: who sits where, and how it stands."""
    hosted = await house_of(request).table(table)
    return frames.room(hosted.live, now_ms(), hosted.connected())


@get("/api/tables/{table:str}/edition", **ABOUT_TABLES)
async def table_edition(request: Asking, table: str) -> Printed:
    """What is printed on the components that this table plays with: of an edition of its own, too."""
    hosted = await house_of(request).table(table)
    head = hosted.live.opened.edition
    printed = Edition(head.get("text") or edition_text(hosted.live.opened.game, head["name"]))
    return Printed(printed.name, printed.about, printed.check, printed.tables)


handlers = [look, table_edition]
