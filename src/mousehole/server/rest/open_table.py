"""Opens a table, with one of the game's editions or a custom one."""
from __future__ import annotations

import asyncio

from litestar import post

from mousehole.hosting.refusals import too_fast
from mousehole.hosting.rest import open_table as opening
from mousehole.server.requests import address_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, caller_of, registry_of
from mousehole.server.trial import tried
from mousehole.table.box import open_box
from mousehole.table.rest_types import NewTable, TableMade

OWN_EDITION = 3  # how many openings a table with a custom edition counts as: it is tried out first


@post("/api/tables", **ABOUT_TABLES)
async def open_table(request: ApiRequest, data: NewTable) -> TableMade:
    """Open a table. Then take a seat at it, send the link to others, and `start` on the socket."""
    registry = registry_of(request)
    if data.edition_text:
        await _try_out(request, data)
    plan = opening.planned(data)
    if not data.edition_text and (wait := registry.openings.take(address_of(request))):
        raise too_fast(wait, "too-many")
    return await opening.open_table(registry, caller_of(request), plan)


async def _try_out(request: ApiRequest, data: NewTable) -> None:
    """Check what is cheap first; and only one at a time, because a trial may take all the time it is allowed."""
    registry = registry_of(request)
    opening.check_custom(data)
    if wait := registry.openings.take(address_of(request), OWN_EDITION):
        raise too_fast(wait, "too-many")
    async with registry.trials:
        await tried(data.game, data.edition_text, data.seats, dict(data.options), registry.settings.trial_seconds)
    await asyncio.to_thread(open_box, data.game, data.edition, data.edition_text)  # kept, for all that follows
