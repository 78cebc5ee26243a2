"""Many tables at once play the same matches as one after the other."""
from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'mousehole[research]'")

import numpy as np
from gymnasium.vector import AutoresetMode
from pettingzoo.test import parallel_api_test

from mousehole.games import GAMES
from mousehole.kernel import BadSetup
from mousehole.research.gymnasium import OneSeat
from mousehole.research.gymnasium_vector import ManySeats
from mousehole.research.observations import ObservationBuilder
from mousehole.research.pettingzoo_parallel import parallel_env
from mousehole.research.processes import SharedTables
from mousehole.research.turns import Setup
from mousehole.research.vector import Tables, random_actions

SHORT: dict[str, Any] = {"mousekeeping": {"move_limit": 60}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("base", [64, 4], ids=["one digit", "several digits"])
def test_every_table_plays_the_series_of_its_seed(game: str, base: int) -> None:
    """Observations, masks, options, seats and rewards are those of the single environments, across matches."""
    setup, seeds = Setup(game, 2, base=base, options=SHORT.get(game, {})).checked(), [7, 3, 7]
    tables = Tables(game, 3, 2, SHORT.get(game), base=base, seed=seeds)
    one_by_one, numbers = [setup.start(seed) for seed in seeds], [0, 0, 0]
    builder, rng, ended = ObservationBuilder(setup), np.random.default_rng(2), 0
    for n in range(260):
        for at, turns in enumerate(one_by_one):
            assert tables.to_play[at] == turns.seat
            if n % 5 == 0:
                seen = builder.observation(turns, turns.seat)
                assert np.array_equal(tables.observations[at], seen["observation"])
                assert np.allclose(tables.options[at], seen["options"])
                assert np.array_equal(tables.masks[at], seen["action_mask"])
        actions = random_actions(tables.masks, rng)
        tables.step(actions)
        for at, turns in enumerate(one_by_one):
            turns.act(int(actions[at]))
            assert tables.ended[at] == (turns.seat is None)
            assert tables.rewards[at].tolist() == pytest.approx(turns.rewards())
            if turns.seat is None:
                ended, numbers[at] = ended + 1, numbers[at] + 1
                assert tables.final_observations[at].any()
                one_by_one[at] = setup.start(seeds[at], numbers[at])
    assert tables.matches() == numbers
    assert ended or game in ("house-mouse", "haunted-mouse"), "matches that long are too long for this test"


def test_an_action_that_leads_nowhere_is_an_error_that_names_the_table() -> None:
    tables = Tables("mousekeeping", 3, 2)
    with pytest.raises(ValueError, match="action 63 leads to nothing at table 1"):
        tables.step(np.array([0, 63, 0]))


def test_setups_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 seeds for 3 tables"):
        Tables("mousekeeping", 3, 2, seed=[1, 2])
    with pytest.raises(BadSetup, match="no seat 5"):
        Tables("mousekeeping", 3, 2, bots="random", seat=5)
    with pytest.raises(BadSetup, match="unknown bot"):
        Tables("mousekeeping", 3, 2, bots="genius")


def test_tables_that_do_not_go_on_stay_as_they_ended() -> None:
    tables, rng = Tables("mousekeeping", 2, 1, {"move_limit": 60}, goes_on=False), np.random.default_rng(1)
    for _ in range(62):
        tables.step(random_actions(tables.masks, rng))
    assert tables.ended.all()
    assert tables.to_play.tolist() == [-1, -1]
    assert not tables.masks.any()
    assert not tables.observations.any()


def test_the_same_seed_gives_the_same_matches_again() -> None:
    tables = Tables("head-of-mousehold", 4, 3, seed=5)
    first = tables.observations.copy()
    tables.step(random_actions(tables.masks, np.random.default_rng(1)))
    assert not np.array_equal(first, tables.observations)
    tables.reset(5)
    assert np.array_equal(first, tables.observations)
    tables.reset(6)
    assert np.array_equal(first[1:], tables.observations[:3]), "table n has the seed of the first one, plus n"


@pytest.mark.parametrize("bots", ["bramble", "random,pip"])
def test_bots_play_as_in_the_environment_for_one_seat(bots: str) -> None:
    """All seats in turn are the learner's; interrupts and paces included."""
    envs = ManySeats("head-of-mousehold", 2, 3, bots=bots, seat=None)
    single = OneSeat("head-of-mousehold", 3, bots=bots, seat=None, words=False)
    seen, _ = envs.reset(seed=4)
    one, _ = single.reset(seed=4)
    ended = 0
    for _ in range(120):
        assert np.array_equal(seen["observation"][0], one["observation"])
        assert np.array_equal(seen["action_mask"][0], one["action_mask"])
        actions = np.array([int(mask.sum()) - 1 for mask in seen["action_mask"]])
        seen, rewards, over, cut, told = envs.step(actions)
        one, reward, is_over, _, _ = single.step(int(actions[0]))
        assert (rewards[0], over[0]) == (pytest.approx(reward), is_over)
        assert not cut.any()
        if is_over:
            ended += 1
            assert told["final_obs"][0]["observation"].any()
            assert told["_final_obs"][0]
            one, _ = single.reset()
    assert ended > 1


def test_the_vector_environment_is_one_of_gymnasiums() -> None:
    envs = ManySeats("mousekeeping", 3, 2, bots="random")
    seen, told = envs.reset(seed=1)
    assert told == {}
    assert envs.observation_space.contains(seen)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    again, _ = envs.reset(seed=[1, 2, 3])
    assert all(np.array_equal(seen[name], again[name]) for name in seen)
    other, _ = envs.reset()
    assert not np.array_equal(seen["observation"], other["observation"])
    envs.close()


@pytest.mark.parametrize("tables", [1, 2])
def test_pettingzoo_accepts_all_seats_at_once(tables: int) -> None:
    parallel_api_test(parallel_env("mousekeeping", seats=2, options={"move_limit": 60}, tables=tables), num_cycles=80)


def test_agents_leave_with_their_table() -> None:
    env = parallel_env("mousekeeping", seats=1, options={"move_limit": 60}, tables=2)
    seen, _ = env.reset(seed=3)
    assert env.agents == ["table_0_seat_0", "table_1_seat_0"]
    total, rng = dict.fromkeys(env.agents, 0.0), np.random.default_rng(1)
    while env.agents:
        seen, rewards, _, _, _ = env.step({agent: int(rng.integers(seen[agent]["action_mask"].sum()))
                                           for agent in env.agents})
        for agent, reward in rewards.items():
            total[agent] += reward
    assert max(total.values()) > 0, "somebody has caught a mouse"


def test_processes_play_the_same_matches_into_shared_memory() -> None:
    alone, rng = Tables("haunted-mouse", 5, 3, seed=2), np.random.default_rng(3)
    with SharedTables("haunted-mouse", 5, workers=2, seats=3, seed=2) as shared:
        for _ in range(25):
            for name in ("observations", "options", "masks", "to_play", "rewards", "ended"):
                assert np.array_equal(getattr(shared, name), getattr(alone, name)), name
            actions = random_actions(shared.masks, rng)
            shared.step(actions)
            alone.step(actions)
        with pytest.raises(ValueError, match="leads to nothing"):
            shared.step(np.full(5, 63))
    with pytest.raises(BadSetup, match="cannot be shared out"):
        SharedTables("haunted-mouse", 2, workers=3)
