"""Whether a server stays stable: matches are opened, played, ended and reviewed in all games, for half an hour.

    python -m bench.soak                       30 minutes, a match every five seconds, six at a time at most
    python -m bench.soak --minutes 120

Every half minute one of the bot processes is killed. Memory and open files of the server and of its
processes are recorded all the time; after a warm-up (a third of the time) the slope of each is printed. It is flat if
it is less than the noise: the growth per hour is printed next to how much the figure moves up and down anyway.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import linear_regression, mean, stdev
from typing import Any

import httpx

from bench.load import BUSY, children, is_compiled, put_first, resident
from mousehole.games import GAMES, load_game
from mousehole.testkit.online import Seated, Server, open_table, start

EVERY = 5.0      # seconds between two samples
WARM_UP = 1 / 3   # of the time: what is kept of the latest matches must be full by then
LONG = ("house-mouse", "haunted-mouse")  # random play takes long: two players
LEVELS = ("random", "greedy", "pip", "juniper")


def bot_processes(pid: int) -> list[int]:
    """Leave out the one that only tracks shared memory."""
    found = []
    for child in children(pid):
        with contextlib.suppress(OSError):
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(child)
    return found


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


class Soak:
    def __init__(self, server: Server, seconds: float, every: float) -> None:
        assert server.process is not None
        self.server = server
        self.pid = server.process.pid
        self.until = time.monotonic() + seconds
        self.began = time.monotonic()
        self.done: Counter[str] = Counter()
        self.rows: list[dict[str, float]] = []
        self.n = 0
        self.every = every
        self.next = time.monotonic()  # when the next match may begin

    def is_on(self) -> bool:
        return time.monotonic() < self.until

    async def table(self) -> None:
        """Play one match after the other, each to its end, and review it."""
        while self.is_on():
            await self.turn()
            self.n += 1
            game = list(GAMES)[self.n % len(GAMES)]
            facts = load_game(game).facts
            seats = max(facts.fewest, 2 if game in LONG else 2 + self.n % 2)
            options = {"move_limit": 60} if any(option.name == "move_limit" for option in facts.options) else {}
            try:
                await self.match(game, seats, options)
            except Exception as error:  # counted, then continue
                self.done[f"failed: {type(error).__name__}"] += 1
                await asyncio.sleep(1)

    async def turn(self) -> None:
        """Wait until another match may begin: at a steady pace, whatever else this machine does."""
        begins = self.next = max(self.next + self.every, time.monotonic())
        await asyncio.sleep(begins - time.monotonic())

    async def match(self, game: str, seats: int, options: Any) -> None:
        url = self.server.url
        made, [person] = await asyncio.to_thread(open_table, url, game, seats, 1, self.n, options=options)
        async with httpx.AsyncClient(base_url=url, timeout=600, trust_env=False) as client:
            for seat in range(1, seats):
                await client.post(f"/api/tables/{made['table']}/seats/{seat}/bot",
                                  json={"level": LEVELS[(self.n + seat) % len(LEVELS)]},
                                  headers={"Authorization": f"Bearer {made['host']}"})
            await start(url, made)
            self.done["opened"] += 1
            await self.play(person)
            self.done[f"ended: {game}"] += 1
            path = f"/api/tables/{made['table']}/matches/1"
            for what in ("review", "states?first=0&count=100", "replay"):
                reply = await client.get(f"{path}/{what}")
                self.done[f"{what.partition('?')[0]}: {reply.status_code}"] += 1

    async def play(self, person: Seated) -> None:
        await person.play(self.server.url, patience=180)
        self.done["answers"] += len(person.confirmed)

    async def kill(self, every: float) -> None:
        """Kill a bot process now and then."""
        while self.is_on():
            await asyncio.sleep(every)
            if found := bot_processes(self.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(found[self.done["killed"] % len(found)], signal.SIGKILL)
                    self.done["killed"] += 1

    async def look(self) -> None:
        while self.is_on():
            await asyncio.sleep(EVERY)
            bots, memory = bot_processes(self.pid), []
            for each in bots:
                with contextlib.suppress(OSError, StopIteration):  # it has just ended
                    memory.append(resident(each))
            self.rows.append({"minute": (time.monotonic() - self.began) / 60, "server MB": resident(self.pid) / 1024,
                              "open files": open_files(self.pid), "bots MB": sum(memory) / 1024,
                              "processes": len(bots)})
            if len(self.rows) % 60 == 0:
                print(f"  {self.rows[-1]['minute']:.0f} min: " + self.told(self.rows[-1]) + f"; {dict(self.done)}",
                      flush=True)

    @staticmethod
    def told(row: dict[str, float]) -> str:
        return ", ".join([f"{name} {value:.1f}" for name, value in row.items() if name != "minute"])

    def slopes(self) -> None:
        rows = [row for row in self.rows if row["minute"] >= WARM_UP * self.rows[-1]["minute"]]
        print("| | mean | least, most | moves by (1 σ) | slope per hour |\n|---|---|---|---|---|")
        for name in ("server MB", "open files", "bots MB", "processes"):
            values = [row[name] for row in rows]
            slope = linear_regression([row["minute"] for row in rows], values).slope
            print(f"| {name} | {mean(values):.1f} | {min(values):.1f}, {max(values):.1f} | {stdev(values):.1f} "
                  f"| {60 * slope:+.1f} |")


async def soak(server: Server, minutes: float, at_once: int, every: float, kill_every: float) -> None:
    soaking = Soak(server, 60 * minutes, every)
    beside = [asyncio.create_task(soaking.look()), asyncio.create_task(soaking.kill(kill_every))]
    tables = [asyncio.create_task(soaking.table()) for _ in range(at_once)]
    await asyncio.wait(tables, timeout=60 * minutes)
    for task in [*tables, *beside]:
        task.cancel()
    await asyncio.gather(*tables, *beside, return_exceptions=True)
    build = "compiled" if is_compiled() else "interpreted"
    print(f"{build}, {minutes:.0f} minutes, a match every {every:.0f} s, {at_once} at a time at most: "
          + ", ".join([f"{what} {n:,}" for what, n in sorted(soaking.done.items())]))
    soaking.slopes()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--at-once", type=int, default=6, help="matches that are played at the same time")
    parser.add_argument("--every", type=float, default=5, metavar="SECONDS", help="a match begins")
    parser.add_argument("--kill-every", type=float, default=30, metavar="SECONDS", help="a process of the bots' dies")
    parser.add_argument("--busy", action="store_true", help=BUSY)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, \
            Server(f"sqlite:///{folder}/soak.db", Path(folder)) as server:
        if args.busy:
            for each in (os.getpid(), server.process.pid if server.process else 0):
                put_first(each, -5)
        asyncio.run(soak(server, args.minutes, args.at_once, args.every, args.kill_every))
        trouble = [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
        print(f"errors in the log: {len(trouble)}")
        for line in trouble[:3]:
            print("   ", line[:400])


if __name__ == "__main__":
    main()
