"""Fibs & Filberts, clause by clause."""
from __future__ import annotations

import pytest

from fibs_and_filberts.tests.scene import ANNE, BART, CARA, GAME, decide, hide_and_say, refusal, shells
from fibs_and_filberts.wire import Believe, Doubt, HideShell, SayNumber
from mousehole.kernel import Rng
from mousehole.testkit.clauses import rule


@rule("FIBS-1")
def test_every_mouse_gets_five_of_thirty_shells_and_looks_under_its_own_only() -> None:
    s = GAME.start(3, Rng.numbered(1))
    GAME.pending(s)

    assert GAME.box.copies == (6, 8, 7, 5, 4)
    assert [len(hand) for hand in s.hands] == [5, 5, 5]
    assert len(s.bag) == 15
    assert GAME.view(s, ANNE).hand == tuple(s.hands[ANNE])
    assert GAME.view(s, None).hand == ()


@rule("FIBS-2")
def test_everybody_starts_with_six_filberts_and_anybody_can_begin() -> None:
    starts = [GAME.start(3, Rng.numbered(n)) for n in range(20)]

    assert {GAME.pending(s)[0].seat for s in starts} == {0, 1, 2}
    assert starts[0].filberts == [6, 6, 6]


@rule("FIBS-3")
def test_a_shell_in_the_middle_is_closed_for_the_others() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3])
    GAME.play(s, ANNE, HideShell(4))

    assert GAME.view(s, ANNE).hidden == 4
    assert (GAME.view(s, BART).is_hidden, GAME.view(s, BART).hidden) == (True, None)
    assert s.hands[ANNE] == [0, 1, 2, 3]


@rule("FIBS-3")
def test_only_your_own_shells_can_be_hidden() -> None:
    found = refusal(shells([0, 1, 2, 3, 3], [1, 1, 2, 2, 4]), ANNE, HideShell(4))

    assert found is not None
    assert (found.code, found.clause) == ("no-such-shell", "FIBS-3")


@rule("FIBS-4")
def test_any_number_may_be_said_of_any_shell() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3])
    GAME.play(s, ANNE, HideShell(0))
    found = refusal(s, ANNE, SayNumber(5))

    assert GAME.pending(s)[0].options == tuple([SayNumber(n) for n in (1, 2, 3, 4)])
    assert found is not None
    assert (found.code, found.clause) == ("no-such-number", "FIBS-4")


@rule("FIBS-4")
def test_a_shell_with_more_than_was_said_is_no_fib() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3])
    hide_and_say(s, 4, 2)
    decide(s, BART)

    assert s.filberts == [8, 4]


@rule("FIBS-5")
def test_nobody_sees_what_others_decide_before_everybody_has() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3], [0, 0, 1, 1, 2])
    hide_and_say(s, 1, 3)
    GAME.play(s, BART, Doubt())

    assert GAME.view(s, BART).my_doubt is True
    assert (GAME.view(s, CARA).has_decided, GAME.view(s, CARA).my_doubt) == ((False, True, False), None)
    assert [d.seat for d in GAME.pending(s)] == [CARA]


@rule("FIBS-6")
def test_a_fib_that_everybody_believes_pays_and_stays_closed() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3])
    hide_and_say(s, 0, 4)
    decide(s)

    assert s.filberts == [10, 6]
    assert (GAME.view(s, BART).inside[ANNE], GAME.view(s, ANNE).inside[ANNE]) == ((None,), (0,))


@rule("FIBS-7")
@pytest.mark.parametrize(("inside", "filberts"), [(3, [9, 4, 6]), (2, [6, 8, 6])])
def test_a_doubt_turns_the_shell_over_and_costs_or_earns_two(inside: int, filberts: list[int]) -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3], [0, 0, 1, 1, 2])
    hide_and_say(s, inside, 3)
    decide(s, BART)

    assert s.filberts == filberts
    assert GAME.view(s, CARA).inside[ANNE] == (inside,)


@rule("FIBS-7")
def test_every_doubter_wins_or_loses() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3], [0, 0, 1, 1, 2])
    hide_and_say(s, 0, 1)
    decide(s, BART, CARA)

    assert s.filberts == [6, 8, 8]


@rule("FIBS-8")
def test_without_two_filberts_nobody_can_doubt() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3], [0, 0, 1, 1, 2])
    s.filberts[BART] = 1
    hide_and_say(s, 0, 1)
    found = refusal(s, BART, Doubt())

    assert [d.seat for d in GAME.pending(s)] == [CARA]
    assert found is not None
    assert (found.code, found.clause) == ("cannot-doubt", "FIBS-8")
    decide(s)
    assert s.filberts == [7, 1, 6]


@rule("FIBS-9")
def test_turns_go_round() -> None:
    s = shells([0, 1, 2, 3, 4], [1, 1, 2, 2, 3])
    turns = []
    for _ in range(3):
        turns.append(s.speaker)
        hide_and_say(s, 1 if s.speaker == BART else s.hands[ANNE][0], 1)
        decide(s)

    assert turns == [ANNE, BART, ANNE]


@rule("FIBS-10")
def test_the_last_shell_ends_the_game_and_several_can_win() -> None:
    s = shells([1, 1, 1, 1, 1], [1, 1, 1, 1, 1])
    for _ in range(10):
        assert GAME.why_not(s, s.speaker, Believe()) is not None
        hide_and_say(s, 1, 1)
        decide(s)
    outcome = GAME.outcome(s)

    assert GAME.pending(s) == []
    assert (outcome.reason, outcome.scores, outcome.winners) == ("all-shells-played", (11, 11), (ANNE, BART))
