"""The results of all matches at a table."""
from __future__ import annotations

from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller, hosts_table
from mousehole.hosting.rest.replays import besides
from mousehole.table import verbs
from mousehole.table.rest_types import MatchResult
from mousehole.table.results import results as worked_out


async def results(registry: TableRegistry, caller: Caller, table: str) -> list[MatchResult]:
    """Return them from the journal, which is played through again: that takes a while, and is done elsewhere."""
    live = (await registry.table(table)).live
    if not live.finished:
        return []
    lines = await registry.store.read_lines(table)
    found: list[MatchResult] = await besides(registry, caller, worked_out, table, lines)
    return found


async def clear_results(registry: TableRegistry, caller: Caller, table: str) -> list[MatchResult]:
    """Host: none of the matches until now is shown there any more."""
    loaded = await hosts_table(registry, caller, table)
    await registry.act(loaded, lambda live, now: [verbs.clear_results(live, now)])
    return []
