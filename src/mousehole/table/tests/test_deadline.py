"""A live table at the very end of its clock: to the millisecond, what still counts and what is too late."""
from __future__ import annotations

import pytest

from mousehole.games.mousekeeping.wire import GoTo
from mousehole.kernel import CLOCK, Refused
from mousehole.table import verbs
from mousehole.table.tests.scene import Scene, code
from mousehole.testkit.clauses import rule

END = 300_000


def shift(**options: bool | int) -> Scene:
    return Scene(options={"clock": 300, "first_player": 0, **options}).start()


def at(scene: Scene, milliseconds: int, room: int = 134) -> None:
    """As a server does it: the clock has its say first, then the first player shows a room."""
    scene.now = scene.live.server_time(milliseconds)
    q = next(iter(scene.live.open_to(0)))
    while clock := verbs.let_clock_answer(scene.live, scene.now):
        scene.do(clock)
    scene.do(*verbs.answer(scene.live, 0, q.n, scene.live.box.codec.plain(GoTo(room)), scene.now))


@rule("KEEP-19")
def test_a_millisecond_before_the_end_an_answer_counts_and_the_clock_answers_on_time() -> None:
    scene = shift()

    at(scene, END - 1)

    assert scene.live.match is not None
    assert scene.live.status == "playing"
    assert scene.live.match.s.room == 134
    assert scene.live.match.due() == END
    assert verbs.let_clock_answer(scene.live, scene.live.server_time(END - 1)) is None
    clock = verbs.let_clock_answer(scene.live, scene.live.server_time(END))
    assert clock is not None
    assert (clock.seat, clock.since) == (CLOCK, END)


@rule("KEEP-19")
@pytest.mark.parametrize("late", [0, 1, 60_000])
def test_at_the_end_and_after_it_an_answer_is_too_late(late: int) -> None:
    scene = shift()

    with pytest.raises(Refused) as refused:
        at(scene, END + late)

    assert code(refused.value) == "game-over"
    assert scene.live.match is not None
    assert [(seat, when) for seat, _, when in scene.live.match.log.answers] == [(CLOCK, END)]
    assert scene.live.match.s.room == 124
    outcome = scene.live.outcome()
    assert outcome is not None
    assert outcome.reason == "time-up"


@rule("KEEP-19", "KEEP-22")
@pytest.mark.parametrize(("answered", "status"), [(END - 5_001, "playing"), (END - 5_000, "over")])
def test_a_mistake_by_hand_moves_the_end_to_five_seconds_earlier(answered: int, status: str) -> None:
    scene = shift(by_hand=True)
    at(scene, 1_000, 443)
    assert scene.live.match is not None
    assert scene.live.match.due() == END - 5_000

    try:
        at(scene, answered)
    except Refused:
        assert status == "over"

    assert scene.live.status == status
    assert scene.rebuilt().status == status
    assert (scene.live.match.s.room == 134) == (status == "playing")
