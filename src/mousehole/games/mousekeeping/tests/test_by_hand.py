"""By hand: nobody is told beforehand what is legal, and a mistake has its price."""
from __future__ import annotations

import re

import pytest

from mousehole.bots.levels import LEVELS, make_bot
from mousehole.games.mousekeeping.tests.scene import ANNE, BART, GAME, HOTEL, play, refused, shift
from mousehole.games.mousekeeping.wire import GoTo, KeycardsMisplaced, Place
from mousehole.kernel import CLOCK, Refused, Rng
from mousehole.kernel.log import replay
from mousehole.table.match import Match
from mousehole.testkit.clauses import rule
from mousehole.words import LANGUAGES, Words

WRONG = Place("43", "43", "right")  # 443, far from 124


@rule("KEEP-22")
@pytest.mark.parametrize("room", HOTEL.rooms)
def test_every_layout_is_offered_wherever_the_team_is(room: int) -> None:
    s = shift(room=room, by_hand=True)

    assert GAME.pending(s)[0].options == tuple(HOTEL.layouts)


@rule("KEEP-22")
def test_a_wrong_placement_is_shown_to_all_and_leaves_room_cards_and_turn() -> None:
    s = shift(3, by_hand=True)
    before = (s.room, s.shown, s.shown_seat, s.turn, s.goal)

    play(s, ANNE, WRONG)

    assert before == (s.room, s.shown, s.shown_seat, s.turn, s.goal)
    assert s.events == [KeycardsMisplaced(ANNE, WRONG, 124, 5)]
    assert (s.misplaced, s.placements, s.used) == (1, 1, 1)


@rule("KEEP-22")
def test_a_wrong_placement_takes_five_seconds_off_the_clock_and_a_right_one_none() -> None:
    s = shift(by_hand=True, clock=300)

    play(s, ANNE, WRONG)
    assert GAME.pending(s)[-1].seconds == 295
    play(s, ANNE, GoTo(134))
    assert GAME.pending(s)[-1].seconds == 295
    play(s, BART, WRONG)

    assert GAME.pending(s)[-1].seconds == 290
    assert GAME.view(s, ANNE).clock == 300, "what it was set to"


@rule("KEEP-22")
def test_more_mistakes_than_there_are_seconds_do_not_turn_the_clock_back() -> None:
    s = shift(by_hand=True, clock=300)
    s.misplaced = 70

    assert GAME.pending(s)[-1].seconds == 0


@rule("KEEP-22", "KEEP-9")
def test_without_a_clock_a_wrong_placement_costs_a_placement_and_may_be_the_last() -> None:
    s = shift(by_hand=True, move_limit=60)
    s.placements = 58

    play(s, ANNE, WRONG)
    assert [d.seat for d in GAME.pending(s)] == [ANNE]
    play(s, ANNE, WRONG)

    assert GAME.pending(s) == []
    assert GAME.outcome(s).reason == "budget-spent"


@rule("KEEP-22")
def test_what_no_two_keycards_can_show_cannot_be_placed_and_costs_nothing() -> None:
    s = shift(room=134, by_hand=True)

    assert refused(s, ANNE, GoTo(133)).clause == "KEEP-4"
    assert refused(s, ANNE, Place("13", "34", "right")).clause == "KEEP-2"


@rule("KEEP-14")
def test_unless_it_is_played_by_hand_a_wrong_placement_is_refused_and_free() -> None:
    assert refused(shift(), ANNE, WRONG).clause == "KEEP-12"


@rule("KEEP-22", "KEEP-19")
def test_a_mistake_near_the_end_ends_it_and_the_match_replays_exactly() -> None:
    match = Match(GAME, 2, bytes(32), {"first_player": 0, "by_hand": True, "clock": 300}, {"name": "standard"})
    match.play(0, WRONG, 294_000)
    assert match.due() == 295_000
    match.play(0, WRONG, 294_500)
    assert match.due() == 290_000

    with pytest.raises(Refused) as late:
        match.play(0, GoTo(134), 294_501)

    assert late.value.refusal.clause == "KEEP-19"
    assert [(seat, at) for seat, _, at in match.log.answers] == [(0, 294_000), (0, 294_500), (CLOCK, 294_500)]
    replay(GAME, match.log)


@rule("KEEP-22")
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_ever_misplaces(level: str) -> None:
    s = shift(2, by_hand=True, move_limit=60, seed=3)
    bot = make_bot(level, GAME, Rng.numbered(4))
    for _ in range(12):
        d = GAME.pending(s)[0]
        choice = bot.choose(GAME.view(s, d.seat), d)
        assert choice is not None
        GAME.play(s, d.seat, choice)

    assert s.misplaced == 0
    assert s.mice > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mistake_and_its_price_are_told(language: str) -> None:
    words = Words("mousekeeping", language)

    timed, untimed = [words.say(KeycardsMisplaced(0, WRONG, 124, price)) for price in (5, None)]

    assert all("443" in told and "124" in told for told in (timed, untimed))
    assert re.search("5 [Ss]e[ck]", timed)
    assert "5" not in untimed
