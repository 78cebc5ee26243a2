"""Mousekeeping!'s rulebook, clause by clause."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.checks.scripted import ScriptedRng
from mousehole.games.mousekeeping.hotel import is_elevator_ride, is_next_door, reverse
from mousehole.games.mousekeeping.notation import position
from mousehole.games.mousekeeping.tests.scene import ANNE, BART, CARA, GAME, HOTEL, offered, play, refused, shift, show
from mousehole.games.mousekeeping.wire import Catch, DestinationRolled, GoTo, Place
from mousehole.kernel import CLOCK, TIME_UP, Rng
from mousehole.testkit.clauses import rule
from mousehole.words import Words

ROOMS_OF_THE_BOOK = [
    112, 121, 122, 123, 124, 134, 143, 211, 212, 213, 214, 221, 234, 243,
    312, 321, 334, 341, 342, 343, 344, 412, 421, 431, 432, 433, 434, 443]


@rule("KEEP-1")
@pytest.mark.parametrize("players", range(1, 8))
def test_eighteen_keycards_are_enough_for_everybody(players: int) -> None:
    cards = shift(players).keycards()

    assert sum(cards.values()) == 18
    assert 2 * players == cards["players"]
    assert cards["box"] >= 0


@rule("KEEP-2")
def test_a_keycard_lies_in_one_of_four_ways() -> None:
    assert HOTEL.ways == ["12", "21", "34", "43"]
    assert refused(shift(), ANNE, Place("13", "34", "right")).clause == "KEEP-2"


@rule("KEEP-3")
def test_the_top_card_leaves_the_far_digit_of_the_bottom_card_visible() -> None:
    assert Place("12", "34", "right").shows() == 134
    assert Place("12", "34", "left").shows() == 342
    assert Place("43", "43", "right").shows() == 443
    assert refused(shift(), ANNE, Place("12", "34", "above")).clause == "KEEP-3"


@rule("KEEP-4")
def test_rooms_are_what_two_keycards_can_show() -> None:
    assert HOTEL.rooms == ROOMS_OF_THE_BOOK
    assert refused(shift(room=134), ANNE, GoTo(133)).clause == "KEEP-4"
    assert refused(shift(room=134), ANNE, GoTo(144)).clause == "KEEP-4"
    said = Words("mousekeeping").refusal(refused(shift(room=134), ANNE, GoTo(144)))
    assert "There is no room 144" in said


@rule("KEEP-5")
def test_the_only_ways_up_and_down_are_four_shafts_on_all_floors() -> None:
    rides = [(a, b) for a in HOTEL.rooms for b in HOTEL.rooms if is_elevator_ride(a, b)]

    assert {12, 21, 34, 43} == {a % 100 for a, _ in rides}
    assert {"red", "yellow", "green", "blue"} == {HOTEL.shaft_of(a) for a, _ in rides}
    for ending in (12, 21, 34, 43):
        assert all(HOTEL.is_room(100 * floor + ending) for floor in (1, 2, 3, 4))
    assert HOTEL.shaft_of(124) == ""


@rule("KEEP-5")
def test_an_elevator_ride_is_a_move() -> None:
    assert 234 in offered(shift(room=134), ANNE)


@rule("KEEP-6")
def test_the_reverse_of_every_room_is_a_room() -> None:
    assert all(HOTEL.is_room(reverse(room)) for room in HOTEL.rooms)
    for layout in HOTEL.layouts:
        turned = Place(layout.bottom[::-1], layout.top[::-1], "left" if layout.side == "right" else "right")
        assert reverse(layout.shows()) == turned.shows(), "the same two cards, seen from across the table"


@rule("KEEP-7")
def test_the_team_starts_in_the_lobby_shown_by_the_player_on_the_right() -> None:
    s = GAME.start(3, Rng.numbered(1), {"first_player": CARA})
    GAME.pending(s)

    assert s.room == 124
    assert s.shown.shows() == 124
    assert s.turn == CARA
    assert s.shown_seat == BART


@rule("KEEP-7")
def test_chance_names_the_first_player_unless_the_host_does() -> None:
    firsts = {GAME.start(3, Rng.numbered(n)).turn for n in range(40)}

    assert {ANNE, BART, CARA} == firsts


@rule("KEEP-8")
def test_all_32_layouts_are_equally_likely_so_palindromes_come_twice_as_often() -> None:
    assert 32 == len(HOTEL.layouts) == len(set(HOTEL.layouts))
    ways = Counter(layout.shows() for layout in HOTEL.layouts)
    assert {2} == {ways[room] for room in (121, 212, 343, 434)}
    assert {1} == {ways[room] for room in HOTEL.rooms if room != reverse(room)}


@rule("KEEP-8")
def test_a_destination_is_one_draw_from_the_layouts() -> None:
    s = shift(2, room=433, goal=443)

    with ScriptedRng(5) as s.rng:
        show(s, ANNE, 443)

    assert HOTEL.layouts[5] == s.destination
    assert HOTEL.layouts[5].shows() == s.goal


@rule("KEEP-9")
@pytest.mark.parametrize(("options", "seconds"), [({}, 600), ({"clock": 300}, 300), ({"clock": 900}, 900)])
def test_the_clock_runs_from_the_first_destination(options: dict[str, int], seconds: int) -> None:
    s = shift(**options)
    clock = GAME.pending(s)[-1]

    assert (CLOCK, seconds, (TIME_UP,)) == (clock.seat, clock.seconds, clock.options)


@rule("KEEP-9")
def test_the_clock_stays_the_same_question_across_moves_and_rounds() -> None:
    s = shift(room=433)
    before = GAME.pending(s)[-1]

    show(s, ANNE, 443)

    assert before == GAME.pending(s)[-1]


@rule("KEEP-9")
@pytest.mark.parametrize("budget", [60, 100, 120])
def test_played_calmly_there_is_no_clock_but_a_budget_of_placements(budget: int) -> None:
    s = shift(1, room=121, move_limit=budget)
    for _ in range(budget):
        assert [d.seat for d in GAME.pending(s)] == [ANNE]
        show(s, ANNE, offered(s, ANNE)[0])

    assert GAME.pending(s) == []
    assert GAME.outcome(s).reason == "budget-spent"


@rule("KEEP-9", "KEEP-17")
def test_the_last_placement_of_the_budget_still_catches_its_mouse() -> None:
    s = shift(1, room=433, goal=443, move_limit=60)
    s.placements = 59

    show(s, ANNE, 443)

    assert GAME.pending(s) == []
    assert s.mice == 1


@rule("KEEP-10")
@pytest.mark.parametrize(("room", "reached"), [(433, 443), (334, 344)])
def test_the_number_and_its_reverse_both_end_the_round(room: int, reached: int) -> None:
    s = shift(room=room, goal=443)

    show(s, ANNE, reached)

    assert s.mice == 1


@rule("KEEP-11")
def test_turns_go_clockwise_also_across_rounds() -> None:
    s = shift(3, room=433, goal=443)

    show(s, ANNE, 443)
    assert s.turn == BART, "a new round, but Bart is next all the same"
    show(s, BART, offered(s, BART)[0])
    show(s, CARA, offered(s, CARA)[0])

    assert s.turn == ANNE


@rule("KEEP-11")
def test_alone_the_same_player_moves_every_time() -> None:
    s = shift(1)

    show(s, ANNE, 134, 234)

    assert s.room == 234


@rule("KEEP-12")
def test_from_134_you_can_go_next_door_or_to_the_reverse() -> None:
    assert offered(shift(room=134), ANNE) == [124, 234, 431]
    refusal = refused(shift(room=134), ANNE, GoTo(112))
    assert (refusal.code, refusal.clause) == ("too-far", "KEEP-12")


@rule("KEEP-12")
def test_the_room_where_the_team_is_has_a_reason_of_its_own() -> None:
    for choice in (GoTo(124), HOTEL.layouts_of(124)[0]):
        refusal = refused(shift(room=124), ANNE, choice)
        assert (refusal.code, refusal.clause) == ("already-here", "KEEP-12")
    said = Words("mousekeeping").refusal(refusal)
    assert "124" in said and "421" in said, said


@rule("KEEP-9")
def test_the_clock_and_the_players_have_different_things_to_say() -> None:
    for choice in (GoTo(112), GoTo(134), HOTEL.layouts_of(112)[0]):
        refusal = refused(shift(room=124), CLOCK, choice)
        assert (refusal.code, refusal.clause) == ("only-for-players", "KEEP-9")
    refusal = refused(shift(room=124), ANNE, TIME_UP)
    assert (refusal.code, refusal.clause) == ("only-for-the-clock", "KEEP-9")
    refusal = refused(shift(room=124, move_limit=60), ANNE, TIME_UP)
    assert (refusal.code, refusal.clause) == ("no-clock", "KEEP-9")


@rule("KEEP-12")
def test_next_door_is_one_digit_by_one() -> None:
    assert is_next_door(134, 124)
    assert is_next_door(134, 234)
    assert not is_next_door(134, 114), "by two"
    assert not is_next_door(134, 243), "two digits"
    assert not is_next_door(134, 134)


@rule("KEEP-13")
@pytest.mark.parametrize("room", [121, 212, 343, 434])
def test_reversing_a_palindrome_stays_put_and_counts(room: int) -> None:
    s = shift(room=room, goal=412)

    show(s, ANNE, room)

    assert room == s.room
    assert (s.placements, s.turn) == (1, BART)


@rule("KEEP-14")
def test_a_layout_that_is_no_legal_move_is_refused_and_changes_nothing() -> None:
    s = shift(room=124)

    assert refused(s, ANNE, Place("43", "43", "right")).clause == "KEEP-12"

    assert (s.room, s.placements, s.turn) == (124, 0, ANNE)


@rule("KEEP-14")
@pytest.mark.parametrize("layout", [Place("21", "12", "right"), Place("12", "21", "left")])
def test_every_layout_that_shows_the_room_is_accepted_and_lies_as_it_was_laid(layout: Place) -> None:
    s = shift(room=211, goal=412)

    play(s, ANNE, layout)

    assert s.room == 212
    assert layout == s.shown


@rule("KEEP-14")
def test_a_placement_is_read_from_its_players_side_only() -> None:
    s = shift(room=124)

    show(s, ANNE, 134)

    assert s.room == 134, "not 431, as the players across see it"


@rule("KEEP-15")
def test_control_passes_at_once_and_nobody_acts_out_of_turn() -> None:
    s = shift(3)

    show(s, ANNE, 134)

    assert refused(s, ANNE, GoTo(124)).clause == "KEEP-15"
    assert refused(s, CARA, GoTo(124)).clause == "KEEP-15"
    show(s, BART, 124)


@rule("KEEP-16")
@pytest.mark.parametrize("goal", [124, 421])
def test_standing_at_the_destination_takes_a_placement_all_the_same(goal: int) -> None:
    s = shift(room=124, goal=goal)
    assert s.mice == 0

    show(s, ANNE, 421)

    assert s.mice == 1
    assert [Catch(124, 421, 1, 1)] == s.catches


@rule("KEEP-17")
def test_a_round_scores_one_mouse_and_the_next_destination_is_rolled_at_once() -> None:
    s = shift(room=433, goal=443)

    with ScriptedRng(31) as s.rng:
        show(s, ANNE, 443)

    assert s.mice == 1
    assert (s.round_start, s.used) == (443, 0)
    assert HOTEL.layouts[31] == s.destination


@rule("KEEP-18")
def test_the_score_cards_show_one_more_mouse_after_each_round() -> None:
    assert HOTEL.score_cards(0) == (0,), "none at first"
    assert [(n,) for n in range(1, 8)] == [HOTEL.score_cards(n) for n in range(1, 8)]
    assert [(7, n) for n in range(1, 8)] == [HOTEL.score_cards(n) for n in range(8, 15)], "turned over"
    assert HOTEL.score_cards(16) == (7, 7, 2), "two full cards, and two"


@rule("KEEP-18")
def test_the_counter_has_no_limit() -> None:
    s = shift(1, move_limit=120)
    s.catches = [Catch(124, 124, 1, 1)] * 40

    assert GAME.view(s, ANNE).mice == 40


@rule("KEEP-19")
def test_when_the_clock_runs_out_the_mice_caught_are_the_score() -> None:
    s = shift(room=433, goal=443)
    show(s, ANNE, 443)

    play(s, CLOCK, TIME_UP)

    assert GAME.pending(s) == []
    outcome = GAME.outcome(s)
    assert (outcome.reason, outcome.scores, outcome.ranking) == ("time-up", (1, 1), ((ANNE, BART),))
    assert GAME.facts.cooperative, "bots, ratings and the page take them for a team"
    assert refused(s, BART, GoTo(433)).clause == "KEEP-19", "too late"


@rule("KEEP-19")
def test_only_the_clock_says_that_time_is_up() -> None:
    assert refused(shift(), ANNE, TIME_UP)
    assert refused(shift(move_limit=60), CLOCK, TIME_UP), "and never in a calm game"


@rule("KEEP-20")
def test_the_map_is_shown_unless_the_challenge_hides_it() -> None:
    with_map = GAME.view(shift(), ANNE)
    without = GAME.view(shift(map=False), ANNE)

    assert with_map.has_map
    assert not without.has_map
    assert "floor 4" in position(with_map, HOTEL)
    assert "[124]" in position(with_map, HOTEL)
    assert "floor" not in position(without, HOTEL)


@rule("KEEP-21")
def test_played_keycards_lie_until_the_next_player_has_placed() -> None:
    s = shift(3)

    show(s, ANNE, 134)
    assert GAME.view(s, ANNE).free == (False, True, True)
    show(s, BART, 124)

    assert GAME.view(s, ANNE).free == (True, False, True)


@rule("KEEP-21")
def test_alone_the_keycards_are_free_at_once() -> None:
    s = shift(1)

    show(s, ANNE, 134)

    assert GAME.view(s, ANNE).free == (True,)


@rule("KEEP-12", "KEEP-16")
def test_the_solver_agrees_with_the_figures_of_the_rulebook_page() -> None:
    needed = [HOTEL.needed(room, goal.shows()) for room in HOTEL.rooms for goal in HOTEL.layouts]

    assert round(sum(needed) / len(needed), 2) == 4.72
    assert max(needed) == 13
    assert round(sum(HOTEL.needed(124, goal.shows()) for goal in HOTEL.layouts) / 32, 2) == 3.56


def test_shortest_moves_lead_there_in_as_many_placements_as_needed() -> None:
    for room in HOTEL.rooms:
        for goal in HOTEL.rooms:
            here, used = room, 0
            while used == 0 or here not in (goal, reverse(goal)):
                here, used = HOTEL.shortest_moves(here, goal)[0].shows(), used + 1
            assert HOTEL.needed(room, goal) == used


def test_the_outcome_tells_placements_needed_against_used_for_every_mouse() -> None:
    s = shift(1, room=124, goal=134)

    show(s, ANNE, 123, 124, 134)
    play(s, CLOCK, TIME_UP)

    assert (Catch(124, 134, 1, 3),) == GAME.outcome(s).details


def test_a_palindrome_is_told_as_one_room() -> None:
    words = Words("mousekeeping")

    assert words.say(DestinationRolled(343, 343)) == "A mouse was seen in room 343."
    assert words.say(DestinationRolled(443, 344)) == "A mouse was seen in room 443 or 344."
