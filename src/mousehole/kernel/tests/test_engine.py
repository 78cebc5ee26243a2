"""The agenda: order, bounds, and the two entry points (`play` and `apply`)."""
from __future__ import annotations

from typing import Final

import pytest

from mousehole.games import load_game
from mousehole.kernel import (
    EndlessAgenda,
    Event,
    Rng,
    State,
    Step,
    Value,
    playout,
)
from mousehole.testkit.regatta.game import FACTS, Regatta
from mousehole.testkit.regatta.wire import Boost, Hoist, Ram

GAME = Regatta(FACTS, None)


class Noted(Event):
    def __init__(self, word: str) -> None:
        self.word: Final = word


class Note(Step):
    def __init__(self, word: str, *then: str) -> None:
        self.word: Final = word
        self.next: Final = then

    def do(self, s: State) -> None:
        s.tell(Noted(self.word))
        s.then(*[Note(word) for word in self.next])


class ForEver(Step):
    def do(self, s: State) -> None:
        s.then(self)


def test_steps_are_done_in_reading_order_children_first() -> None:
    s = State(2, Rng.numbered(1))
    s.then(Note("deal", "shuffle", "cut"), Note("play"))

    assert GAME.advance(s) == []
    assert s.events == [Noted("deal"), Noted("shuffle"), Noted("cut"), Noted("play")]


def test_a_rule_that_never_ends_is_stopped_with_its_agenda() -> None:
    s = State(2, Rng.numbered(1))
    s.then(ForEver(), Note("never"))

    with pytest.raises(EndlessAgenda, match="ForEver"):
        GAME.advance(s)


def test_nobody_listens_in_search() -> None:
    s = GAME.start(2, Rng.numbered(1))
    t = GAME.clone(s)

    playout(GAME, t, Rng.numbered(2))

    assert t.events is None
    assert GAME.advance(t) == []


@pytest.mark.parametrize("sensible", [False, True])
@pytest.mark.parametrize(("pace", "answers"), [(6, 101), (60, 11)])
def test_in_a_playout_answers_take_time_and_the_clock_waits_for_it_to_run_out(sensible: bool, pace: int,
                                                                              answers: int) -> None:
    game = load_game("mousekeeping")
    assert playout(game, game.start(2, Rng.numbered(1)), Rng.numbered(1), sensible, pace) == answers, "and its own"


@pytest.mark.parametrize("sensible", [False, True])
def test_a_playout_is_the_same_for_the_same_numbers(sensible: bool) -> None:
    ends = []
    for _ in range(2):
        s = GAME.start(3, Rng.numbered(5))
        ends.append((playout(GAME, s, Rng.numbered(6), sensible), s.boats))

    assert ends[0] == ends[1]
    assert ends[0][0] > 3


def test_in_a_playout_time_passes_by_answers() -> None:
    """With three captains and 20 seconds a slow pace lets the clock answer for some, a quick one for none."""
    quick, slow = [GAME.start(3, Rng.numbered(5)) for _ in range(2)]

    answers = [playout(GAME, s, Rng.numbered(6), pace=pace) for s, pace in ((quick, 1), (slow, 20))]

    assert answers[0] != answers[1]


def test_values_are_equal_by_class_and_fields() -> None:
    assert Hoist(2) == Hoist(2)
    assert hash(Hoist(2)) == hash(Hoist(2))
    assert Hoist(2) != Hoist(3)
    assert Hoist(2) != Ram(2)
    assert Boost() == Boost()
    assert repr(Hoist(2)) == "Hoist(2)"
    assert Value() != object()
