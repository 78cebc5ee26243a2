"""Finished matches: the replay file, and the same state by state for a slider."""
from __future__ import annotations

from typing import Any

from mousehole.hosting.refusals import refusal, too_fast
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller
from mousehole.hosting.work_queue import Kind
from mousehole.hosting.workers import TooManyWaiting
from mousehole.kernel.log import Log
from mousehole.table.replay import log_text, states
from mousehole.table.rest_types import Replayed
from mousehole.table.unplayed import UnplayedTable

MAX_STATES = 100  # per reply
RETRY = 2.0       # seconds after which it is worth asking again


async def finished(registry: TableRegistry, caller: Caller, table: str, match: int) -> Log:
    """Return the log of a finished match; an earlier one is replayed first, which takes a while."""
    loaded = await registry.table(table)
    live = loaded.live
    if match == live.match_number and (live.match is None or live.match.log.result is None):
        await registry.catch_up(loaded)  # another process may have told the end before this one has heard of it
    if live.match is not None and match == live.match_number:
        log = live.match.log if live.match.log.result is not None else None
    else:
        lines = await registry.store.read_lines(table)
        text = await besides(registry, caller, log_text, table, lines, match)
        log = Log.read(text) if text else None
    if log is None:
        raise refusal("no-replay")
    return log


async def besides(registry: TableRegistry, caller: Caller, work: Any, *args: Any) -> Any:
    try:
        return await registry.workers.run(work, *args, kind=Kind.REPLAY, owner=caller.address)
    except TooManyWaiting:
        raise too_fast(RETRY, "busy") from None


async def replay(registry: TableRegistry, caller: Caller, table: str, match: int) -> tuple[str, str]:
    """Return the name and the text of a replay file, even for rules or an edition that are not installed here."""
    live = await registry.readable(table)
    log = live.replay(match) if isinstance(live, UnplayedTable) else await finished(registry, caller, table, match)
    if log is None:
        raise refusal("no-replay")
    return f"{log.game}-{table[:6]}-{match}.mousehole.jsonl", log.write()


async def replay_states(registry: TableRegistry, caller: Caller, table: str, match: int, first: int, count: int,
                        seat: int) -> Replayed:
    """Return states as this seat saw them; -1: a spectator."""
    log = await finished(registry, caller, table, match)
    if seat >= log.seats:
        raise refusal("no-such-seat")
    found: Replayed = await besides(registry, caller, states, log.write(), match, None if seat < 0 else seat, first,
                                     count)
    return found
