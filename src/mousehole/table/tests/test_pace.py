"""Bots take their time."""
from __future__ import annotations

from mousehole.bots.levels import LEVELS, pace_of
from mousehole.kernel import CLOCK, TIME_UP, Decision, Interrupt
from mousehole.table.pace import FASTEST, USUAL, pace_of_people, seconds_for

PLACE = Decision(0, "place", (TIME_UP,), "KEEP-12")
CHANCE = Decision(0, "boost", (Interrupt(),), "HOUSE-28")
RUNNING = Decision(CLOCK, "clock", (TIME_UP,), "KEEP-9", 900)


def test_the_host_says_how_long_a_bot_takes() -> None:
    assert seconds_for([PLACE], PLACE, "pip") == USUAL
    assert seconds_for([PLACE, RUNNING], PLACE, "pip", 12) == 12
    assert seconds_for([PLACE], PLACE, "pip", 0) == 0


def test_beside_a_clock_every_level_has_paws_of_its_own() -> None:
    assert [seconds_for([PLACE, RUNNING], PLACE, level) for level in LEVELS] == [pace_of(level) for level in LEVELS]


def test_beside_a_clock_bots_keep_pace_with_people_within_the_limits_of_their_level() -> None:
    def takes(people: float) -> list[float]:
        return [seconds_for([PLACE, RUNNING], PLACE, level, people=people) for level in LEVELS]

    assert takes(1.0) == [5, 4, 3, 2, 2], "nobody waits long for a bot, and no bot hurries"
    assert takes(7.0) == [7, 7, 7, 7, 7]
    assert takes(60.0) == [12, 10, 9, 8, 7], "nobody's time is used up by slow bots"
    assert seconds_for([PLACE], PLACE, "pip", people=1.0) == USUAL, "without a clock the host decides"
    assert seconds_for([PLACE, RUNNING], PLACE, "pip", 0.1, 5.0) == FASTEST


def test_the_pace_of_people_is_the_median_of_their_last_answers() -> None:
    answers: list[tuple[int, object, int]] = [(0, None, 0), (1, None, 6000), (0, None, 9000), (1, None, 15000),
                                              (CLOCK, None, 16000), (0, None, 26000)]
    assert pace_of_people(answers, lambda seat: seat == 0) == 6.5
    assert pace_of_people(answers[:3], lambda seat: seat == 0) is None, "one answer says nothing yet"
    many = [(0, None, 1000 * n) for n in range(30)] + [(0, None, 29000 + 4000 * (n + 1)) for n in range(9)]
    assert pace_of_people(many, lambda seat: True) == 4, "only the last nine count"


def test_to_interrupt_takes_as_long_for_everybody() -> None:
    assert {seconds_for([CHANCE, RUNNING], CHANCE, level) for level in LEVELS} == {USUAL}


def test_a_bot_that_interrupts_a_short_pause_does_so_before_it_is_over() -> None:
    pause = Decision(CLOCK, "beat", (TIME_UP,), "HOUSE-21", 2)
    assert {seconds_for([CHANCE, pause], CHANCE, level) for level in LEVELS} == {FASTEST}
    assert seconds_for([CHANCE, pause], CHANCE, "pip", 12) == FASTEST


def test_against_the_clock_no_bot_is_quicker_than_a_person_can_be() -> None:
    assert min([pace_of(level) for level in LEVELS]) > FASTEST
    assert seconds_for([PLACE, RUNNING], PLACE, "old-whiskers", 0) == FASTEST
