"""How fast Mousehole is, interpreted and compiled, compared with OpenSpiel's C++ in the same run.

    python -m bench [--rounds 5] [game ...]    # goofspiel: the game that OpenSpiel also has

Every way to play is measured in its own process, and all take turns for several rounds, so that a busy machine
affects all alike. Medians are printed. Without a C compiler there are only the interpreted figures, without OpenSpiel
only ours.
"""
from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench import research
from mousehole.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "bench"
PEER = "peer"  # not a tree of ours
Way = tuple[str, str, str]  # tree, way, game


def trees() -> dict[str, str]:
    """Return where Python finds each build, recompiled if necessary."""
    found = {"interpreted": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), str(COMPILED), "bench"], check=False,
                          stderr=subprocess.PIPE, text=True)
    if done.returncode == 0:
        found["compiled"] = str(COMPILED)
    else:
        print(f"Nothing compiled: {done.stderr.strip()}\n", file=sys.stderr)
    return found


def measured(path: str, way: str, game: str) -> float:
    # -P: the current folder must not hide the compiled tree
    worker = [sys.executable, "-P", "-B", "-m", "bench.measure", way, game]
    done = subprocess.run(worker, env=os.environ | {"PYTHONPATH": path}, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


def game_rows(game: str, figures: dict[Way, list[float]]) -> None:
    print(f"\n{game:36s} {'interpreted':>12s} {'compiled':>12s} {'ratio':>8s}")
    for way, label in (("random", "random playout, decisions/s"), ("simulate-random", "simulate, random, decisions/s"),
                       ("sensible", "sensible playout, decisions/s"),
                       ("simulate-greedy", "simulate, greedy, decisions/s"),
                       ("search", "search, simulations/s"), ("clone", "clone, µs")):
        places = 2 if way == "clone" else 0
        plain = median(figures["interpreted", way, game])
        row = f"  {label:34s} {plain:12,.{places}f}"
        if ("compiled", way, game) in figures:
            fast = median(figures["compiled", way, game])
            row += f" {fast:12,.{places}f} {plain / fast if way == 'clone' else fast / plain:7.1f}×"
        print(row)


def goofspiel_rows(figures: dict[Way, list[float]]) -> None:
    peer = figures.get((PEER, "openspiel", "goofspiel"))
    print(f"\n{'goofspiel, decisions/s':44s} {'median':>10s}   {'of OpenSpiel from Python':>24s}   from – to")
    for tree, way, label in (
            ("interpreted", "driven", "ours interpreted, from Python"),
            ("interpreted", "random", "ours interpreted, kernel playout"),
            ("compiled", "driven", "ours compiled, from Python"),
            ("compiled", "checked", "ours compiled, from Python, checked door"),
            ("compiled", "random", "ours compiled, kernel playout"),
            (PEER, "openspiel", "OpenSpiel C++, from Python"),
            (PEER, "openspiel-rollout", "OpenSpiel C++, its own rollout in C++")):
        if rates := figures.get((tree, way, "goofspiel")):
            ratio = f"{median(rates) / median(peer):.2f} ×" if peer else ""
            print(f"  {label:42s} {median(rates):10,.0f}   {ratio:>24s}   {min(rates):,.0f} – {max(rates):,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast the games are.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"all, or some of: goofspiel, {', '.join(GAMES)}")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    if unknown := set(asked.games) - {*GAMES, "goofspiel"}:
        parser.error(f"no game is called {', '.join(sorted(unknown))}")
    games: list[str] = asked.games or ["goofspiel", *GAMES]

    paths = trees()
    ways: list[Way] = [(tree, way, game) for game in games if game != "goofspiel"
                       for way in ("random", "simulate-random", "sensible", "simulate-greedy", "search", "clone")
                       for tree in paths]
    if "goofspiel" in games:
        ways += [(tree, way, "goofspiel") for tree in paths for way in ("driven", "checked", "random")]
        if importlib.util.find_spec("pyspiel"):
            ways += [(PEER, "openspiel", "goofspiel"), (PEER, "openspiel-rollout", "goofspiel")]
    figures: dict[Way, list[float]] = {way: [] for way in ways}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds} …", file=sys.stderr)
        for tree, way, game in ways:
            path = paths.get(tree, paths["interpreted"])
            figures[tree, way, game].append(measured(path, way, game))

    print(f"Medians of {asked.rounds} rounds; seconds are CPU seconds of one core, Python {sys.version.split()[0]}.")
    if "goofspiel" in games:
        goofspiel_rows(figures)
    for game in games:
        if game != "goofspiel":
            game_rows(game, figures)
    print("\nInterfaces for learners:")
    for row in research.rows(paths.get("compiled", paths["interpreted"]), [game for game in games if game in GAMES]):
        print(f"  {row.line()}")


if __name__ == "__main__":
    main()
