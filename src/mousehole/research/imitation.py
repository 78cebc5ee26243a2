"""Learns which options are good from the choices of a search, kind of question by kind of question.

A search that rates tables by what was learned plays; at its decisions every option's inputs are noted as they are right
after it (`bots.ranker`). The weights make the search's choices as likely as possible: a multinomial logit.
"""
from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import Searcher
from mousehole.bots.ranker import EXTRA, Ranker
from mousehole.bots.simulation import rng_of
from mousehole.games import judge_with, load_game, skilled
from mousehole.kernel import Choice, Decision, Game, Interrupt, Options
from mousehole.learned.model import read
from mousehole.learned.network import HEAVIEST, UNIT
from mousehole.learned.ranking import ANY
from mousehole.research.fitting import HELD_OUT, TURNS
from mousehole.research.selfplay import PACE, WRONG, Lesson, tables_of

FEWEST = 300     # choices of a kind of question that has weights of its own
BATCH = 512
STEPS = 1500
RATE = 0.05
SHRINK = 1e-3
MANY = 40000     # choices that a fit uses at most

Floats = NDArray[np.float32]


class Choices(NamedTuple):
    """Arrays: one entry per decision, but `rows` one per option, decision by decision."""

    rows: Floats                  # option, input
    sizes: NDArray[np.int32]      # how many options a decision has
    chosen: NDArray[np.int32]     # which of them
    prompts: NDArray[np.str_]
    games: NDArray[np.int32]


class Learned(NamedTuple):
    """A fit to one kind of question."""

    weights: list[int]
    loss: float        # on games that were held out
    base: float        # of a player to whom all options are alike
    agrees: float      # how often the best option was the search's choice
    usual: float       # how often the policy's was


def play(lesson: Lesson, numbers: range) -> Choices:
    """Play these games of a lesson. Game n is the same wherever it is played."""
    game = skilled(load_game(lesson.game, lesson.edition))
    judge = judge_with(game, read(lesson.model) if lesson.model else None)
    ranker, tables = Ranker(judge, [], []), tables_of(lesson.game)
    kept: list[tuple[str, list[list[float]], int, int]] = []
    for number in numbers:
        seats, options = tables[number % len(tables)]
        _play(lesson, game, ranker, seats, options, number, kept)
    width = len(EXTRA) + len(judge.inputs)
    rows = [row for _, found, _, _ in kept for row in found]
    return Choices(np.array(rows, np.float32).reshape(-1, width),
                   np.array([len(found) for _, found, _, _ in kept], np.int32),
                   np.array([chosen for _, _, chosen, _ in kept], np.int32),
                   np.array([prompt for prompt, _, _, _ in kept], np.str_),
                   np.array([number for _, _, _, number in kept], np.int32))


def _play(lesson: Lesson, game: Game, ranker: Ranker, seats: int, options: Options, number: int,
          kept: list[tuple[str, list[list[float]], int, int]]) -> None:
    path = (lesson.seed, "imitation", number)
    s = game.start(seats, rng_of(*path, "table"), options)
    s.events = None
    rng = rng_of(*path, "lesson")
    bots = [Searcher(game, rng_of(*path, seat), lesson.simulations, judge=ranker.judge, doubt=0.0)
            for seat in range(seats)]

    def choose(d: Decision) -> Choice | None:
        view = game.view(s, d.seat)
        choice = bots[d.seat].choose(view, d)
        if not isinstance(d.options[0], Interrupt) and len(d.options) > 1:
            u = game.imagine(view, rng)
            u.events = None
            game.advance(u)
            seen = game.considered(u, d)
            if len(seen.options) > 1 and choice in seen.options:
                rows = ranker.rows(game, u, seen, game.policy(u, seen, rng))
                kept.append((d.prompt, rows, seen.options.index(choice), number))
            if rng.below(WRONG) == 0:
                return d.options[rng.below(len(d.options))]
        return choice

    Driver(game, s, [Answerer(ASKED, rng, choose)] * seats, rng_of(*path, "order"), [PACE] * seats).play()


