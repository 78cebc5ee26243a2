"""Where journals are kept: SQLite or PostgreSQL. Nothing else of a table needs keeping.

An entry is durable under its number before anybody is told of it, and no number is ever taken twice. Entries of many
tables share a transaction: whatever comes while one is being written goes into the next.
"""
from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from mousehole.server.database import Database
from mousehole.server.metrics import BATCH, KEPT
from mousehole.server.schema import entries, tables
from mousehole.table import journal
from mousehole.table.journal import AnyEntry

log = logging.getLogger("mousehole.store")

MOST_IN_A_BATCH = 500
MOST_ROWS = 100  # in one statement
PATIENCE = 30.0  # seconds that a database may be away before those who wait are told


class Conflict(Exception):
    """Somebody else has taken this number: look what happened, and decide anew."""


class Unavailable(Exception):
    """The database did not answer in time. Whether the entry was kept will be seen when it does."""


@dataclass
class Summary:
    """What the lobby tells of a table. It is a cache: the journal is the truth."""

    game: str
    title: str
    listed: bool
    status: str
    seats: int
    free: int
    names: list[str]

    def row(self) -> dict[str, Any]:
        return vars(self) | {"names": json.dumps(self.names)}


@dataclass(slots=True)
class Order:
    table: str
    number: int
    lines: list[tuple[int, str]]  # at, entry
    summary: dict[str, Any] | None
    is_new: bool = False
    then: Callable[[], None] | None = None  # done once it is durable, even if nobody waits for it any more
    work: Callable[[sa.Connection], Any] | None = None  # what else is to be written
    result: Any = None                                  # of that work
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    came: float = field(default_factory=time.monotonic)


