"""Takes a seat at a table."""
from __future__ import annotations

from mousehole.hosting.refusals import owned_seat
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller, new_key
from mousehole.table import verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.rest_types import SeatTaken, TakeSeat


async def take_seat(registry: TableRegistry, caller: Caller, table: str, data: TakeSeat) -> SeatTaken:
    """Take a free seat; or, with the key of an invitation, the one it is for."""
    loaded = await registry.table(table)
    key, taken = caller.key or new_key(), list[int]()

    def decide(live: Live, now: int) -> list[AnyEntry]:
        """Find and take the seat in one step: a player who is being removed cannot take it again."""
        if caller.key:
            sat = verbs.accept(live, owned_seat(live, caller.key), data.name, now)
        else:
            sat = verbs.sit(live, data.seat, data.name, hashed(key), now)
        taken.append(sat.seat)
        return [sat]

    await registry.act(loaded, decide)
    return SeatTaken(table, taken[-1], key, caller.link(table, key))
