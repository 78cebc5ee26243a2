"""How much faster a second worker makes long runs: `mousehole simulate`, by the clock, start-up included.

    python -m bench.workers [--seconds 16] [game ...]

How many matches one worker plays in that time is found out first. Then one worker and two take turns, twice; the
better time of each counts, because whatever else a machine does can only slow a run down.
"""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from time import perf_counter

from mousehole.games import GAMES

SECONDS = 16      # of one worker
GOAL = 1.8        # times as fast with two
TRIES = 2
CHOSEN = ("haunted-mouse", "mousewarming-party")


def run(game: str, games: int, workers: int) -> tuple[float, float]:
    """Return seconds of clock time: of the whole command, and as it tells itself."""
    command = [sys.executable, "-P", "-B", "-m", "mousehole", "simulate", game, "--games", str(games), "--bots",
               "greedy", "--seats", "4", "--workers", str(workers), "--json"]
    began = perf_counter()
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return perf_counter() - began, float(json.loads(told)["speed"]["seconds"])


def matches_in(game: str, seconds: float) -> int:
    """Return about how many matches one worker plays in this time."""
    games = 400
    while (spent := run(game, games, 1)[1]) < 1.5:
        games *= 4
    return int(games * seconds / spent)


def line(game: str, games: int, one: float, two: float) -> str:
    ratio = one / two
    return (f"{game}, {games:,} matches of greedy bots: {one:.1f} s with one worker, {two:.1f} s with two: "
            f"{ratio:.2f} × (goal {GOAL} ×: {'met' if ratio >= GOAL else 'missed'})")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description="What a second worker is good for.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(CHOSEN)}; or some of: {', '.join(GAMES)}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="that one worker takes")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no game is called {', '.join(sorted(unknown))}")
    for game in asked.games or CHOSEN:
        games = matches_in(game, asked.seconds)
        times = [(run(game, games, 1)[0], run(game, games, 2)[0]) for _ in range(TRIES)]
        print(line(game, games, min([one for one, _ in times]), min([two for _, two in times])), flush=True)
    print(f"the machine's load was {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)


if __name__ == "__main__":
    main()
