"""Which measure of a game decides between two choices: the one without which the better choice is worth least.

A search for advice knows the game's measures and the value of many tables: right after its choices, and where its
simulations stop. So it can be found out what each measure is worth in this position (`Weights`). Then the figures of
the other choice are put back, one measure at a time: the further the value falls, the more that measure decides.
"""
from __future__ import annotations

from collections.abc import Sequence

Seen = tuple[Sequence[float], float]  # the measures of a table, and its value
Group = Sequence[Seen]                # after different choices at the same imagined table

SWEEPS = 200   # of the fit, at most: each one sets every weight to its best given the others
STILL = 1e-12  # a sweep that changes the weights by less is the last one
RIDGE = 1e-3   # part of a measure's own spread by which its weight is drawn to 0: twins share what they explain


class Weights:
    """What one more of each measure is worth here, never less than nothing; where little is wanted: one less.

    A fit by least squares to differences between choices at the same imagined table, so that luck which all of them
    had in common explains nothing. Each kind of table (right after a choice, later on) counts as much as the other.
    """

    def __init__(self, names: Sequence[str], fewer: Sequence[str], *kinds: Sequence[Group]) -> None:
        self.signs = [-1.0 if name in fewer else 1.0 for name in names]
        size = len(names)
        self.squares = [[0.0] * size for _ in range(size)]
        self.products = [0.0] * size
        for groups in kinds:
            compared = [group for group in groups if len(group) > 1]
            share = 1.0 / max(sum([len(group) for group in compared]), 1)
            for group in compared:
                self._add(group, share)
        self.weights = fitted(self.squares, self.products)

    def _add(self, group: Group, share: float) -> None:
        size = len(self.signs)
        means = [sum([figures[n] for figures, _ in group]) / len(group) for n in range(size)]
        usual = sum([value for _, value in group]) / len(group)
        for figures, value in group:
            x = [self.signs[n] * (figures[n] - means[n]) for n in range(size)]
            y = value - usual
            for n in range(size):
                if x[n]:
                    self.products[n] += share * x[n] * y
                    for m in range(size):
                        self.squares[n][m] += share * x[n] * x[m]

    def falls(self, here: Sequence[float], there: Sequence[float]) -> list[float]:
        """Return, by measure, how far the value of a choice falls with another one's figure put back."""
        return [weight * sign * (mine - theirs)
                for weight, sign, mine, theirs in zip(self.weights, self.signs, here, there, strict=True)]


def fitted(squares: Sequence[Sequence[float]], products: Sequence[float]) -> list[float]:
    """Solve the normal equations of least squares for weights that are at least 0."""
    weights = [0.0 for _ in products]
    for _ in range(SWEEPS):
        most = 0.0
        for n, own in enumerate([row[n] for n, row in enumerate(squares)]):
            if own > 0.0:
                rest = products[n] - sum([squares[n][m] * w for m, w in enumerate(weights) if m != n])
                better = max(rest / (own * (1.0 + RIDGE)), 0.0)
                most, weights[n] = max(most, abs(better - weights[n])), better
        if most < STILL:
            break
    return weights
