"""A small training run: it learns enough to beat Pip, stops and resumes, and gives the same weights again."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import Bot, make_bot
from mousehole.bots.search import glance
from mousehole.bots.simulation import rng_of
from mousehole.games import judge_with, load_game
from mousehole.kernel import BadSetup, Choice, Decision, Game, Rng
from mousehole.learned.judge import NEVER, Judge
from mousehole.learned.model import Model, read, written
from mousehole.research import fitting, selfplay, training
from mousehole.research.selfplay import Lesson, Positions
from mousehole.research.training import Plan, Progress

GAME = "haunted-mouse"
PLAN = Plan(GAME, games=320, hidden=8, every=6, duels=0, seed=3)


class Glancer(Bot):
    """Makes the move after which the judge likes the table best: all that it knows was learned."""

    def __init__(self, game: Game, rng: Rng, judge: Judge) -> None:
        super().__init__(game, rng)
        self.judge = judge

    def choose(self, view: Any, d: Decision) -> Choice | None:
        s = self.game.imagine(view, self.rng)
        s.events = None
        self.game.advance(s)
        return max(d.options, key=lambda choice: glance(self.game, s, d, choice, self.rng.clone(), self.judge))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Model, list[Progress]]:
    work, seen = tmp_path_factory.mktemp("work"), list[Progress]()
    return work, training.train(PLAN, work, 1, seen.append), seen


def test_what_was_learned_in_a_few_seconds_beats_pip(trained: tuple[Path, Model, list[Progress]]) -> None:
    game = load_game(GAME)
    judge, won = judge_with(game, trained[1]), 0
    for deal in range(12):
        s = game.start(2, rng_of(5, deal, "table"))
        s.events = None
        bots = [Glancer(game, rng_of(5, deal, 0), judge), make_bot("pip", game, rng_of(5, deal, 1))]
        learner = deal % 2
        seated = bots[::-1] if learner else bots
        Driver(game, s, [answerer(game, s, bot) for bot in seated], rng_of(5, deal, "order"), [6, 6]).play()
        won += learner in game.outcome(s).winners
    assert won >= 10


def answerer(game: Game, s: Any, bot: Bot) -> Answerer:
    def choose(d: Decision) -> Choice | None:
        return bot.choose(game.view(s, d.seat), d)
    return Answerer(ASKED, bot.rng, choose)


def test_it_says_what_it_does_and_how_well(trained: tuple[Path, Model, list[Progress]]) -> None:
    _, model, seen = trained
    assert [progress.step for progress in (seen[0], seen[-1])] == ["play", "fit"]
    assert seen[-1].loss is not None
    assert seen[-1].base is not None
    assert seen[-1].loss < 0.97 * seen[-1].base
    assert model.origin["command"] == f"mousehole train {GAME} --games 320 --hidden 8 --every 6 --duels 0 --seed 3"
    assert model.origin["seats"] == [2, 3, 4, 5]
    assert model.why_not(load_game(GAME).facts.version, load_game(GAME).check, model.inputs) is None


def test_a_training_that_was_stopped_goes_on_and_ends_the_same(trained: tuple[Path, Model, list[Progress]],
                                                                tmp_path: Path) -> None:
    work, model, _ = trained
    for file in work.iterdir():
        if file.name != "round-1-games-64.npz" and file.suffix in (".npz", ".json"):
            (tmp_path / file.name).write_bytes(file.read_bytes())
    seen: list[Progress] = []
    again = training.train(PLAN, tmp_path, 1, seen.append)
    assert (seen[0].done, seen[0].of) == (256, 320), "the rest was played before"
    assert written(again) == written(model)


def test_another_plan_does_not_touch_what_is_there(trained: tuple[Path, Model, list[Progress]]) -> None:
    with pytest.raises(BadSetup, match="hidden"):
        training.train(PLAN._replace(hidden=16), trained[0], 1, lambda progress: None)


def test_a_model_reads_back_and_says_the_same_as_the_fit(trained: tuple[Path, Model, list[Progress]]) -> None:
    model = read(written(trained[1]))
    network = model.network()
    some = selfplay.play(Lesson(GAME, "standard", 1, 1, 0, None, 20), range(6))
    weights = fitting.Weights(model.weights, model.hidden_bias, model.out, model.bias)
    for row, inside, scores in zip(some.rows, some.inside, fitting.scored(weights, some, False), strict=True):
        for at in np.flatnonzero(inside):
            assert network.score([float(x) for x in row[at]]) == pytest.approx(float(scores[at]), abs=1e-4)


def test_a_later_round_is_played_by_a_search_that_uses_what_was_learned(
        trained: tuple[Path, Model, list[Progress]]) -> None:
    lesson = Lesson(GAME, "standard", 3, 2, 2, written(trained[1]), 8)
    first, second = selfplay.play(lesson, range(1)), selfplay.play(lesson, range(1))
    assert np.array_equal(first.rows, second.rows)
    assert np.array_equal(first.ranks, second.ranks)
    assert not np.array_equal(first.rows, selfplay.play(lesson._replace(simulations=0), range(1)).rows)


def test_slopes_are_the_loss_s_own() -> None:
    """Against differences, for an order with somebody who never comes in, and with fewer contenders."""
    rng = np.random.default_rng(1)
    inside = np.array([[1, 1, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]], np.bool_)
    ranks = np.array([[2, 0, NEVER, 1], [0, 1, 127, NEVER], [1, 0, 2, 127]], np.int8)
    p = Positions(np.zeros((3, 4, 1), np.float32), inside, ranks, np.zeros(3, np.int32))
    targets = fitting.targets_of(p, False, rng)
    scores = np.where(inside, rng.standard_normal((3, 4)), -30.0)
    _, slope = fitting.loss_and_slope(scores.astype(np.float64), targets)
    for at in np.argwhere(inside):
        step = np.zeros_like(scores)
        step[tuple(at)] = 1e-4
        up, down = [fitting.loss_and_slope(scores + sign * step, targets)[0] for sign in (1, -1)]
        assert (up - down) / 2e-4 == pytest.approx(slope[tuple(at)], abs=1e-6)


def test_a_team_comes_in_before_the_game_or_after_it() -> None:
    p = Positions(np.zeros((2, 1, 1), np.float32), np.ones((2, 1), np.bool_), np.array([[0], [1]], np.int8),
                  np.zeros(2, np.int32))
    targets = fitting.targets_of(p, True, np.random.default_rng(1))
    sure, _ = fitting.loss_and_slope(np.array([[9.0, 0.0], [-9.0, 0.0]], np.float32), targets)
    wrong, _ = fitting.loss_and_slope(np.array([[-9.0, 0.0], [9.0, 0.0]], np.float32), targets)
    assert sure < 0.01 < 8 < wrong


def test_what_was_learned_before_is_where_a_fit_begins(trained: tuple[Path, Model, list[Progress]]) -> None:
    """Without a single step the weights come back, but for rounding."""
    model = trained[1]
    some = selfplay.play(Lesson(GAME, "standard", 1, 1, 0, None, 4), range(24))
    weights = fitting.Weights(model.weights, model.hidden_bias, model.out, model.bias)
    again = fitting.fit(some, 8, 1, False, epochs=0, start=weights).weights
    assert np.abs(fitting.scored(again, some, False) - fitting.scored(weights, some, False)).max() < 0.05


def test_positions_against_a_bot_are_as_the_learner_sees_them() -> None:
    """The learner's own row has inputs that others leave at 0; the learner changes seats from game to game."""
    lesson = Lesson(GAME, "standard", 1, 1, 0, None, 3, "pip", 2)
    some = selfplay.play(lesson, range(4))
    own = judge_with(load_game(GAME)).inputs.index("own hand")
    for row, inside, number in zip(some.rows, some.inside, some.games, strict=True):
        assert inside.sum() == 2
        assert row[1 - number % 2, own] == 0
    assert some.rows[:, :, own].max() > 0
