"""How soon tables are playable again after a restart.

    python -m bench.comeback                2,000 tables with 200 answers each, in all games, from snapshots
    python -m bench.comeback --without      the same from their journals alone

The tables are played without a server and written to an SQLite file, with snapshots as old as a server's would be. Then
a server is started. Fifty players come back at once, each at another table, and answer; then one player at every other
table. Prints when the last of the fifty answers was taken, counted from the start of the process, beside the goal, and
how many tables come back in a second if everybody does.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from bench.load import BUSY, CORES, cpu, is_compiled, met, on_cores, put_first
from mousehole.games import GAMES
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.saving import EVERY
from mousehole.kernel import CLOCK, Rng
from mousehole.server.store import Store
from mousehole.table import journal, snapshots, verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live, OpenQuestion
from mousehole.testkit.online import Seated, Server

GOAL = 3.0   # seconds
FIRST = 50   # players who come back at once
AT_ONCE = 20  # afterwards


def asked_at(live: Live) -> list[OpenQuestion]:
    return [q for q in live.questions if q.decision.seat != CLOCK and not q.is_interrupt]


def played(game: str, answers: int, rng: Rng) -> tuple[Live, list[AnyEntry], tuple[int, bytes] | None]:
    """Return a table after `answers` random answers, its journal, and the number and text of its latest snapshot."""
    now = int(1000 * time.time())
    options: dict[str, Any] = {"move_limit": 120} if game == "mousekeeping" else {}
    opened = verbs.open_table(game, 2, options, "standard", secrets.token_bytes(32), hashed("host"), now)
    live, kept = Live(secrets.token_urlsafe(12), opened), None
    entries: list[AnyEntry] = [opened]

    def take(*new: AnyEntry) -> None:
        for entry in new:
            entries.append(entry)
            live.apply(entry)

    for seat in range(2):
        take(verbs.sit(live, None, f"P{seat}", hashed(f"key{seat}"), now))
    given = 0
    while given < answers or not asked_at(live):
        if live.status != "playing":
            take(journal.Started(at=now, scheme=2))
        asked = asked_at(live) or live.questions
        q = asked[rng.below(len(asked))]
        choice = q.decision.options[rng.below(len(q.decision.options))]
        take(journal.Answered(at=now, seat=q.decision.seat, choice=live.box.codec.plain(choice),
                              since=live.position_at).meaning(choice))
        given += 1
        if snapshots.may_be_taken(live) and live.number - (kept[0] if kept else 0) >= EVERY:
            kept = live.number, snapshots.taken(live, entries[-1])
    return live, entries, kept


async def filled(db: str, tables: int, answers: int, is_saved: bool) -> dict[str, int]:
    """Fill a database; return the tables, each with a seat that is asked."""
    store, rng, asked = Store(db), Rng.numbered(1), {}
    await store.open()
    for n in range(tables):
        live, entries, kept = played(list(GAMES)[n % len(GAMES)], answers, rng)
        await store.append(live.id, 0, entries, LoadedTable(live).summary())
        if kept and is_saved:
            await store.save_snapshot(live.id, kept[0], kept[1].decode())
        asked[live.id] = asked_at(live)[0].decision.seat
    await store.close()
    return asked


async def comes_back(url: str, table: str, seat: int) -> float:
    """Connect, and answer; return when it was taken."""
    person = Seated(table, f"key{seat}")
    async with await person.connect(url) as link:
        answer = None
        while True:
            message = person.hear(await asyncio.wait_for(link.recv(), 60))
            assert message["is"] not in ("refused", "bye"), message
            if message["is"] == "taken":
                return time.monotonic()
            if answer is None and person.state and any([not q["interrupt"] for q in person.state["questions"]]):
                q = next(q for q in person.state["questions"] if not q["interrupt"])
                answer = {"is": "answer", "n": q["n"], "choice": q["options"][0]["choice"]}
                await link.send(json.dumps(answer))


class Row(NamedTuple):
    """When tables were playable again, in seconds from the process's start."""

    tables: int
    answers: int
    is_saved: bool      # with snapshots
    ready: float
    first: float        # the last of those who came first has answered
    ready_cpu: float    # processor time
    first_cpu: float
    others: float       # tables a second, when everybody else comes back
    others_cpu: float   # ms of processor time each
    is_compiled: bool
    load: float         # of the machine

    @property
    def is_met(self) -> bool:
        return self.first <= GOAL

    def __str__(self) -> str:
        return (f"{self.tables} tables, {self.answers} answers each, "
                f"{'compiled' if self.is_compiled else 'interpreted'}, {'with' if self.is_saved else 'without'} "
                f"snapshots, {len(CORES)} cores: ready after {self.ready:.2f} s; {FIRST} players at {FIRST} tables "
                f"have answered after {self.first:.2f} s (goal {GOAL:.0f} s: {met(self.is_met)}); of processor time "
                f"{self.ready_cpu:.2f} s and {self.first_cpu:.2f} s; everybody else came back at {self.others:.0f} "
                f"tables a second, {self.others_cpu:.1f} ms of processor time each; "
                f"the machine's load was {self.load:.1f}")


async def everybody(server: Server, began: float, asked: dict[str, int], answers: int, is_saved: bool) -> Row:
    assert server.process is not None
    pid, all_tables = server.process.pid, list(asked)
    ready, ready_cpu = time.monotonic() - began, cpu(pid)
    first = await asyncio.gather(*[comes_back(server.url, id, asked[id]) for id in all_tables[:FIRST]])
    first_cpu, load = cpu(pid), os.getloadavg()[0]
    gate, start, others = asyncio.Semaphore(AT_ONCE), time.monotonic(), all_tables[FIRST:]

    async def one(id: str) -> None:
        async with gate:
            await comes_back(server.url, id, asked[id])

    await asyncio.gather(*[one(id) for id in others])
    return Row(len(asked), answers, is_saved, ready, max(first) - began, ready_cpu, first_cpu,
               len(others) / (time.monotonic() - start), 1000 * (cpu(pid) - first_cpu) / max(len(others), 1),
               is_compiled(), load)


def row(tables: int = 2000, answers: int = 200, is_saved: bool = True, is_first: bool = False, db: Path | None = None
        ) -> Row:
    """Fill a database, start a server, and let everybody come back. `db`: keep the tables there, or use those there.

    A server that has answered is not the one that was filled, so the file is copied before it is used.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept = db or folder / "kept.db"
        known = kept.with_suffix(".json")
        if not known.exists():
            known.write_text(json.dumps(asyncio.run(filled(f"sqlite:///{kept}", tables, answers, is_saved))))
        asked = json.loads(known.read_text())
        shutil.copy(kept, folder / "tables.db")
        if is_first:
            put_first(os.getpid())
        on_cores(slice(0, 1))
        server = Server(f"sqlite:///{folder}/tables.db", folder)
        began = time.monotonic()
        server.launch()
        assert server.process is not None
        if is_first:
            put_first(server.process.pid)
        on_cores(slice(1, None))
        try:
            server.wait()
            return uvloop.run(everybody(server, began, asked, answers, is_saved))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--without", action="store_true", help="without snapshots")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the tables, for another run")
    parser.add_argument("--busy", action="store_true", help=BUSY)
    args = parser.parse_args()
    print(row(args.tables, args.answers, not args.without, args.busy, args.keep))


if __name__ == "__main__":
    main()
