"""Scores are exact: no rounding, so no order of adding up and no machine can change them."""
from __future__ import annotations

from fractions import Fraction

import pytest

from mousehole.kernel import Rng
from mousehole.learned.network import GRID, HEAVIEST, UNIT, Network, blank, on_grid


def numbers(rng: Rng, count: int, most: int) -> list[int]:
    return [rng.below(2 * most + 1) - most for _ in range(count)]


def exactly(weights: list[list[int]], hidden_bias: list[int], out: list[int], bias: int, row: list[float]) -> Fraction:
    """Work the score out in fractions."""
    x = [Fraction(value) for value in row]
    total = Fraction(bias, UNIT) + sum([Fraction(w[0], UNIT) * v for w, v in zip(weights, x, strict=True)])
    for unit, each in enumerate(hidden_bias):
        active = Fraction(each, UNIT) + sum([Fraction(w[unit + 1], UNIT) * v for w, v in zip(weights, x, strict=True)])
        total += max(active, Fraction(0)) * Fraction(out[unit], UNIT)
    return total


@pytest.mark.parametrize("hidden", [0, 8, 16])
@pytest.mark.parametrize("inputs", [1, 7, 80])
def test_a_score_is_exact(hidden: int, inputs: int) -> None:
    rng = Rng.numbered(10 * hidden + inputs)
    weights = [numbers(rng, hidden + 1, 20 * UNIT) for _ in range(inputs)]
    hidden_bias, out, bias = numbers(rng, hidden, 20 * UNIT), numbers(rng, hidden, 4 * UNIT), rng.below(UNIT)
    network = Network(weights, hidden_bias, out, bias)
    for _ in range(20):
        row = [value / GRID for value in numbers(rng, inputs, 64 * GRID)]
        if inputs > 1:
            row[rng.below(inputs)] = 0.0
        assert Fraction(network.score(row)) == exactly(weights, hidden_bias, out, bias, row)


def test_a_blank_network_knows_nothing() -> None:
    assert blank(3).score([1.0, -2.0, 5.5]) == 0.0


def test_inputs_are_brought_to_the_grid() -> None:
    assert on_grid(1 / 3) == 85 / 256
    assert on_grid(-1 / 3) == -85 / 256
    assert on_grid(0.5) == 0.5


@pytest.mark.parametrize("weights", [[[1, 2]], [[1] * 6], [[HEAVIEST + 1]]], ids=str)
def test_a_network_of_the_wrong_shape_or_too_heavy_is_refused(weights: list[list[int]]) -> None:
    hidden = len(weights[0]) - 1
    with pytest.raises(ValueError, match=r"a network has|too great"):
        Network(weights, [0] * hidden, [0] * hidden, 0)
