"""All games are PettingZoo environments, as its own tests want them."""
from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'mousehole[research]'")

import numpy as np
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers

from mousehole.games import GAMES, facts_of
from mousehole.kernel import BadSetup
from mousehole.research.pettingzoo import Mousehole, env
from mousehole.research.tests.playing import FEWEST_AND_MOST
from mousehole.research.turns import Setup

CYCLES = 12  # of its tests: a few dozen actions each


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
# It would prefer a plain array, but that has no place for a mask.
@pytest.mark.filterwarnings("ignore:Observation")
def test_the_api_is_kept(game: str, seats: int) -> None:
    api_test(env(game, seats, render_mode="ansi"), num_cycles=CYCLES * seats)


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_the_same_seed_is_the_same_match(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=CYCLES)


def played(table: Any, seed: int | None) -> tuple[dict[str, float], list[Any]]:
    """What everybody got in the end, and all that was seen on the way."""
    table.reset(seed=seed)
    luck, got, seen = np.random.default_rng(0), dict[str, float](), []
    for agent in table.agent_iter():
        observation, reward, is_over, is_cut, _ = table.last()
        seen.append(observation["observation"])
        if is_over or is_cut:
            got[agent] = reward
            table.step(None)
        else:
            table.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return got, seen


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_with_a_reward_for_everybody(game: str) -> None:
    got, _ = played(env(game, 3, words=False), 1)
    assert sorted(got) == ["seat_0", "seat_1", "seat_2"]
    if facts_of(game).cooperative:
        assert len(set(got.values())) == 1
    else:
        assert sum(got.values()) == pytest.approx(0)
        assert max(got.values()) > 0


def test_without_a_seed_the_series_goes_on() -> None:
    table = env("mousewarming-party", 2, words=False)
    series = [played(table, seed)[1] for seed in (7, None, 7, None)]
    assert alike(series[0], series[2])
    assert alike(series[1], series[3])
    assert not alike(series[0], series[1])


def alike(one: list[Any], other: list[Any]) -> bool:
    return len(one) == len(other) and all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_the_infos_tell_who_acts_what_is_asked_and_nobody_else() -> None:
    table = env("head-of-mousehold", 3)
    table.reset(seed=0)
    assert table.infos[table.agent_selection]["options"][0].startswith("add")
    assert [bool(table.infos[agent]) for agent in table.agents].count(True) == 1


def test_an_illegal_action_ends_the_match_and_costs_the_agent_that_took_it() -> None:
    table = env("mousekeeping", 2)
    table.reset(seed=0)
    agent = table.agent_selection
    table.step(63)
    assert all(table.terminations.values())
    assert table.rewards == {each: -1 if each == agent else 0 for each in table.agents}


def told(table: Any, wrong_at: int) -> list[Any]:
    """Everything that an agent is told in a match with an illegal action after so many legal ones."""
    table.reset(seed=3)
    found: list[Any] = []
    for agent in table.agent_iter():
        observation, reward, is_over, is_cut, _ = table.last()
        found.append((agent, reward, is_over, is_cut, dict(table.rewards), list(table.agents)))
        legal = int(observation["action_mask"].sum())
        table.step(None if is_over or is_cut else legal if len(found) > wrong_at else len(found) % legal)
    return found


@pytest.mark.parametrize("wrong_at", [0, 5, 1000])
@pytest.mark.parametrize("game", GAMES)
def test_it_guards_as_the_wrappers_of_pettingzoo_do(game: str, wrong_at: int) -> None:
    setup = Setup(game, 2, base=128).checked()
    wrapped: Any = wrappers.TerminateIllegalWrapper(Mousehole(setup, words=False), illegal_reward=-1)
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    ours = env(game, 2, base=128, words=False)
    assert told(ours, wrong_at) == told(wrapped, wrong_at)
    for table in (ours, wrapped):
        table.reset(seed=0)
        with pytest.raises(AssertionError, match="not in action space"):
            table.step(128)


def test_it_is_called_by_its_version_and_draws_the_position() -> None:
    table = env("mousekeeping", 2, {"move_limit": 60}, render_mode="ansi")
    table.reset(seed=0)
    assert table.metadata["name"] == "mousekeeping_v4"
    assert "of 60 placements" in table.render()
    assert env("house-mouse", 2, edition="attic").possible_agents == ["seat_0", "seat_1"]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup, match="players"):
        env("haunted-mouse", 1)
