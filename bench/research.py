"""How fast the interfaces for learners are, beside those of others, measured in the same run.

    python -m bench.research [--rounds 2] [game ...]   # all, compiled if there is a C compiler
    python -m bench.research --write docs/research.md  # and keep the tables in that page
    python -m bench.research --only vector mousekeeping  # one way, in this process and this build

All moves are random and legal; every step (one action) comes with an observation and a mask of what is legal.
Vector: 256 tables in one call, with the numbers of all options, or without. PettingZoo, Gymnasium: one table, without
words; in Gymnasium the other seats' bots play at random, and only the learner's actions count. OpenSpiel: with the
observation tensor of the player who is asked, as an array. Peers: the same way of theirs, as far as they are
installed here, or by `make peers` in an environment of their own. Seconds are CPU seconds of one core; medians are
printed.
"""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import random, seed
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from mousehole.games import GAMES, facts_of

PEERS_AT = Path(__file__).resolve().parents[1] / "build" / "peers" / "bin" / "python"
TABLES = 256
SECONDS = 0.6
SEATS = 4  # or as near as the game allows
FASTEST = 100_000         # steps per second: the goal for the quickest game…
GOALS = {"vector": 50_000, "pettingzoo": 15_000, "gymnasium": 15_000, "openspiel": 15_000}  # …and for all others
OURS = {"vector": f"{TABLES} tables", "vector-bare": "… without options", "pettingzoo": "PettingZoo",
        "gymnasium": "Gymnasium", "openspiel": "OpenSpiel, tensor"}
BEGIN, END = "<!-- speed -->", "<!-- /speed -->"  # where a page keeps the tables
Play = Callable[[], int]


class Row(NamedTuple):
    """One line of the table: a way to play, whose it is, steps per second, and the goal, if there is one."""

    game: str
    way: str
    rate: float
    goal: float | None = None

    def line(self) -> str:
        line = f"{self.game:22s} {self.way:22s} {self.rate:12,.0f} steps/s"
        if self.goal is None:
            return line
        return f"{line}   goal {self.goal:9,.0f}   {'met' if self.rate >= self.goal else 'not met'}"


def seats_of(game: str) -> int:
    return max(facts_of(game).fewest, min(SEATS, facts_of(game).most))


def by_chance(observation: dict[str, Any]) -> int:
    """Legal actions are the first ones."""
    return int(random() * observation["action_mask"].sum())


def vector(game: str, has_options: bool = True) -> Play:
    import numpy as np

    from mousehole.research.vector import Tables, random_actions
    tables, rng = Tables(game, TABLES, seats_of(game), seed=1, has_options=has_options), np.random.default_rng(1)

    def play() -> int:
        tables.step(random_actions(tables.masks, rng))
        return TABLES
    return play


def agents(game: str) -> Play:
    """PettingZoo, with the wrappers that `env` adds."""
    from mousehole.research import pettingzoo
    return of_pettingzoo(pettingzoo.env(game, seats_of(game), words=False))


def of_pettingzoo(table: Any) -> Play:
    seeds = count()

    def play() -> int:
        table.reset(seed=next(seeds))
        actions = 0
        for _ in table.agent_iter():
            observation, _, is_over, is_cut, _ = table.last()
            over = is_over or is_cut
            legal = () if over else observation["action_mask"].nonzero()[0]
            table.step(None if over else int(legal[int(random() * len(legal))]))
            actions += not over
        return actions
    return play


def one_seat(game: str) -> Play:
    """Gymnasium."""
    from mousehole.research.gymnasium import OneSeat
    table = OneSeat(game, seats_of(game), bots="random", words=False)

    def play() -> int:
        observation, _ = table.reset()
        actions, is_over = 0, False
        while not is_over:
            observation, _, is_over, _, _ = table.step(by_chance(observation))
            actions += 1
        return actions
    return play


def states(game: str) -> Play:
    """OpenSpiel, ours."""
    import pyspiel

    from mousehole.research import openspiel
    return of_openspiel(pyspiel.load_game(openspiel.name_of(game), {"players": seats_of(game)}))


def of_openspiel(table: Any) -> Play:
    from open_spiel.python.observation import make_observation
    observer = make_observation(table)

    def play() -> int:
        state, actions = table.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                legal = [action for action, _ in state.chance_outcomes()]
            else:
                observer.set_from(state, state.current_player())
                legal = state.legal_actions()
                actions += 1
            state.apply_action(legal[int(random() * len(legal))])
        return actions
    return play


def peer_openspiel(game: str) -> Play:
    import pyspiel
    return of_openspiel(pyspiel.load_game(game))


def peer_rlcard(game: str) -> Play:
    """RLCard makes the features of every state that it returns."""
    import rlcard
    table = rlcard.make(game, config={"seed": 1})

    def play() -> int:
        state, _ = table.reset()
        actions = 0
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(random() * len(legal))])
            actions += 1
        return actions
    return play


