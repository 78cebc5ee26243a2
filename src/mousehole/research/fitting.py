"""Fits a small network to positions and what became of them, with NumPy alone.

Contenders come in one after the other, each next one with a chance in proportion to exp(score) among those who are
left (Plackett and Luce). A cooperative team comes in before the game, whose score is always 0, or does not.
"""
from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mousehole.learned.judge import NEVER
from mousehole.learned.network import HEAVIEST, UNIT
from mousehole.research.selfplay import Positions

Floats = NDArray[np.float32]

EPOCHS = 10
BATCH = 1024
RATE = 8e-3          # the greatest learning rate, in the middle of the first third
RATE_AGAIN = 1e-3    # likewise, where something was learned before
DECAY = 2e-3
LATER = 0.5          # what the second and later places count for, beside the first
ABSENT = np.float32(-30.0)
HELD_OUT = 8         # one game in eight is not learned from…
TURNS = 16           # …sixteen in a row, among which are tables of all kinds


class Weights(NamedTuple):
    """In units, as a model file has them."""

    weights: list[list[int]]
    hidden_bias: list[int]
    out: list[int]
    bias: int


class Fitted(NamedTuple):
    weights: Weights
    held_out: float      # the loss on games that were not learned from
    base: float          # and that of a judge to whom all contenders are alike


class Targets(NamedTuple):
    """The order in which contenders came in; which of these steps are known, and what each counts for."""

    order: NDArray[np.int64]
    known: Floats


def targets_of(p: Positions, cooperative: bool, rng: np.random.Generator) -> Targets:
    ranks = p.ranks.astype(np.float32)
    inside = p.inside
    if cooperative:  # the game is a contender, too: it comes in between a team that wins and one that loses
        ranks = np.concatenate([ranks, np.full((len(ranks), 1), 0.5, np.float32)], 1)
        inside = np.concatenate([inside, np.ones((len(ranks), 1), np.bool_)], 1)
    keys = np.where(inside, ranks + rng.random(ranks.shape, np.float32) * 0.1, 1000.0)  # equals in any order
    order = np.argsort(keys, 1)
    ordered = np.take_along_axis(np.where(inside, ranks, 1000.0), order, 1)
    known = (ordered < NEVER).astype(np.float32)
    known[:, 1:] *= LATER
    left = inside.sum(1, keepdims=True) - np.arange(inside.shape[1])[None, :]
    known[left < 2] = 0.0  # who comes in last is no question
    return Targets(order, known)


def loss_and_slope(scores: Floats, t: Targets) -> tuple[float, Floats]:
    """Return the mean loss, and how it changes with each score."""
    ordered = np.take_along_axis(scores, t.order, 1)
    slope = np.zeros_like(ordered)
    total = np.float64(0.0)
    for step in range(ordered.shape[1] - 1):
        rest = ordered[:, step:]
        top = rest.max(1, keepdims=True)
        chances = np.exp(rest - top)
        sums = chances.sum(1, keepdims=True)
        weight = t.known[:, step:step + 1]
        total += (weight[:, 0] * (np.log(sums[:, 0]) + top[:, 0] - rest[:, 0])).sum(dtype=np.float64)
        slope[:, step:] += weight * chances / sums
        slope[:, step:step + 1] -= weight
    back = np.empty_like(slope)
    np.put_along_axis(back, t.order, slope, 1)
    return float(total / len(scores)), back / np.float32(len(scores))


