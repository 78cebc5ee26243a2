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
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from bench.load import CORES, cpu, is_compiled, met, on_cores
from mousehole.games import GAMES
from mousehole.kernel import CLOCK, Rng
from mousehole.server.loaded import LoadedTable
from mousehole.server.saving import EVERY
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


async def everybody(server: Server, began: float, asked: dict[str, int]) -> None:
    assert server.process is not None
    pid, all_tables = server.process.pid, list(asked)
    ready, ready_cpu = time.monotonic(), cpu(pid)
    first = await asyncio.gather(*[comes_back(server.url, id, asked[id]) for id in all_tables[:FIRST]])
    took = max(first) - began
    first_cpu = cpu(pid)
    print(f"ready after {ready - began:.2f} s; {FIRST} players at {FIRST} of {len(asked)} tables have answered after "
          f"{took:.2f} s (goal {GOAL:.0f} s: {met(took <= GOAL)}); "
          f"of processor time {ready_cpu:.2f} s and {first_cpu:.2f} s; "
          f"the machine's load was {os.getloadavg()[0]:.1f}", flush=True)
    gate, start = asyncio.Semaphore(AT_ONCE), time.monotonic()

    async def one(id: str) -> None:
        async with gate:
            await comes_back(server.url, id, asked[id])

    await asyncio.gather(*[one(id) for id in all_tables[FIRST:]])
    span = time.monotonic() - start
    print(f"everybody else came back at {(len(asked) - FIRST) / span:.0f} tables a second, {span:.1f} s in total; "
          f"{1000 * (cpu(pid) - first_cpu) / (len(asked) - FIRST):.1f} ms of processor time each")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--without", action="store_true", help="without snapshots")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.db"
        asked = asyncio.run(filled(db, args.tables, args.answers, not args.without))
        on_cores(slice(0, 1))
        server = Server(db, Path(folder))
        began = time.monotonic()
        server.launch()
        on_cores(slice(1, None))
        try:
            server.wait()
            build, how = "compiled" if is_compiled() else "interpreted", "without" if args.without else "with"
            print(f"{args.tables} tables, {args.answers} answers each, {build}, {how} snapshots, {len(CORES)} cores:")
            uvloop.run(everybody(server, began, asked))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
