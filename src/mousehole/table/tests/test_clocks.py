"""Time limits: a bot answers for players who run out of time, and never by surprise."""
from __future__ import annotations

import pytest

from mousehole.kernel import Refused
from mousehole.table import clocks, frames, verbs
from mousehole.table.tests.scene import Scene, code


def test_without_clocks_nothing_is_due() -> None:
    scene = Scene().start()
    assert clocks.deadline(scene.live, scene.live.questions[0]) is None
    assert clocks.thoughts(scene.live, 900, "greedy") == []


def test_a_move_in_time_counts_and_a_late_one_is_refused() -> None:
    scene = Scene(move_seconds=30).start().wait(30)
    scene.answer(0)
    scene.wait(30.001)
    with pytest.raises(Refused) as late:
        scene.answer(1)
    assert code(late.value) == "too-late"
    thought = clocks.thoughts(scene.live, 900, "greedy")[0]
    assert (thought.level, thought.ready) == ("greedy", 60_001)
    scene.answer(1, by="greedy")
    scene.answer(0)


def test_the_time_for_a_match_is_used_up_by_thinking_only() -> None:
    scene = Scene(game_seconds=60).start().wait(20)
    scene.answer(0)
    scene.wait(50)
    assert [chair.left for chair in frames.room(scene.live, scene.now).chairs] == [40_000, 10_000]
    scene.answer(1)
    scene.wait(40.5)
    with pytest.raises(Refused) as late:
        scene.answer(0)
    assert code(late.value) == "too-late"
    scene.answer(0, by="greedy")
    assert scene.live.chairs[0].spent >= 60_000
    scene.wait(5).answer(1)
    assert clocks.thoughts(scene.live, 900, "greedy")[0].ready == scene.live.position_at + 900


def test_bots_are_all_ready_at_the_same_time_whatever_they_hold() -> None:
    scene = Scene(3, 1).start().wait(1)
    scene.answer(0)
    ready = {thought.ready for thought in clocks.thoughts(scene.live, 900, "greedy")}
    assert ready == {1900}


def test_a_due_time_is_told_in_server_time() -> None:
    scene = Scene(move_seconds=30).start()
    state = frames.state(scene.live, 0, 0, scene.now)
    assert state is not None
    assert state.asked[0].due == scene.now + 30_000
    assert state.questions[0].due == scene.now + 30_000


def test_how_long_a_question_is_open_in_all_is_told_with_it() -> None:
    for move, game, whole in ((30, 0, 30), (0, 600, 600), (30, 600, 30), (0, 0, None)):
        state = frames.state(Scene(move_seconds=move, game_seconds=game).start().live, 0, 0, 0)
        assert state is not None
        assert [each.seconds for each in state.asked] == [each.seconds for each in state.questions] == [whole]


def test_the_games_own_clock_tells_how_long_it_runs_in_all() -> None:
    scene = Scene(options={"clock": 300, "first_player": 0}, move_seconds=30).start().wait(100)
    state = frames.state(scene.live, None, 0, scene.now)
    assert state is not None
    assert {(each.seat, each.seconds) for each in state.asked} == {(0, 30), (-1, 300)}


def test_a_bot_is_asked_at_once_for_a_player_who_is_away() -> None:
    scene = Scene().start()
    scene.do(verbs.leave(scene.live, 0, scene.now))
    assert [(t.level, t.ready) for t in clocks.thoughts(scene.live, 900, "greedy")] == [("greedy", 900)]
    scene.do(verbs.pause(scene.live, 1, scene.now))
    assert clocks.thoughts(scene.live, 900, "greedy") == []


def test_while_a_clock_runs_no_bot_is_quicker_than_people_whatever_the_host_says() -> None:
    scene = Scene(2, 1, options={"clock": 600, "first_player": 1}).start()
    assert scene.live.match is not None
    assert scene.live.match.due() is not None
    for pace, ready in ((0, 1_000), (499, 1_000), (900, 6_000), (12_000, 12_000)):
        assert {t.ready for t in clocks.thoughts(scene.live, pace, "greedy")} == {ready}
    calm = Scene(2, 1, options={"move_limit": 60, "first_player": 1}).start()
    assert {t.ready for t in clocks.thoughts(calm.live, 50, "greedy")} == {50}
