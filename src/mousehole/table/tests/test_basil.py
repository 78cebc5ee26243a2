"""Basil's turn at a live table: a beat before each of his actions, in which players with a Boost may play it."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.kernel import CLOCK
from mousehole.table import frames, verbs
from mousehole.table.tests.scene import Scene
from mousehole.testkit.clauses import rule

GLUE = "spilled-glue-1"


def basils_turn(*boosts: str) -> Scene:
    """Both players have said that their turn is over; seat 0 holds these Boosts, and no other is in any hand."""
    scene = Scene(game="house-mouse", options={"first_player": 0}).start()
    while live_question(scene).prompt != "act":
        scene.answer(live_question(scene).seat)
    s: Any = scene.live.match and scene.live.match.s
    for code in boosts:
        card = s.box.number[code]
        rows = [s.house if card in s.house else s.pile]
        rows[0][rows[0].index(card)] = s.pile.pop(0)
        s.hands[0].append(card)
    for _ in range(2):
        d = live_question(scene)
        scene.answer(d.seat, len(d.options) - 1)
    return scene


def live_question(scene: Scene) -> Any:
    return next(q.decision for q in scene.live.questions if not q.is_interrupt)


def beats(scene: Scene) -> list[tuple[str, float]]:
    """Everything that is asked until it is somebody's turn, and how long it took. Nobody interrupts."""
    asked = []
    while (d := live_question(scene)).prompt != "act":
        before = scene.now
        if d.seat == CLOCK:
            assert verbs.let_clock_answer(scene.wait(d.seconds - 0.001).live, scene.now) is None
            clock = verbs.let_clock_answer(scene.wait(0.001).live, scene.now)
            assert clock is not None
            scene.do(clock)
        else:
            scene.answer(d.seat)
        asked.append((d.prompt, (scene.now - before) / 1000))
    return asked


@rule("HOUSE-21")
def test_the_beat_lasts_two_seconds_whether_or_not_anybody_holds_a_boost() -> None:
    without, with_one = beats(basils_turn()), beats(basils_turn(GLUE))
    assert without == with_one
    assert {seconds for prompt, seconds in without if prompt == "basil-moves"} == {2.0}


@rule("HOUSE-21")
def test_what_others_are_told_of_the_beat_does_not_tell_who_holds_what() -> None:
    told = []
    for boost in (GLUE, "cat-nap-1"):
        scene = basils_turn(boost)
        state = frames.state(scene.live, 1, scene.live.number - 1, scene.now)
        assert state is not None
        told.append((state.asked, state.questions))
    assert told[0] == told[1]
    assert [(each.prompt, each.seconds) for each in told[0][0]] == [("basil-moves", 2)]


@rule("HOUSE-21", "HOUSE-37")
@pytest.mark.parametrize("after", [0.1, 1.9])
def test_a_holder_plays_a_boost_during_the_beat(after: float) -> None:
    scene = basils_turn(GLUE).wait(after)
    offer = next(q for q in scene.live.open_to(0) if q.is_interrupt)
    codec = scene.live.box.codec
    scene.do(*verbs.answer(scene.live, 0, offer.n, codec.plain(offer.decision.options[0]), scene.now))
    assert live_question(scene).prompt == "glue"
    scene.answer(0, len(live_question(scene).options) - 1)  # Basil

    assert scene.live.match is not None
    assert scene.live.match.s.glued
    assert scene.live.match.due() == scene.live.position_at + 2000, "the beat begins again"
    scene.wait(2)
    while clock := verbs.let_clock_answer(scene.live, scene.now):
        scene.do(clock)
        scene.wait(2)
    assert live_question(scene).prompt == "act"
