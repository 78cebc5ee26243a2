"""Whom a table waits for, since when, and what relaxed tables do differently."""
from __future__ import annotations

import pytest

from mousehole.kernel import Refused
from mousehole.table import awaited as waiting
from mousehole.table import clocks, frames, takebacks, verbs
from mousehole.table.awaited import Awaited, awaited
from mousehole.table.tests.scene import Scene, code

DAY = 86_400


def test_whoever_must_move_is_awaited_since_the_move_before() -> None:
    scene = Scene(2, 2)
    assert awaited(scene.live, 0) == []
    scene.start()
    began = scene.now
    assert awaited(scene.live, 1) == [Awaited(0, began, None)]
    scene.wait(3600).answer(0)
    assert awaited(scene.live, 0) == awaited(scene.live, None) == [Awaited(1, began + 3_600_000, None)]


def test_bots_are_not_awaited_and_neither_is_anybody_during_a_pause() -> None:
    scene = Scene(2, 1).start()
    scene.do(verbs.leave(scene.live, 0, scene.now))
    assert awaited(scene.live, None) == []
    scene.do(verbs.come_back(scene.live, 0, scene.now))
    assert [each.seat for each in awaited(scene.live, None)] == [0]
    scene.do(verbs.pause(scene.live, 0, scene.now))
    assert awaited(scene.live, None) == []


def test_a_limit_says_until_when() -> None:
    scene = Scene(2, 2, move_seconds=DAY).start()
    assert awaited(scene.live, 1) == [Awaited(0, scene.now, scene.now + 1000 * DAY)]


def test_under_a_seal_nobody_learns_who_has_chosen() -> None:
    scene = Scene(3, 3, "head-of-mousehold", move_seconds=DAY).start()
    before = awaited(scene.live, None)
    assert [each.seat for each in before] == [0, 1, 2]
    while any([each.seat == 1 for each in awaited(scene.live, 1)]):
        scene.wait(60).answer(1)
    assert awaited(scene.live, 0) == awaited(scene.live, 2) == awaited(scene.live, None) == before
    assert [each.seat for each in awaited(scene.live, 1)] == [0, 2]


def test_whoever_must_say_ready_is_awaited() -> None:
    scene = Scene(2, 2, options={}, ready=True).start()
    scene.do(*verbs.ready(scene.live, 1, scene.now))
    assert awaited(scene.live, None) == [Awaited(0, scene.now, None)]


def test_whoever_must_agree_to_a_take_back_is_awaited() -> None:
    scene = Scene(2, 2).start()
    scene.answer(0)
    scene.answer(1)
    scene.do(*takebacks.take_back(scene.live, 0, scene.now, False))
    assert awaited(scene.live, None) == [Awaited(1, scene.now, None)]


@pytest.mark.parametrize(("seconds", "relaxed"), [(0, False), (3599, False), (3600, True), (DAY, True)])
def test_an_hour_per_move_is_relaxed(seconds: int, relaxed: bool) -> None:
    scene = Scene(2, 2, move_seconds=seconds)
    assert scene.live.is_relaxed is frames.room(scene.live, scene.now).relaxed is relaxed


def test_a_relaxed_move_can_be_taken_back_and_there_is_time_to_agree() -> None:
    hurried = Scene(2, 2, move_seconds=60).start()
    hurried.answer(0)
    with pytest.raises(Refused) as refused:
        takebacks.take_back(hurried.live, 0, hurried.now, False)
    assert code(refused.value) == "on-the-clock"

    scene = Scene(2, 2, move_seconds=DAY).start()
    scene.answer(0)
    scene.answer(1)
    scene.do(*takebacks.take_back(scene.live, 0, scene.now, False))
    assert not takebacks.settle(scene.live, scene.now + 1000 * DAY - 1)
    assert takebacks.settle(scene.live, scene.now + 1000 * DAY)


def test_time_limits_of_a_player_for_the_whole_game_are_never_relaxed() -> None:
    scene = Scene(2, 2, move_seconds=DAY, game_seconds=DAY).start()
    assert not scene.live.is_relaxed
    assert waiting.awaited(scene.live, 1)[0].due == scene.live.server_time(
        clocks.deadline(scene.live, scene.live.questions[0]) or 0)
