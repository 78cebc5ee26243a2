"""All games are OpenSpiel games, as its own simulation test wants them."""
from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install 'mousehole[research]'")

import numpy as np
import pyspiel

from mousehole.games import GAMES, facts_of
from mousehole.kernel import Event, Rng
from mousehole.research.openspiel import Observer, name_of
from mousehole.research.story import DEAL_DIGITS, deal_of, seed_of
from mousehole.research.trees import Tree
from mousehole.research.turns import Setup


def dealt(name: str, seed: int = 0, **params: Any) -> Any:
    state = pyspiel.load_game(name_of(name), params).new_initial_state()
    for digit in deal_of(seed):
        state.apply_action(digit)
    return state


def play_on(state: Any, actions: int, luck: int = 0) -> None:
    rng = Rng.numbered(luck)
    while actions and not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        actions -= 1


@pytest.mark.parametrize("game", GAMES)
def test_its_own_simulation_test_is_passed(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(game)), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", ["mousekeeping", "mousewarming-party"])
def test_it_is_passed_with_states_written_down_at_every_step(game: str) -> None:
    table = pyspiel.load_game(name_of(game), {"players": 1, **({"pace": 30} if game == "mousekeeping" else {})})
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_most_seats_are_played_to_the_end(game: str) -> None:
    state = dealt(game, 1, players=facts_of(game).most)
    play_on(state, 100_000)
    assert state.is_terminal()
    rewards = state.returns()
    assert len(rewards) == facts_of(game).most
    assert len(set(rewards)) == 1 if facts_of(game).cooperative else sum(rewards) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_comes_back_from_its_history(game: str) -> None:
    state = dealt(game, 2)
    play_on(state, 15)
    for twin in (state.clone(), state.get_game().deserialize_state(state.serialize()),
                 pickle.loads(pickle.dumps(state))):  # noqa: S301  our own
        for action in twin.legal_actions()[:1]:
            assert twin.information_state_string(0) == state.information_state_string(0)
            assert twin.information_state_string(1) == state.information_state_string(1)
            assert twin.observation_string(0) == state.observation_string(0)
            twin.apply_action(action)
        assert twin.history()[:-1] == state.history(), "the clone has gone its own way"


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_the_seed_of_the_other_interfaces(game: str) -> None:
    seed = 70_000
    assert seed_of(deal_of(seed)) == seed
    state, turns = dealt(game, seed, players=2), Setup(game, 2).checked().start(seed)
    codec = Setup(game).box.codec
    assert codec.dump(state.story.turns.windows.s) == codec.dump(turns.windows.s)
    assert state.history() == deal_of(seed)


def test_an_information_state_is_all_that_a_seat_saw_and_did() -> None:
    """Two ways through the same view are two information states; what others did in secret makes no difference."""
    one, other = dealt("haunted-mouse", 3), dealt("haunted-mouse", 3)
    assert one.current_player() == other.current_player() == 0, "all lay their first Bait in secret"
    one.apply_action(0)
    other.apply_action(1)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_string(1) == other.observation_string(1)


@pytest.mark.parametrize("game", GAMES)
def test_imagined_states_cannot_be_told_from_the_true_one(game: str) -> None:
    state = dealt(game, 4)
    for luck in range(6):
        play_on(state, 3, luck)
        seat = state.current_player()
        dream = state.resample_from_infostate(seat, lambda luck=luck: luck / 6)
        assert dream.current_player() == seat
        assert dream.legal_actions() == state.legal_actions()
        assert dream.information_state_string(seat) == state.information_state_string(seat)
        assert dream.observation_tensor(seat) == state.observation_tensor(seat)
        play_on(dream.clone(), 100)
    with pytest.raises(ValueError, match="imagined"):
        pickle.dumps(dream.story)


def test_a_search_on_imagined_states_can_play_on() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
    state = dealt("head-of-mousehold", 1)
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=4, random_state=luck)
    for _ in range(3):
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_tensor_remembers_the_last_events(game: str) -> None:
    """Equal for what a seat cannot tell apart; different where only the way to the same view differs."""
    state = dealt(game, 5)
    play_on(state, 12)
    seat = state.current_player()
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, seat)
    assert np.array_equal(observer.tensor, state.information_state_tensor(seat))
    assert len(observer.tensor) == state.get_game().information_state_tensor_size()
    events = [moment for moment in state.story.moments if isinstance(moment, Event) and moment.seen_by(seat)]
    kinds = observer.history.kinds
    assert [kinds[row[:len(kinds)].argmax()] for row in observer.dict["history"] if row[:len(kinds)].any()] == [
        type(event).__name__ for event in reversed(events)][:16]
    dream = state.resample_from_infostate(seat, lambda: 0.5)
    assert dream.information_state_tensor(seat) == state.information_state_tensor(seat)
    state.story.moments.pop(max([at for at, each in enumerate(state.story.moments) if each in events]))
    assert dream.information_state_tensor(seat) != state.information_state_tensor(seat)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_perfect_recall(game: str) -> None:
    """Its tree of information states is built from our strings, and refuses a player who forgets."""
    states = [dealt(game, seed) for seed in range(2)]
    observer = states[0].get_game().make_observer(pyspiel.IIGObservationType(perfect_recall=True), {})
    for player in range(2):
        tree = pyspiel.InfostateTree(states, [0.5, 0.5], observer, player, max_move_limit=2)
        assert tree.tree_height() > 1


