"""All tables of this process: loads them, persists what happens, and broadcasts it to their viewers."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import DBAPIError

from mousehole.kernel import BadSetup, Refusal, Refused, Seat
from mousehole.server import bot_worker
from mousehole.server.bot_pool import BotPool
from mousehole.server.budget import Budgets
from mousehole.server.bus import Bus, News
from mousehole.server.calling import see_to_call
from mousehole.server.clock import now_ms
from mousehole.server.driver import drive
from mousehole.server.limits import PerAddress
from mousehole.server.loaded import LoadedTable
from mousehole.server.metrics import BY_BOT, BY_CLOCK, BY_PERSON, DRIVEN, HELD, LAG, TABLES
from mousehole.server.retention import retain
from mousehole.server.saving import live_from, save_at_the_end, save_now_and_then
from mousehole.server.settings import Settings
from mousehole.server.store import Conflict, Store, Unavailable
from mousehole.table import journal, jumps, verbs
from mousehole.table.codes import code_of
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.pinned import UNFIT
from mousehole.table.unplayed import UnplayedTable

log = logging.getLogger("mousehole.registry")

ATTEMPTS = 20            # to write something while other processes keep writing first
UNLOAD_AFTER = 120.0     # seconds after which an unused table is unloaded
SWEEP = 3600             # seconds between two searches for idle tables
PARKED = 3_600_000       # ms for which nobody looks after a table that everybody has left
CODES_AT_ONCE = 20       # short codes of tables that an address may try…
CODES_PER_SECOND = 1 / 6  # …and after that
STATUS_AFTER = {journal.Started: "playing", journal.Closed: "closed"}
NOT_IN_LOBBY = (journal.Answered, journal.Said, journal.AskedBack, journal.AgreedBack, journal.DroppedBack,
                journal.TakenBack)  # does not show in the lobby

BROKEN = Refusal("broken-table", "", ())
AWAY = (Unavailable, DBAPIError, OSError)  # the database is temporarily unavailable

Decide = Callable[[Live, int], list[AnyEntry]]


def refusal(code: str, clause: str = "", **args: Any) -> Refused:
    return Refused(Refusal(code, clause, tuple(args.items())))


def too_fast(wait: float, code: str = "too-fast") -> Refused:
    """Return a refusal with the number of seconds after which it can be tried again."""
    return refusal(code, seconds=max(math.ceil(wait), 1))


def owned_seat(live: Live, key: str) -> Seat:
    """Return whose key this is; raises Refused. Call it inside `act`, where nothing else can happen at the table."""
    seat = verbs.seat_of(live, key)
    if seat is None:
        raise refusal("bad-key")
    return seat


class TableRegistry:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.store = Store(settings.db)
        self.bus = Bus(settings.bus, self.process, self._heard)
        self.bot_pool = BotPool(settings.bot_workers, max_waiting=settings.waiting_per_address)
        self.tables: dict[str, LoadedTable] = {}
        self.loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self.held: dict[str, Refusal] = {}  # tables that cannot be played, and why
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False
        self.requests = PerAddress(settings.requests_per_second, 4 * settings.requests_per_second)
        self.guesses = PerAddress(CODES_PER_SECOND, CODES_AT_ONCE)
        self.openings = PerAddress(settings.tables_per_address / 3600, settings.tables_per_address)
        self.budgets = Budgets(settings)
        self.trials = asyncio.Semaphore(1)  # of custom editions
        self.connections: dict[str, int] = {}

    async def open(self) -> None:
        await self.store.open()
        await self.store.free_held()
        await self.bus.open()
        for task in (self._look_after(), self._watch_loop(), self._sweep(), retain(self), save_now_and_then(self),
                     self.bot_pool.run(bot_worker.warm)):
            self.spawn(task)

    async def close(self) -> None:
        """Shut down. Everything confirmed is already stored; other processes may take over our tables at once."""
        self.is_closing = True
        for loaded in self.tables.values():
            for viewer in list(loaded.viewers):
                viewer.end("shutting-down")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await save_at_the_end(self)
        try:
            await self.store.release(self.process, now_ms())
        except Exception as error:  # the leases will expire
            log.warning("leases not released: %s", type(error).__name__)
        await self.bus.close()
        await self.store.close()
        self.bot_pool.close()

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

    async def open_table(self, opened: journal.Opened, first: list[AnyEntry], owner: str = "") -> LoadedTable:
        """Open a table. `owner`: the address that opens it."""
        id = secrets.token_urlsafe(12)
        while await self.store.with_code(code_of(id)):  # one code, one open table
            id = secrets.token_urlsafe(12)
        live = Live(id, opened)
        loaded = LoadedTable(live, owner)
        for entry in first:
            live.apply(entry)
        await self.store.append(id, 0, [opened, *first], loaded.summary())
        self.tables[id] = loaded
        TABLES.set(len(self.tables))
        return loaded

    async def table(self, id: str) -> LoadedTable:
        """Return the table, from memory or from its journal; raises Refused."""
        loaded = self.tables.get(id)
        if loaded is None:
            if id in self.held:
                raise Refused(self.held[id])
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            loaded = await asyncio.shield(task)
        loaded.used = time.monotonic()
        return loaded

    async def _load(self, id: str) -> LoadedTable:
        snapshot, lines = await self.store.read_with_snapshot(id)
        if not lines:
            raise refusal("no-such-table")
        try:
            live, saved = await live_from(self.store, id, snapshot, lines)
        except Refused as refused:
            await self._hold(id, refused.refusal)
            raise
        except Exception as error:  # whatever it is, only this table is affected
            await self._hold(id, BROKEN, error)
            raise Refused(BROKEN) from None
        await self._note_jump(live)
        loaded = self.tables[id] = LoadedTable(live)
        loaded.saved = saved
        TABLES.set(len(self.tables))
        return loaded

    async def _note_jump(self, live: Live) -> None:
        """Discount time without a server, or a change of the clock, before anybody can be late."""
        if live.status != "playing":
            return
        owner, until = await self.store.leased(live.id)
        now = now_ms()
        jumped = jumps.jump(live, until - int(1000 * self.settings.lease) if owner else now, now)
        if jumped is None:
            return
        try:
            await self.store.append(live.id, live.number + 1, [jumped])
        except Conflict:  # another process has loaded it at the same time
            jumped = None
            entries = await self.store.read(live.id, live.number + 1)
        except Unavailable:
            raise refusal("failed") from None
        for entry in [jumped] if jumped else entries:
            live.apply(entry)
        self.bus.tell(live.id, live.number)

    async def _hold(self, id: str, why: Refusal, error: Exception | None = None) -> None:
        """Mark a table as unplayable: log it once, and tell everybody who comes."""
        if id not in self.held:
            HELD.labels(why.code).inc()
            if error is None:
                log.warning("a table is held: %s", why.code)
            else:
                log.error("a journal is broken, its table is held (see mousehole doctor)", exc_info=error)
        self.held[id] = why
        with contextlib.suppress(*AWAY):  # it will be found and held again
            await self.store.set_status(id, "held")

    async def _break_off(self, loaded: LoadedTable, error: Exception) -> None:
        """Close a table after an error that would happen again: its viewers are told, and other tables play on."""
        id = loaded.live.id
        self.tables.pop(id, None)
        for viewer in list(loaded.viewers):
            viewer.end(BROKEN.code)
        if loaded.driver is not None and loaded.driver is not asyncio.current_task():
            loaded.driver.cancel()
        await self._hold(id, BROKEN, error)

    async def readable(self, id: str) -> Live:
        """Return the table to look at, even one that does not fit the installed games and cannot be played."""
        try:
            return (await self.table(id)).live
        except Refused as refused:
            if refused.refusal.code not in UNFIT:
                raise
            try:
                return UnplayedTable(id, await self.store.read(id), await self.store.finished(id))
            except BadSetup:  # the game itself is gone
                raise refused from None

    async def act(self, loaded: LoadedTable, decide: Decide) -> list[int]:
        """Validate, persist, then apply and broadcast. Returns the numbers of the new entries."""
        async with loaded.lock:
            for _ in range(ATTEMPTS):
                live = loaded.live
                try:
                    now = now_ms()  # the same for both: an answer in time for the clock must not be late a moment later
                    while clock := verbs.let_clock_answer(live, now):
                        await self._write(loaded, [clock])
                    entries = decide(live, now)
                    first = live.number + 1
                    if entries:
                        await self._write(loaded, entries)
                except Conflict:
                    await self._catch_up(loaded)
                    continue
                return list(range(first, first + len(entries)))
        raise refusal("failed")

    async def _write(self, loaded: LoadedTable, entries: list[AnyEntry]) -> None:
        """Write entries. Once durable they are applied and broadcast, even if the requester is gone by then."""
        live = loaded.live
        first = live.number + 1

        def kept() -> None:
            if live.number + 1 == first:
                try:
                    self._took(loaded, entries)
                except Exception as error:  # it is written but cannot be played: no other table must suffer
                    self.spawn(self._break_off(loaded, error))
                self.bus.tell(live.id, live.number)

        status = next((STATUS_AFTER[type(entry)] for entry in entries if type(entry) in STATUS_AFTER), None)
        try:
            await self.store.append(live.id, first, entries, loaded.summary(status) if status else None, kept)
        except Unavailable:
            raise refusal("failed") from None

    def _took(self, loaded: LoadedTable, entries: list[AnyEntry]) -> None:
        """Apply what is in the journal now; the lobby's summary may follow a little later."""
        for entry in entries:
            if isinstance(entry, journal.Answered):
                (BY_CLOCK if entry.seat < 0 else BY_BOT if entry.by else BY_PERSON).inc()
        loaded.take(entries, now_ms())
        if loaded.live.status != "playing" or any([type(entry) not in NOT_IN_LOBBY for entry in entries]):
            self.store.summarize(loaded.live.id, loaded.summary())
        self.see_to(loaded)

    async def _catch_up(self, loaded: LoadedTable) -> None:
        """Apply what other processes have written, except for what was applied while we were reading."""
        first = loaded.live.number + 1
        try:
            read = await self.store.read(loaded.live.id, first)
            if entries := read[loaded.live.number + 1 - first:]:
                loaded.take(entries, now_ms())
                self.see_to(loaded)
        except AWAY:
            raise
        except Exception as error:
            await self._break_off(loaded, error)
            raise Refused(BROKEN) from None

    async def catch_up(self, loaded: LoadedTable) -> None:
        async with loaded.lock:
            await self._catch_up(loaded)

    def _heard(self, news: News) -> None:
        """Handle news from another process, if it is about a table that we have loaded, too."""
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

    # ---- clocks and bots

    def see_to(self, loaded: LoadedTable) -> None:
        """Let its clock and bots answer from here, unless another process does."""
        see_to_call(self, loaded)
        if loaded.live.status == "playing" and loaded.driver is None and not self.is_closing:
            loaded.driver = self.spawn(self._drive(loaded))

    async def _drive(self, loaded: LoadedTable) -> None:
        id, lease = loaded.live.id, int(1000 * self.settings.lease)
        is_parked = False
        try:
            if await self.store.lease(id, self.process, now_ms(), now_ms() + lease):
                DRIVEN.inc()
                try:
                    is_parked = await drive(self, loaded)
                finally:
                    DRIVEN.dec()
                if is_parked:
                    await self.store.park(id, self.process, now_ms() + PARKED)
        except (Refused, *AWAY) as error:  # once the lease has expired, some process takes the table over
            log.warning("a table is not looked after: %s", type(error).__name__)
        except Exception as error:
            await self._break_off(loaded, error)
        finally:
            loaded.driver = None
            if is_parked and loaded.viewers:  # somebody came while it was being parked
                self.see_to(loaded)

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
                self._forget()
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
                self.bus.tell(id, here=here)
        for n in range(0, len(watched), 500):
            for id, number in (await self.store.numbers(watched[n:n + 500])).items():
                loaded = self.tables.get(id)
                if loaded and number > loaded.live.number:
                    with contextlib.suppress(Refused):
                        await self.catch_up(loaded)

    def _forget(self) -> None:
        long_ago = time.monotonic() - UNLOAD_AFTER
        for id, loaded in list(self.tables.items()):
            is_needed = loaded.viewers or loaded.driver or loaded.caller or loaded.lock.locked()
            if not is_needed and loaded.used < long_ago:
                del self.tables[id]
        TABLES.set(len(self.tables))

    async def _sweep(self) -> None:
        """Close tables where nothing has happened for days."""
        while True:
            try:
                for id in await self.store.idle(now_ms() - self.settings.idle_hours * 3_600_000, 1000):
                    try:
                        await self.act(await self.table(id), lambda live, now: [verbs.close(live, "idle", now)])
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
