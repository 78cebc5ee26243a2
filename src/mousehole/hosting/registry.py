"""All tables of this process: loads them, persists what happens, and broadcasts it to their viewers."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from mousehole.hosting.bots import Bots
from mousehole.hosting.calling import see_to_call
from mousehole.hosting.clock import now_ms
from mousehole.hosting.counters import Counters
from mousehole.hosting.driver import drive
from mousehole.hosting.elsewhere import Elsewhere, ReviewNews
from mousehole.hosting.journals import AWAY, Conflict, Journals, Unavailable
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.refusals import BROKEN, refusal
from mousehole.hosting.saving import live_from
from mousehole.hosting.settings import HostSettings
from mousehole.hosting.workers import BotWorkers
from mousehole.kernel import BadSetup, Refusal, Refused
from mousehole.table import journal, jumps, verbs
from mousehole.table.codes import code_of
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.pinned import UNFIT
from mousehole.table.unplayed import UnplayedTable

log = logging.getLogger("mousehole.registry")

ATTEMPTS = 20            # to write something while other processes keep writing first
UNLOAD_AFTER = 120.0     # seconds after which an unused table is unloaded
STATUS_AFTER = {journal.Started: "playing", journal.Closed: "closed"}
NOT_IN_LOBBY = (journal.Answered, journal.Said, journal.AskedBack, journal.AgreedBack, journal.DroppedBack,
                journal.TakenBack)  # does not show in the lobby

Decide = Callable[[Live, int], list[AnyEntry]]


class TableRegistry:
    """The tables of one process that has them to itself. A server with several processes adds leases to this."""

    def __init__(self, settings: HostSettings, store: Journals, workers: BotWorkers,
                 counters: Counters | None = None) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.counters = counters or Counters()
        self.bots = Bots(workers, self.counters)
        self.tables: dict[str, LoadedTable] = {}
        self.loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self.held: dict[str, Refusal] = {}  # tables that cannot be played, and why
        self.tasks: set[asyncio.Task[Any]] = set()
        self.elsewhere = Elsewhere()  # reviews that other processes work on
        self.is_closing = False

    async def end_tasks(self) -> None:
        """Tell all viewers that the house closes, and stop everything. What was confirmed is already stored."""
        self.is_closing = True
        for loaded in self.tables.values():
            for viewer in list(loaded.viewers):
                viewer.end("shutting-down")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # ---- what is different where others have the same tables

    async def last_driven(self, id: str, now: int) -> int:
        """Return when a running match was last looked after; before that, no time has passed for its players."""
        return now

    def tell_others(self, id: str, number: int = -1, here: list[int] | None = None) -> None:
        """Tell other processes that a table has reached this number, or that these seats are connected here."""

    def tell_review(self, id: str, review: ReviewNews) -> None:
        """Tell other processes how far a review is that this one works on."""

    async def refresh(self, loaded: LoadedTable) -> None:
        """Make sure that nothing is missing that others have written."""

    async def drive(self, loaded: LoadedTable) -> bool:
        """Drive a table's clock and bots; return whether it was left alone because nobody is there."""
        self.counters.driven(1)
        try:
            return await drive(self, loaded)
        finally:
            self.counters.driven(-1)

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
        self.counters.loaded(len(self.tables))
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
        self.counters.loaded(len(self.tables))
        return loaded

    async def _note_jump(self, live: Live) -> None:
        """Discount time without a server, or a change of the clock, before anybody can be late."""
        if live.status != "playing":
            return
        now = now_ms()
        jumped = jumps.jump(live, await self.last_driven(live.id, now), now)
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
        self.tell_others(live.id, live.number)

    async def _hold(self, id: str, why: Refusal, error: Exception | None = None) -> None:
        """Mark a table as unplayable: log it once, and tell everybody who comes."""
        if id not in self.held:
            self.counters.held(why.code)
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
                self.tell_others(live.id, live.number)

        statuses = [STATUS_AFTER[type(entry)] for entry in entries if type(entry) in STATUS_AFTER]
        try:
            await self.store.append(live.id, first, entries, loaded.summary(statuses[0]) if statuses else None, kept)
        except Unavailable:
            raise refusal("failed") from None

    def _took(self, loaded: LoadedTable, entries: list[AnyEntry]) -> None:
        """Apply what is in the journal now; the lobby's summary may follow a little later."""
        for entry in entries:
            if isinstance(entry, journal.Answered):
                self.counters.answered(entry)
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

    # ---- clocks and bots

    def see_to(self, loaded: LoadedTable) -> None:
        """Let its clock and bots answer from here, unless another process does."""
        see_to_call(self, loaded)
        if loaded.live.status == "playing" and loaded.driver is None and not self.is_closing:
            loaded.driver = self.spawn(self._drive(loaded))

    async def _drive(self, loaded: LoadedTable) -> None:
        is_left = False
        try:
            is_left = await self.drive(loaded)
        except (Refused, *AWAY) as error:  # it is taken up again when somebody comes, or by another process
            log.warning("a table is not looked after: %s", type(error).__name__)
        except Exception as error:
            await self._break_off(loaded, error)
        finally:
            loaded.driver = None
            if is_left and loaded.viewers:  # somebody came while it was being left
                self.see_to(loaded)

    def unload_unused(self) -> None:
        long_ago = time.monotonic() - UNLOAD_AFTER
        for id, loaded in list(self.tables.items()):
            is_needed = loaded.viewers or loaded.driver or loaded.caller or loaded.lock.locked()
            if not is_needed and loaded.used < long_ago:
                del self.tables[id]
        self.counters.loaded(len(self.tables))
