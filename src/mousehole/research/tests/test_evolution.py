"""Habits that evolve: what wins games is found again, generations can be stopped, and the same seed gives the same."""
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mousehole.games import habits_by_hand
from mousehole.research import evolution, training
from mousehole.research.evolution import State, Trial, gains_of
from mousehole.research.training import Plan, Progress

GAME = "haunted-mouse"
BY_HAND = tuple(habits_by_hand(GAME).values())


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "BROOD", 4)
    monkeypatch.setattr(evolution, "DEALS", 1)
    monkeypatch.setattr(evolution, "TEST", 4)
    monkeypatch.setattr(evolution, "PIECE", 2)


def test_habits_that_are_the_same_gain_nothing() -> None:
    assert gains_of(Trial(0, GAME, "standard", BY_HAND, BY_HAND, 1, 0, 4)) == [0.0] * 4


def test_whoever_hoards_cards_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "LONGEST", 300)
    careless = tuple({**habits_by_hand(GAME), "block": -0.3, "card": -0.5, "out": 0.0}.values())
    assert np.mean(gains_of(Trial(0, GAME, "standard", careless, BY_HAND, 1, 0, 8))) < -0.3


def test_whoever_makes_a_match_endless_has_lost_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "LONGEST", 20)
    assert gains_of(Trial(0, GAME, "standard", BY_HAND, BY_HAND, 1, 0, 2)) == [-1.0, -1.0]


def test_it_finds_back_to_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a goal in place of games: each habit should be 1, and it begins elsewhere."""
    monkeypatch.setattr(evolution, "BROOD", 20)
    monkeypatch.setattr(evolution, "gains_of", lambda trial: [-sum([(x - 1) ** 2 for x in trial.mine])])
    state = State(0, [0.0] * 8, [0.5] * 8)
    for _ in range(60):
        state = evolution.next_generation(state, GAME, "standard", 7, 1, None)
    assert max([abs(x - 1) for x in state.habits]) < 0.2
    assert max(state.spread) < 0.5


def test_an_evolution_that_was_stopped_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    plan, seen = Plan(GAME, games=2 * evolution.games_of(1), seed=5, habits=True), list[Progress]()
    whole = training.train_habits(plan, tmp_path / "whole", 1, seen.append)
    part = evolution.next_generation(evolution.beginning(GAME), GAME, "standard", 5, 1, None)
    training.train_habits(plan._replace(games=1), tmp_path / "part", 1, seen.append)
    assert evolution.found_in(tmp_path / "part" / "habits.json", GAME) == part
    (tmp_path / "part" / "plan.json").unlink()
    again = training.train_habits(plan, tmp_path / "part", 1, seen.append)
    assert again.units == whole.units
    assert whole.origin["generations"] == 2
    assert whole.origin["command"] == f"mousehole train {GAME} --games {plan.games} --seed 5 --habits"
    low, high = whole.origin["ahead"][1:]
    assert low <= whole.origin["ahead"][0] <= high
    assert seen[-1].strength is not None
