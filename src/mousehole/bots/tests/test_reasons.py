"""The reason of a hint is the measure without which the choice would be worth least."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.hints import hints
from mousehole.bots.reasons import Group, Seen, Weights, fitted
from mousehole.bots.simulation import rng_of
from mousehole.bots.tests.test_search import Timid, asked, race
from mousehole.kernel import Rng
from mousehole.testkit.regatta.game import FACTS
from mousehole.testkit.regatta.wire import Hoist

NAMES = ("points", "cards", "nothing")


def tables(rng: Rng, choices: tuple[tuple[float, ...], ...], worths: tuple[float, ...], count: int) -> list[Group]:
    """Choices that lead to these figures, give or take one; their value is made of them, and of the table's luck."""
    found = list[Group]()
    for _ in range(count):
        luck, group = rng.below(100) / 10, list[Seen]()
        for figures in choices:
            notes = [figure + rng.below(3) - 1 for figure in figures]
            group.append((notes, sum([x * worth for x, worth in zip(notes, worths, strict=True)]) + luck))
        found.append(group)
    return found


def test_what_each_measure_is_worth_is_found_and_luck_that_all_had_explains_nothing() -> None:
    choices = ((3.0, 2.0, 1.0), (1.0, 4.0, 9.0), (2.0, 3.0, 0.0))
    found = tables(Rng.numbered(1), choices, (0.02, -0.05, 0.0), 40)
    weights = Weights(NAMES, ("cards",), found)
    assert weights.weights == pytest.approx([0.02, 0.05, 0.0], abs=0.002)
    assert weights.falls((4.0, 1.0, 5.0), (2.0, 2.0, 0.0)) == pytest.approx([0.04, 0.05, 0.0], abs=0.005)


def test_a_measure_that_speaks_against_its_choice_is_worth_nothing() -> None:
    """People want points: if those who have them do worse here, points are not why."""
    found = tables(Rng.numbered(2), ((3.0, 2.0, 1.0), (3.0, 4.0, 9.0), (1.0, 3.0, 5.0)), (-0.1, -0.1, 0.0), 80)
    assert Weights(NAMES, ("cards",), found).weights == pytest.approx([0.0, 0.1, 0.0], abs=0.02)


def test_what_is_only_there_right_after_a_choice_counts_too() -> None:
    """Cheese in sight is gone when the round ends, so simulations that go on say nothing about it."""
    soon: list[Group] = [[([sight, 5.0, 0.0], 0.1 * sight) for sight in (3.0, 1.0)]] * 4
    later: list[Group] = [[([0.0, cards, 0.0], -0.2 * cards) for cards in (1.0, 2.0, 4.0)]] * 300
    assert Weights(NAMES, ("cards",), soon, later).weights == pytest.approx([0.1, 0.2, 0.0], abs=0.01)


def test_without_anything_to_compare_nothing_is_worth_anything() -> None:
    alone = tables(Rng.numbered(3), ((1.0, 2.0, 3.0),), (1.0, 1.0, 1.0), 5)
    for nothing in (Weights(NAMES, (), alone), Weights(NAMES, ())):
        assert nothing.weights == [0.0, 0.0, 0.0]


def test_two_measures_that_say_the_same_share_it() -> None:
    weights = fitted([[4.0, 4.0], [4.0, 4.0]], [2.0, 2.0])
    assert sum(weights) == pytest.approx(0.5, abs=0.01)
    assert min(weights) >= 0


class Told(Timid):
    """Tells how large the sail is that was just picked, which is nothing in itself, and how far the boat is."""

    def measures(self, s: Any, seat: int) -> tuple[tuple[str, float], ...]:
        return (("sail", float(s.picks[seat])), ("way", float(s.boats[seat])))


def test_the_measure_that_decides_is_named_not_the_first_one_that_differs() -> None:
    """The first measure that was better right after the choice used to be the reason: here that is the sail."""
    game = Told(FACTS, None)
    s = race([8, 8], [[1, 2, 5], [2, 2, 3]], [0, 0])
    best, other, *_ = hints(game, game.view(s, 0), asked(game, s, 0), rng_of(1), horizon=2)
    after = []
    for choice in (best.choice, other.choice):
        assert choice is not None
        then = game.clone(s)
        game.apply(then, 0, choice)
        after.append(dict(game.measures(then, 0)))
    assert best.choice == Hoist(5)
    assert [reason.measure for reason in best.reasons if reason.measure] == ["way"]
    assert after[0]["sail"] > after[1]["sail"]
