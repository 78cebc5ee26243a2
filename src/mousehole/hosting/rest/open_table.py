"""Opens a table, with one of the game's editions or a custom one."""
from __future__ import annotations

import secrets

from mousehole.hosting.clock import now_ms
from mousehole.hosting.refusals import refusal
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller, new_key
from mousehole.kernel import BadSetup
from mousehole.table import days, frames, verbs
from mousehole.table.box import open_box
from mousehole.table.journal import AnyEntry, Opened
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.rest_types import NewTable, TableMade

Plan = tuple[Opened, list[AnyEntry], str]  # the first entries of a table, and the host's key


def planned(data: NewTable) -> Plan:
    """Check what is wanted; nothing has happened yet. Raises Refused or BadSetup."""
    now, host, root = now_ms(), new_key(), secrets.token_bytes(32)
    opened = verbs.open_day(data.game, data.day, root, hashed(host), now) if data.day else verbs.open_table(
        data.game, data.seats, dict(data.options), data.edition, root, hashed(host), now,
        title=data.title, listed=data.listed, move_seconds=data.clock.move, game_seconds=data.clock.game,
        hints=data.hints, aids=data.aids, take_backs=data.take_backs, remarks=data.remarks, ready=data.ready,
        shared=data.shared, text=data.edition_text or None)
    live = Live("", opened)
    bots: list[AnyEntry] = []
    dealt = {str(seat): level for seat, level in days.deal_of(data.game).bots.items()} if data.day else {}
    for seat, level in {**dealt, **data.bots}.items():
        if not seat.isdecimal() or len(seat) > 2:
            raise refusal("no-such-seat")
        bots.append(verbs.set_bot(live, int(seat), level, now))
    return opened, bots, host


def check_custom(data: NewTable) -> None:
    """Check what is cheap to check about a table with a custom edition, before the edition is tried out.

    Nothing reads the text before: to read it may take longer than anything else that is done with it.
    """
    if data.edition != "standard":
        raise BadSetup("either an edition that comes with the game, or a custom one", "edition-or-text", {})
    open_box(data.game).game.facts.checked(data.seats, dict(data.options))


async def open_table(registry: TableRegistry, caller: Caller, plan: Plan) -> TableMade:
    opened, bots, host = plan
    loaded = await registry.open_table(opened, bots, caller.address)
    id = loaded.live.id
    return TableMade(id, host, caller.link(id), frames.room(loaded.live, opened.at))