def test_the_tensor_has_the_view_and_the_options() -> None:
    state = dealt("mousekeeping", 1)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, state.current_player())
    assert observer.dict["observation"].any()
    assert observer.dict["options"][0].any()
    assert np.array_equal(observer.tensor, state.observation_tensor(state.current_player()))
    spectator = Observer(state.get_game(), pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    spectator.set_from(state, 0)
    assert not spectator.dict["options"].any()
    assert '"seat":null' in spectator.string_from(state, 0)


def test_nobody_sees_all() -> None:
    game = pyspiel.load_game(name_of("haunted-mouse"))
    with pytest.raises(ValueError, match="nobody sees all"):
        game.make_py_observer(pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"x": 1})


def test_options_are_parameters_and_actions_have_lines() -> None:
    state = dealt("head-of-mousehold", 0, events=False, first_player="seat_1", base=8)
    assert state.story.setup.options == {"events": False, "first_player": 1}
    assert state.action_to_string(0, 0).count("add") == 2, "the first and the last of a block"
    assert state.action_to_string(0, 99) == "99"
    calm = dealt("mousekeeping", 0, move_limit=60)
    assert calm.action_to_string(calm.current_player(), 0) in str(calm.get_game().observations.words(
        calm.story.turns, calm.current_player())["options"])
    assert "of 60 placements" in str(calm)
    again = pyspiel.load_game(str(state.get_game()))
    assert again.setup == state.get_game().setup


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = pyspiel.load_game(name_of("haunted-mouse")).new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.observation_string(0) == state.information_state_string(1) == "nothing is dealt"
    assert not any(state.observation_tensor(0))
    assert state.get_game().max_chance_nodes_in_history() == DEAL_DIGITS


def test_a_program_that_used_them_ends_well() -> None:
    code = ("import pyspiel, mousehole.research.openspiel\n"
            "pyspiel.load_game('python_mousehole_mousekeeping').new_initial_state().apply_action(0)")
    subprocess.run([sys.executable, "-c", code], check=True)


def by_draw(game: str, **params: Any) -> Any:
    return pyspiel.load_game(name_of(game), {"edition": "tiny", "chance": "draws", **params})


@pytest.mark.parametrize("game", GAMES)
def test_chance_can_be_drawn_when_the_rules_draw(game: str) -> None:
    table = by_draw(game, players=2)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)
    state = table.new_initial_state()
    rng, draws = Rng.numbered(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            draws += 1
            assert sum([chance for _, chance in state.chance_outcomes()]) == pytest.approx(1)
        else:
            seat = state.current_player()
            dream = state.resample_from_infostate(seat, lambda: 0.5)
            assert dream.information_state_string(seat) == state.information_state_string(seat)
            play_on(dream, 30)
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    assert draws


def test_a_tree_in_files_is_the_same_game_and_counterfactual_regret_finds_its_equilibrium() -> None:
    setup = Setup("head-of-mousehold", 2, {"events": False, "first_player": 0}, "tiny").checked()
    tree = Tree(setup)
    assert tree.counts() == {"chance": 129, "decisions": 10506, "ends": 12352, "information sets": 5876}
    copy = pyspiel.load_efg_game(tree.efg())
    state = by_draw("head-of-mousehold", events=False, first_player="seat_0").new_initial_state()
    twin = copy.new_initial_state()
    rng = Rng.numbered(1)
    while not state.is_terminal():
        assert state.current_player() == twin.current_player()
        assert len(state.legal_actions()) == len(twin.legal_actions())
        at = rng.below(len(state.legal_actions()))
        state.apply_action(state.legal_actions()[at])
        twin.apply_action(twin.legal_actions()[at])
    assert state.returns() == twin.returns()
    solver = pyspiel.CFRPlusSolver(copy)
    before = pyspiel.exploitability(copy, pyspiel.UniformRandomPolicy(copy))
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(copy, solver.average_policy()) < 0.02 < before


def test_no_other_chance_is_there() -> None:
    with pytest.raises(ValueError, match="chance must be seed or draws"):
        by_draw("mousekeeping", players=2).__class__({"chance": "dice"})
