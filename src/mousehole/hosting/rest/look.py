"""Who sits at a table, and what is printed on its components."""
from __future__ import annotations

from functools import lru_cache

from mousehole.games import edition_text
from mousehole.hosting.clock import now_ms
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.workers import in_a_thread
from mousehole.kernel.edition import Edition
from mousehole.table import frames
from mousehole.table.rest_types import Printed
from mousehole.table.wire import Room


async def look(registry: TableRegistry, table: str) -> Room:
    live = await registry.readable(table)
    loaded = registry.tables.get(table)
    return frames.room(live, now_ms(), loaded.connected() if loaded else ())


async def table_edition(registry: TableRegistry, table: str) -> Printed:
    loaded = await registry.table(table)
    opened = loaded.live.opened
    return await in_a_thread(printed, opened.game, opened.edition["name"], opened.edition.get("text"))


@lru_cache(maxsize=64)
def printed(game: str, name: str, text: str | None) -> Printed:
    """Return what is printed, from one of the game's editions or from the table's custom one."""
    edition = Edition(text or edition_text(game, name))
    return Printed(edition.name, edition.about, edition.check, edition.tables)
