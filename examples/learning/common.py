"""What the examples share: a small network for options, matches against bots, and a picture of a curve."""
from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from mousehole.bots.contest import Contest
from mousehole.bots.simulation import play_match
from mousehole.research.plots import ticks
from mousehole.research.vector import Tables

Array = np.ndarray[Any, Any]
BOTS = ("pip", "bramble", "juniper")
STEP = 1e-3      # of Adam


class Network:
    """Rates options: two hidden layers over what a seat sees and what an option is; trained by Adam.

    What is seen is multiplied once per question, however many options it has.
    """

    def __init__(self, seen: int, option: int, hidden: int, rng: np.random.Generator, step: float = STEP) -> None:
        def matrix(rows: int, columns: int) -> Array:
            return rng.normal(0, np.sqrt(2 / max(rows, 1)), (rows, columns)).astype(np.float32)
        self.weights = [matrix(seen, hidden), matrix(option, hidden), np.zeros(hidden, np.float32),
                        matrix(hidden, hidden), np.zeros(hidden, np.float32),
                        0.1 * matrix(hidden, 1), np.zeros(1, np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.step, self.steps = step, 0

    def __call__(self, seen: Array, question: Array, options: Array) -> Array:
        """Return a number for every option; `question[n]` is the row of `seen` that option n belongs to, in order."""
        look, part, bias, middle, more, out, end = self.weights
        self.seen, self.question, self.options = seen, question, options
        self.first = np.maximum((seen @ look)[question] + options @ part + bias, 0)
        self.second = np.maximum(self.first @ middle + more, 0)
        rated: Array = (self.second @ out + end)[:, 0]
        return rated

    def learn(self, slope: Array) -> None:
        """Take a step against this slope of the loss by the numbers returned last."""
        slope = slope.astype(np.float32)[:, None]
        second = (slope @ self.weights[5].T) * (self.second > 0)
        first = (second @ self.weights[3].T) * (self.first > 0)
        asked = np.add.reduceat(first, np.searchsorted(self.question, np.arange(len(self.seen))))
        slopes = [self.seen.T @ asked, self.options.T @ first, first.sum(0), self.first.T @ second, second.sum(0),
                  self.second.T @ slope, slope.sum(0)]
        size = np.sqrt(sum([float((each ** 2).sum()) for each in slopes]))
        self.steps += 1
        rate = self.step * np.sqrt(1 - 0.999 ** self.steps) / (1 - 0.9 ** self.steps)
        for weight, mean, square, each in zip(self.weights, self.means, self.squares, slopes, strict=True):
            clipped = each / max(size, 1.0)
            mean += 0.1 * (clipped - mean)
            square += 0.001 * (clipped ** 2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def offered(tables: Tables) -> tuple[Array, Array]:
    """Return the table of every legal option, and the numbers of that option."""
    where, action = np.nonzero(tables.masks)
    return where, tables.options[where, action]


def best(network: Network, tables: Tables) -> Array:
    """Return the best action at every table: legal actions are the first ones, in order."""
    where, options = offered(tables)
    rated = np.full(tables.masks.shape, -np.inf, np.float32)
    rated[np.nonzero(tables.masks)] = network(tables.observations, where, options)
    chosen: Array = rated.argmax(1)
    return chosen


def results(network: Network, games: int, most: int = 64, **table: Any) -> Array:
    """Return the rewards of the learner, who plays the best action, in this many matches."""
    tables, found = Tables(count=min(games, most), **table), list[float]()
    begun = [0] * tables.count
    seat = table.get("seat", 0)
    share = -(-games // tables.count)
    while len(found) < share * tables.count:
        learners = [tables.learner(number) for number in tables.matches()] if seat is None else [seat] * tables.count
        tables.step(best(network, tables))
        for at in np.flatnonzero(tables.ended):
            if begun[at] < share:  # as many of every table: long matches count as much as short ones
                begun[at] += 1
                found.append(float(tables.rewards[at, learners[at]]))
    return np.array(found)


def team_of(bot: str, games: int, game: str, seats: int, options: dict[str, Any], seed: int) -> Array:
    """Return the scores, or 1 for a win, of teams that are all of one bot."""
    contest, found = Contest(game, seats, (bot,), seed, tuple(options.items())), []
    for number in range(games):
        outcome = play_match(contest.table(), seats, options, [bot], seed, number).outcome
        found.append(float(outcome.scores[0]) if game == "mousekeeping" else float(bool(outcome.winners)))
    return np.array(found)


def interval(numbers: Array) -> str:
    """Write a mean with its 95% interval."""
    half = 1.96 * numbers.std(ddof=1) / np.sqrt(len(numbers)) if len(numbers) > 1 else float("nan")
    return f"{numbers.mean():.2f} ± {half:.2f}"


def arguments(about: str | None, *, games: Sequence[str] = (), imitates: bool = False) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    if games:
        parser.add_argument("game", choices=games)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300.0, help="time to learn, in seconds of CPU; default: 300")
    parser.add_argument("--games", type=int, default=200, help="matches against each bot; default: 200")
    if imitates:
        parser.add_argument("--imitate", type=int, help="matches of a bot to begin with; 0: none")
    parser.add_argument("--small", action="store_true", help="only show that it runs")
    parser.add_argument("--picture", type=Path, help="write the curve here, as SVG")
    args = parser.parse_args()
    if args.small:
        args.seconds, args.games = 2.0, 4
    return args


def curve(title: str, across: str, points: Sequence[tuple[float, float]], lines: Sequence[tuple[str, float]] = (),
          scale: Callable[[float], float] = float) -> str:
    """Draw a curve, with level lines for comparison. `scale`: of the height, such as a logarithm."""
    heights = [scale(y) for _, y in points] + [scale(y) for _, y in lines]
    low, high = min(heights), max(heights)
    low, high = (low - 0.5, high + 0.5) if high == low else (low - 0.05 * (high - low), high + 0.05 * (high - low))
    last = max([x for x, _ in points]) or 1

    def place(x: float, y: float) -> str:
        return f"{60 + x / last * 520:.1f},{250 - (scale(y) - low) / (high - low) * 210:.1f}"

    parts = [f'<text x="320" y="20" text-anchor="middle" font-size="15">{escape(title)}</text>',
             f'<text x="320" y="296" text-anchor="middle" fill="#777">{escape(across)}</text>']
    for tick in ticks(0, last, 6):
        across_at = place(tick, points[0][1]).partition(",")[0]
        parts.append(f'<line x1="{across_at}" x2="{across_at}" y1="30" y2="250" stroke="#ddd"/>'
                     f'<text x="{across_at}" y="268" text-anchor="middle" fill="#777">{tick:g}</text>')
    for x, y in (points[0], points[-1]):
        at = place(x, y).split(",")
        parts.append(f'<text x="{at[0]}" y="{float(at[1]) - 8}" text-anchor="middle" fill="#8a4b1f">{y:.3g}</text>')
    for name, y in lines:
        height = place(0, y).partition(",")[2]
        parts.append(f'<line x1="60" x2="580" y1="{height}" y2="{height}" stroke="#888" stroke-dasharray="4 3"/>'
                     f'<text x="584" y="{float(height) + 4}" fill="#777">{escape(name)}</text>')
    row = " ".join([place(x, y) for x, y in points])
    parts.append(f'<polyline points="{row}" fill="none" stroke="#8a4b1f" stroke-width="2"/>')
    return (f'<svg xmlns="http:{"//"}www.w3.org/2000/svg" viewBox="0 0 660 310" font-family="sans-serif" '
            f'font-size="12" role="img" aria-label="{escape(title, quote=True)}">'
            f'<rect width="660" height="310" fill="#fff"/>'
            f'{"".join(parts)}</svg>\n')
