"""Plays games to learn from: positions as a seat saw them, and what became of them."""
from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mousehole.bots.driver import ASKED, CHANCE, POLICY, Answerer, Driver
from mousehole.bots.levels import Searcher, make_bot
from mousehole.bots.simulation import answerer as seated
from mousehole.bots.simulation import rng_of
from mousehole.games import folder, judge_with, load_game, practised
from mousehole.kernel import Choice, Decision, Game, Options, Rng
from mousehole.learned.judge import Judge
from mousehole.learned.model import read

WRONG = 16       # one answer in so many is any choice at all: a learner must also see what mistakes lead to
OPENING = 5      # and so are the first answers of every second game: otherwise all games of a policy begin alike
PACE = 6         # clock seconds per answer


class Lesson(NamedTuple):
    """How games are played to learn from them; plain data, which can cross processes."""

    game: str
    edition: str
    seed: int
    round: int
    simulations: int     # per decision; 0: the game's policy plays
    model: str | None    # the text of the model that rates tables in its searches
    every: int           # one position in so many is kept
    against: str = ""    # the bot at all other seats; then positions are as the one who learns sees them
    seats: int = 0       # at all tables; 0: all kinds of tables in turn


class Positions(NamedTuple):
    """Arrays with one entry per position. Contenders that are not there, or not in the running, have `inside` False."""

    rows: NDArray[np.float32]    # position, contender, input
    inside: NDArray[np.bool_]    # position, contender
    ranks: NDArray[np.int8]      # position, contender
    games: NDArray[np.int32]     # position: the game's number


def tables_of(game_id: str) -> list[tuple[int, Options]]:
    """Return the kinds of tables that a game is learned on, taken in turn."""
    tables: list[tuple[int, Options]] = import_module(f"{folder(game_id)}.judge").TABLES
    return tables


def play(lesson: Lesson, numbers: range) -> Positions:
    """Play these games of a lesson. Game n is the same wherever it is played."""
    game = practised(load_game(lesson.game, lesson.edition))
    judge = judge_with(game, read(lesson.model) if lesson.model else None)
    tables = tables_of(lesson.game)
    kept: list[tuple[list[list[float]], list[int], int]] = []
    for number in numbers:
        seats, options = (lesson.seats, {}) if lesson.seats else tables[number % len(tables)]
        kept += _play(lesson, game, judge, seats, options, number)
    return _arrays(kept, len(judge.inputs))


def _play(lesson: Lesson, game: Game, judge: Judge, seats: int, options: Options,
          number: int) -> list[tuple[list[list[float]], list[int], int]]:
    path = (lesson.seed, lesson.round, number)
    s = game.start(seats, rng_of(*path, "table"), options)
    s.events = None
    rng = rng_of(*path, "lesson")
    usual = [_answerer(lesson, game, judge, s, rng_of(*path, seat)) for seat in range(seats)]
    wrong = [Answerer(CHANCE, rng_of(*path, "wrong")) for _ in range(seats)]
    learner = number % seats
    if lesson.against:
        usual = [usual[seat] if seat == learner
                 else seated(make_bot(lesson.against, game, rng_of(*path, seat)), s, in_bulk=True)
                 for seat in range(seats)]
        wrong = [wrong[seat] if seat == learner else usual[seat] for seat in range(seats)]
    driver = Driver(game, s, usual[:], rng_of(*path, "order"), [PACE] * seats)
    waiting: list[tuple[int, list[list[float]]]] = []
    done: list[tuple[list[list[float]], list[int], int]] = []
    stage, opening = judge.stage(s), OPENING * rng.below(2)
    while True:
        driver.answerers[:] = usual if rng.below(WRONG) and opening == 0 else wrong
        opening = max(0, opening - 1)
        if not driver.decide():
            break
        if judge.stage(s) != stage:
            done += _settled(judge, s, None, waiting, number)
            waiting, stage = [], judge.stage(s)
        if rng.below(lesson.every) == 0:
            rows = judge.rows(s, learner if lesson.against else rng.below(seats))
            if len([row for row in rows if row]) > (not game.facts.cooperative):
                waiting.append((stage, rows))
        driver.take()
    return done + _settled(judge, s, game.outcome(s), waiting, number)


def _answerer(lesson: Lesson, game: Game, judge: Judge, s: Any, rng: Rng) -> Answerer:
    if lesson.simulations == 0:
        return Answerer(POLICY, rng)
    bot = Searcher(game, rng, lesson.simulations, judge=judge)

    def choose(d: Decision) -> Choice | None:
        return bot.choose(game.view(s, d.seat), d)
    return Answerer(ASKED, rng, choose)


def _settled(judge: Judge, s: Any, outcome: Any, waiting: list[tuple[int, list[list[float]]]],
             number: int) -> list[tuple[list[list[float]], list[int], int]]:
    return [(rows, judge.ranks(s, outcome, stage), number) for stage, rows in waiting]


def _arrays(kept: list[tuple[list[list[float]], list[int], int]], inputs: int) -> Positions:
    most = max([len(ranks) for _, ranks, _ in kept], default=1)
    rows = np.zeros((len(kept), most, inputs), np.float32)
    inside = np.zeros((len(kept), most), np.bool_)
    ranks = np.full((len(kept), most), 127, np.int8)
    for at, (found, places, _) in enumerate(kept):
        for contender, row in enumerate(found):
            if row:
                rows[at, contender] = row
                inside[at, contender] = True
        ranks[at, :len(places)] = places
    return Positions(rows, inside, ranks, np.array([number for _, _, number in kept], np.int32))


def joined(parts: list[Positions]) -> Positions:
    """Put arrays together, with room for as many contenders as any has."""
    most = max([part.rows.shape[1] for part in parts])

    def padded(array: NDArray[Any], fill: int) -> NDArray[Any]:
        missing = [(0, 0)] * array.ndim
        missing[1] = (0, most - array.shape[1])
        return np.pad(array, missing, constant_values=fill)
    return Positions(np.concatenate([padded(part.rows, 0) for part in parts]),
                     np.concatenate([padded(part.inside, 0) for part in parts]),
                     np.concatenate([padded(part.ranks, 127) for part in parts]),
                     np.concatenate([part.games for part in parts]))
