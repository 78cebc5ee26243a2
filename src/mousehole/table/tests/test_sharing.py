"""People who share a device: which games are open, and when time may stand still."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES, is_open, load_game
from mousehole.kernel import Refused
from mousehole.table import frames, verbs
from mousehole.table.tests.scene import Scene, code
from mousehole.testkit import contract


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_open_exactly_if_it_says_so(game_id: str) -> None:
    game = load_game(game_id)
    seats = max(game.facts.fewest, 2)
    tables = [contract.Table(game, seats, {}, seed, sensible=seed % 2 == 1) for seed in range(4)]
    assert all([shows_everybody_the_same(table) for table in tables]) == is_open(game_id)


def shows_everybody_the_same(table: contract.Table) -> bool:
    try:
        contract.shows_everybody_the_same(table)
    except AssertionError:
        return False
    return True


def test_the_room_says_both() -> None:
    room = frames.room(Scene(shared=True, game="haunted-mouse").live, 0)
    assert room.shared
    assert not room.open
    assert frames.room(Scene().live, 0).open


def test_time_may_stand_still_while_a_shared_device_is_covered() -> None:
    scene = Scene(2, 2, "haunted-mouse", shared=True).start()
    scene.do(verbs.pause(scene.live, 0, scene.now))
    assert scene.live.is_paused
    assert scene.rebuilt().is_paused
    scene.do(verbs.resume(scene.live, 1, scene.now))
    assert not scene.live.is_paused


def test_also_while_a_window_to_cancel_something_is_open() -> None:
    """Basil's beats are the clock's: HOUSE-21."""
    scene = Scene(2, 2, "house-mouse", options={"basil": True}, shared=True).start()
    while not any(q.decision.seat < 0 for q in scene.live.questions):
        scene.play_on(1)
    due = scene.live.match.due() if scene.live.match else None
    assert due is not None
    scene.do(verbs.pause(scene.live, 0, scene.now))
    scene.wait(60)
    assert verbs.let_clock_answer(scene.live, scene.now) is None
    scene.do(verbs.resume(scene.live, 0, scene.now))
    assert verbs.let_clock_answer(scene.live, scene.now) is None
    scene.wait(60)
    assert verbs.let_clock_answer(scene.live, scene.now) is not None


def test_nobody_stops_the_clock_of_the_hotel_or_a_table_of_many_devices() -> None:
    """KEEP-9: nothing is covered there, so nothing has to wait."""
    hotel, many = Scene(options={}, shared=True), Scene(2, 2, "haunted-mouse")
    for scene, why in ((hotel, "clock-runs"), (many, "not-cooperative")):
        scene.start()
        with pytest.raises(Refused) as no:
            verbs.pause(scene.live, 0, scene.now)
        assert code(no.value) == why
