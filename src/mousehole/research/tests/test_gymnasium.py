"""All games are Gymnasium environments for one seat, as its own checker wants them."""
from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'mousehole[research]'")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from mousehole.bots.levels import make_bot
from mousehole.bots.simulation import play_match, rng_of
from mousehole.games import GAMES, load_game
from mousehole.kernel import BadSetup
from mousehole.research.gymnasium import OneSeat, name_of
from mousehole.research.rewards import LOST
from mousehole.research.tests.playing import FEWEST_AND_MOST


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_the_checker_is_content(game: str, seats: int) -> None:
    table = gymnasium.make(name_of(game), seats=seats, seat=None, bots="random,bramble", render_mode="ansi")
    check_env(table.unwrapped)


def played(table: Any, seed: int | None) -> tuple[float, list[Any]]:
    """What the learner got in the end, and all that it saw on the way."""
    seen, told = table.reset(seed=seed)
    luck, views, reward, is_over = np.random.default_rng(0), [told["view"]], 0.0, False
    while not is_over:
        assert reward == 0, "rewards come at the end"
        action = luck.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, is_over, _, told = table.step(action)
        views.append(told["view"])
    return reward, views


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_other_seats_until_the_match_is_over(game: str) -> None:
    table = OneSeat(game, 2, seat=1, bots="random")
    (reward, views), again = played(table, 3), played(table, 3)
    assert (reward, views) == again
    assert all(view["seat"] == 1 for view in views)
    assert reward >= LOST
    with pytest.raises(ValueError, match="over"):
        table.step(0)


def test_the_seat_moves_on_with_every_match_and_a_seed_starts_over() -> None:
    table = OneSeat("mousewarming-party", 3, seat=None, bots="random")
    seats = []
    for seed in (1, None, None, None, 1):
        table.reset(seed=seed)
        seats.append(table.seat)
    assert seats == [0, 1, 2, 0, 0]


def test_bots_sit_clockwise_from_the_learner_each_at_its_own_pace() -> None:
    table = OneSeat("mousekeeping", 4, seat=2, bots="pip,Old Whiskers")
    table.reset(seed=0)
    assert table.turns.windows.paces == [4, 9, 6, 9]
    quick = OneSeat("mousekeeping", 4, seat=2, bots="random", pace=1)
    quick.reset(seed=0)
    assert quick.turns.windows.paces == [1, 1, 1, 1]


def test_a_series_has_the_deals_of_the_simulator() -> None:
    table, game = OneSeat("mousewarming-party", 1, words=False), load_game("mousewarming-party")
    for number in range(3):
        table.reset(seed=8 if number == 0 else None)
        learner, turns = make_bot("bramble", game, rng_of(8, number, 0)), table.turns
        while question := turns.question:
            turns.answer(learner.choose(game.view(turns.windows.s, 0), question))
        assert game.outcome(turns.windows.s) == play_match(game, 1, {}, ["bramble"], 8, number).outcome


def test_an_illegal_action_ends_the_match() -> None:
    table = OneSeat("mousekeeping", 1)
    table.reset(seed=0)
    _, reward, is_over, _, told = table.step(63)
    assert (reward, is_over, told["illegal"]) == (-1, True, True)


def test_the_learner_sees_the_position_in_words() -> None:
    table = OneSeat("haunted-mouse", 2, seat=0, render_mode="ansi")
    table.reset(seed=0)
    assert "seat 0" in str(table.render())


@pytest.mark.parametrize(("named", "why"), [
    ({"seat": 2}, "no seat 2"), ({"bots": "nobody"}, "unknown bot “nobody”"), ({"seats": 9}, "players")])
def test_what_cannot_be_played_is_refused(named: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        OneSeat("haunted-mouse", **{"seats": 2, **named})
