"""The host reserves a seat for somebody, or gives it to a bot."""
from __future__ import annotations

from mousehole.hosting.clock import now_ms
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller, hosts_table, new_key
from mousehole.table import frames, verbs
from mousehole.table.keys import hashed
from mousehole.table.rest_types import SeatTaken, SetBot
from mousehole.table.wire import Room


async def invite(registry: TableRegistry, caller: Caller, table: str, seat: int) -> SeatTaken:
    loaded, key = await hosts_table(registry, caller, table), new_key()
    await registry.act(loaded, lambda live, now: [verbs.invite(live, seat, hashed(key), now)])
    return SeatTaken(table, seat, key, caller.link(table, key))


async def set_bot(registry: TableRegistry, caller: Caller, table: str, seat: int, data: SetBot) -> Room:
    loaded = await hosts_table(registry, caller, table)
    await registry.act(loaded, lambda live, now: [verbs.set_bot(live, seat, data.level, now)])
    return frames.room(loaded.live, now_ms(), loaded.connected())
