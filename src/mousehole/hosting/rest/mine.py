"""A browser's own list of tables."""
from __future__ import annotations

from collections.abc import Collection

from mousehole.hosting.clock import now_ms
from mousehole.hosting.registry import TableRegistry
from mousehole.kernel import Refused, Seat
from mousehole.table import verbs
from mousehole.table.awaited import awaited
from mousehole.table.live import Live
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
            found.append(_mine(live, seat))
    return found


def _mine(live: Live, seat: Seat) -> MyTable:
    """Return one of them, with whom it waits for, as this seat may know it."""
    asked = awaited(live, seat)
    own = [each for each in asked if each.seat == seat]
    return MyTable(
        live.id, live.opened.title, live.opened.game, live.status, seat, live.match_number,  # type: ignore[arg-type]
        list(live.finished), live.touched, live.names, [each.seat for each in asked],
        min([each.since for each in own or asked], default=0), own[0].due if own else None, now_ms())
