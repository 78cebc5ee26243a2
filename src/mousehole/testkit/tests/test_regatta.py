"""The toy game's rules: what the kernel can do, seen from a game."""
from __future__ import annotations

import pytest

from mousehole.checks.scripted import ScriptedRng
from mousehole.kernel import CLOCK, TIME_UP, Choice, Decision, Refused, Rng, Seat
from mousehole.testkit.regatta.game import FACTS, Regatta
from mousehole.testkit.regatta.rules import Table
from mousehole.testkit.regatta.wire import Boost, Hoist, HoldCourse, Ram, SailDrawn

ANNE, BART, CARA = 0, 1, 2
GAME = Regatta(FACTS, None)


def race(*, boats: list[int], lockers: list[list[int]]) -> Table:
    s: Table = GAME.start(len(boats), Rng.numbered(7), {"first_player": ANNE})
    s.boats, s.lockers = boats, lockers
    return s


def play(s: Table, who: Seat, choice: Choice) -> None:
    GAME.play(s, who, choice)
    GAME.pending(s)


def hoist(s: Table, *sails: int) -> None:
    for captain, sail in enumerate(sails):
        play(s, captain, Hoist(sail))


def asked(s: Table, who: Seat) -> list[Choice]:
    return [c for d in GAME.pending(s) if d.seat == who for c in d.options]


def test_all_choose_at_once_and_secretly() -> None:
    s = race(boats=[0, 0], lockers=[[1, 2, 3], [1, 2, 3]])
    assert [d.seat for d in GAME.advance(s)] == [ANNE, BART, CLOCK]

    play(s, ANNE, Hoist(3))

    assert GAME.view(s, ANNE).my_pick == 3
    assert GAME.view(s, BART).my_pick == 0
    assert GAME.view(s, BART).has_picked == (True, False)


def test_anybody_may_interrupt_while_others_are_choosing() -> None:
    s = race(boats=[0, 0], lockers=[[1, 2, 3], [1, 2, 3]])
    play(s, ANNE, Hoist(1))

    play(s, ANNE, Boost())

    assert s.boats == [1, 0]
    assert Hoist(2) in asked(s, BART), "Bart is still being asked"


def test_a_question_is_asked_afresh_after_an_interrupt() -> None:
    s = race(boats=[3, 5], lockers=[[2, 2, 2], [1, 1, 1]])
    hoist(s, 2, 1)
    assert Ram(BART) in asked(s, ANNE)

    play(s, BART, Boost())

    assert Ram(BART) not in asked(s, ANNE)


def test_time_is_a_player() -> None:
    s = race(boats=[0, 0], lockers=[[4, 5, 5], [2, 3, 5]])
    play(s, BART, Hoist(5))

    play(s, CLOCK, TIME_UP)

    assert s.boats == [4, 5]


def test_steps_that_ask_nobody_do_themselves() -> None:
    s = race(boats=[0, 4], lockers=[[1, 1, 1], [3, 3, 3]])
    five, any_sail = 5 - 1, 0

    with ScriptedRng(five, any_sail, any_sail) as s.rng:
        hoist(s, 1, 3)

    assert s.ghost == 4
    assert s.boosts == [1, 2], "Anne at buoy 1 was passed, Bart at buoy 7 was not"


def test_events_are_redacted_for_those_who_did_not_see() -> None:
    drawn = SailDrawn(ANNE, 4)

    assert drawn == drawn.seen_by(ANNE)
    assert SailDrawn(ANNE, 0) == drawn.seen_by(BART) == drawn.seen_by(None)


def refused(s: Table, who: Seat, choice: Choice) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        GAME.play(s, who, choice)
    return caught.value.refusal.code, caught.value.refusal.clause


def test_every_refusal_names_a_code_and_a_clause() -> None:
    s = race(boats=[3, 5, 9], lockers=[[2, 2, 2], [1, 1, 1], [1, 1, 1]])
    assert refused(s, ANNE, Hoist(5)) == ("no-such-sail", "SAIL-3")
    assert refused(s, ANNE, HoldCourse()) == ("not-offered", "SAIL-3")
    assert refused(s, ANNE, Hoist("tattered")) == ("malformed", "SAIL-3")  # type: ignore[arg-type]
    hoist(s, 2, 1, 1)
    assert [Ram(BART), HoldCourse()] == asked(s, ANNE)[:2]
    assert refused(s, ANNE, Ram(CARA)) == ("not-offered", "SAIL-5")
    assert refused(s, CARA, HoldCourse()) == ("not-your-turn", "SAIL-3")
    assert refused(s, 7, HoldCourse()) == ("not-your-turn", "SAIL-3")
    s.boosts[BART] = 0
    assert refused(s, BART, Boost()) == ("no-boost-left", "SAIL-2")


def test_when_it_is_over_nothing_is_taken_any_more() -> None:
    s = race(boats=[11, 0], lockers=[[1, 1, 1], [1, 1, 1]])
    hoist(s, 1, 1)

    assert GAME.pending(s) == []
    outcome = GAME.outcome(s)
    assert (outcome.reason, outcome.ranking, outcome.winners) == ("home", ((ANNE,), (BART,)), (ANNE,))
    assert refused(s, ANNE, Boost()) == ("game-over", "SAIL-8")


def test_a_decision_lists_no_answer_twice() -> None:
    s = race(boats=[0, 0], lockers=[[2, 2, 2], [1, 1, 3]])

    anne, bart, _ = GAME.advance(s)

    assert Decision(ANNE, "hoist", (Hoist(2),), "SAIL-3") == anne
    assert (Hoist(1), Hoist(3)) == bart.options
