"""SQLite or PostgreSQL: how it is opened, read and written.

Whatever is written is given as work for a plain connection, inside a transaction. PostgreSQL does it over the network.
An SQLite file has one thread that writes: one trip to it and back for a whole transaction, and nobody else in this
process who could hold the lock meanwhile.
"""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mousehole.server.migrations import migrate

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Database:
    """`sqlite:///file`, `sqlite://` (in memory) or `postgresql://…`; the drivers are ours to choose."""

    def __init__(self, url: str) -> None:
        parsed = sa.make_url(url)
        self.pen: sa.Engine | None = None
        self.hand: ThreadPoolExecutor | None = None
        if parsed.get_backend_name() != "sqlite":
            self.engine = create_async_engine(parsed.set(drivername="postgresql+asyncpg"), pool_size=5, max_overflow=5,
                                              pool_pre_ping=True)
            return
        beside = parsed.set(drivername="sqlite+aiosqlite")
        if not parsed.database:
            self.engine = create_async_engine(beside, poolclass=sa.StaticPool)
        else:
            self.engine = create_async_engine(beside, pool_size=5, max_overflow=0)
            self.pen = sa.create_engine(parsed.set(drivername="sqlite+pysqlite"), pool_size=1, max_overflow=0)
            self.hand = ThreadPoolExecutor(1, "store")
            event.listen(self.pen, "connect", _prepare)
        event.listen(self.engine.sync_engine, "connect", _prepare)

    async def open(self) -> None:
        await self.write(migrate)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.pen and self.hand:
            await asyncio.get_running_loop().run_in_executor(self.hand, self.pen.dispose)
            self.hand.shutdown(wait=False)

    async def write(self, work: Work[T]) -> T:
        """Do this work in one transaction, which is durable when it is done; or nothing has happened."""
        if self.hand:
            return await asyncio.get_running_loop().run_in_executor(self.hand, self._written, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def _written(self, work: Work[T]) -> T:
        assert self.pen is not None
        with self.pen.begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a confirmed answer survives a power cut, too
    cursor.execute("PRAGMA temp_store = MEMORY")  # what undoes half of a statement needs no file
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()
