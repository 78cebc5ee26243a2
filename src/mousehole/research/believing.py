"""Learns which hidden things are likelier than others, from what turned out in games of several kinds of bots.

Every kind of case has weights of its own: a logistic model beside the number of ways in which each thing is possible.
Whoever plays believes nothing yet, so the same games come of it whatever was learned before.
"""
from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import Bot, Greedy, Searcher, strength_of
from mousehole.bots.simulation import rng_of
from mousehole.games import folder, judge_of, load_game, practised
from mousehole.kernel import Choice, Decision, Game, Options, Rng, Seat
from mousehole.learned.beliefs import Case
from mousehole.learned.network import HEAVIEST, UNIT
from mousehole.research.fitting import HELD_OUT
from mousehole.research.selfplay import PACE, Lesson, tables_of

SHRINK = 1e-3   # per case, by which weights are drawn to 0
STEPS = 60      # of Newton's method, at most…
STILL = 1e-7    # …until weights change by less

Floats = NDArray[np.float64]


class Cases(NamedTuple):
    """Arrays: one entry per case, but `rows` and `ways` one per thing that was possible, case by case."""

    rows: NDArray[np.float32]   # thing, input; as many inputs as any kind has
    ways: NDArray[np.float32]   # thing
    sizes: NDArray[np.int32]    # how many things a case has
    true: NDArray[np.int32]     # which of them it was
    kinds: NDArray[np.str_]
    games: NDArray[np.int32]


class Learned(NamedTuple):
    """A fit to one kind of case."""

    weights: list[int]
    cases: int
    loss: float   # on games that were held out
    base: float   # of somebody who believes nothing


def players(game: Game, kind: int, simulations: int, rngs: list[Rng]) -> list[Bot]:
    """Return who plays: quick players and those who think ahead, in turn by hand and by what was learned."""
    if kind == 0:
        return [Greedy(game, rng) for rng in rngs]
    if kind == 1:
        return [Greedy(practised(game), rng) for rng in rngs]
    if kind == 2:
        return [Searcher(game, rng, simulations) for rng in rngs]
    quill = strength_of("Quill", game)
    return [Searcher(practised(game), rng, simulations, quill.horizon, judge_of(game), quill.doubt) for rng in rngs]


KINDS = 4  # of players


def play(lesson: Lesson, numbers: range) -> Cases:
    """Play these games of a lesson. Game n is the same wherever it is played."""
    game, tables = load_game(lesson.game, lesson.edition), tables_of(lesson.game)
    found = list[tuple[Case, int]]()
    for number in numbers:
        seats, options = tables[number // KINDS % len(tables)]
        found += [(case, number) for case in _play(lesson, game, seats, options, number)]
    width = max([len(inputs) for inputs in inputs_of(lesson.game).values()])
    rows = np.zeros((sum([len(case.rows) for case, _ in found]), width), np.float32)
    at = 0
    for case, _ in found:
        for row in case.rows:
            rows[at, :len(row)] = row
            at += 1
    return Cases(rows, np.array([ways for case, _ in found for ways in case.ways], np.float32),
                 np.array([len(case.rows) for case, _ in found], np.int32),
                 np.array([case.true for case, _ in found], np.int32),
                 np.array([case.kind for case, _ in found], np.str_),
                 np.array([number for _, number in found], np.int32))


def inputs_of(game_id: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = import_module(f"{folder(game_id)}.cases").INPUTS
    return found


def _play(lesson: Lesson, game: Game, seats: int, options: Options, number: int) -> list[Case]:
    cases, found = import_module(f"{folder(lesson.game)}.cases").cases, list[Case]()
    path = (lesson.seed, "cases", number)
    s = game.start(seats, rng_of(*path, "table"), options)
    s.events = None
    bots = players(game, number % KINDS, lesson.simulations, [rng_of(*path, seat) for seat in range(seats)])

    def answerer(seat: Seat) -> Answerer:
        def choose(d: Decision) -> Choice | None:
            choice = bots[seat].choose(game.view(s, seat), d)
            if choice is not None:
                found.extend(cases(s, d, choice))
            return choice
        return Answerer(ASKED, bots[seat].rng, choose)

    Driver(game, s, [answerer(seat) for seat in range(seats)], rng_of(*path, "order"), [PACE] * seats).play()
    return found


def joined(parts: list[Cases]) -> Cases:
    return Cases(*[np.concatenate([part[n] for part in parts]) for n in range(len(Cases._fields))])


def fit(cases: Cases, inputs: dict[str, list[str]]) -> dict[str, Learned]:
    """Fit all kinds of cases."""
    return {kind: _fitted(cases, np.flatnonzero(cases.kinds == kind), len(names)) for kind, names in inputs.items()}


def _fitted(cases: Cases, at: NDArray[np.int64], width: int) -> Learned:
    x, prior = _padded(cases, at, width)
    true, is_held = cases.true[at], cases.games[at] // KINDS % HELD_OUT == HELD_OUT - 1
    train, held = np.flatnonzero(~is_held), np.flatnonzero(is_held if is_held.any() else ~is_held)
    w, mine = np.zeros(width), x[train, true[train]]
    for _ in range(STEPS):
        shares = _shares(x[train], prior[train], w)
        means: Floats = np.einsum("co,cof->cf", shares, x[train])
        slope = (mine - means).sum(0) - SHRINK * len(train) * w
        bend = np.einsum("co,cof,cog->fg", shares, x[train], x[train]) - means.T @ means
        step = np.linalg.solve(bend + SHRINK * len(train) * np.eye(width), slope)
        w = w + step
        if np.abs(step).max() < STILL:
            break
    losses = [float(-np.log(_shares(x[held], prior[held], each)[np.arange(len(held)), true[held]]).mean())
              for each in (w, np.zeros(width))]
    return Learned(np.clip(np.rint(w * UNIT), -HEAVIEST, HEAVIEST).astype(int).tolist(), len(at), *losses)


def _padded(cases: Cases, at: NDArray[np.int64], width: int) -> tuple[Floats, Floats]:
    """Return a case's rows and the logarithms of its numbers of ways, with room for as many as any has."""
    starts, sizes = np.cumsum(cases.sizes) - cases.sizes, cases.sizes[at]
    x, prior = np.zeros((len(at), int(sizes.max()), width)), np.full((len(at), int(sizes.max())), -1e9)
    for n, case in enumerate(at):
        these = slice(starts[case], starts[case] + sizes[n])
        x[n, :sizes[n]], prior[n, :sizes[n]] = cases.rows[these, :width], np.log(cases.ways[these])
    return x, prior


def _shares(x: Floats, prior: Floats, w: Floats) -> Floats:
    scores = x @ w + prior
    shares: Floats = np.exp(scores - scores.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    return shares
