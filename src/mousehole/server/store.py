"""Stores journals in SQLite or PostgreSQL. Nothing else of a table needs to be stored.

An entry is durable under its number before anybody is told about it, and no number is ever used twice. Entries of many
tables share a transaction: those that arrive while one is being written go into the next.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mousehole.hosting.journals import Conflict, Summary, Unavailable
from mousehole.server.database import Database, reason
from mousehole.server.metrics import BATCH, KEPT
from mousehole.server.schema import entries, health, snapshots, subscriptions, tables
from mousehole.table import journal
from mousehole.table.codes import code_of
from mousehole.table.journal import AnyEntry
from mousehole.table.rest_types import Listed

log = logging.getLogger("mousehole.store")

MAX_IN_A_BATCH = 500
MAX_ROWS = 100  # in one statement
PATIENCE = 1.5   # seconds that requests wait before they fail because the database is unavailable
GLANCE = 0.2     # seconds between two checks for requests that have waited too long, and between two attempts to write
FRESH = 1.0      # seconds for which a successful write proves that the database is writable
SKEW = 60_000    # ms: a lease that ends later than this after it could was given before somebody set the clock back


@dataclass(slots=True)
class Order:
    table: str
    number: int
    lines: list[tuple[int, str]]  # at, entry
    summary: dict[str, Any] | None
    is_new: bool = False
    then: Callable[[], None] | None = None  # called once it is durable, even if nobody waits for it any more
    work: Callable[[sa.Connection], Any] | None = None  # anything else to be written
    result: Any = None                                  # of that work
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    came: float = field(default_factory=time.monotonic)
    is_given_up: bool = False  # its requester has been told that it failed


class Store:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.orders: list[Order] = []
        self.writing: list[Order] = []  # the batch that is being written
        self.wrote = -FRESH             # when something was last written
        self.heard = -FRESH             # when the database last answered, if only that a number is taken
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.watcher: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.database.open()
        self.writer = asyncio.create_task(self._write_orders(), name="store writer")
        self.watcher = asyncio.create_task(self._give_up(), name="store watcher")

    async def close(self) -> None:
        """Write what is left, unless the database is unavailable."""
        if self.writer and self.watcher:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE + 2 * GLANCE):
                    while self.orders or self.writing:
                        await asyncio.sleep(0.01)
            for task in (self.writer, self.watcher):
                task.cancel()
            await asyncio.gather(self.writer, self.watcher, return_exceptions=True)
        await self.database.close()

    async def is_ready(self) -> bool:
        """Whether it is writable: a full disk can still be read."""
        if self.writer is None or self.writer.done():
            return False
        if time.monotonic() - self.wrote >= FRESH:
            try:
                await self.update(sa.update(health).values(beat=health.c.beat + 1))
            except (Unavailable, DBAPIError):
                return False
        return True

    # ---- writing

    async def append(self, table: str, number: int, new: Sequence[AnyEntry], summary: Summary | None = None,
                     then: Callable[[], None] | None = None) -> None:
        """Write these entries under `number` and the ones after it; Conflict: one of them is taken.

        `then` is called once they are written, even if the caller is cancelled meanwhile.
        """
        lines = [(entry.at, journal.write(entry)) for entry in new]
        order = Order(table, number, lines, None if summary is None else _row(summary), number == 0, then)
        self._order(order)
        await order.done

    def summarize(self, table: str, summary: Summary) -> None:
        """Update the lobby's summary soon, without waiting for it."""
        order = Order(table, 0, [], _row(summary))
        order.done.add_done_callback(lambda done: done.exception())
        self._order(order)

    async def do(self, work: Callable[[sa.Connection], Any]) -> Any:
        """Write in the same transaction as whatever else is waiting: hundreds of tables may begin at once."""
        order = Order("", 0, [], None, work=work)
        self._order(order)
        return await order.done

    def _order(self, order: Order) -> None:
        self.orders.append(order)
        self.wake.set()

    async def _write_orders(self) -> None:
        while True:
            if not self.orders:
                self.wake.clear()
                await self.wake.wait()
            batch = self.orders[:MAX_IN_A_BATCH]
            del self.orders[:MAX_IN_A_BATCH]
            BATCH.observe(len(batch))
            self.writing = batch
            try:
                await self._write_batch(batch)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # the writer must survive whatever happens to one batch
                log.exception("a batch could not be written")
                _tell(batch, Unavailable(str(error)))
            finally:
                self.writing = []

    async def _give_up(self) -> None:
        """Fail requests that have waited too long: those not begun are dropped, others may still be written.

        A database that is only slow, and goes on answering others, is waited for.
        """
        while True:
            await asyncio.sleep(GLANCE)
            late = time.monotonic() - PATIENCE
            if self.heard > late:
                continue
            for order in [order for order in [*self.writing, *self.orders] if order.came < late]:
                order.is_given_up = True
                _tell([order], Unavailable("the database does not answer"))
            self.orders = [order for order in self.orders if not order.is_given_up]

    async def _write_batch(self, batch: list[Order]) -> None:
        is_away = False
        while batch:
            try:
                await self.database.write(partial(_insert, batch))
                self.wrote = self.heard = time.monotonic()
                KEPT.observe(self.wrote - batch[0].came)
                _tell(batch)
            except IntegrityError:
                self.heard = time.monotonic()
                if len(batch) == 1:
                    _tell(batch, None if await self._is_there(batch[0]) else Conflict(batch[0].table))
                else:
                    for order in batch:
                        await self._write_batch([order])
            except (DBAPIError, OSError) as error:
                # The commit may have succeeded or not: the next attempt finds out, because the number is unique.
                if not is_away:
                    log.warning("the database is away: %s: %s", type(error).__name__, reason(error))
                is_away = True
                await asyncio.sleep(GLANCE)
                batch = [order for order in batch if not order.is_given_up]
                continue
            return

    async def _is_there(self, order: Order) -> bool:
        """Whether exactly this was written before, by an attempt that got no reply."""
        found = await self.read_lines(order.table, order.number)
        return [line for _, line in order.lines] == found[:len(order.lines)]

    # ---- reading

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Read; Unavailable: the database is away."""
        try:
            async with self.database.reading() as connection:
                yield connection
        except DBAPIError as error:
            raise Unavailable(reason(error)) from error

    async def read_lines(self, table: str, first: int = 0) -> list[str]:
        rows = sa.select(entries.c.data).where(entries.c.table_id == table, entries.c.number >= first)
        async with self.reading() as connection:
            return list((await connection.execute(rows.order_by(entries.c.number))).scalars())

    async def read(self, table: str, first: int = 0) -> list[AnyEntry]:
        return [journal.read(line) for line in await self.read_lines(table, first)]

    async def read_with_snapshot(self, table: str) -> tuple[str, list[str]]:
        """Return a table's snapshot ("": it has none), its first entry, the snapshot's last one, and those after it."""
        async with self.reading() as connection:
            found = (await connection.execute(sa.select(snapshots.c.number, snapshots.c.data).where(
                snapshots.c.table_id == table))).one_or_none()
            rows = sa.select(entries.c.data).where(entries.c.table_id == table)
            if found is not None:
                rows = rows.where(sa.or_(entries.c.number == 0, entries.c.number >= found.number))
            lines = list((await connection.execute(rows.order_by(entries.c.number))).scalars())
        return ("" if found is None else found.data), lines

    async def save_snapshot(self, table: str, number: int, data: str) -> None:
        """Replace a table's snapshot."""
        def kept(connection: sa.Connection) -> None:
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(sa.insert(snapshots).values(table_id=table, number=number, data=data))

        await self.do(kept)

    async def drop_snapshot(self, table: str) -> None:
        await self.do(lambda connection: connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table)))

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last number of each table."""
        rows = sa.select(entries.c.table_id, sa.func.max(entries.c.number)).where(entries.c.table_id.in_(ids))
        async with self.reading() as connection:
            found = await connection.execute(rows.group_by(entries.c.table_id))
            return {row[0]: row[1] for row in found}

    async def finished(self, id: str) -> int:
        """Return how many matches of a table are over, without replaying them."""
        async with self.reading() as connection:
            return (await connection.execute(sa.select(tables.c.finished).where(tables.c.id == id))).scalar() or 0

    async def summary(self, id: str) -> Any | None:
        """Return a table's row of the lobby, public or not, without loading it."""
        async with self.reading() as connection:
            return (await connection.execute(sa.select(tables).where(tables.c.id == id))).one_or_none()

    async def with_code(self, code: str) -> str:
        """Return the open table that has this short code; the newest, should there be two. "": none."""
        rows = sa.select(tables.c.id).where(tables.c.code == code, tables.c.status != "closed")
        async with self.reading() as connection:
            return (await connection.execute(rows.order_by(tables.c.created.desc()).limit(1))).scalar() or ""

    async def listed(self, limit: int) -> list[Listed]:
        """Return the lobby: tables that wait for players first, newest first."""
        rows = sa.select(tables).where(tables.c.listed, tables.c.status.in_(("gathering", "playing", "over")))
        async with self.reading() as connection:
            found = list(await connection.execute(rows.order_by(tables.c.status, tables.c.created.desc()).limit(limit)))
        return [Listed(row.id, row.title, row.game, row.status, row.seats, row.free, json.loads(row.names))
                for row in found]

    async def idle(self, before: int, limit: int) -> list[str]:
        """Return open tables where nothing has happened since then."""
        last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        rows = sa.select(tables.c.id).where(tables.c.status != "closed", tables.c.created < before, last < before)
        async with self.reading() as connection:
            return list((await connection.execute(rows.limit(limit))).scalars())

    async def old(self, before: int, is_kept: bool, after: str, limit: int) -> list[str]:
        """Return tables where nothing has happened since then, by id; `is_kept`: not those with a finished match."""
        last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        rows = sa.select(tables.c.id).where(
            tables.c.status != "playing", tables.c.created < before, tables.c.id > after, last < before)
        if is_kept:
            rows = rows.where(tables.c.finished == 0)
        async with self.reading() as connection:
            return list((await connection.execute(rows.order_by(tables.c.id).limit(limit))).scalars())

    async def delete(self, ids: Sequence[str]) -> None:
        def gone(connection: sa.Connection) -> None:
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id.in_(ids)))
            connection.execute(sa.delete(subscriptions).where(subscriptions.c.table_id.in_(ids)))
            connection.execute(sa.delete(entries).where(entries.c.table_id.in_(ids)))
            connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))

        await self.do(gone)

    # ---- leases: which process drives a table's clock and bots

    async def lease(self, id: str, owner: str, now: int, until: int) -> bool:
        claim = sa.update(tables).where(
            tables.c.id == id, sa.or_(tables.c.lease_owner.in_((owner, "")), _has_ended(now, until)))
        return await self.update(claim.values(lease_owner=owner, lease_until=until)) == 1

    async def renew(self, ids: Sequence[str], owner: str, until: int) -> set[str]:
        """Renew these leases; return those that are still ours."""
        mine = sa.and_(tables.c.lease_owner == owner, tables.c.id.in_(ids))

        def kept(connection: sa.Connection) -> set[str]:
            connection.execute(sa.update(tables).where(mine).values(lease_until=until))
            return set(connection.execute(sa.select(tables.c.id).where(mine)).scalars())

        renewed: set[str] = await self.do(kept)
        return renewed

    async def park(self, id: str, owner: str, until: int) -> None:
        """Leave this table alone until then, or until somebody comes: nobody is there."""
        mine = sa.and_(tables.c.lease_owner == owner, tables.c.id == id)
        await self.update(sa.update(tables).where(mine).values(lease_owner="", lease_until=until))

    async def release(self, owner: str, now: int) -> None:
        """Release all leases, so that other processes can take over at once."""
        await self.update(sa.update(tables).where(tables.c.lease_owner == owner).values(lease_until=now - 1))

    async def leased(self, id: str) -> tuple[str, int]:
        """Return which process drives this table's clock and bots ("": none, it is parked), and until when."""
        rows = sa.select(tables.c.lease_owner, tables.c.lease_until).where(tables.c.id == id)
        async with self.reading() as connection:
            row = (await connection.execute(rows)).one_or_none()
            return ("", 0) if row is None else (row[0], row[1])

    async def set_status(self, id: str, status: str) -> None:
        await self.update(sa.update(tables).where(tables.c.id == id).values(status=status))

    async def free_held(self) -> None:
        """Let a new process, perhaps a newer version, retry tables that could not be played."""
        await self.update(sa.update(tables).where(tables.c.status == "held").values(status="playing"))

    async def update(self, change: sa.Update) -> int:
        """Run an update; return the number of changed rows."""
        changed: int = await self.do(lambda connection: connection.execute(change).rowcount)
        return changed

    async def orphans(self, now: int, until: int, limit: int) -> list[str]:
        """Return tables that no process looks after. `until`: the latest end of a lease given now."""
        rows = sa.select(tables.c.id).where(tables.c.status == "playing", _has_ended(now, until)).limit(limit)
        async with self.reading() as connection:
            return list((await connection.execute(rows)).scalars())


