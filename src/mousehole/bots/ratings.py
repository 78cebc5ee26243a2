"""Confidence intervals over independent deals, and Bradley–Terry ratings."""
from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import NamedTuple

from mousehole.kernel import Rng

Z: float = 1.959964  # 95%
RESAMPLES = 200


class Estimate(NamedTuple):
    """A mean and its 95% interval."""

    mean: float  # of what was observed
    low: float   # where the interval begins
    high: float  # where it ends
    n: int       # observations


def estimate(numbers: Sequence[float], *, is_share: bool = False) -> Estimate:
    """Estimate the mean of independent numbers by Student's t. Shares stay within 0 and 1, and are never certain."""
    n = len(numbers)
    mean = sum(numbers) / n
    if is_share and n and all(x == numbers[0] for x in numbers):
        return Estimate(mean, *wilson(mean, n), n)
    if n < 2:
        return Estimate(mean, float("-inf"), float("inf"), n)
    error = student(n - 1) * sqrt(sum((x - mean) ** 2 for x in numbers) / (n - 1) / n)
    low, high = mean - error, mean + error
    return Estimate(mean, max(low, 0.0) if is_share else low, min(high, 1.0) if is_share else high, n)


def student(freedom: int) -> float:
    """Return the 97.5% point of Student's t, by its expansion around the normal (within 1% from 3 degrees on)."""
    z = Z
    terms = [(z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384]
    return z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / freedom**3


def wilson(share: float, n: int) -> tuple[float, float]:
    """Return the interval of a share seen in n independent trials."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    width = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - width), min(1.0, middle + width)


Duels = dict[tuple[str, str], list[float]]  # (a, b): a's score against b in each duel, from 0 to 1


def bradley_terry(players: Sequence[str], duels: Duels) -> dict[str, float]:
    """Fit ratings in Elo points around 0, by minorization–maximization. One drawn duel per pair keeps them finite."""
    scored = dict.fromkeys(players, 0.0)
    met: dict[tuple[str, str], float] = {}
    for (a, b), results in duels.items():
        games = len(results) + 1.0
        scored[a] += sum(results) + 0.5
        scored[b] += games - sum(results) - 0.5
        met[a, b] = met.get((a, b), 0.0) + games
    strength = dict.fromkeys(players, 1.0)
    for _ in range(500):
        load = dict.fromkeys(players, 0.0)
        for (a, b), games in met.items():
            shared = games / (strength[a] + strength[b])
            load[a] += shared
            load[b] += shared
        strength = {a: scored[a] / load[a] if load[a] else 1.0 for a in players}
        scale = sum(strength.values()) / len(players)
        strength = {a: x / scale for a, x in strength.items()}
    points = {a: 400 * log10(x) for a, x in strength.items()}
    middle = sum(points.values()) / len(players)
    return {a: x - middle for a, x in points.items()}


def rated(players: Sequence[str], deals: Sequence[Duels], rng: Rng) -> dict[str, Estimate]:
    """Fit ratings with 95% intervals: whole deals are resampled, because games on one deal are not independent."""
    ratings = bradley_terry(players, _together(deals))
    again: dict[str, list[float]] = {a: [] for a in players}
    for _ in range(RESAMPLES):
        drawn = [deals[rng.below(len(deals))] for _ in deals]
        for a, rating in bradley_terry(players, _together(drawn)).items():
            again[a].append(rating)
    found = {}
    for a in players:
        ordered = sorted(again[a])
        found[a] = Estimate(ratings[a], ordered[round(0.025 * RESAMPLES)], ordered[round(0.975 * RESAMPLES) - 1],
                            len(deals))
    return found


def _together(deals: Sequence[Duels]) -> Duels:
    """Collect all duels between two players under one key, whichever is named first."""
    every: Duels = {}
    for deal in deals:
        for (a, b), results in deal.items():
            if (b, a) in every:
                every[b, a] += [1 - x for x in results]
            else:
                every.setdefault((a, b), []).extend(results)
    return every
