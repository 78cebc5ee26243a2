"""How well values foretell results: those of a learned judge beside those of the hand-written evaluation.

    python -m mousehole.research.predictions haunted-mouse --games 600

Games are played by the policy, on the tables that the game is learned on, from a seed that no training uses. The
result of a seat is what `final_worth` says at the end: half the place and half the win; a team's: whether it won.
"""
from __future__ import annotations

import argparse
from typing import NamedTuple

from mousehole.bots.driver import POLICY, Answerer, Driver
from mousehole.bots.search import final_worth
from mousehole.bots.simulation import rng_of
from mousehole.games import OURS, judge_of, load_game
from mousehole.kernel import BadSetup
from mousehole.research.selfplay import PACE, tables_of

EVERY = 12   # one position in so many
BINS = 10
SERIES = "predictions"


class Seen(NamedTuple):
    """A position: what was foretold, and what came."""

    judged: float
    evaluated: float
    result: float


def watched(game_id: str, games: int, seed: int = 0) -> list[Seen]:
    """Play games, and note values on the way."""
    game = load_game(game_id)
    judge = judge_of(game)
    if judge is None:
        raise BadSetup(f"nothing was learned that fits {game_id}")
    found: list[Seen] = []
    for number in range(games):
        seats, options = tables_of(game_id)[number % len(tables_of(game_id))]
        path = (seed, SERIES, number)
        s, rng = game.start(seats, rng_of(*path, "table"), options), rng_of(*path, "looks")
        s.events = None
        answerers = [Answerer(POLICY, rng_of(*path, seat)) for seat in range(seats)]
        driver = Driver(game, s, answerers, rng_of(*path, "order"), [PACE] * seats)
        noted: list[tuple[int, float, float]] = []
        while driver.decide():
            if rng.below(EVERY) == 0:
                seat = rng.below(seats)
                noted.append((seat, judge.value(s, seat), game.evaluate(s, seat)))
            driver.take()
        found += [Seen(judged, evaluated, final_worth(game, s, seat)) for seat, judged, evaluated in noted]
    return found


def squared_error(values: list[float], results: list[float]) -> float:
    """Return the mean squared error: the less the better."""
    return sum([(value - result) ** 2 for value, result in zip(values, results, strict=True)]) / len(values)


def calibration_error(values: list[float], results: list[float]) -> float:
    """Return by how much results differ from values on average, over ten groups of about equal values."""
    error = 0.0
    for group in range(BINS):
        at = [n for n, value in enumerate(values) if min(int(value * BINS), BINS - 1) == group]
        error += abs(sum([values[n] - results[n] for n in at]))
    return error / len(values)


def line(game_id: str, seen: list[Seen]) -> str:
    """Return a row of a Markdown table."""
    results = [each.result for each in seen]
    mean = [sum(results) / len(results)] * len(results)
    by_hand, learned = [each.evaluated for each in seen], [each.judged for each in seen]
    cells = [game_id, f"{len(seen):,}", f"{squared_error(mean, results):.4f}",
             *[f"{squared_error(values, results):.4f}" for values in (by_hand, learned)],
             *[f"{calibration_error(values, results):.3f}" for values in (by_hand, learned)]]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.research.predictions")
    parser.add_argument("game", choices=list(OURS))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    print(line(asked.game, watched(asked.game, asked.games, asked.seed)))


if __name__ == "__main__":
    main()
