"""Learns by play how a quick player should weigh things: an evolution of the game's habits.

A generation tries changes of all habits at once, each of them and its opposite, on the same deals, in turn against the
player set by hand and against its own parent. Habits then move towards what did well, and what is tried next spreads
more where that helped (a separable natural evolution strategy). There is nothing to look ahead with: a game takes a
millisecond, so a hundred thousand of them are soon played.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.search import final_worth
from mousehole.bots.simulation import rng_of
from mousehole.games import habits_by_hand, load_game, with_habits
from mousehole.kernel import Choice, Decision, Game, Options, Rng
from mousehole.learned.network import UNIT
from mousehole.research.selfplay import PACE, tables_of
from mousehole.research.workers import shared_out

BROOD = 20        # habits that a generation tries; every second one is the opposite of the one before
DEALS = 100       # that each of them is tried on, each deal played twice with seats changed
SPREAD = 0.35     # how far tries lie from a habit at first, as a part of what it is by hand…
FRESH = 0.15      # …or this far, if that is nothing…
LEAST = 0.03      # …but at least so far
TEST = 400        # deals, of their own, on which the last generation meets the player set by hand,
LONGEST = 1500    # answers after which a match is given up: strange habits can lead nowhere
PIECE = 50        # so many at a time

Floats = NDArray[np.float64]
Values = tuple[float, ...]


class Trial(NamedTuple):
    """Somebody's habits against somebody else's; plain data, which can cross processes."""

    number: int
    game: str
    edition: str
    mine: Values
    theirs: Values
    seed: int
    series: int | str   # the same deals for all trials of one series
    deals: int


class State(NamedTuple):
    """How far an evolution has come."""

    generation: int
    habits: list[float]
    spread: list[float]


def games_of(generations: int) -> int:
    return generations * BROOD * DEALS * 2


def beginning(game_id: str) -> State:
    by_hand = list(habits_by_hand(game_id).values())
    return State(0, by_hand, [max(SPREAD * abs(value) if value else FRESH, LEAST) for value in by_hand])


def next_generation(now: State, game_id: str, edition: str, seed: int, workers: int, ray: str | None) -> State:
    """Play a generation's games and move on."""
    rng = np.random.default_rng([seed, now.generation])
    tries = rng.standard_normal((BROOD // 2, len(now.habits)))
    tries = np.concatenate([tries, -tries])
    habits, spread = np.array(now.habits), np.array(now.spread)
    rival = tuple(now.habits) if now.generation % 2 else tuple(habits_by_hand(game_id).values())
    trials = [Trial(number, game_id, edition, on_units(habits + spread * each), rival, seed, now.generation, DEALS)
              for number, each in enumerate(tries)]
    gains = np.zeros(BROOD)
    for number, found in shared_out(numbered, trials, workers, ray):
        gains[number] = np.mean(found)
    weights = np.zeros(BROOD)
    weights[np.argsort(-gains, kind="stable")] = utilities()
    rate = (3 + np.log(len(habits))) / (10 * np.sqrt(len(habits)))
    return State(now.generation + 1, (habits + spread * (weights @ tries)).tolist(),
                 (spread * np.exp(rate * (weights @ (tries * tries - 1)))).tolist())


def utilities() -> Floats:
    """Return what places count, from the best try to the worst: only the better half pulls."""
    pulls = np.maximum(0, np.log(BROOD / 2 + 1) - np.log(np.arange(1, BROOD + 1)))
    found: Floats = pulls / pulls.sum() - 1 / BROOD
    return found


def on_units(values: Floats) -> Values:
    """Round as a file does, so that what is kept is what was tried."""
    return tuple((np.rint(values * UNIT) / UNIT).tolist())


def numbered(trial: Trial) -> tuple[int, list[float]]:
    return trial.number, gains_of(trial)


def gains_of(trial: Trial) -> list[float]:
    """Return, deal by deal, how much more one's own seats made of it than the others': 1 is everything, 0 is even."""
    names = list(habits_by_hand(trial.game))
    game = load_game(trial.game, trial.edition)
    mine, theirs = [with_habits(trial.game, trial.edition, dict(zip(names, values, strict=True)))
                    for values in (trial.mine, trial.theirs)]
    tables = tables_of(trial.game)
    return [float(np.mean([gain(game, [mine, theirs] if first == 0 else [theirs, mine], mine,
                                *tables[deal % len(tables)], (trial.seed, "habits", trial.series, deal))
                           for first in range(2)])) for deal in range(trial.deals)]


def gain(game: Game, sides: list[Game], mine: Game, seats: int, options: Options, path: tuple[int | str, ...]) -> float:
    s = game.start(seats, _rng(path, "table"), options)
    s.events = None
    seated = [sides[seat % 2] for seat in range(seats)]
    answerers = [_answerer(game, s, side, _rng(path, seat)) for seat, side in enumerate(seated)]
    driver, left = Driver(game, s, answerers, _rng(path, "order"), [PACE] * seats), LONGEST
    while driver.decide():
        driver.take()
        left -= 1
        if left == 0:
            return -1.0  # whoever makes a match endless has lost it
    worths = [final_worth(game, s, seat) for seat in range(seats)]
    own, others = [[worth for worth, side in zip(worths, seated, strict=True) if (side is mine) is wanted]
                   for wanted in (True, False)]
    return float(np.mean(own) - np.mean(others))


def _rng(path: tuple[int | str, ...], last: int | str) -> Rng:
    seed, *rest = path
    assert isinstance(seed, int)
    return rng_of(seed, *rest, last)


def _answerer(game: Game, s: Any, side: Game, rng: Rng) -> Answerer:
    """Seat a policy. It looks at the true table, through a box with its own habits: its answers are the same as on an
    imagined one, as the test kit's promise says."""
    def choose(d: Decision) -> Choice | None:
        s.box = side.box
        choice = side.policy(s, d, rng)
        s.box = game.box
        return choice
    return Answerer(ASKED, rng, choose)


def tested(game_id: str, edition: str, habits: list[float], seed: int, workers: int, ray: str | None) -> Estimate:
    """Meet the player set by hand on deals of their own; 0.5 is even."""
    trials = [Trial(n, game_id, edition, on_units(np.array(habits)), tuple(habits_by_hand(game_id).values()), seed,
                    f"test {n}", PIECE) for n in range(TEST // PIECE)]
    found = [gain for _, gains in shared_out(numbered, trials, workers, ray) for gain in gains]
    return estimate([0.5 + each / 2 for each in found], is_share=True)


def kept(state: State, file: Path) -> None:
    half = file.with_suffix(".part")
    half.write_text(json.dumps(state._asdict()), "utf-8")
    half.replace(file)


def found_in(file: Path, game_id: str) -> State:
    """Go on where it was stopped."""
    return State(**json.loads(file.read_text("utf-8"))) if file.exists() else beginning(game_id)