def fit(p: Positions, hidden: int, seed: int, cooperative: bool, epochs: int = EPOCHS,
        start: Weights | None = None) -> Fitted:
    """Learn from the games that are not held out; the same seed and positions give the same weights.

    `start`: what was learned before, and is now learned further.
    """
    rng = np.random.default_rng(seed)
    is_held = p.games // TURNS % HELD_OUT == 0
    train, test = [Positions(*[array[part] for array in p]) for part in (~is_held, is_held)]
    used = train.rows[train.inside]
    mean, spread = used.mean(0, dtype=np.float64), used.std(0, dtype=np.float64)
    scale = np.where(spread > 1e-6, 1 / np.maximum(spread, 0.05), 0.0)
    x = ((train.rows - mean) * scale).astype(np.float32)
    targets = targets_of(train, cooperative, rng)
    inputs = x.shape[2]
    # straight to the score; to the hidden units; their biases; from them to the score; bias
    params: list[Floats] = _from_units(start, mean, scale) if start else [
        np.zeros(inputs, np.float32), (rng.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
        np.zeros(hidden, np.float32), (rng.standard_normal(hidden) * 0.1).astype(np.float32), np.zeros(1, np.float32)]
    first, second = [np.zeros_like(each) for each in params], [np.zeros_like(each) for each in params]
    batches = -(-len(x) // BATCH)
    steps, done = epochs * batches, 0
    for _ in range(epochs):
        shuffled = rng.permutation(len(x))
        for first_at in range(0, len(x), BATCH):
            at = shuffled[first_at:first_at + BATCH]
            slopes = _slopes(params, x[at], train.inside[at], Targets(targets.order[at], targets.known[at]),
                             cooperative)
            done += 1
            rate = (RATE_AGAIN if start else RATE) * min(done / (0.3 * steps), (steps - done) / (0.7 * steps) + 0.002)
            for n, slope in enumerate(slopes):
                first[n] += np.float32(0.1) * (slope - first[n])
                second[n] += np.float32(0.01) * (slope * slope - second[n])
                step = (first[n] / (1 - 0.9 ** done)) / (np.sqrt(second[n] / (1 - 0.99 ** done)) + 1e-8)
                params[n] -= np.float32(rate) * (step + np.float32(DECAY) * params[n])
    weights = _in_units(params, mean, scale)
    held = targets_of(test, cooperative, rng)
    alike = np.where(_with_game(test.inside, cooperative), np.float32(0), ABSENT)
    return Fitted(weights, loss_and_slope(scored(weights, test, cooperative), held)[0], loss_and_slope(alike, held)[0])


def _slopes(params: list[Floats], x: Floats, inside: NDArray[np.bool_], t: Targets, cooperative: bool) -> list[Floats]:
    direct, into, hidden_bias, out, bias = params
    active = x @ into + hidden_bias
    units = np.maximum(active, 0)
    scores = np.where(inside, x @ direct + units @ out + bias, ABSENT)
    if cooperative:
        scores = np.concatenate([scores, np.zeros((len(scores), 1), np.float32)], 1)
    _, slope = loss_and_slope(scores, t)
    slope = np.where(inside, slope[:, :inside.shape[1]], np.float32(0))
    back = slope[:, :, None] * out * (active > 0)
    flat = x.reshape(-1, x.shape[2])
    return [flat.T @ slope.ravel(), flat.T @ back.reshape(len(flat), -1), back.sum((0, 1)),
            units.reshape(len(flat), -1).T @ slope.ravel(), slope.sum().reshape(1)]


def _in_units(params: list[Floats], mean: NDArray[np.float64], scale: NDArray[np.float64]) -> Weights:
    """Let the weights take the inputs as they come, and round them."""
    direct, into, hidden_bias, out, bias = [each.astype(np.float64) for each in params]
    straight, inward = direct * scale, into * scale[:, None]

    def units(array: NDArray[np.float64]) -> NDArray[np.int64]:
        return np.clip(np.rint(array * UNIT), -HEAVIEST, HEAVIEST).astype(np.int64)
    return Weights(units(np.concatenate([straight[:, None], inward], 1)).tolist(),
                   units(hidden_bias - mean @ inward).tolist(), units(out).tolist(),
                   int(units(bias - mean @ straight)[0]))


def _from_units(w: Weights, mean: NDArray[np.float64], scale: NDArray[np.float64]) -> list[Floats]:
    """Return what `_in_units` turns into these weights; inputs that never change here count for nothing."""
    weights = np.array(w.weights, np.float64) / UNIT
    straight, inward = weights[:, 0], weights[:, 1:]
    back = np.where(scale > 0, 1 / np.where(scale > 0, scale, 1), 0.0)
    params = [straight * back, inward * back[:, None], np.array(w.hidden_bias) / UNIT + mean @ inward,
              np.array(w.out, np.float64) / UNIT, np.array([w.bias / UNIT + mean @ straight])]
    return [each.astype(np.float32) for each in params]


def scored(w: Weights, p: Positions, cooperative: bool) -> Floats:
    """Return the scores of a model file's weights; the same as `Network.score`, for many rows."""
    weights = np.array(w.weights, np.float64) / UNIT
    rows = p.rows.astype(np.float64)
    units = np.maximum(rows @ weights[:, 1:] + np.array(w.hidden_bias) / UNIT, 0)
    found = rows @ weights[:, 0] + units @ (np.array(w.out, np.float64) / UNIT) + w.bias / UNIT
    scores = np.where(p.inside, found, ABSENT).astype(np.float32)
    return np.concatenate([scores, np.zeros((len(scores), 1), np.float32)], 1) if cooperative else scores


def _with_game(inside: NDArray[np.bool_], cooperative: bool) -> NDArray[np.bool_]:
    return np.concatenate([inside, np.ones((len(inside), 1), np.bool_)], 1) if cooperative else inside
