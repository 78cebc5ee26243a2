"""A small training of beliefs: it learns something, and the same again, whatever was learned before."""
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mousehole import games
from mousehole.bots.simulation import rng_of
from mousehole.games import judge_of, load_game, practised, skilled
from mousehole.learned.beliefs import read, written
from mousehole.research import believing, training
from mousehole.research.believing import Cases
from mousehole.research.selfplay import Lesson
from mousehole.research.training import Plan, Progress

GAME = "head-of-mousehold"
PLAN = Plan(GAME, games=32, simulations=2, seed=3, beliefs=True)
LESSON = Lesson(GAME, "standard", 3, 1, 2, None, 1)


def test_what_was_learned_in_a_minute_is_less_surprised(tmp_path: Path) -> None:
    seen: list[Progress] = []
    beliefs = training.train_beliefs(PLAN, tmp_path, 1, seen.append)
    assert [progress.step for progress in (seen[0], seen[-1])] == ["play", "fit"]
    assert beliefs.origin["command"] == f"mousehole train {GAME} --games 32 --simulations 2 --seed 3 --beliefs"
    for kind, base in beliefs.origin["base_loss"].items():
        assert beliefs.origin["held_out_loss"][kind] < 0.98 * base
    assert beliefs.units["placing"]["first, slowest"] > beliefs.units["placing"]["first, fastest"]
    assert read(written(beliefs)).units == beliefs.units
    again = training.train_beliefs(PLAN, tmp_path, 1, seen.append)
    assert written(again) == written(beliefs), "what was played is kept"


def test_games_to_learn_from_are_the_same_whatever_was_learned_before(monkeypatch: pytest.MonkeyPatch) -> None:
    first = believing.play(LESSON, range(4))
    monkeypatch.setattr(games, "beliefs_of", lambda game_id: None)
    skilled.cache_clear()
    second = believing.play(LESSON, range(4))
    skilled.cache_clear()
    for one, other in zip(first, second, strict=True):
        assert np.array_equal(one, other)


def test_all_kinds_of_players_take_their_turns() -> None:
    game = load_game(GAME)
    found = [believing.players(game, kind, 4, [rng_of(1)])[0] for kind in range(believing.KINDS)]
    assert [type(bot).__name__ for bot in found] == ["Greedy", "Greedy", "Searcher", "Searcher"]
    assert [bot.game is game for bot in found] == [True, False, True, False]
    assert found[3].game is practised(game), "nobody believes anything yet"
    assert judge_of(game) is not None


def test_the_fit_finds_the_weights_that_cases_were_drawn_with() -> None:
    rng = np.random.default_rng(1)
    truth, cases = np.array([1.5, -1.0]), 4000
    rows = rng.integers(0, 3, (cases * 3, 2)).astype(np.float32)
    ways = np.tile(np.array([1, 2, 4], np.float32), cases)
    scores = np.exp(rows @ truth + np.log(ways)).reshape(cases, 3)
    shares = scores / scores.sum(1, keepdims=True)
    true = (shares.cumsum(1) < rng.random((cases, 1))).sum(1).astype(np.int32)
    made = Cases(rows, ways, np.full(cases, 3, np.int32), true, np.full(cases, "drawn"),
                 np.arange(cases, dtype=np.int32))
    found = believing.fit(made, {"drawn": ["one", "two"]})["drawn"]
    assert np.array(found.weights) / 4096 == pytest.approx(truth, abs=0.15)
    assert found.loss < found.base
