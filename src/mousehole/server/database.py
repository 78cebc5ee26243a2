"""Opens, reads and writes SQLite or PostgreSQL.

Writes are functions of a plain connection, called inside a transaction. PostgreSQL does it over the network.
An SQLite file has one thread that writes: one trip to it and back per transaction, and nothing else in this
process can hold the lock meanwhile.
"""
from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mousehole.kernel import BadSetup
from mousehole.server.migrations import migrate

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


KINDS = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}
LARGE = 200_000_000  # bytes: a larger file is not looked at when a server starts (but `mousehole doctor` does)
OURS_ALONE = 0o600  # journals hold what nobody may know while a match is played


def parsed_url(url: str) -> sa.URL:
    """Which database this is; or BadSetup."""
    try:
        parsed = sa.make_url(url)
        kind = KINDS[parsed.get_backend_name()]
    except (ArgumentError, KeyError, ValueError):
        raise BadSetup(f"{url} is not the address of a database, which is sqlite:///FILE or "
                       "postgresql://USER@HOST/NAME", "not-a-database", {"url": url}) from None
    return parsed.set(drivername=kind)


def file_of(url: str) -> Path | None:
    """The file that an SQLite database is in; None: it is in memory, or elsewhere."""
    parsed = parsed_url(url)
    return Path(parsed.database) if parsed.drivername == "sqlite" and parsed.database else None


def reason(error: BaseException) -> str:
    """What a database complains of, in one line."""
    told = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error).strip()
    return told.splitlines()[0] if told else type(error).__name__


class Database:
    """`sqlite:///file`, `sqlite://` (in memory) or `postgresql://…`; the drivers are ours to choose."""

    def __init__(self, url: str) -> None:
        parsed = parsed_url(url)
        self.file = file_of(url)
        self.writer: sa.Engine | None = None
        self.writer_thread: ThreadPoolExecutor | None = None
        if parsed.drivername != "sqlite":
            self.engine = create_async_engine(parsed.set(drivername="postgresql+asyncpg"), pool_size=5, max_overflow=5,
                                              pool_pre_ping=True)
            return
        beside = parsed.set(drivername="sqlite+aiosqlite")
        if not parsed.database:
            self.engine = create_async_engine(beside, poolclass=sa.StaticPool)
        else:
            self.engine = create_async_engine(beside, pool_size=5, max_overflow=0)
            self.writer = sa.create_engine(parsed.set(drivername="sqlite+pysqlite"), pool_size=1, max_overflow=0)
            self.writer_thread = ThreadPoolExecutor(1, "store")
            event.listen(self.writer, "connect", _prepare)
        event.listen(self.engine.sync_engine, "connect", _prepare)

    async def open(self) -> None:
        if self.file is not None:
            with suppress(FileExistsError):  # SQLite gives the files beside it the same mode
                os.close(os.open(self.file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OURS_ALONE))
        await self.write(migrate)

    async def check(self) -> None:
        """Look at the pages of a file that is not too large; BadSetup: it is damaged."""
        if self.file is None or not self.file.exists() or self.file.stat().st_size > LARGE:
            return
        async with self.reading() as connection:
            wrong = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar()
        if wrong != "ok":
            told = str(wrong).splitlines()[-1]
            raise BadSetup(f"{self.file} is damaged ({told}); restore a backup: mousehole restore", "damaged-database",
                           {"file": str(self.file), "reason": told})

    async def close(self) -> None:
        await self.engine.dispose()
        if self.writer and self.writer_thread:
            await asyncio.get_running_loop().run_in_executor(self.writer_thread, self.writer.dispose)
            self.writer_thread.shutdown(wait=False)

    async def write(self, work: Work[T]) -> T:
        """Do this work in one transaction, which is durable when this returns; otherwise nothing has happened."""
        if self.writer_thread:
            return await asyncio.get_running_loop().run_in_executor(self.writer_thread, self._written, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def _written(self, work: Work[T]) -> T:
        assert self.writer is not None
        with self.writer.begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a confirmed answer also survives a power cut
    cursor.execute("PRAGMA temp_store = MEMORY")  # the rollback data of a statement needs no file
    cursor.execute("PRAGMA busy_timeout = 1000")
    cursor.close()
