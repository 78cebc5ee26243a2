"""All tables that this process has to do with: loads them, writes what happens, and tells those who look."""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from mousehole.kernel import BadSetup, Refusal, Refused
from mousehole.server import mind
from mousehole.server.bus import Bus, News
from mousehole.server.driver import drive
from mousehole.server.hosted import Hosted
from mousehole.server.limits import PerAddress
from mousehole.server.metrics import BY_BOT, BY_CLOCK, BY_PERSON, DRIVEN, LAG, TABLES
from mousehole.server.settings import Settings
from mousehole.server.store import Conflict, Store, Unavailable
from mousehole.server.thinking import Thinkers
from mousehole.table import journal, verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live

log = logging.getLogger("mousehole.house")

ATTEMPTS = 20            # to write something that other processes keep overtaking
FORGOTTEN = 120.0        # seconds after which a table that nobody needs leaves the memory
LONG = 400               # entries: a journal of more is read beside the event loop
SWEEP = 3600             # seconds between two looks for idle tables
PARKED = 3_600_000       # ms for which a table that all have left is not looked after
BECOMES = {journal.Started: "playing", journal.Closed: "closed"}
OFTEN = (journal.Answered, journal.Said)  # what does not show in the lobby

Decide = Callable[[Live, int], list[AnyEntry]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def no(code: str, clause: str = "", **args: Any) -> Refused:
    return Refused(Refusal(code, clause, tuple(args.items())))


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.store = Store(settings.db)
        self.bus = Bus(settings.bus, self.process, self._heard)
        self.thinkers = Thinkers(settings.thinkers)
        self.tables: dict[str, Hosted] = {}
        self.loading: dict[str, asyncio.Task[Hosted]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False
        self.requests = PerAddress(settings.requests_per_second, 4 * settings.requests_per_second)
        self.openings = PerAddress(settings.tables_per_address / 3600, settings.tables_per_address)
        self.trials = asyncio.Semaphore(1)  # of editions
        self.connections: dict[str, int] = {}

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open()
        for task in (self._look_after(), self._watch_loop(), self._sweep(), self.thinkers.run(mind.warm)):
            self.spawn(task)

    async def close(self) -> None:
        """Everything that was confirmed is kept already; others may go on with our tables at once."""
        self.is_closing = True
        for hosted in self.tables.values():
            for viewer in list(hosted.viewers):
                viewer.end("shutting-down")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.store.release(self.process)
        except Exception as error:  # they will notice by themselves
            log.warning("leases not released: %s", type(error).__name__)
        await self.bus.close()
        await self.store.close()
        self.thinkers.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)

    # ---- tables

    async def open_table(self, opened: journal.Opened, first: list[AnyEntry]) -> Hosted:
        id = secrets.token_urlsafe(12)
        live = Live(id, opened)
        hosted = Hosted(live)
        for entry in first:
            live.apply(entry)
        await self.store.append(id, 0, [opened, *first], hosted.summary())
        self.tables[id] = hosted
        TABLES.set(len(self.tables))
        return hosted

    async def table(self, id: str) -> Hosted:
        """The table, from memory or from its journal; or Refused."""
        hosted = self.tables.get(id)
        if hosted is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            hosted = await asyncio.shield(task)
        hosted.used = time.monotonic()
        return hosted

    async def _load(self, id: str) -> Hosted:
        entries = await self.store.read(id)
        if not entries:
            raise no("no-such-table")
        try:
            if len(entries) > LONG:
                live = await asyncio.to_thread(Live.rebuilt, id, entries)
            else:
                live = Live.rebuilt(id, entries)
        except BadSetup:
            raise no("other-version") from None
        if live.opened.version != live.box.game.facts.version:
            raise no("other-version")
        hosted = self.tables[id] = Hosted(live)
        TABLES.set(len(self.tables))
        return hosted

    async def act(self, hosted: Hosted, decide: Decide) -> list[int]:
        """Decide, write, and only then change anything and tell anybody. The numbers of what was written."""
        async with hosted.lock:
            for _ in range(ATTEMPTS):
                live = hosted.live
                try:
                    now = now_ms()  # one for both: what came in time for the clock is not late a moment later
                    while clock := verbs.let_clock_answer(live, now):
                        await self._write(hosted, [clock])
                    entries = decide(live, now)
                    first = live.number + 1
                    if entries:
                        await self._write(hosted, entries)
                except Conflict:
                    await self._catch_up(hosted)
                    continue
                return list(range(first, first + len(entries)))
        raise no("failed")

    async def _write(self, hosted: Hosted, entries: list[AnyEntry]) -> None:
        """Once they are durable they are taken and told, even if whoever wanted them is gone by then."""
        live = hosted.live
        first = live.number + 1

        def kept() -> None:
            if live.number + 1 == first:
                self._took(hosted, entries)
                self.bus.tell(live.id, live.number)

        status = next((BECOMES[type(entry)] for entry in entries if type(entry) in BECOMES), None)
        try:
            await self.store.append(live.id, first, entries, hosted.summary(status) if status else None, kept)
        except Unavailable:
            raise no("failed") from None

    def _took(self, hosted: Hosted, entries: list[AnyEntry]) -> None:
        """What is in the journal now, also at this table; the lobby's summary may follow a little later."""
        for entry in entries:
            if isinstance(entry, journal.Answered):
                (BY_CLOCK if entry.seat < 0 else BY_BOT if entry.by else BY_PERSON).inc()
        hosted.take(entries, now_ms())
        if hosted.live.status != "playing" or any([type(entry) not in OFTEN for entry in entries]):
            self.store.summarize(hosted.live.id, hosted.summary())
        self.see_to(hosted)

    async def _catch_up(self, hosted: Hosted) -> None:
        """Take what other processes have written, and has not been taken while we were reading."""
        first = hosted.live.number + 1
        read = await self.store.read(hosted.live.id, first)
        if entries := read[hosted.live.number + 1 - first:]:
            hosted.take(entries, now_ms())
            self.see_to(hosted)

    async def catch_up(self, hosted: Hosted) -> None:
        async with hosted.lock:
            await self._catch_up(hosted)

    def _heard(self, news: News) -> None:
        """Another process says something. If it is about a table that we have, too, we look."""
        hosted = self.tables.get(news.table)
        if hosted is None:
            return
        if news.here is not None:
            before = hosted.connected()
            for seat in news.here:
                hosted.seen_elsewhere[seat] = time.monotonic()
            if hosted.connected() != before:
                hosted.tell_room(now_ms())
                hosted.changed.set()
        if news.number > max(hosted.live.number, hosted.behind):
            hosted.behind = news.number
            self.spawn(self.catch_up(hosted))

    # ---- clocks and bots

    def see_to(self, hosted: Hosted) -> None:
        """Let its clock and bots answer from here, if no other process does."""
        if hosted.live.status == "playing" and hosted.driver is None and not self.is_closing:
            hosted.driver = self.spawn(self._drive(hosted))

    async def _drive(self, hosted: Hosted) -> None:
        id, lease = hosted.live.id, int(1000 * self.settings.lease)
        is_parked = False
        try:
            if await self.store.lease(id, self.process, now_ms(), now_ms() + lease):
                DRIVEN.inc()
                try:
                    is_parked = await drive(self, hosted)
                finally:
                    DRIVEN.dec()
                if is_parked:
                    await self.store.park(id, self.process, now_ms() + PARKED)
        finally:
            hosted.driver = None
            if is_parked and hosted.viewers:  # somebody came while it was being parked
                self.see_to(hosted)

    async def _look_after(self) -> None:
        """Keep the leases of our tables, take over those of dead processes, forget what nobody needs."""
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            try:
                await self._keep_leases()
                for id in await self.store.orphans(now_ms(), 100):
                    try:
                        self.see_to(await self.table(id))
                    except Refused as refused:
                        log.warning("a table cannot be taken over: %s", refused.refusal.code)
                        await self.store.set_status(id, "closed")
                if self.bus.is_shared:
                    await self._look_for_news()
                self._forget()
            except Exception as error:  # a database that is away for a while must not end this
                log.warning("not looked after: %s: %s", type(error).__name__, error)

    async def _keep_leases(self) -> None:
        driven = [id for id, hosted in self.tables.items() if hosted.driver]
        for n in range(0, len(driven), 500):
            part = driven[n:n + 500]
            kept = await self.store.renew(part, self.process, now_ms() + int(1000 * self.settings.lease))
            for id in part:
                hosted = self.tables.get(id)
                if id not in kept and hosted and hosted.driver and hosted.is_driven:
                    hosted.driver.cancel()

    async def _look_for_news(self) -> None:
        """Also without a bus nobody stays behind for long; and others learn who is connected here."""
        watched = [id for id, hosted in self.tables.items() if hosted.viewers or hosted.driver]
        for id in watched:
            if here := [viewer.seat for viewer in self.tables[id].viewers if viewer.seat is not None]:
                self.bus.tell(id, here=here)
        for n in range(0, len(watched), 500):
            for id, number in (await self.store.numbers(watched[n:n + 500])).items():
                hosted = self.tables.get(id)
                if hosted and number > hosted.live.number:
                    await self.catch_up(hosted)

    def _forget(self) -> None:
        long_ago = time.monotonic() - FORGOTTEN
        for id, hosted in list(self.tables.items()):
            if not hosted.viewers and not hosted.driver and not hosted.lock.locked() and hosted.used < long_ago:
                del self.tables[id]
        TABLES.set(len(self.tables))

    async def _sweep(self) -> None:
        """Close tables where nothing has happened for days."""
        while True:
            try:
                for id in await self.store.idle(now_ms() - self.settings.idle_hours * 3_600_000, 1000):
                    try:
                        await self.act(await self.table(id), lambda live, now: [verbs.close(live, "idle", now)])
                    except Refused:
                        await self.store.set_status(id, "closed")
            except Exception as error:
                log.warning("idle tables not closed: %s: %s", type(error).__name__, error)
            await asyncio.sleep(SWEEP)

    async def _watch_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            LAG.observe(max(time.perf_counter() - began - 0.05, 0))