def peer_pettingzoo(game: str) -> Play:
    from importlib import import_module
    return of_pettingzoo(import_module(f"pettingzoo.classic.{game}").env())


WAYS: dict[str, Callable[[str], Play]] = {
    "vector": vector, "vector-bare": lambda game: vector(game, has_options=False), "pettingzoo": agents,
    "gymnasium": one_seat, "openspiel": states, "their-openspiel": peer_openspiel, "their-rlcard": peer_rlcard,
    "their-pettingzoo": peer_pettingzoo}
THEIRS = {"their-openspiel": "OpenSpiel, C++ from Python, with its observation tensor", "their-rlcard": "RLCard",
          "their-pettingzoo": "PettingZoo classic"}
PEERS = [("their-openspiel", "gin_rummy"), ("their-openspiel", "hanabi"), ("their-openspiel", "crazy_eights"),
         ("their-rlcard", "uno"), ("their-rlcard", "doudizhu"), ("their-pettingzoo", "leduc_holdem_v4"),
         ("their-pettingzoo", "texas_holdem_v4"), ("their-pettingzoo", "hanabi_v5")]


def rate(play: Play) -> float:
    """Return steps per CPU second; what happens only once is not counted."""
    for _ in range(2):
        play()
    steps, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        steps += play()
    return steps / spent


def measured(path: str, way: str, game: str) -> float | None:
    """Measure in a process of its own. None: it cannot be played here."""
    python = str(PEERS_AT) if way.startswith("their-") and PEERS_AT.exists() else sys.executable
    worker = [python, "-P", "-B", "-m", "bench.research", "--only", way, game]
    done = subprocess.run(worker, env=os.environ | {"PYTHONPATH": path}, check=False, capture_output=True, text=True)
    return float(done.stdout.split()[-1]) if done.returncode == 0 else None


def goal_of(way: str, game: str) -> float | None:
    return FASTEST if (way, game) == ("vector", "mousekeeping") else GOALS.get(way)


def rows(path: str, games: list[str], rounds: int = 2) -> list[Row]:
    """Measure everything by turns, in the build at this path; return the medians."""
    ways = [(way, game) for game in games for way in OURS]
    ways += PEERS
    figures: dict[tuple[str, str], list[float]] = {each: [] for each in ways}
    for number in range(rounds):
        print(f"learners, round {number + 1} of {rounds} …", file=sys.stderr)
        for way, game in ways:
            if (found := measured(path, way, game)) is not None:
                figures[way, game].append(found)
    return [Row(game, OURS.get(way) or way.replace("their-", "their "), median(found), goal_of(way, game))
            for (way, game), found in figures.items() if found]


def page(found: list[Row]) -> list[str]:
    """Return the tables of docs/research.md."""
    ours = {(row.game, row.way): row.rate for row in found}
    games = [game for game in GAMES if (game, OURS["vector"]) in ours]
    lines = [f"| game | {' | '.join(OURS.values())} |", "|---" * (1 + len(OURS)) + "|"]
    lines += [f"| {game} | {' | '.join([f'{ours[game, way]:,.0f}' for way in OURS.values()])} |" for game in games]
    lines += ["", "| others | game | steps/s |", "|---|---|---|"]
    for way, game in PEERS:
        rates = [row.rate for row in found if (row.way, row.game) == (way.replace("their-", "their "), game)]
        lines += [f"| {THEIRS[way]} | {game} | {rate:,.0f} |" for rate in rates]
    return lines


def kept(text: str, lines: list[str]) -> str:
    """Return the text of a page with these lines between its marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"there is no place for the tables: {BEGIN} … {END}")
    return "\n".join([before + BEGIN, "", *lines, "", END]) + after


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.research", description="How fast the interfaces are.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"all, or some of: {', '.join(GAMES)}")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", choices=WAYS, help="one way to play one game, in this process")
    parser.add_argument("--write", type=Path, metavar="FILE", help="keep the tables in this page, too")
    parser.add_argument("--path", help="where Python finds the build to be measured; default: compiled, if possible")
    asked = parser.parse_args()
    if asked.only:
        seed(1)
        print(rate(WAYS[asked.only](asked.games[0])))
        return
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no game is called {', '.join(sorted(unknown))}")
    from bench.__main__ import Report, trees
    path = asked.path or os.environ.get("PYTHONPATH")  # `make bench` has set it
    paths = {} if path else trees(Report())
    found = rows(path or paths.get("compiled") or paths["interpreted"], asked.games or list(GAMES), asked.rounds)
    for row in found:
        print(row.line())
    if asked.write:
        asked.write.write_text(kept(asked.write.read_text("utf-8"), page(found)), "utf-8")


if __name__ == "__main__":
    main()
