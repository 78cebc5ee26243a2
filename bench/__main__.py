"""All figures that have a goal, each beside it, in one run: engine, simulator, search, wire, server.

    python -m bench [--rounds 3] [game ...]    # the engine's; goofspiel: the game that OpenSpiel also has
    python -m bench --only engine,frames       # some parts: engine, frames, load, comeback, workers, research
    python -m bench --write docs/speed.md      # and keep it there
    python -m bench --busy                     # before all other programs of this machine, if that is allowed

Every way to play is measured in its own process, and all take turns for several rounds, so that a busy machine
affects all alike. Medians are printed, and ratios within the run; a loop of plain Python, timed all the while, shows
how fast the processor was. Without a C compiler there are only the interpreted figures, without OpenSpiel only ours.
"""
from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.goals import Figures, Way, engine_rows, game_rows, goofspiel_rows
from bench.load import BUSY, put_first, reference
from mousehole.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "bench"
PEER = "peer"  # not a tree of ours
GAME_WAYS = ("random", "simulate-random", "report-random", "sensible", "simulate-greedy", "report-greedy", "search",
             "search-128", "clone", "judge", "options")
PARTS = {"frames": "Frames", "load": "The server under load", "comeback": "After a restart",
         "workers": "A second worker", "research": "Interfaces for learners"}
STARTING = ("load", "comeback")  # parts that start servers, which must be put first one by one
HEAD = """# Speed

Written by `make bench ARGS="--write docs/speed.md"` on {day}, by Python {python} on {cores} cores. Seconds are CPU
seconds of one core, unless a line says otherwise. Other programs may have used the machine: ratios within the run
count for more than absolute figures. A loop of 50,000 steps in plain Python took {loop:.2f} ms in the middle (from
{quickest:.2f} to {slowest:.2f} ms) while the engine was measured.
"""


class Report:
    """What is printed, and kept for a file."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)
        self.lines += lines


def trees(report: Report) -> dict[str, str]:
    """Return where Python finds each build, recompiled if necessary."""
    found = {"interpreted": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    began = perf_counter()
    done = subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), str(COMPILED), "bench"], check=False,
                          stderr=subprocess.PIPE, text=True)
    if done.returncode == 0:
        found["compiled"] = str(COMPILED)
        report.say(f"The compiled copy was brought up to date in {perf_counter() - began:.0f} s of clock time (a whole "
                   "build, a changed game, or nothing to do).")
    else:
        print(f"Nothing compiled: {done.stderr.strip()}\n", file=sys.stderr)
    return found


def measured(path: str, way: str, game: str) -> float:
    # -P: the current folder must not hide the compiled tree
    worker = [sys.executable, "-P", "-B", "-m", "bench.measure", way, game]
    done = subprocess.run(worker, env=os.environ | {"PYTHONPATH": path}, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


def measure_engine(games: list[str], paths: dict[str, str], rounds: int) -> tuple[Figures, list[float]]:
    ways: list[Way] = [(tree, way, game) for game in games if game != "goofspiel" for way in GAME_WAYS
                       for tree in paths if tree == "compiled" or len(paths) == 1 or way in ("random", "search")]
    if "goofspiel" in games:
        ways += [(tree, way, "goofspiel") for tree in paths for way in ("driven", "checked", "random")]
        if importlib.util.find_spec("pyspiel"):
            ways += [(PEER, "openspiel", "goofspiel"), (PEER, "openspiel-rollout", "goofspiel")]
    figures: Figures = {way: [] for way in ways}
    loops = []
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} …", file=sys.stderr)
        for tree, way, game in ways:
            figures[tree, way, game].append(measured(paths.get(tree, paths["interpreted"]), way, game))
            loops.append(reference())
    return figures, loops


def run_part(name: str, path: str, report: Report, is_first: bool) -> None:
    """Run one of the other benches and repeat what it prints: it knows its goals."""
    more = ["--busy"] if is_first and name in STARTING else []
    report.say("", f"## {PARTS[name]}", "", f"`{' '.join([f'python -m bench.{name}', *more])}`, compiled:", "")
    command = [sys.executable, "-P", "-B", "-u", "-m", f"bench.{name}", *more]
    with subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True) as part:
        assert part.stdout is not None
        for line in part.stdout:
            text = line.rstrip()
            report.say(text if text.startswith("|") else f"    {text}")
    if part.returncode:
        report.say(f"This part failed (exit code {part.returncode}).")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast everything is, beside its goals.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"all, or some of: goofspiel, {', '.join(GAMES)}")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", metavar="PART[,PART…]", help=f"all, or some of: engine, {', '.join(PARTS)}")
    parser.add_argument("--busy", action="store_true", help=BUSY)
    parser.add_argument("--write", type=Path, metavar="FILE", help="keep it in this file, too")
    asked = parser.parse_args()
    if unknown := set(asked.games) - {*GAMES, "goofspiel"}:
        parser.error(f"no game is called {', '.join(sorted(unknown))}")
    parts = asked.only.split(",") if asked.only else ["engine"] if asked.games else ["engine", *PARTS]
    if unknown := set(parts) - {"engine", *PARTS}:
        parser.error(f"no part is called {', '.join(sorted(unknown))}")
    games: list[str] = asked.games or ["goofspiel", *GAMES]

    if asked.busy:
        put_first(os.getpid())
    report, loops = Report(), [reference()]
    paths = trees(report)
    if "engine" in parts:
        figures, loops = measure_engine(games, paths, asked.rounds)
        report.say("", "## The engine, the simulator and the search", "",
                   f"Medians of {asked.rounds} rounds, compiled, four seats (or as near as the game allows).", "")
        report.say(*engine_rows(figures, [game for game in games if game != "goofspiel"]))
        if "goofspiel" in games:
            report.say("", *goofspiel_rows(figures))
        for game in games:
            if game != "goofspiel":
                report.say("", *game_rows(game, figures))
    for name in PARTS:
        if name in parts:
            run_part(name, paths.get("compiled", paths["interpreted"]), report, asked.busy)
    head = HEAD.format(day=datetime.now(UTC).date(), python=sys.version.split()[0], cores=os.cpu_count(),
                       loop=median(loops), quickest=min(loops), slowest=max(loops))
    if asked.write:
        asked.write.write_text(head + "\n" + "\n".join(report.lines) + "\n", "utf-8")
    print(f"\nThe loop of plain Python took {median(loops):.2f} ms ({min(loops):.2f} to {max(loops):.2f}).")


if __name__ == "__main__":
    main()
