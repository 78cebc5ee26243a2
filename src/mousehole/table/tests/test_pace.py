"""Bots take their time."""
from __future__ import annotations

from mousehole.kernel import CLOCK, TIME_UP, Decision
from mousehole.table.pace import FASTEST, USUAL, seconds_for

PLACE = Decision(0, "place", (TIME_UP,), "KEEP-12")
RUNNING = Decision(CLOCK, "clock", (TIME_UP,), "KEEP-9", 900)


def test_the_host_says_how_long_a_bot_takes() -> None:
    assert seconds_for([PLACE]) == USUAL
    assert seconds_for([PLACE, RUNNING], 6) == 6
    assert seconds_for([PLACE], 0) == 0


def test_against_the_clock_no_bot_is_quicker_than_a_person_can_be() -> None:
    assert seconds_for([PLACE, RUNNING], 0) == FASTEST