def joined(parts: list[Choices]) -> Choices:
    return Choices(*[np.concatenate([part[n] for part in parts]) for n in range(len(Choices._fields))])


def fit(choices: Choices, seed: int) -> dict[str, Learned]:
    """Fit all kinds of questions that were asked often enough; `ANY` comes first, and stands for the others."""
    everything = np.arange(len(choices.sizes))
    found = {ANY: _fitted(choices, everything, seed)}
    for prompt in sorted(set(choices.prompts.tolist())):
        asked = np.flatnonzero(choices.prompts == prompt)
        if len(asked) >= FEWEST:
            found[prompt] = _fitted(choices, asked, seed)
    return found


def _fitted(choices: Choices, at: NDArray[np.int64], seed: int) -> Learned:
    rng = np.random.default_rng(seed)
    if len(at) > MANY:
        at = np.sort(rng.choice(at, MANY, replace=False))
    x, inside = _padded(choices, at)
    chosen, is_held = choices.chosen[at], choices.games[at] // TURNS % HELD_OUT == HELD_OUT - 1
    count = inside.sum(1)
    x -= np.where(inside[:, :, None], (x.sum(1) / count[:, None])[:, None], 0)  # only differences count
    scale = np.sqrt((x * x).sum((0, 1)) / inside.sum())
    is_used = scale > 1e-4
    z: Floats = (x / np.where(is_used, scale, 1)).astype(np.float32)
    train = np.flatnonzero(~is_held)
    w, first, second = [np.zeros(x.shape[2]) for _ in range(3)]
    for step in range(1, STEPS + 1):
        some = rng.choice(train, min(BATCH, len(train)), replace=False)
        chances = _chances(z[some], inside[some], w)
        chances[np.arange(len(some)), chosen[some]] -= 1
        slope = np.einsum("bo,bof->f", chances, z[some]) / len(some) + SHRINK * w
        first += 0.1 * (slope - first)
        second += 0.01 * (slope * slope - second)
        w -= RATE * (1 - step / STEPS) * (first / (1 - 0.9 ** step)) / (np.sqrt(second / (1 - 0.99 ** step)) + 1e-8)
    held = np.flatnonzero(is_held) if is_held.any() else train
    chances = _chances(z[held], inside[held], w)
    mine = chances[np.arange(len(held)), chosen[held]]
    weights = np.where(is_used, w / np.where(is_used, scale, 1), 0)
    usual = np.where(inside[held], x[held][:, :, 0], -9).argmax(1)
    return Learned(np.clip(np.rint(weights * UNIT), -HEAVIEST, HEAVIEST).astype(int).tolist(),
                   float(-np.log(np.maximum(mine, 1e-9)).mean()), float(np.log(count[held]).mean()),
                   float((chances.argmax(1) == chosen[held]).mean()), float((usual == chosen[held]).mean()))


def _padded(choices: Choices, at: NDArray[np.int64]) -> tuple[Floats, NDArray[np.bool_]]:
    starts, sizes = np.cumsum(choices.sizes) - choices.sizes, choices.sizes[at]
    x = np.zeros((len(at), int(sizes.max()), choices.rows.shape[1]), np.float32)
    for n, decision in enumerate(at):
        x[n, :sizes[n]] = choices.rows[starts[decision]:starts[decision] + sizes[n]]
    return x, np.arange(x.shape[1])[None, :] < sizes[:, None]


def _chances(z: Floats, inside: NDArray[np.bool_], w: NDArray[np.float64]) -> NDArray[np.float64]:
    scores = np.where(inside, z @ w, -1e9)
    chances: NDArray[np.float64] = np.exp(scores - scores.max(1, keepdims=True))
    shares: NDArray[np.float64] = chances / chances.sum(1, keepdims=True)
    return shares
