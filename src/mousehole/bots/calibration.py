"""Fits chances to simulated games, and checks them on others (see `chances`).

Each half of the games is checked with a fit to the other half, so nothing is measured on games that were fitted.
A sample is one position of a game for one seat: its progress, what it is rated there, and whether the seat won.
From every third of a game one position is drawn, so that samples of one phase are independent but for their deal.

Bramble's games are quick, so every mode is fitted to its own. Old Whiskers' games are slow: what is different in them
(`lifts_of`) is fitted to the games of all modes together, and a mode is different from the others only as far as its
own games, and those of modes that share a word of its name, say so.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, sqrt
from typing import Any, NamedTuple

from mousehole.bots.chances import (
    LIFT_POINTS,
    LIFT_WEIGHTS,
    PER_POINT,
    POINTS,
    WEIGHTS,
    Fit,
    Lift,
    even_share,
    odds,
    won,
)
from mousehole.bots.driver import Driver
from mousehole.bots.levels import pace_of
from mousehole.bots.search import estimate
from mousehole.bots.simulation import rng_of, seat_bot
from mousehole.games import judge_of
from mousehole.kernel import Choice, Game, Options, Rng

PHASES = ("early", "middle", "late")
BINS = 10            # of ten points each
STEPS = 40           # of Newton's method, at most
LEAST_SLOPE = 0.02   # a better position never gets a lower chance
PRIOR = 0.5          # samples for which the fit of all modes together counts in each mode
HALVES = 6           # this many games in a row belong to the same half
LIFT_PRIOR = 5.0     # samples for which it counts that better play might change nothing…
OFFSET_PRIOR = 30.0  # …and that it changes as much in every mode
FACTOR_PRIOR = 30.0

FEWEST = 2           # games of a slow bot in any set-up
DRAWS = 40           # of made-up results, to find out what is only chance
FINE = 1_000_000     # parts of a chance

Features = list[tuple[int, float]]  # weights that matter, and by how much


class SetUp(NamedTuple):
    """A way to set up the game: seat counts among which nothing changes, options, and choices made beforehand."""

    seats: tuple[int, ...]
    options: Options
    opening: tuple[Choice, ...] = ()


def expert_games(setup: SetUp, games: int, is_team: bool) -> int:
    """Return how many games a slow bot plays of a set-up, so that everything that is checked is about as certain.

    With more seats a game has more results, and chances are smaller and nearer to each other. The fewer modes are
    checked together, the more games each needs (`families_of`).
    """
    if is_team:
        return games if setup.opening else 3 * games
    return max(FEWEST, -(-4 * games // setup.seats[0] ** 2))


class Sample(NamedTuple):
    mode: str
    progress: float
    value: float
    won: float
    phase: int
    half: int = 0  # of the games: what is fitted to one half is checked on the other
    even: float = 0.5  # an even share of the win
    game: int = 0  # samples of one game have one result


def one_game(game: Game, setup: SetUp, seats: int, bot: str, seed: int, number: int) -> list[Sample]:
    judge = judge_of(game)
    s = game.start(seats, rng_of(seed, number, "table"), setup.options)
    s.events = None
    forced(game, s, setup.opening)
    answerers = [seat_bot(bot, game, s, rng_of(seed, number, seat)) for seat in range(seats)]
    driver = Driver(game, s, answerers, partial(rng_of, seed, number, "order"), [pace_of(bot)] * seats)
    drawn, seen, luck = dict[int, list[tuple[str, float, float]]](), [0] * len(PHASES), rng_of(seed, number, "sample")
    while driver.decide():
        phase = phase_of(game.progress(s))
        seen[phase] += 1
        if luck.below(seen[phase]) == 0:  # so that each position of a phase is as likely to be the one
            drawn[phase] = [(game.mode(s), game.progress(s), estimate(game, s, seat, judge))
                            for seat in judged(game, s)]
        driver.take()
    even = even_share(game, seats)
    return [Sample(mode, progress, value, won(game, s, seat), phase, number % (2 * HALVES) // HALVES, even,
                   number)
            for phase, row in sorted(drawn.items()) for seat, (mode, progress, value) in enumerate(row)]


def judged(game: Game, s: Any) -> range:
    """Return the seats whose chances differ: a team has one."""
    return range(1 if game.facts.cooperative else s.seats)


def phase_of(progress: float) -> int:
    return min(int(progress * len(PHASES)), len(PHASES) - 1)


def forced(game: Game, s: Any, opening: tuple[Choice, ...]) -> None:
    """Make these choices as soon as they are offered; until then the first option is taken."""
    left = list(opening)
    while left:
        d = game.advance(s)[0]
        choice = next((each for each in left if each in d.options), d.options[0])
        if choice in left:
            left.remove(choice)
        game.apply(s, d.seat, choice)


def features(sample: Sample) -> Features:
    x, along = odds(sample.value), sample.progress * (POINTS - 1)
    low = min(int(along), POINTS - 2)
    part, slope = along - low, 1 if x < 0 else 2
    at, after = low * PER_POINT, (low + 1) * PER_POINT
    return [(at, 1 - part), (at + slope, (1 - part) * x), (after, part), (after + slope, part * x)]


def fitted(found: Sequence[Sample], prior: Sequence[float] | None = None) -> list[float]:
    """Fit by logistic regression (Newton's method); what the samples say little about stays near the prior."""
    start = [0.0, 0.7, 0.7] * POINTS if prior is None else list(prior)
    assert len(start) == WEIGHTS
    return regression([(features(each), 0.0, each.won) for each in found], start, [PRIOR] * WEIGHTS,
                      [n for n in range(WEIGHTS) if n % PER_POINT])


def regression(rows: Sequence[tuple[Features, float, float]], start: list[float], priors: Sequence[float],
               slopes: Sequence[int]) -> list[float]:
    """Fit weights to rows of features, log odds to begin with, and result; slopes stay positive.

    The more samples a prior counts for, the nearer a weight stays to where it starts.
    """
    weights, size = start[:], len(start)
    for _ in range(STEPS):
        slope = [priors[n] * (start[n] - weights[n]) for n in range(size)]
        bend = [[priors[n] if n == m else 0.0 for m in range(size)] for n in range(size)]
        for row, known, result in rows:
            chance = 1 / (1 + exp(-known - sum([weights[n] * x for n, x in row])))
            spread = chance * (1 - chance)
            for n, x in row:
                slope[n] += (result - chance) * x
                for m, y in row:
                    bend[n][m] += spread * x * y
        step = solved(bend, slope)
        weights = [w + dw for w, dw in zip(weights, step, strict=True)]
        for n in slopes:
            weights[n] = max(weights[n], LEAST_SLOPE)
        if max([abs(dw) for dw in step]) < 1e-5:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations whose matrix is symmetric and positive (Cholesky)."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum([lower[i][k] * lower[j][k] for k in range(j)])
            lower[i][j] = rest**0.5 if i == j else rest / lower[j][j]
    y = list[float]()
    for i in range(size):
        y.append((right[i] - sum([lower[i][k] * y[k] for k in range(i)])) / lower[i][i])
    x = [0.0] * size
    for i in reversed(range(size)):
        x[i] = (y[i] - sum([lower[k][i] * x[k] for k in range(i + 1, size)])) / lower[i][i]
    return x


class Reliability(NamedTuple):
    """How well chances foretold results: the mean squared error (Brier), and how far off they were (calibration)."""

    samples: int
    told: float   # mean chance
    won: float    # mean result
    brier: float
    error: float  # expected calibration error: bins of ten points, weighted by their samples
    bins: tuple[tuple[int, float, float], ...]  # samples, mean chance and mean result of each


def reliability(*levels: Sequence[tuple[float, float]]) -> Reliability:
    """Compare chances with results; of several levels, each counts as much as every other, however many its games."""
    shares = [1 / len(pairs) / len(levels) for pairs in levels]
    rows = [[0, 0.0, 0.0, 0.0] for _ in range(BINS)]  # samples; of all: their share, chance and result
    brier = 0.0
    for pairs, share in zip(levels, shares, strict=True):
        for chance, result in pairs:
            row = rows[min(int(chance * BINS), BINS - 1)]
            row[0] += 1
            row[1] += share
            row[2] += share * chance
            row[3] += share * result
            brier += share * (chance - result) ** 2
    bins = tuple([(int(n), told / part if n else 0.0, got / part if n else 0.0) for n, part, told, got in rows])
    return Reliability(sum([row[0] for row in bins]), sum([row[2] for row in rows]), sum([row[3] for row in rows]),
                       brier, sum([abs(told - got) for _, _, told, got in rows]), bins)


def foretold(fit: Fit | None, found: Sequence[Sample], phase: int | None = None) -> list[tuple[float, float]]:
    """Return chance and result of each sample (of one phase); without a fit, the evaluation is the chance."""
    return [(each.value if fit is None else fit.chance(each.value, each.progress, each.even), each.won)
            for each in found if phase in (None, each.phase)]


def fit_all(found: dict[str, list[Sample]], luck: Rng, most: int = 12_000) -> dict[str, list[float]]:
    """Fit every mode; what all have in common comes first, from some of their samples."""
    everything = [each for row in found.values() for each in row]
    luck.shuffle(everything)
    common = fitted(everything[:most])
    return {mode: fitted(row, common) for mode, row in sorted(found.items())}


def held_out(found: dict[str, list[Sample]], luck: Rng) -> dict[str, list[tuple[Sample, float]]]:
    """Return every sample with the chance that a fit to the other half of the games gives it."""
    told: dict[str, list[tuple[Sample, float]]] = {mode: [] for mode in found}
    for half in range(2):
        fits = fit_all({mode: rows for mode in found if (rows := [each for each in found[mode] if each.half != half])},
                       luck.clone())
        for mode, weights in fits.items():
            fit = Fit(weights, 0.0)
            told[mode] += [(each, fit.chance(each.value, each.progress, each.even)) for each in found[mode]
                           if each.half == half]
    return told


# ---- what better play changes ---------------------------------------------------------------------------------------

class Lifts:
    """What is different in another level's games: in all modes, and in those whose names have a certain word."""

    def __init__(self, common: Sequence[float], by_word: dict[str, tuple[float, float]]) -> None:
        self.common = common    # at each point of the game: offset, factor
        self.by_word = by_word  # what is added to each offset and each factor

    def of(self, mode: str) -> Lift:
        found = [self.by_word[word] for word in words_of(mode) if word in self.by_word]
        more = [sum([offset for offset, _ in found]), sum([factor for _, factor in found])]
        return Lift([w + more[n % 2] if n % 2 == 0 else max(w + more[1], LEAST_SLOPE)
                     for n, w in enumerate(self.common)])


def words_of(mode: str) -> list[str]:
    """Return what a mode has in common with others: its words, and the parts of a pair."""
    words = mode.split()
    return words + [part for word in words if "+" in word for part in word.split("+")]


def lifts_of(fits: dict[str, Fit], found: Sequence[Sample]) -> Lifts:
    """Fit what is different in another level's games. What they say little about is taken to be nothing."""
    words = sorted({word for each in found for word in words_of(each.mode)})
    place = {word: LIFT_WEIGHTS + 2 * n for n, word in enumerate(words)}
    rows = list[tuple[Features, float, float]]()
    for each in found:
        known, along = odds(each.even), each.progress * (LIFT_POINTS - 1)
        low = min(int(along), LIFT_POINTS - 2)
        part, x = along - low, fits[each.mode].logit(each.value, each.progress) - known
        row = [(2 * low, 1 - part), (2 * low + 1, (1 - part) * x), (2 * low + 2, part), (2 * low + 3, part * x)]
        for word in words_of(each.mode):
            row += [(place[word], 1.0), (place[word] + 1, x)]
        rows.append((row, known, each.won))
    start = [0.0, 1.0] * LIFT_POINTS + [0.0, 0.0] * len(words)
    priors = [LIFT_PRIOR] * LIFT_WEIGHTS + [OFFSET_PRIOR, FACTOR_PRIOR] * len(words)
    weights = regression(rows, start, priors, range(1, LIFT_WEIGHTS, 2))
    return Lifts(weights[:LIFT_WEIGHTS], {word: (weights[at], weights[at + 1]) for word, at in place.items()})


def lifted_apart(fits: dict[str, Fit], found: Sequence[Sample]) -> list[tuple[Sample, Fit]]:
    """Return every sample with a fit whose lift was fitted to the other half of these games."""
    halves = [lifts_of(fits, [each for each in found if each.half != half]) for half in range(2)]
    shown = [{mode: Fit(fit.weights, 0.0, lifts.of(mode)) for mode, fit in fits.items()} for lifts in halves]
    return [(each, shown[each.half][each.mode]) for each in found]


def families_of(mode: str, is_team: bool) -> list[str]:
    """Return the names under which a mode is checked, since there are far more modes than a slow bot can play.

    The first is always checked: all modes of rivals together, or those of a team that begin alike. The others are
    checked as soon as there are games: rivals by their seats, with all options together; a team's pairs of mice on
    every rung of the ladder together, and the rungs with all pairs together.
    """
    first, *rest = mode.split()
    if not is_team:
        return ["all", first]
    return [first, mode] if len(rest) < 2 else [first, f"{first} {rest[0]} abilities", rest[1]]


def error_by_chance(levels: Sequence[Sequence[tuple[Sample, float]]], luck: Rng) -> float:
    """Return the calibration error that these chances would show if they were perfect: few games always have one.

    Results are made up: the last chances of every game decide who wins it.
    """
    found = list[float]()
    games = [in_games(level) for level in levels]
    made_up = [[(chance, 0.0) for _, chance in level] for level in levels]
    for _ in range(DRAWS):
        for level, several, results in zip(levels, games, made_up, strict=True):
            for rows in several:
                winner = drawn_winner([level[n][1] for n in rows[-1]], luck)
                for row in rows:
                    for seat, n in enumerate(row):
                        results[n] = (level[n][1], float(seat == winner))
        found.append(reliability(*made_up).error)
    return sum(found) / len(found)


def in_games(level: Sequence[tuple[Sample, float]]) -> list[list[list[int]]]:
    """Return where the samples of each game are, by phase."""
    found: dict[int, dict[int, list[int]]] = {}
    for n, (each, _) in enumerate(level):
        found.setdefault(each.game, {}).setdefault(each.phase, []).append(n)
    return [[by_phase[phase] for phase in sorted(by_phase)] for by_phase in found.values()]


def drawn_winner(chances: Sequence[float], luck: Rng) -> int:
    """Draw a winner by these chances; what is left over is nobody's."""
    at = luck.below(FINE) / FINE * max(1.0, sum(chances))
    for seat, chance in enumerate(chances):
        at -= chance
        if at < 0:
            return seat
    return -1


def beyond_chance(error: float, by_chance: float) -> float:
    """Return how much of a calibration error the number of games does not explain."""
    return sqrt(max(error * error - by_chance * by_chance, 0.0))
