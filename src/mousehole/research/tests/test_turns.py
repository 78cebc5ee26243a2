"""One seat at a time is asked, every option can be chosen by digits, and every match ends with rewards."""
from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from mousehole.bots.windows import Windows
from mousehole.games import GAMES, facts_of, load_game
from mousehole.games.house_mouse.tests.scene import ANNE, CARA, hold, house
from mousehole.kernel import BadSetup, Outcome
from mousehole.research.rewards import reward_range, rewards
from mousehole.research.tests.playing import positions, setups
from mousehole.research.turns import CHANGES, Setup, Turns, version_of


@pytest.mark.parametrize("setup", [*setups()], ids=lambda s: f"{s.game}-{s.seats}-{s.edition}-{s.options}")
def test_every_game_ends_at_every_number_of_seats_with_every_option(setup: Setup) -> None:
    turns = setup.checked().start(1)
    assert setup.seats is not None
    for _ in positions(turns):
        pass
    least, most = reward_range(setup.box.game, setup.seats)
    found = turns.rewards()
    assert len(found) == setup.seats
    assert all(least <= reward <= most for reward in found)
    if setup.box.game.facts.cooperative:
        assert len(set(found)) == 1
    else:
        assert sum(found) == pytest.approx(0)
    with pytest.raises(ValueError, match="over"):
        turns.act(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("base", [2, 7, 64])
def test_all_that_is_offered_can_be_chosen_by_digits(game: str, base: int) -> None:
    turns = Setup(game, 2, base=base).checked().start(2)
    for n, here in enumerate(positions(turns)):
        if here.digits or n > 150:
            continue
        assert here.rewards() == [0, 0]
        for option in here.options[:: 1 + len(here.options) // 10]:
            actions = here.actions_for(option)
            assert here.option_for(actions) is option
        twin = here.clone()
        for action in actions:
            assert twin.seat == here.seat, "all digits are the same seat's"
            twin.act(action)
        whole = here.clone()
        whole.answer(option)
        assert here.digits == twin.digits == []
        codec = Setup(game).box.codec
        assert codec.dump(twin.windows.s) == codec.dump(whole.windows.s)


def test_a_digit_that_leads_nowhere_is_refused_and_changes_nothing() -> None:
    turns = Setup("haunted-mouse", 2).checked().start(0)
    legal = turns.blocks()
    for digit in (-1, len(legal), 64):
        with pytest.raises(ValueError, match="leads to nothing"):
            turns.act(digit)
    assert turns.blocks() == legal


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_match_and_every_number_another(game: str) -> None:
    setup = Setup(game).checked()
    codec = setup.box.codec

    def story(seed: int, number: int) -> list[str]:
        return [codec.dump(here.windows.s) for _, here in zip(range(20), positions(setup.start(seed, number)),
                                                              strict=False)]

    assert story(5, 0) == story(5, 0)
    assert len({story(seed, number)[-1] for seed in (5, 6) for number in (0, 1)}) == 4


def test_seats_that_could_interrupt_are_asked_first_and_action_0_passes() -> None:
    s = house()
    hold(s, CARA, "hidden-tunnel-1")
    game = load_game("house-mouse")
    turns = Turns(Windows(game, s))
    assert turns.seat == CARA
    assert turns.options[0] is None
    assert len(turns.options) > 1

    turns.act(0)

    assert turns.seat == ANNE
    assert None not in turns.options
    assert turns.question is not None
    assert turns.question.options == turns.options


def test_interrupts_can_be_switched_off() -> None:
    setup = Setup("house-mouse", 4).checked()
    asked = [any(here.turn and here.turn.is_window for here in positions(way.start(1)))
             for way in (setup, replace(setup, interrupts=False))]
    assert asked == [True, False]


def test_a_running_clock_stops_the_match_sooner_where_answers_take_longer() -> None:
    lengths = [sum(1 for _ in positions(Setup("mousekeeping", 2, pace=pace).checked().start(1))) for pace in (3, 6, 60)]
    assert lengths == [200, 100, 10]


@pytest.mark.parametrize(("setup", "why"), [
    (Setup("chess"), "unknown game"), (Setup("haunted-mouse", 9), "players"), (Setup("haunted-mouse", base=1), "2 ac"),
    (Setup("mousekeeping", pace=0), "second"), (Setup("mousekeeping", options={"cat": 1}), "no option"),
    (Setup("house-mouse", edition="none"), "no edition")])
def test_what_cannot_be_played_is_refused(setup: Setup, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        setup.checked()


class Ended:
    """A table at its end, for its number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats


@pytest.mark.parametrize(("ranking", "expected"), [
    (((2,), (0,), (1,)), [0, -1, 1]), (((0, 1, 2),), [0, 0, 0]), (((0, 1), (2,)), [0.5, 0.5, -1]),
    (((1,), (0, 2)), [-0.5, 1, -0.5])])
def test_places_are_rewarded_from_minus_one_to_one_and_ties_share(
        monkeypatch: pytest.MonkeyPatch, ranking: tuple[tuple[int, ...], ...], expected: list[float]) -> None:
    game = load_game("haunted-mouse")
    monkeypatch.setattr(game, "outcome", lambda s: Outcome("over", (1, 2, 3), ranking, ranking[0]))
    assert rewards(game, Ended(3)) == expected


def test_teams_win_lose_or_have_a_score() -> None:
    party, keeping = load_game("mousewarming-party"), load_game("mousekeeping")
    s = Setup("mousekeeping", 3).checked().start(1)
    for _ in positions(s):
        pass
    assert s.rewards() == [float(keeping.outcome(s.windows.s).scores[0])] * 3
    assert (reward_range(party, 2), reward_range(keeping, 2)) == ((-1, 1), (0, 1000))


def test_a_change_of_rules_or_interfaces_is_a_new_version() -> None:
    assert [version_of(facts_of(game)) for game in GAMES] == \
        [facts_of(game).version + len(CHANGES) - 1 for game in GAMES]


def test_the_core_needs_nothing_to_be_installed() -> None:
    """`make play` installs no numpy: arena, report and turns work without it."""
    absent = dict.fromkeys(["numpy", "gymnasium", "pettingzoo", "pyspiel", "ray"])
    code = f"import sys; sys.modules.update({absent}); from mousehole.research import arena, report, story, turns"
    subprocess.run([sys.executable, "-c", code], check=True)