class Store:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.orders: list[Order] = []
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.database.open()
        self.writer = asyncio.create_task(self._write_orders(), name="store writer")

    async def close(self) -> None:
        if self.writer:
            while self.orders:
                await asyncio.sleep(0.01)
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.database.close()

    async def is_ready(self) -> bool:
        try:
            async with asyncio.timeout(2), self.database.reading() as connection:
                await connection.execute(sa.select(1))
        except (DBAPIError, OSError, TimeoutError):
            return False
        return self.writer is not None and not self.writer.done()

    # ---- writing

    async def append(self, table: str, number: int, new: Sequence[AnyEntry], summary: Summary | None = None,
                     then: Callable[[], None] | None = None) -> None:
        """Write these entries under `number` and the ones after it; Conflict: one of them is taken.

        `then` is called once they are written, also if whoever asked for it is cancelled meanwhile.
        """
        lines = [(entry.at, journal.write(entry)) for entry in new]
        order = Order(table, number, lines, None if summary is None else summary.row(), number == 0, then)
        self._order(order)
        await order.done

    def summarize(self, table: str, summary: Summary) -> None:
        """For the lobby; soon, and nobody waits for it."""
        order = Order(table, 0, [], summary.row())
        order.done.add_done_callback(lambda done: done.exception())
        self._order(order)

    async def _do(self, work: Callable[[sa.Connection], Any]) -> Any:
        """In the same transaction as whatever else is waiting: hundreds of tables may begin at once."""
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
            batch = self.orders[:MOST_IN_A_BATCH]
            del self.orders[:MOST_IN_A_BATCH]
            BATCH.observe(len(batch))
            try:
                await self._write_batch(batch)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # the writer must outlive whatever happens to one batch
                log.exception("a batch could not be written")
                _tell(batch, Unavailable(str(error)))

    async def _write_batch(self, batch: list[Order]) -> None:
        waited = 0.0
        while True:
            try:
                await self.database.write(partial(_insert, batch))
                KEPT.observe(time.monotonic() - batch[0].came)
                _tell(batch)
            except IntegrityError:
                if len(batch) == 1:
                    _tell(batch, None if await self._is_there(batch[0]) else Conflict(batch[0].table))
                else:
                    for order in batch:
                        await self._write_batch([order])
            except (DBAPIError, OSError) as error:
                # The commit may have been done or not: the next attempt finds out, because the number is unique.
                if waited >= PATIENCE:
                    _tell(batch, Unavailable(str(error)))
                    return
                log.warning("the database is away: %s", type(error).__name__)
                await asyncio.sleep(0.2)
                waited += 0.2
                continue
            return

    async def _is_there(self, order: Order) -> bool:
        """Whether exactly this was written before, by an attempt that did not hear of it."""
        found = await self.read_lines(order.table, order.number)
        return [line for _, line in order.lines] == found[:len(order.lines)]

    # ---- reading

    async def read_lines(self, table: str, first: int = 0) -> list[str]:
        rows = sa.select(entries.c.data).where(entries.c.table_id == table, entries.c.number >= first)
        async with self.database.reading() as connection:
            return list((await connection.execute(rows.order_by(entries.c.number))).scalars())

    async def read(self, table: str, first: int = 0) -> list[AnyEntry]:
        return [journal.read(line) for line in await self.read_lines(table, first)]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The last number of each table."""
        rows = sa.select(entries.c.table_id, sa.func.max(entries.c.number)).where(entries.c.table_id.in_(ids))
        async with self.database.reading() as connection:
            found = await connection.execute(rows.group_by(entries.c.table_id))
            return {row[0]: row[1] for row in found}

    async def listed(self, limit: int) -> list[Any]:
        """The lobby: tables that wait for players first, newest first."""
        rows = sa.select(tables).where(tables.c.listed, tables.c.status.in_(("gathering", "playing", "over")))
        async with self.database.reading() as connection:
            return list(await connection.execute(rows.order_by(tables.c.status, tables.c.created.desc()).limit(limit)))

    async def idle(self, before: int, limit: int) -> list[str]:
        """Open tables where nothing has happened since then."""
        last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        rows = sa.select(tables.c.id).where(tables.c.status != "closed", tables.c.created < before, last < before)
        async with self.database.reading() as connection:
            return list((await connection.execute(rows.limit(limit))).scalars())

    # ---- leases: which process lets a table's clock and bots answer

    async def lease(self, id: str, owner: str, now: int, until: int) -> bool:
        claim = sa.update(tables).where(
            tables.c.id == id, sa.or_(tables.c.lease_owner.in_((owner, "")), tables.c.lease_until < now))
        return await self._update(claim.values(lease_owner=owner, lease_until=until)) == 1

    async def renew(self, ids: Sequence[str], owner: str, until: int) -> set[str]:
        """Keep these leases; which of them are still ours."""
        mine = sa.and_(tables.c.lease_owner == owner, tables.c.id.in_(ids))

        def kept(connection: sa.Connection) -> set[str]:
            connection.execute(sa.update(tables).where(mine).values(lease_until=until))
            return set(connection.execute(sa.select(tables.c.id).where(mine)).scalars())

        renewed: set[str] = await self._do(kept)
        return renewed

    async def park(self, id: str, owner: str, until: int) -> None:
        """Nobody is there: nobody need look after this table until then, or until somebody comes."""
        mine = sa.and_(tables.c.lease_owner == owner, tables.c.id == id)
        await self._update(sa.update(tables).where(mine).values(lease_owner="", lease_until=until))

    async def release(self, owner: str) -> None:
        """A process that ends in peace lets others go on at once."""
        await self._update(sa.update(tables).where(tables.c.lease_owner == owner).values(lease_until=0))

    async def set_status(self, id: str, status: str) -> None:
        await self._update(sa.update(tables).where(tables.c.id == id).values(status=status))

    async def _update(self, change: sa.Update) -> int:
        """How many rows it has changed."""
        changed: int = await self._do(lambda connection: connection.execute(change).rowcount)
        return changed

    async def orphans(self, now: int, limit: int) -> list[str]:
        rows = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.lease_until < now).limit(limit)
        async with self.database.reading() as connection:
            return list((await connection.execute(rows)).scalars())


def _insert(batch: list[Order], connection: sa.Connection) -> None:
    lines = [(order.table, order.number + n, at, line) for order in batch for n, (at, line) in enumerate(order.lines)]
    if connection.dialect.name == "sqlite":
        # Many rows in one statement: between two of them the thread would have to wait for Python's lock.
        for first in range(0, len(lines), MOST_ROWS):
            rows = lines[first:first + MOST_ROWS]
            connection.exec_driver_sql(_insert_rows(len(rows)), tuple(chain.from_iterable(rows)))
    elif lines:
        connection.execute(_INSERT, [dict(zip(_COLUMNS, line, strict=True)) for line in lines])
    for order in batch:
        if order.work is not None:
            order.result = order.work(connection)
        if order.summary is not None:
            if order.is_new:
                connection.execute(sa.insert(tables).values(
                    id=order.table, created=order.lines[0][0], lease_owner="", lease_until=0, **order.summary))
            else:
                connection.execute(sa.update(tables).where(tables.c.id == order.table).values(**order.summary))


@cache
def _insert_rows(n: int) -> str:
    return f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES {', '.join(['(?, ?, ?, ?)'] * n)}"  # noqa: S608


_INSERT = sa.insert(entries)
_COLUMNS = [column.name for column in entries.columns]


def _tell(batch: list[Order], error: Exception | None = None) -> None:
    """Whoever waits goes on only after `then`, but has its turn before what `then` has posted leaves: in one packet."""
    for order in batch:
        if not order.done.done():
            if error is None:
                order.done.set_result(order.result)
            else:
                order.done.set_exception(error)
        if order.then and error is None:
            try:
                order.then()
            except Exception:  # the next order is not to suffer for it
                log.exception("what was written could not be told")
