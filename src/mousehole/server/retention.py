"""Deletes tables where nothing has happened for a long time, a few at a time, so that nobody has to wait."""
from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from mousehole.hosting.clock import now_ms
from mousehole.server.metrics import DELETED

if TYPE_CHECKING:
    from mousehole.server.leases import LeasedRegistry

log = logging.getLogger("mousehole.retention")

DAY = 86_400_000  # ms
SOME = 20         # tables that are deleted in one transaction
PAUSE = 0.5       # seconds between two of them
EVERY = 3600      # seconds between two searches


async def retain(registry: LeasedRegistry) -> None:
    """Run forever; begins an hour after the server, so that a wrong clock can still be noticed."""
    while registry.settings.keep_days > 0:
        await asyncio.sleep(EVERY)
        try:
            await delete_old(registry)
        except Exception as error:  # a temporary database outage must not end this
            log.warning("old tables not deleted: %s: %s", type(error).__name__, error)


async def delete_old(registry: LeasedRegistry) -> int:
    """Delete all tables whose time is over and that have no viewers; return their number."""
    settings, deleted = registry.settings, 0
    before = now_ms() - settings.keep_days * DAY
    after = ""
    while ids := await registry.store.old(before, settings.keep_replays, after, SOME):
        after = ids[-1]
        ids = [id for id in ids if id not in registry.tables]
        if ids:
            await registry.store.delete(ids)
            DELETED.inc(len(ids))
            deleted += len(ids)
        await asyncio.sleep(PAUSE)
    if deleted:
        log.info("deleted %s tables where nothing had happened for %s days", deleted, settings.keep_days)
    return deleted
