"""Opens a table on which somebody plays on from a moment of a finished match."""
from __future__ import annotations

import secrets
from typing import Any

from mousehole.hosting.clock import now_ms
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller, new_key
from mousehole.hosting.rest.open_table import open_table
from mousehole.hosting.rest.replays import besides, finished
from mousehole.kernel import Refusal, Refused
from mousehole.table import playing_on, verbs
from mousehole.table.journal import AnyEntry, Origin
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.rest_types import PlayOn, TableMade


async def play_on(registry: TableRegistry, caller: Caller, table: str, match: int, data: PlayOn) -> TableMade:
    """Bots take all other seats; the first match begins when it is started, as at any table."""
    log = await finished(registry, caller, table, match)
    played = (await registry.table(table)).live
    view, spent, why_not = await besides(registry, caller, seen, log.write(), data.step, data.seat)
    if why_not:
        code, clause, args = why_not
        raise Refused(Refusal(code, clause, tuple(args.items())))
    now, host, root = now_ms(), new_key(), secrets.token_bytes(32)
    opened = verbs.open_origin(Origin(table, match, data.step, data.seat, view, spent), played.opened, log,
                               root, hashed(host), now)
    live, bots = Live("", opened), list[AnyEntry]()
    for seat, chair in enumerate(played.chairs):
        if seat != data.seat:
            kept = chair.level if chair.who == "bot" else verbs.STAND_IN
            bots.append(verbs.set_bot(live, seat, data.level or kept, now))
    return await open_table(registry, caller, (opened, bots, host))


def seen(text: str, step: int, seat: int) -> tuple[Any, int, tuple[str, str, dict[str, Any]] | None]:
    """Return `seen_at` as plain data that can cross processes, and why there is nothing, if there is not."""
    try:
        return (*playing_on.seen_at(text, step, seat), None)
    except Refused as refused:
        refusal = refused.refusal
        return None, 0, (refusal.code, refusal.clause, dict(refusal.args))
