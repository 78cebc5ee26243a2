"""A browser's own list of tables."""
from __future__ import annotations

from collections.abc import Collection

from mousehole.hosting.registry import TableRegistry
from mousehole.kernel import Refused
from mousehole.table import verbs
from mousehole.table.rest_types import Mine, MyTable


async def there(registry: TableRegistry, data: Mine) -> set[str]:
    """Look them all up at once: most of what a stranger asks for does not exist."""
    ids = [known.table for known in data.keys]
    unknown = [id for id in ids if id not in registry.tables]
    return set(ids) - set(unknown) | set(await registry.store.numbers(unknown) if unknown else [])


async def mine(registry: TableRegistry, data: Mine, there: Collection[str]) -> list[MyTable]:
    """Return the tables that these keys open, if they are `there`."""
    found = []
    for known in data.keys:
        if known.table not in there:
            continue
        try:
            live = await registry.readable(known.table)
        except Refused:
            continue
        seat = verbs.seat_of(live, known.key)
        if seat is not None:
            found.append(MyTable(live.id, live.opened.title, live.opened.game, live.status,  # type: ignore[arg-type]
                                 seat, live.match_number, list(live.finished), live.touched))
    return found
