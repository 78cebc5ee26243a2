"""Who sits at a table, and what is printed on its components."""
from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import get

from mousehole.games import edition_text
from mousehole.kernel.edition import Edition
from mousehole.server.clock import now_ms
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, registry_of
from mousehole.table import frames
from mousehole.table.rest_types import Printed
from mousehole.table.wire import Room


@get("/api/tables/{table:str}", **ABOUT_TABLES)
async def look(request: ApiRequest, table: str) -> Room:
    """The room: who sits where, and its status."""
    registry = registry_of(request)
    live = await registry.readable(table)
    loaded = registry.tables.get(table)
    return frames.room(live, now_ms(), loaded.connected() if loaded else ())


@get("/api/tables/{table:str}/edition", **ABOUT_TABLES)
async def table_edition(request: ApiRequest, table: str) -> Printed:
    """What is printed on the components of this table, including a custom edition."""
    loaded = await registry_of(request).table(table)
    opened = loaded.live.opened
    return await asyncio.to_thread(printed, opened.game, opened.edition["name"], opened.edition.get("text"))


@lru_cache(maxsize=64)
def printed(game: str, name: str, text: str | None) -> Printed:
    """Return what is printed, from one of the game's editions or from the table's custom one."""
    edition = Edition(text or edition_text(game, name))
    return Printed(edition.name, edition.about, edition.check, edition.tables)


handlers = [look, table_edition]
