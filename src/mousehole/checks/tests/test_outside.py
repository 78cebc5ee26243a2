"""Chance from outside: every draw stops the rules until it is answered, and equal cards are one outcome."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from mousehole.checks.outside import OutsideRng, Undrawn
from mousehole.kernel import Rng


def everything(draw: Any) -> dict[Any, Fraction]:
    """How likely each result is, over all outcomes of all draws."""
    found: dict[Any, Fraction] = {}
    waiting = [(list[int](), Fraction(1))]
    while waiting:
        outcomes, chance = waiting.pop()
        try:
            result = draw(OutsideRng(outcomes))
            found[result] = found.get(result, Fraction(0)) + chance
        except Undrawn as undrawn:
            waiting += [([*outcomes, n], chance * weight / sum(undrawn.weights))
                        for n, weight in enumerate(undrawn.weights)]
    return found


def shuffled(rng: Rng, cards: str) -> str:
    row = list(cards)
    rng.shuffle(row)
    return "".join(row)


def test_every_number_is_as_likely_as_the_others() -> None:
    assert everything(lambda rng: rng.roll()) == {side: Fraction(1, 6) for side in range(1, 7)}


def test_weights_count_and_zeros_are_no_outcome() -> None:
    assert everything(lambda rng: rng.weighted([3, 0, 1])) == {0: Fraction(3, 4), 2: Fraction(1, 4)}


def test_a_shuffle_of_equal_cards_has_few_outcomes() -> None:
    assert everything(lambda rng: shuffled(rng, "aab")) == dict.fromkeys(["aab", "aba", "baa"], Fraction(1, 3))
    assert everything(lambda rng: shuffled(rng, "aaaa")) == {"aaaa": 1}, "nobody is asked"
    assert len(everything(lambda rng: shuffled(rng, "abcd"))) == 24


def test_what_is_drawn_can_be_gone_on_with() -> None:
    rng = OutsideRng([2, 1])
    assert rng.below(3) == 2
    twin = rng.clone()
    assert twin.below(2) == rng.below(2) == 1
    with pytest.raises(Undrawn, match="6 outcomes"):
        rng.roll()


def test_an_outcome_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="outcome 3 of a draw that has 2"):
        OutsideRng([3]).below(2)


def test_a_true_generator_weighs_in_the_same_way() -> None:
    rng, found = Rng.numbered(5), Counter[int]()
    for _ in range(4000):
        found[rng.weighted([3, 0, 1])] += 1
    assert set(found) == {0, 2}
    assert 2850 < found[0] < 3150
