"""Figures come with their intervals."""
from __future__ import annotations

import pytest

from mousehole.bots.ratings import bradley_terry, estimate, rated, student, wilson
from mousehole.kernel import Rng


@pytest.mark.parametrize(("freedom", "point"), [(4, 2.776), (9, 2.262), (29, 2.045), (199, 1.972)])
def test_students_t_is_the_one_in_the_tables(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=0.003)


def test_an_interval_of_five_numbers_is_the_one_of_the_textbook() -> None:
    """Mean 3, standard deviation √2.5: 3 ± 2.776 × 0.7071."""
    found = estimate([1, 2, 3, 4, 5])
    assert (found.mean, found.low, found.high) == pytest.approx((3, 1.037, 4.963), abs=0.01)


def test_a_share_is_never_certain_and_never_beyond_0_and_1() -> None:
    assert estimate([1.0] * 20, is_share=True)[1:3] == pytest.approx((0.839, 1.0), abs=0.001)
    assert estimate([0.0, 0.0, 0.0, 1.0], is_share=True).low == 0
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def test_three_wins_of_four_are_191_points_apart() -> None:
    """The added draw counts less the more duels there are."""
    ratings = bradley_terry(["a", "b"], {("a", "b"): [1.0, 1.0, 1.0, 0.0] * 1000})
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * 0.4771, abs=0.5)
    assert ratings["a"] + ratings["b"] == pytest.approx(0)


def test_strength_carries_over_from_one_duel_to_the_next() -> None:
    ratings = bradley_terry(["a", "b", "c"], {("a", "b"): [1.0, 1.0, 0.0], ("b", "c"): [1.0, 1.0, 0.0]})
    assert ratings["a"] > ratings["b"] > ratings["c"]


def test_ratings_have_intervals_that_narrow_with_more_deals() -> None:
    some = [{("a", "b"): [1.0]}, {("b", "a"): [0.0]}, {("a", "b"): [0.0]}]
    few, many = [rated(["a", "b"], some * n, Rng.numbered(1))["a"] for n in (5, 50)]
    assert few.low < few.mean < few.high
    assert many.high - many.low < few.high - few.low
