"""Chances of winning: what tables are rated, fitted to how simulated games ended.

Tables are rated by what was learned about the game, as Quill does, or else by the game's evaluation. A fit is data
(`chances.toml` in the game's folder, made by `mousehole calibrate`), one per mode of a game. Between a few points of
the game it changes smoothly, so that a chance never jumps because a phase begins.

Nobody knows how well people play. So a chance is the mean of two: for games as Bramble plays them, and as Old Whiskers
does. What better play makes of a position (`Lift`) is the same in all modes of a printing.
"""
from __future__ import annotations

from math import exp, log
from typing import Any, Final

from mousehole.bots.search import Leaf, estimate
from mousehole.kernel import Game, Seat
from mousehole.learned.judge import Judge

POINTS: Final = 5        # of a game's progress, evenly spaced, at which a fit has parameters of its own…
PER_POINT: Final = 3     # …an offset, a slope for evaluations below one half, and one for those above
MARGIN: Final = 0.002    # evaluations nearer to 0 or 1 than this count as this
WEIGHTS: Final = POINTS * PER_POINT
LIFT_POINTS: Final = 3                # of a game's progress, at which a lift has parameters of its own…
LIFT_WEIGHTS: Final = LIFT_POINTS * 2  # …an offset and a factor


class Lift:
    """What better play makes of log odds: moves them, and stretches them around those of an even share."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights  # for each point of the game: offset, factor

    def lifted(self, logit: float, progress: float, base: float) -> float:
        along = progress * (LIFT_POINTS - 1)
        low = min(int(along), LIFT_POINTS - 2)
        part = along - low
        at = 2 * low
        w = self.weights
        offset = (1.0 - part) * w[at] + part * w[at + 2]
        factor = (1.0 - part) * w[at + 1] + part * w[at + 3]
        return base + offset + factor * (logit - base)


class Fit:
    """Turns ratings of tables into chances in one mode of a game."""

    def __init__(self, weights: list[float], error: float, lift: Lift | None = None) -> None:
        self.weights: Final = weights  # for each point of the game: offset, slope below, slope above
        self.error: Final = error      # measured on held-out games: how far chances were off, on average
        self.lift: Final = lift        # None: chances are those of Bramble's games alone

    def chance(self, value: float, progress: float, even: float = 0.5) -> float:
        """Return the mean chance of both levels; `even` is an even share of the win."""
        logit = self.logit(value, progress)
        usual = 1.0 / (1.0 + exp(-logit))
        if self.lift is None:
            return usual
        return (usual + 1.0 / (1.0 + exp(-self.lift.lifted(logit, progress, odds(even))))) / 2.0

    def logit(self, value: float, progress: float) -> float:
        """Return the logarithm of the odds in Bramble's games."""
        x = odds(value)
        along = progress * (POINTS - 1)
        low = min(int(along), POINTS - 2)
        part = along - low
        at = low * PER_POINT
        slope = at + 1 if x < 0.0 else at + 2
        w = self.weights
        return (1.0 - part) * (w[at] + w[slope] * x) + part * (w[at + PER_POINT] + w[slope + PER_POINT] * x)


def odds(value: float) -> float:
    """Return the logarithm of the odds."""
    value = min(max(value, MARGIN), 1.0 - MARGIN)
    return log(value / (1.0 - value))


class Chances(Leaf):
    """Values tables by the chance of winning; a shared win counts in parts."""

    def __init__(self, fits: dict[str, Fit], judge: Judge | None = None) -> None:
        super().__init__(judge)  # whose ratings were fitted
        self.fits: Final = fits  # by mode

    def value(self, game: Game, s: Any, seat: Seat, is_over: bool) -> float:
        if is_over:
            return won(game, s, seat)
        fit = self.fits.get(game.mode(s))
        value = estimate(game, s, seat, self.judge)
        return value if fit is None else fit.chance(value, game.progress(s), even_share(game, s.seats))


def even_share(game: Game, seats: int) -> float:
    """Return what everybody's chance would be if nothing were known."""
    return 0.5 if game.facts.cooperative else 1.0 / seats


def won(game: Game, s: Any, seat: Seat) -> float:
    """Return the seat's share of the win at a table where the game is over."""
    outcome = game.outcome(s)
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if game.facts.cooperative else 1.0 / len(outcome.winners)
