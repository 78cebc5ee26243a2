"""Backups: all tables and journals as of one moment, in an SQLite file, whatever database they come from.

So a backup of PostgreSQL can be restored into SQLite, and the other way round. Servers keep running.
"""
from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from mousehole.kernel import BadSetup
from mousehole.server.alone import alone_with
from mousehole.server.database import OURS_ALONE, Database, file_of, reason
from mousehole.server.migrations import migrate, newest
from mousehole.server.schema import metadata

ROWS = 1_000  # copied at a time
KEYS = {"tables": ["id"], "entries": ["table_id", "number"]}


class Counted(NamedTuple):
    tables: int
    entries: int


def back_up(url: str, file: Path) -> Counted:
    """Copy the database into this new file; return what it holds when it is opened again."""
    if file.exists():
        raise BadSetup(f"{file} exists already; a backup goes into a new file", "backup-exists", {"file": str(file)})
    draft = file.with_name(f"{file.name}.new")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, OURS_ALONE))
    try:
        told = asyncio.run(_copied_out(url, draft))
        found = counted_in(draft)
        if found != told:
            raise BadSetup(f"{told.entries} entries were copied, but {found.entries} are in the copy",
                           "backup-incomplete", {"copied": told.entries, "found": found.entries})
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)
    return told


def restore(url: str, file: Path) -> Counted:
    """Restore a backup into an empty database that no server uses; return what it holds afterwards."""
    told = counted_in(file)
    with alone_with(url):
        found = asyncio.run(_copied_in(url, file))
    if found != told:
        raise BadSetup(f"{file} holds {told.entries} entries, but {found.entries} were restored", "restore-incomplete",
                       {"file": str(file), "held": told.entries, "found": found.entries})
    return told


def counted_in(file: Path) -> Counted:
    """Return what is in a backup, after checking every page; raises BadSetup."""
    if not file.is_file():
        raise FileNotFoundError(errno.ENOENT, "there is no such file", str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            wrong = [row[0] for row in copy.execute("PRAGMA integrity_check(1)")]
            if wrong != ["ok"]:
                raise BadSetup(f"{file} is damaged: {wrong[0]}", "damaged-database",
                               {"file": str(file), "reason": wrong[0]})
            return Counted(*[copy.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in KEYS])  # noqa: S608
    except sqlite3.Error as error:
        raise BadSetup(f"{file} is not a backup: {error}", "not-a-backup", {"file": str(file)}) from None


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """Open a database read-only, as of one moment; raises BadSetup. A missing file is not created."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise FileNotFoundError(errno.ENOENT, "there is no such file", str(file))
    database = Database(url)
    is_file = file is not None
    try:
        async with database.engine.connect() as connection:
            if is_file:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    except (DBAPIError, OSError) as error:
        raise unusable(url, error) from None
    finally:
        await database.close()


def unusable(url: str, error: Exception) -> BadSetup:
    """Say that a database cannot be used. The reason is the database's own, in its own language."""
    shown, why = url_without_password(url), reason(error)
    return BadSetup(f"{shown}: {why}", "unusable-database", {"url": shown, "reason": why})


def url_without_password(url: str) -> str:
    return sa.make_url(url).render_as_string(hide_password=True)


def revision(connection: sa.Connection) -> str | None:
    """Return the revision of the schema; None: there is none yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())


async def _copied_out(url: str, draft: Path) -> Counted:
    async with snapshot(url) as source:
        return await source.run_sync(_copy_out, draft)


def _copy_out(source: sa.Connection, draft: Path) -> Counted:
    schema = revision(source)
    if schema is None:
        raise BadSetup("there are no tables in this database: no server has used it yet", "unused-database", {})
    engine = sa.create_engine(f"sqlite:///{draft}", poolclass=sa.NullPool)
    with engine.begin() as copy:
        migrate(copy, schema)
        return Counted(*[_copy(source, copy, name) for name in KEYS])


async def _copied_in(url: str, file: Path) -> Counted:
    database = Database(url)
    try:
        return await database.write(lambda target: _copy_in(target, file))
    except (DBAPIError, OSError) as error:
        raise unusable(url, error) from None
    finally:
        await database.close()


def _copy_in(target: sa.Connection, file: Path) -> Counted:
    engine = sa.create_engine(f"sqlite:///file:{file.absolute()}?mode=ro&uri=true", poolclass=sa.NullPool)
    with engine.connect() as source:
        schema = revision(source)
        if schema is None or schema > newest():
            raise BadSetup(f"{file} was written by a newer Mousehole than this one", "newer-database", {})
        if revision(target) is None:
            migrate(target, schema)
        elif any([target.execute(sa.text(f"SELECT 1 FROM {name} LIMIT 1")).first() for name in KEYS]):  # noqa: S608
            raise BadSetup("there are tables in this database already; restore into an empty one", "used-database", {})
        for name in KEYS:
            _copy(source, target, name)
    migrate(target)
    target.execute(sa.text("UPDATE tables SET lease_owner = '', lease_until = 0"))  # of servers of that time
    return Counted(*[target.execute(sa.text(f"SELECT COUNT(*) FROM {name}")).scalar_one() for name in KEYS])  # noqa: S608


def _copy(source: sa.Connection, target: sa.Connection, name: str) -> int:
    """Copy all rows of one table; return their number."""
    count = 0
    for rows in _rows(source, name):
        target.execute(sa.insert(metadata.tables[name]), rows)  # which knows that SQLite's 1 is PostgreSQL's true
        count += len(rows)
    return count


def _rows(source: sa.Connection, name: str) -> Iterator[list[dict[str, Any]]]:
    keys = KEYS[name]
    order, marks = ", ".join(keys), ", ".join([f":{key}" for key in keys])
    after: dict[str, Any] = {}
    while True:
        where = f"WHERE ({order}) > ({marks})" if after else ""
        some = sa.text(f"SELECT * FROM {name} {where} ORDER BY {order} LIMIT {ROWS}")  # noqa: S608
        rows = [dict(row._mapping) for row in source.execute(some, after)]
        if not rows:
            return
        yield rows
        after = {key: rows[-1][key] for key in keys}
