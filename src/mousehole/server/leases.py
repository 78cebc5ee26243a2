"""Tables that several processes share: which of them drives a table, and what the others have written."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

from mousehole.hosting import bot_work
from mousehole.hosting.clock import now_ms
from mousehole.hosting.elsewhere import ReviewNews
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.saving import save_at_the_end, save_now_and_then
from mousehole.kernel import Refused
from mousehole.server import bot_worker
from mousehole.server.budget import Budgets
from mousehole.server.bus import Bus, News
from mousehole.server.limits import PerAddress
from mousehole.server.metrics import LAG, Metrics
from mousehole.server.push.reminders import Reminders
from mousehole.server.push.sender import Sender
from mousehole.server.retention import retain
from mousehole.server.settings import Settings
from mousehole.server.store import Store
from mousehole.server.worker_pool import WorkerPool
from mousehole.table import verbs
from mousehole.table.awaited import awaited
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live

log = logging.getLogger("mousehole.leases")

SWEEP = 3600             # seconds between two searches for idle tables
PARKED = 3_600_000       # ms for which nobody looks after a table that everybody has left
CODES_AT_ONCE = 20       # short codes of tables that an address may try…
CODES_PER_SECOND = 1 / 6  # …and after that


def _parked_until(live: Live, now: int) -> int:
    """Return when to look at a table again that everybody has left: when the time for a relaxed move is up, too."""
    dues = [each.due for each in awaited(live, None) if each.due is not None] if live.is_relaxed else []
    return max(min([now + PARKED, *dues]), now + 1000)


def _close_if_idle(live: Live, now: int) -> list[AnyEntry]:
    """Close a table where nothing has happened for days, unless it is relaxed, and somebody still has time."""
    is_patient = live.is_relaxed and now - live.touched < 2000 * live.opened.move_seconds
    return [] if is_patient else [verbs.close(live, "idle", now)]


class LeasedRegistry(TableRegistry):
    """A process's tables. While it holds a table's lease, nobody else drives it; whoever dies loses its leases soon."""

    settings: Settings
    store: Store

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Store(settings.db), WorkerPool(
            settings.bot_workers, bot_worker.begin, max_waiting=settings.waiting_per_address), Metrics())
        self.process = secrets.token_hex(8)
        self.bus = Bus(settings.bus, self.process, self._heard)
        self.requests = PerAddress(settings.requests_per_second, 4 * settings.requests_per_second)
        self.guesses = PerAddress(CODES_PER_SECOND, CODES_AT_ONCE)
        self.openings = PerAddress(settings.tables_per_address / 3600, settings.tables_per_address)
        self.budgets = Budgets(settings)
        self.trials = asyncio.Semaphore(1)  # of custom editions
        self.connections: dict[str, int] = {}
        sender = Sender(settings.push_key, settings.push_contact) if settings.push_key else None
        self.reminders = None if sender is None else Reminders(self, sender)

    async def open(self) -> None:
        await self.store.open()
        await self.store.free_held()
        await self.bus.open()
        for task in (self._look_after(), self._watch_loop(), self._sweep(), retain(self), save_now_and_then(self),
                     self.workers.run(bot_work.warm)):
            self.spawn(task)
        if self.reminders is not None:
            self.spawn(self.reminders.run())

    async def close(self) -> None:
        """Shut down. Everything confirmed is already stored; other processes may take over our tables at once."""
        await self.end_tasks()
        await save_at_the_end(self)
        try:
            await self.store.release(self.process, now_ms())
        except Exception as error:  # the leases will expire
            log.warning("leases not released: %s", type(error).__name__)
        await self.bus.close()
        await self.store.close()
        self.workers.close()

    # ---- what others do

    async def last_driven(self, id: str, now: int) -> int:
        """Return when the process that had the lease last renewed it."""
        owner, until = await self.store.leased(id)
        return until - int(1000 * self.settings.lease) if owner else now

    def tell_others(self, id: str, number: int = -1, here: list[int] | None = None) -> None:
        self.bus.tell(id, number, here)

    def tell_review(self, id: str, review: ReviewNews) -> None:
        self.bus.tell(id, review=review)

    async def refresh(self, loaded: LoadedTable) -> None:
        if self.bus.is_shared:
            await self.catch_up(loaded)

    def _heard(self, news: News) -> None:
        """Handle news from another process: about a review, or about a table that we have loaded, too."""
        if news.review is not None:
            self.elsewhere.hear(news.table, news.review)
            return
        loaded = self.tables.get(news.table)
        if loaded is None:
            return
        if news.here is not None:
            before = loaded.connected()
            for seat in news.here:
                loaded.seen_elsewhere[seat] = time.monotonic()
            if loaded.connected() != before:
                loaded.tell_room(now_ms())
                loaded.changed.set()
        if news.number > max(loaded.live.number, loaded.behind):
            loaded.behind = news.number
            self.spawn(self.catch_up(loaded))

    # ---- leases

    async def drive(self, loaded: LoadedTable) -> bool:
        """Drive a table if no other process does. One that everybody has left is parked: nobody looks after it."""
        id = loaded.live.id
        if not await self.store.lease(id, self.process, now_ms(), now_ms() + int(1000 * self.settings.lease)):
            return False
        is_left = await super().drive(loaded)
        if is_left:
            await self.store.park(id, self.process, _parked_until(loaded.live, now_ms()))
        return is_left

    async def _look_after(self) -> None:
        """Renew the leases of our tables, take over those of dead processes, unload unused tables."""
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            try:
                await self._keep_leases()
                now = now_ms()
                for id in await self.store.orphans(now, now + int(1000 * self.settings.lease), 100):
                    await self._take_over(id)
                if self.bus.is_shared:
                    await self._look_for_news()
                self.unload_unused()
            except Exception as error:  # a temporary database outage must not end this
                log.warning("not looked after: %s: %s", type(error).__name__, error)

    async def _take_over(self, id: str) -> None:
        try:
            loaded = await self.table(id)
        except Refused as refused:
            await self.store.set_status(id, "closed" if refused.refusal.code == "no-such-table" else "held")
            return
        if loaded.live.status == "playing":
            self.see_to(loaded)
        else:  # its summary for the lobby was lost
            self.store.summarize(id, loaded.summary())

    async def _keep_leases(self) -> None:
        driven = [id for id, loaded in self.tables.items() if loaded.driver]
        for n in range(0, len(driven), 500):
            part = driven[n:n + 500]
            kept = await self.store.renew(part, self.process, now_ms() + int(1000 * self.settings.lease))
            for id in part:
                loaded = self.tables.get(id)
                if id not in kept and loaded and loaded.driver and loaded.is_driven:
                    loaded.driver.cancel()

    async def _look_for_news(self) -> None:
        """Catch up even without a bus, and tell other processes who is connected here."""
        watched = [id for id, loaded in self.tables.items() if loaded.viewers or loaded.driver]
        for id in watched:
            if here := [viewer.seat for viewer in self.tables[id].viewers if viewer.seat is not None]:
                self.tell_others(id, here=here)
        for n in range(0, len(watched), 500):
            for id, number in (await self.store.numbers(watched[n:n + 500])).items():
                loaded = self.tables.get(id)
                if loaded and number > loaded.live.number:
                    with contextlib.suppress(Refused):
                        await self.catch_up(loaded)

    async def _sweep(self) -> None:
        """Close tables where nothing has happened for days."""
        while True:
            try:
                for id in await self.store.idle(now_ms() - self.settings.idle_hours * 3_600_000, 1000):
                    try:
                        await self.act(await self.table(id), _close_if_idle)
                    except Refused as refused:
                        if refused.refusal.code != "failed":
                            await self.store.set_status(id, "closed")
            except Exception as error:
                log.warning("idle tables not closed: %s: %s", type(error).__name__, error)
            await asyncio.sleep(SWEEP)

    async def _watch_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            LAG.observe(max(time.perf_counter() - began - 0.05, 0))