def _row(summary: Summary) -> dict[str, Any]:
    return vars(summary) | {"names": json.dumps(summary.names)}


def _has_ended(now: int, until: int) -> sa.ColumnElement[bool]:
    """Match expired leases, and those from before the clock was set back unless the table is parked."""
    is_absurd = sa.and_(tables.c.lease_owner != "", tables.c.lease_until > until + SKEW)
    return sa.or_(tables.c.lease_until < now, is_absurd)


def _insert(batch: list[Order], connection: sa.Connection) -> None:
    lines = [(order.table, order.number + n, at, line) for order in batch for n, (at, line) in enumerate(order.lines)]
    if connection.dialect.name == "sqlite":
        # Many rows in one statement: between two of them the thread would have to wait for Python's lock.
        for first in range(0, len(lines), MAX_ROWS):
            rows = lines[first:first + MAX_ROWS]
            connection.exec_driver_sql(_insert_rows(len(rows)), tuple(chain.from_iterable(rows)))
    elif lines:
        connection.execute(_INSERT, [dict(zip(_COLUMNS, line, strict=True)) for line in lines])
    for order in batch:
        if order.work is not None:
            order.result = order.work(connection)
        if order.summary is not None:
            if order.is_new:
                connection.execute(sa.insert(tables).values(
                    id=order.table, created=order.lines[0][0], lease_owner="", lease_until=0, code=code_of(order.table),
                    **order.summary))
            else:
                connection.execute(sa.update(tables).where(tables.c.id == order.table).values(**order.summary))


@cache
def _insert_rows(n: int) -> str:
    return f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES {', '.join(['(?, ?, ?, ?)'] * n)}"  # noqa: S608


_INSERT = sa.insert(entries)
_COLUMNS = [column.name for column in entries.columns]


def _tell(batch: list[Order], error: Exception | None = None) -> None:
    """Settle the orders. Waiters resume only after `then`, but before what `then` has posted leaves: in one packet."""
    for order in batch:
        if not order.done.done():
            if error is None:
                order.done.set_result(order.result)
            else:
                order.done.set_exception(error)
        if order.then and error is None:
            try:
                order.then()
            except Exception:  # the next order must not suffer for it
                log.exception("what was written could not be told")
