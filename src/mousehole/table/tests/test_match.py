"""A match is given the time, keeps its clock and writes its log."""
from __future__ import annotations

import pytest

from mousehole.games import load_game
from mousehole.games.mousekeeping.wire import GoTo
from mousehole.kernel import CLOCK, Refused
from mousehole.table.match import Match

GAME = load_game("mousekeeping")


def shift(**options: bool | int | str) -> Match:
    return Match(GAME, 2, bytes(32), {"first_player": 0, **options}, {"name": "standard", "check": ""})


def test_the_clock_keeps_its_deadline_while_its_question_stays_open() -> None:
    match = shift()
    assert match.due() == 600_000

    match.play(0, GoTo(134), 5_000)

    assert match.due() == 600_000


def test_an_answer_before_the_deadline_counts_and_a_later_one_is_refused() -> None:
    match = shift()
    match.play(0, GoTo(134), 599_999)

    with pytest.raises(Refused) as late:
        match.play(1, GoTo(124), 600_000)

    assert late.value.refusal.clause == "KEEP-19"
    assert [seat for seat, _, _ in match.log.answers] == [0, CLOCK]
    assert match.log.answers[-1][2] == 600_000
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "time-up"
    assert match.log.result is not None


def test_without_a_clock_nothing_is_ever_due() -> None:
    match = shift(move_limit=60)

    assert match.due() is None
    assert not match.tick(10**9)


def test_time_never_runs_backwards_in_the_log() -> None:
    match = shift()
    match.play(0, GoTo(134), 5_000)
    match.play(1, GoTo(124), 4_000)

    assert [at for _, _, at in match.log.answers] == [5_000, 5_000]


def test_events_are_taken_once() -> None:
    match = shift()

    assert len(match.take_events()) == 1
    assert match.take_events() == []
    match.play(0, GoTo(134), 1)
    assert match.take_events()
