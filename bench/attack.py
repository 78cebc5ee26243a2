"""What bystanders notice while a server is attacked: a table, one line per kind of attack.

    python -m bench.attack                          every kind, with the limits that a server has by default
    python -m bench.attack --only "hint storm"      one of them; --list says which there are
    python -m bench.attack --markdown FILE          the table for docs/host.md, too

Bystanders at four tables each answer ten times per second, against a bot. For every kind of attack their answers are
timed with and without the attack in turns, several times in the same run, because a machine may be busy otherwise: the
ratio of the two p99 counts, and that no answer fails. The attackers are a separate process with another address. The
server has one core to itself, attackers and bystanders have the others.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load import BUSY, is_compiled, on_cores, put_before_all, put_first, resident
from mousehole.server.settings import Settings
from mousehole.testkit.attacks import ATTACKS, Siege
from mousehole.testkit.bystander import Bystander, at
from mousehole.testkit.online import Server

MOST = 3.0   # times the quiet p99
SETTLE = 1.5  # seconds between two phases
WARM_UP = 6.0  # seconds: a server that has just started is slower, which would flatter the ratio


def defaults() -> dict[str, Any]:
    """Return the default limits: those of the tests are more generous."""
    plain = Settings()
    return {name: getattr(plain, name) for name in plain.__struct_fields__
            if name not in ("host", "port", "db", "pace", "log", "log_level")}


async def attacked(name: str, url: str, many: int, seconds: float) -> Any:
    """Run the attackers in a process of their own; return the replies they got."""
    command = [sys.executable, "-m", "bench.attack", "--as-attacker", name, "--url", url, "--many", str(many),
               "--seconds", str(seconds)]
    return await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)


async def measure(server: Server, name: str, many: int, seconds: float, rounds: int,
                  is_busy: bool) -> dict[str, Any]:
    assert server.process is not None
    people = [Bystander(address=f"127.0.0.{11 + n}") for n in range(4)]
    for n, each in enumerate(people):
        await each.sit(server.url, n)
    playing = [asyncio.create_task(each.play()) for each in people]
    if is_busy:
        put_first(server.process.pid)
    await asyncio.sleep(WARM_UP)
    if is_busy:
        put_before_all(server.process.pid)
        put_before_all(os.getpid())
    quiet: list[float] = []
    loud: list[float] = []
    quiet_moves: list[float] = []
    loud_moves: list[float] = []
    heard: dict[str, int] = {}
    tried = 0
    for _ in range(rounds):
        clear(people)
        await asyncio.sleep(seconds)
        quiet += timed(people)
        quiet_moves += [took for each in people for took in each.moves]
        process = await attacked(name, server.url, many, seconds)
        assert process.stdout is not None
        await process.stdout.readline()  # it is ready, and begins
        clear(people)
        told = json.loads(await process.stdout.readline())
        loud += timed(people)
        loud_moves += [took for each in people for took in each.moves]
        await process.wait()
        tried += told["tried"]
        for what, n in told["heard"].items():
            heard[what] = heard.get(what, 0) + n
        await asyncio.sleep(SETTLE)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return {"name": name, "tried": tried, "heard": heard, "quiet": quiet, "loud": loud, "quiet_moves": quiet_moves,
            "loud_moves": loud_moves, "failed": [why for each in people for why in each.failed],
            "lost": sum([each.lost for each in people]), "memory": resident(server.process.pid) // 1000}


def timed(people: list[Bystander]) -> list[float]:
    """Count answers that are still waiting, too: for as long as they have waited."""
    now = time.perf_counter()
    return [took for each in people for took in each.answers] + [now - each.sent_at for each in people if each.pending]


def clear(people: list[Bystander]) -> None:
    for each in people:
        each.answers.clear()
        each.moves.clear()


def as_attacker(name: str, url: str, many: int, seconds: float) -> None:
    os.nice(5)  # bystanders are timed on the same core
    siege = Siege(url, many, seconds=seconds)
    siege.begins = lambda: print("ready", flush=True)

    async def attack() -> None:
        attacking = asyncio.create_task(ATTACKS[name][0](siege))
        while not siege.until and not attacking.done():
            await asyncio.sleep(0.01)
        await asyncio.wait([attacking], timeout=seconds + 5)
        print(json.dumps({"tried": siege.tried, "heard": dict(siege.heard.most_common(6)),
                          "failed": repr(attacking.exception()) if attacking.done() else ""}), flush=True)
        os._exit(0)  # do not wait for anything that still hangs

    asyncio.run(attack())


def line(found: dict[str, Any]) -> str:
    before, during = at(0.99, found["quiet"]), at(0.99, found["loud"])
    heard = ", ".join([f"{what} {n:,}" for what, n in list(found["heard"].items())[:3]])
    return (f"| {found['name']} | {found['tried']:,} | {heard} | {at(0.5, found['quiet']):.1f}, {before:.1f} ms "
            f"| {at(0.5, found['loud']):.1f}, {during:.1f} ms | {during / before:.1f} "
            f"| {at(0.99, found['quiet_moves']):.0f}, {at(0.99, found['loud_moves']):.0f} ms "
            f"| {len(found['failed'])} of {len(found['loud']):,} |")


HEAD = ("| attack | tries | heard most | quiet p50, p99 | attacked p50, p99 | ratio of p99 "
        "| bots' p99, quiet and attacked | failed |\n"
        "|---|---|---|---|---|---|---|---|")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="this kind; may be given several times")
    parser.add_argument("--list", action="store_true", help="list the kinds of attack")
    parser.add_argument("--many", type=int, default=190, help="attacking connections")
    parser.add_argument("--seconds", type=float, default=6, help="of each phase")
    parser.add_argument("--rounds", type=int, default=2, help="quiet and attacked phases by turns")
    parser.add_argument("--busy", action="store_true", help=BUSY)
    parser.add_argument("--markdown", type=Path)
    parser.add_argument("--as-attacker", help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.as_attacker:
        return as_attacker(args.as_attacker, args.url, args.many, args.seconds)
    if args.list:
        for name, (_, about) in ATTACKS.items():
            print(f"{name}: {about}")
        return None
    if args.busy:
        put_first(os.getpid())
    names, lines, bad = args.only or list(ATTACKS), [], []
    print(HEAD, flush=True)
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            on_cores(slice(0, 1))
            with Server(f"sqlite:///{folder}/attack.db", Path(folder), **defaults()) as server:
                on_cores(slice(1, None))
                found = asyncio.run(measure(server, name, args.many, args.seconds, args.rounds, args.busy))
                lines.append(line(found))
                print(lines[-1], flush=True)
                for wrong in [row for row in server.log.read_text().splitlines() if '"level": "error"' in row][:3]:
                    print("   ", wrong[-300:], flush=True)
        if found["failed"] or at(0.99, found["loud"]) > MOST * at(0.99, found["quiet"]):
            bad.append(f"{name} ({dict.fromkeys(found['failed'])})")
    build = "compiled" if is_compiled() else "interpreted"
    told = (f"{build}, {args.many} attackers, {args.rounds} × {args.seconds:.0f} s quiet and attacked by turns, "
            f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}")
    print(told)
    print(f"beyond {MOST:.0f} × the quiet p99, or failed: {', '.join(bad) or 'none'}")
    if args.markdown:
        args.markdown.write_text("\n".join([told, "", HEAD, *lines, ""]))
    return None


if __name__ == "__main__":
    main()


