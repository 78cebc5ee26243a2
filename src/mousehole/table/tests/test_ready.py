"""A game with a running clock waits for its people, who say that they are ready; then three, two, one."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mousehole.kernel import Refused
from mousehole.table import clocks, frames, verbs
from mousehole.table.tests.scene import Scene, code

TIMED = {"clock": 600, "first_player": 0}


def timed(people: int = 2, seats: int = 3) -> Scene:
    return Scene(seats, people, options=TIMED, ready=True).start()


def refused(verb: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Refused) as error:
        verb(*args)
    return code(error.value)


def test_no_time_passes_until_everybody_is_ready() -> None:
    scene = timed().wait(3_600)
    assert scene.live.awaited == [0, 1]  # the bot is always ready
    assert scene.live.playing_time(scene.now) == 0
    assert verbs.let_clock_answer(scene.live, scene.now) is None
    assert clocks.thoughts(scene.live, 1, "greedy") == []
    with pytest.raises(Refused, match="not-begun"):
        scene.answer(0)


def test_the_last_one_to_be_ready_starts_the_countdown_and_it_starts_the_clock() -> None:
    scene = timed().wait(10)
    scene.do(*verbs.ready(scene.live, 0, scene.now))
    assert scene.live.awaited == [1]
    assert frames.room(scene.live, scene.now).starts is None
    scene.wait(5).do(*verbs.ready(scene.live, 1, scene.now))
    begun = scene.now
    room = frames.room(scene.live, scene.now)
    assert (room.awaited, room.starts, room.paused) == ([], begun + verbs.COUNTDOWN, False)
    with pytest.raises(Refused, match="not-begun"):
        scene.wait(2.9).answer(0)
    scene.wait(0.1)
    assert scene.live.playing_time(scene.now) == 0
    assert frames.room(scene.live, scene.now).starts is None
    scene.wait(4).answer(0)
    assert scene.live.match is not None
    assert scene.live.match.log.answers[-1][2] == 4_000
    due = next(q for q in scene.live.questions if q.decision.seat < 0)
    assert clocks.deadline(scene.live, due) == 600_000
    assert scene.live.server_time(600_000) == begun + verbs.COUNTDOWN + 600_000


def test_the_journal_knows_it_all_again() -> None:
    scene = timed().wait(10)
    scene.do(*verbs.ready(scene.live, 1, scene.now))
    assert scene.rebuilt().awaited == [0]
    scene.do(*verbs.ready(scene.live, 0, scene.now))
    scene.wait(7).answer(0)
    again = scene.rebuilt()
    assert again.playing_time(scene.now) == scene.live.playing_time(scene.now) == 4_000
    assert frames.encode(frames.room(again, scene.now)) == frames.encode(frames.room(scene.live, scene.now))


def test_nobody_is_ready_twice_or_for_a_bot() -> None:
    scene = timed()
    assert refused(verbs.ready, scene.live, 2, scene.now) == "not-awaited"
    scene.do(*verbs.ready(scene.live, 0, scene.now))
    assert refused(verbs.ready, scene.live, 0, scene.now) == "not-awaited"


def test_the_host_need_not_wait_for_somebody_who_does_not_answer() -> None:
    scene = timed().wait(60)
    scene.do(*verbs.begin(scene.live, scene.now))
    assert not scene.live.is_held
    assert refused(verbs.begin, scene.live, scene.now) == "not-awaited"
    scene.wait(3).answer(0)


def test_players_who_leave_are_not_awaited() -> None:
    scene = timed()
    scene.do(*verbs.ready(scene.live, 0, scene.now))
    assert verbs.begin_if_ready(scene.live, scene.now) == []
    scene.do(verbs.leave(scene.live, 1, scene.now))
    scene.do(*verbs.begin_if_ready(scene.live, scene.now))
    assert not scene.live.is_held


def test_a_held_match_can_be_neither_paused_nor_resumed() -> None:
    scene = timed()
    assert refused(verbs.resume, scene.live, 0, scene.now) == "not-paused"
    assert refused(verbs.pause, scene.live, 0, scene.now) == "clock-runs"


def test_games_without_a_clock_and_tables_that_do_not_ask_for_it_begin_at_once() -> None:
    untimed = Scene(2, 2, ready=True).start()
    unasked = Scene(2, 2, options=TIMED).start()
    for scene in (untimed, unasked):
        assert not scene.live.is_held
        scene.wait(1).answer(0)


def test_every_match_of_a_table_waits() -> None:
    scene = timed(people=1, seats=1)
    scene.do(*verbs.ready(scene.live, 0, scene.now))
    scene.wait(3).play_on()
    assert scene.live.status == "over"
    scene.do(*verbs.rematch(scene.live, 0, scene.now))
    assert scene.live.awaited == [0]
