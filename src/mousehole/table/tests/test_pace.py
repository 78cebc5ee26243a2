"""Bots take their time."""
from __future__ import annotations

from mousehole.bots.levels import LEVELS, pace_of
from mousehole.kernel import CLOCK, TIME_UP, Decision, Interrupt
from mousehole.table.pace import FASTEST, USUAL, seconds_for

PLACE = Decision(0, "place", (TIME_UP,), "KEEP-12")
CHANCE = Decision(0, "boost", (Interrupt(),), "HOUSE-28")
RUNNING = Decision(CLOCK, "clock", (TIME_UP,), "KEEP-9", 900)


def test_the_host_says_how_long_a_bot_takes() -> None:
    assert seconds_for([PLACE], PLACE, "pip") == USUAL
    assert seconds_for([PLACE, RUNNING], PLACE, "pip", 12) == 12
    assert seconds_for([PLACE], PLACE, "pip", 0) == 0


def test_beside_a_clock_every_level_has_paws_of_its_own() -> None:
    assert [seconds_for([PLACE, RUNNING], PLACE, level) for level in LEVELS] == [pace_of(level) for level in LEVELS]


def test_to_interrupt_takes_as_long_for_everybody() -> None:
    assert {seconds_for([CHANCE, RUNNING], CHANCE, level) for level in LEVELS} == {USUAL}


def test_who_may_interrupt_a_short_pause_does_so_before_it_is_over() -> None:
    pause = Decision(CLOCK, "beat", (TIME_UP,), "HOUSE-21", 2)
    assert {seconds_for([CHANCE, pause], CHANCE, level) for level in LEVELS} == {FASTEST}
    assert seconds_for([CHANCE, pause], CHANCE, "pip", 12) == FASTEST


def test_against_the_clock_no_bot_is_quicker_than_a_person_can_be() -> None:
    assert min([pace_of(level) for level in LEVELS]) > FASTEST
    assert seconds_for([PLACE, RUNNING], PLACE, "old-whiskers", 0) == FASTEST
