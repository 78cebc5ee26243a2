"""Gives the only player of a match its journal, to go on with offline, and takes back what was played there."""
from __future__ import annotations

import secrets

from mousehole.hosting.clock import now_ms
from mousehole.hosting.refusals import owned_seat, refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller
from mousehole.hosting.rest.replays import besides
from mousehole.kernel import Refusal, Refused
from mousehole.table import along
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.rest_types import Along, BringBack, TakeAlong

ATTEMPTS = 3


async def take_along(registry: TableRegistry, caller: Caller, table: str, data: TakeAlong) -> Along:
    """Mark the match, the first time, and return its journal from the wanted entry on."""
    loaded = await registry.table(table)
    root = secrets.token_bytes(32).hex()
    await registry.act(loaded, lambda live, now: along.take(live, owned_seat(live, caller.key), root, now))
    return await _along(registry, table, data.first)


async def bring_back(registry: TableRegistry, caller: Caller, table: str, data: BringBack) -> Along:
    """Continue with what was played offline: all of it, or nothing."""
    loaded = await registry.table(table)
    for _ in range(ATTEMPTS):
        lines = await registry.store.read_lines(table)
        seat = owned_seat(loaded.live, caller.key)
        found: list[AnyEntry] | Refusal = await besides(registry, caller, along.brought_or_not, table, lines, seat,
                                                        data.number, data.check, data.entries, now_ms())
        if isinstance(found, Refusal):
            raise Refused(found)

        def decide(live: Live, now: int, found: list[AnyEntry] = found, number: int = len(lines)) -> list[AnyEntry]:
            return found if live.number + 1 == number else []

        numbers = await registry.act(loaded, decide)
        if numbers or not found:
            return await _along(registry, table, len(lines) + len(found))
    raise refusal("went-on")


async def _along(registry: TableRegistry, table: str, first: int) -> Along:
    copy = along.copied(await registry.store.read_lines(table))
    return Along(table, len(copy), along.check_of(copy), copy[first:])
