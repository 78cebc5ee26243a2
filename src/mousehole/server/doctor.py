"""Checks everything a server depends on, whether it is running or not, and changes nothing."""
from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import sqlalchemy as sa

from mousehole.games import GAMES, build, facts_of
from mousehole.hosting.clock import now_ms
from mousehole.kernel import Refused
from mousehole.server.alone import is_served
from mousehole.server.backups import revision, snapshot
from mousehole.server.database import file_of
from mousehole.server.migrations import newest
from mousehole.table import journal
from mousehole.table.live import Live

LEAST_SPACE = 100_000_000  # bytes that should be free
LATE = 60_000              # ms after which a process should have taken over a table
FINE, NOTE, WRONG = "fine", "note", "wrong"


@dataclass
class Finding:
    """One result. Its words are `doctor-<about>-<code>` in the catalogues of the command line."""

    about: str
    how: str   # FINE; NOTE: worth knowing; WRONG: needs attention
    code: str
    args: dict[str, Any] = field(default_factory=dict)
    details: list[Any] = field(default_factory=list)


async def examine(url: str) -> list[Finding]:
    """Run all checks; BadSetup: the database cannot even be opened."""
    async with snapshot(url) as connection:
        found = await connection.run_sync(_examine, is_served(url))
    return [*found, _space(url), _versions()]


def _examine(connection: sa.Connection, is_running: bool) -> list[Finding]:
    schema = revision(connection)
    if schema is None:
        return [Finding("schema", NOTE, "empty")]
    if schema > newest():
        return [_integrity(connection), Finding("schema", WRONG, "newer", {"schema": schema})]
    first = Finding("schema", FINE, "current", {"schema": schema})
    if schema < newest():
        first = Finding("schema", NOTE, "older", {"schema": schema, "newest": newest()})
    return [_integrity(connection), first, *_journals(connection), _leases(connection, is_running)]


def _integrity(connection: sa.Connection) -> Finding:
    """Check the pages of SQLite; PostgreSQL has read every row by the time all journals are read."""
    if connection.dialect.name != "sqlite":
        return Finding("integrity", FINE, "elsewhere")
    wrong = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check(20)")]
    if wrong == ["ok"]:
        return Finding("integrity", FINE, "sound")
    return Finding("integrity", WRONG, "damaged", {"reason": wrong[0]}, wrong)


def _journals(connection: sa.Connection) -> list[Finding]:
    """Replay every journal from its first entry to its last."""
    ids = list(connection.execute(sa.text("SELECT id FROM tables ORDER BY created")).scalars())
    broken, unfit, count = [], [], 0
    for id in ids:
        rows = connection.execute(sa.text("SELECT number, data FROM entries WHERE table_id = :id ORDER BY number"),
                                  {"id": id}).all()
        count += len(rows)
        try:
            _replay(id, [row[0] for row in rows], [row[1] for row in rows])
        except Refused as refused:
            unfit.append({"table": id, "code": refused.refusal.code, **dict(refused.refusal.args)})
        except Exception as error:  # whatever is wrong with it
            broken.append({"table": id, "error": f"{type(error).__name__}: {error}".splitlines()[0]})
    lost = list(connection.execute(sa.text(
        "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)")).scalars())
    found = [Finding("journals", WRONG, "broken", {"count": len(broken), "all": len(ids)}, broken) if broken else
             Finding("journals", FINE, "sound", {"tables": len(ids), "entries": count})]
    if unfit:
        found.append(Finding("editions", NOTE, "unfit", {"count": len(unfit)}, unfit))
    if lost:
        found.append(Finding("entries", WRONG, "lost", {"count": len(lost)}, lost))
    return found


def _replay(id: str, numbers: list[int], lines: list[str]) -> None:
    if not numbers or numbers != list(range(len(numbers))):
        raise ValueError("an entry is missing")
    Live.rebuilt(id, [journal.read(line) for line in lines])


def _leases(connection: sa.Connection, is_running: bool) -> Finding:
    now = now_ms()
    orphaned = sa.text("SELECT id FROM tables WHERE status = 'playing' AND lease_owner <> '' "
                       "AND (lease_until < :late OR lease_until > :absurd)")
    late = list(connection.execute(orphaned, {"late": now - LATE, "absurd": now + 60 * LATE}).scalars())
    if not late:
        return Finding("leases", FINE, "held")
    if is_running:
        return Finding("leases", WRONG, "orphaned", {"count": len(late)}, late)
    return Finding("leases", NOTE, "waiting", {"count": len(late)}, late)


def _space(url: str) -> Finding:
    file = file_of(url)
    if file is None:
        return Finding("space", NOTE, "elsewhere")
    free, used = shutil.disk_usage(file.absolute().parent).free, file.stat().st_size
    sizes = {"free": free // 1_000_000, "used": round(used / 1_000_000, 1)}
    return Finding("space", FINE, "enough", sizes) if free > LEAST_SPACE else Finding("space", WRONG, "short", sizes)


def _versions() -> Finding:
    try:
        ours = version("mousehole")
    except PackageNotFoundError:  # not installed
        ours = "unknown"
    games = {game: facts_of(game).version for game in GAMES}
    told = {"version": ours, "build": build(), "games": [f"{game} {number}" for game, number in games.items()]}
    return Finding("versions", FINE, "installed", told, [{"mousehole": ours, "games": games}])
