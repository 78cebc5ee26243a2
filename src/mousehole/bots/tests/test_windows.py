"""Interrupts as play-or-pass windows, in the documented order."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.bots.windows import Turn, Windows, play_out
from mousehole.games import load_game
from mousehole.games.house_mouse.tests.scene import ANNE, BART, BASIL, CARA, hold, house, nest, play
from mousehole.games.house_mouse.wire import PickMouse
from mousehole.kernel import Choice, Rng
from mousehole.kernel.codec import Codec

GAME = load_game("house-mouse")


def now(table: Windows) -> Turn:
    turn = table.turn()
    assert turn is not None
    return turn


def called(turn: Turn, name: str) -> Choice:
    return next(choice for choice in turn.options if type(choice).__name__ == name)


def test_windows_go_clockwise_from_the_seat_that_is_asked_then_the_question_is_put() -> None:
    s = house()
    play(s, ANNE, "end")
    hold(s, ANNE, "cat-nap-1")
    hold(s, CARA, "hidden-tunnel-1")
    table = Windows(GAME, s)

    asked = []
    for _ in range(2):
        assert now(table).is_window
        asked.append(now(table).seat)
        table.answer(None)

    assert asked == [CARA, ANNE]
    assert (now(table).seat, now(table).is_window) == (BART, False)


def test_an_interrupt_opens_all_windows_afresh() -> None:
    s = house()
    hold(s, BART, "sugar-rush-1", "cat-nap-1")
    hold(s, CARA, "hidden-tunnel-1")
    table = Windows(GAME, s)
    table.answer(None)
    assert now(table).seat == CARA

    table.answer(now(table).options[0])
    assert not now(table).is_window, "a Boost is resolved whole"
    table.answer(now(table).options[0])

    assert (now(table).seat, now(table).is_window) == (BART, True), "he had passed, but that was before"


def test_the_clock_answers_at_once_when_all_have_passed() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    hold(s, BART, "hush-1")
    table = Windows(GAME, s)

    table.answer(called(now(table), "Activate"))
    assert (now(table).seat, now(table).is_window) == (BART, True), "the moment to cancel"
    table.answer(None)

    assert now(table).decision.prompt == "swap"


def test_holders_of_a_boost_get_a_window_before_each_of_basils_actions() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    hold(s, ANNE, "spilled-glue-1")
    play(s, ANNE, "end")
    table = Windows(GAME, s)
    while now(table).is_window:
        table.answer(None)
    table.answer(called(now(table), "EndTurn"))

    assert (now(table).seat, now(table).is_window) == (ANNE, True)
    assert s.nests[BASIL] == []
    table.answer(None)
    assert (now(table).seat, now(table).is_window) == (ANNE, True), "and again before the next"
    assert len(s.nests[BASIL]) == 1
    table.answer(now(table).options[0])
    table.answer(next(choice for choice in now(table).options if choice == PickMouse(BASIL)))

    assert now(table).decision.prompt == "act", "in glue he has nothing more to do"


def test_where_nobody_holds_a_boost_basil_plays_at_once() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    play(s, ANNE, "end")
    table = Windows(GAME, s)

    table.answer(called(now(table), "EndTurn"))

    assert now(table).decision.prompt in ("act", "basil")


def test_a_declared_power_can_be_cancelled_in_its_window() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    hold(s, BART, "hush-1")
    table = Windows(GAME, s)
    table.answer(called(now(table), "Activate"))

    table.answer(now(table).options[0])

    assert now(table).decision.prompt == "act"


def test_only_a_window_can_be_passed_and_only_what_is_offered_taken() -> None:
    table = Windows(GAME, house())

    with pytest.raises(ValueError, match="must answer"):
        table.answer(None)
    with pytest.raises(ValueError, match="not offered"):
        table.answer(GAME.box.play[0])


def test_a_clone_goes_its_own_way() -> None:
    s = house()
    hold(s, BART, "cat-nap-1")
    table = Windows(GAME, s)
    before = Codec(GAME).dump(s)

    twin = table.clone()
    play_out(twin, Rng.numbered(1))

    assert Codec(GAME).dump(table.s) == before
    assert now(table).is_window


def test_without_interrupts_nobody_gets_a_window() -> None:
    s = house()
    hold(s, BART, "cat-nap-1")
    table = Windows(GAME, s, interrupts=False)

    assert not now(table).is_window
    assert not now(table.clone()).is_window


def test_every_seat_takes_its_own_time() -> None:
    game = load_game("mousekeeping")
    quick, slow = (Windows(game, game.start(2, Rng.numbered(1)), paces) for paces in ([2, 2], [2, 100]))

    assert play_out(quick, Rng.numbered(9)) > 10 * play_out(slow, Rng.numbered(9))


@pytest.mark.parametrize("game_id", ["house-mouse", "mousekeeping"])
@pytest.mark.parametrize("sensible", [True, False])
def test_whole_games_are_played_by_turns(game_id: str, sensible: bool) -> None:
    game = load_game(game_id)
    for seats in (2, 5, 7):
        s: Any = game.start(seats, Rng.numbered(seats))
        table = Windows(game, s)

        assert play_out(table, Rng.numbered(9), sensible) > 20
        assert game.outcome(table.s).reason
        with pytest.raises(ValueError, match="over"):
            table.answer(None)
