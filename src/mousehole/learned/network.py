"""A small network: one hidden layer beside a direct way from the inputs to the score, or the direct way alone.

All arithmetic is exact. Weights are multiples of 1/4096 and inputs of 1/256, so every product and every sum fits into
a float without rounding: the score is the same on every machine, compiled or not, in whatever order it is added up.
"""
from __future__ import annotations

from math import floor
from typing import Final

UNIT: Final = 4096       # weights are whole numbers of this fraction of one
GRID: Final = 256        # and inputs of this one
HEAVIEST: Final = 1 << 19  # the greatest weight, in units: 128
LANES: Final = 8         # hidden units that are summed up together: each input is read once for all of them


def on_grid(x: float) -> float:
    """Return the nearest number that may be an input."""
    return floor(x * GRID + 0.5) / GRID


class Network:
    """Weights in units: by input, first the direct one, then one per hidden unit."""

    def __init__(self, weights: list[list[int]], hidden_bias: list[int], out: list[int], bias: int) -> None:
        hidden = len(hidden_bias)
        if hidden % LANES or len(out) != hidden or any([len(row) != hidden + 1 for row in weights]):
            raise ValueError(f"a network has {LANES}, {2 * LANES}, … hidden units or none, and a weight for each")
        for row in [*weights, hidden_bias, out, [bias]]:
            for weight in row:
                if abs(weight) > HEAVIEST:
                    raise ValueError(f"weight {weight} is too great")
        self.inputs: Final = len(weights)
        self.hidden: Final = hidden
        self.direct: Final = [row[0] / UNIT for row in weights]
        self.bias: Final = bias / UNIT
        self.hidden_bias: Final = [each / UNIT for each in hidden_bias]
        self.out: Final = [each / UNIT for each in out]
        self.lanes: Final[list[list[float]]] = []  # eight hidden units after the other; in each, input by input
        for first in range(0, hidden, LANES):
            lane: list[float] = []
            for row in weights:
                for unit in range(first, first + LANES):
                    lane.append(row[unit + 1] / UNIT)
            self.lanes.append(lane)

    def score(self, x: list[float]) -> float:
        """Return what this row of inputs is worth."""
        total, w = self.bias, self.direct
        used: list[int] = []
        values: list[float] = []
        for i in range(self.inputs):
            v = x[i]
            if v != 0.0:
                total += w[i] * v
                used.append(i * LANES)
                values.append(v)
        first, biases, out, count = 0, self.hidden_bias, self.out, len(used)
        for lane in self.lanes:
            a, b, c, d = biases[first], biases[first + 1], biases[first + 2], biases[first + 3]
            e, f, g, h = biases[first + 4], biases[first + 5], biases[first + 6], biases[first + 7]
            for n in range(count):
                at, v = used[n], values[n]
                a += lane[at] * v
                b += lane[at + 1] * v
                c += lane[at + 2] * v
                d += lane[at + 3] * v
                e += lane[at + 4] * v
                f += lane[at + 5] * v
                g += lane[at + 6] * v
                h += lane[at + 7] * v
            if a > 0.0:
                total += a * out[first]
            if b > 0.0:
                total += b * out[first + 1]
            if c > 0.0:
                total += c * out[first + 2]
            if d > 0.0:
                total += d * out[first + 3]
            if e > 0.0:
                total += e * out[first + 4]
            if f > 0.0:
                total += f * out[first + 5]
            if g > 0.0:
                total += g * out[first + 6]
            if h > 0.0:
                total += h * out[first + 7]
            first += LANES
        return total


def blank(inputs: int) -> Network:
    """Return a network that has learned nothing: everything is worth 0."""
    return Network([[0] for _ in range(inputs)], [], [], 0)
