"""Mousewarming Party's rulebook, clause by clause: what mice and raccoon do."""
from __future__ import annotations

import pytest

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.tests.scene import (
    ANNE,
    GAME,
    NORTH,
    SOUTH,
    WEST,
    WORDS,
    happened,
    in_pantry,
    moves,
    offered,
    on_plates,
    party,
    play,
    refusal_of,
    refused,
    result,
    roll,
    tray,
)
from mousehole.games.mousewarming_party.wire import Guests, RaccoonStayed
from mousehole.testkit.clauses import rule

GUESTS_OF_TWO, GUESTS_OF_THREE = 3, 5  # tiles


# The mouse

@rule("PARTY-10")
@pytest.mark.parametrize(("golden", "load", "reach"), [
    (0, "", 4), (0, "nut", 3), (0, "nut egg", 1), (2, "", 3), (2, "nut", 2), (2, "nut egg", 1)])
def test_a_mouse_moves_one_step_at_least_and_the_biggest_visible_number_at_most(
        golden: int, load: str, reach: int) -> None:
    s = roll(party(at=(5, 2), trays=(load, ""), golden_trays=golden, plates={5: "egg"}), "nut", WEST)

    assert moves(s, "mommy") == [6, 7, 8, 9][:reach]
    assert refused(s, f"mommy>{6 + reach}").endswith("PARTY-12" if 6 + reach == 10 else "PARTY-10")


@rule("PARTY-10")
def test_one_golden_tray_slows_one_mouse() -> None:
    s = roll(party(at=(5, 11), golden_trays=1), "nut", SOUTH)

    assert moves(s, "mommy") == [6, 7, 8]
    assert moves(s, "ninja") == [0, 1, 2, 3]


@rule("PARTY-10")
def test_somebody_must_move() -> None:
    s = roll(party(), "nut")

    assert {text.partition(">")[1] for text in offered(s)} == {">"}
    assert refused(s, "mommy>2") == "already-there PARTY-10", "standing still is not a move"
    assert refused(s, "mommy>77") == "no-such-space PARTY-12"
    assert refused(s, "sprinter>3") == "not-in-play PARTY-3"


@rule("PARTY-11")
def test_a_token_can_be_dropped_on_its_own_empty_plate_to_go_further() -> None:
    s = roll(party(at=(5, 2), trays=("nut egg", "")), "tomato", WEST)
    assert moves(s, "mommy") == [6]
    assert [text for text in offered(s) if "drop" in text] == ["drop mommy nut", "drop mommy egg"], "either token"

    play(s, "drop mommy nut")

    assert tray(s, "mommy") == ["egg"]
    assert on_plates(s) == {5: "nut", 11: "tomato"}
    assert offered(s) == ["mommy>6", "mommy>7", "mommy>8"]
    assert refused(s, "ninja>3") == "dropper-moves PARTY-11"
    assert refused(s, "drop mommy egg") == "one-drop PARTY-11"


@rule("PARTY-11", "PARTY-13")
def test_dropping_makes_room_for_another_token() -> None:
    s = roll(party(at=(5, 2), trays=("nut nut", ""), plates={8: "egg"}), "tomato", WEST)

    play(s, "drop mommy nut", "mommy>8", "take")

    assert tray(s, "mommy") == ["nut", "egg"]


@rule("PARTY-11")
def test_nothing_is_dropped_on_a_full_plate_or_where_there_is_none_or_what_is_not_aboard() -> None:
    full = roll(party(at=(5, 2), trays=("nut", ""), plates={5: "egg"}), "tomato", WEST)
    assert refused(full, "drop mommy nut") == "no-empty-plate PARTY-11"
    burrow = roll(party(at=(6, 2), trays=("nut", "")), "tomato", WEST)
    assert refused(burrow, "drop mommy nut") == "no-empty-plate PARTY-11"
    plate = roll(party(at=(5, 2), trays=("nut", "")), "tomato", WEST)
    assert refused(plate, "drop mommy egg") == "not-aboard PARTY-11"
    assert refused(plate, "drop ninja nut") == "not-aboard PARTY-11", "it is the other mouse's"
    assert refused(roll(party(), "cheese"), "drop mommy nut") == "not-moving-now PARTY-11"


@rule("PARTY-12")
def test_occupied_spaces_are_jumped_without_counting() -> None:
    s = roll(party(at=(2, 3), raccoon=4), "nut", SOUTH)

    assert moves(s, "mommy") == [5, 6, 7, 8]
    assert moves(s, "ninja") == [5, 6, 7, 8], "over the raccoon alone"
    assert refused(s, "mommy>3") == "occupied PARTY-12"
    assert refused(s, "mommy>4") == "occupied PARTY-12"
    assert refused(s, "mommy>1") == "too-far PARTY-10", "never against the arrows"


@rule("PARTY-10")
def test_a_mouse_that_moves_leaves_its_space() -> None:
    s = roll(party(at=(2, 3), raccoon=4), "nut", SOUTH)
    assert refused(s, "mommy>2") == "already-there PARTY-10"


@rule("PARTY-10")
@pytest.mark.parametrize(("tray", "steps"), [("nut egg", "exactly 1 step"), ("nut", "1 to 3 steps")])
def test_a_move_that_is_too_far_is_told_how_far_is_possible(tray: str, steps: str) -> None:
    s = roll(party(at=(2, 3), raccoon=4, trays=(tray, "")), "nut", SOUTH)
    assert steps in WORDS[0].refusal(refusal_of(s, "mommy>1"))


@rule("PARTY-12")
def test_the_loop_closes() -> None:
    assert moves(roll(party(at=(11, 5)), "nut", SOUTH), "mommy") == [0, 1, 2, 3]


@rule("PARTY-13")
def test_food_can_be_picked_up_or_left_where_the_mouse_stops() -> None:
    taken = play(roll(party(at=(2, 11), plates={5: "nut"}), "tomato", SOUTH), "mommy>5")
    assert offered(taken) == ["take", "leave"]
    assert refused(taken, "mommy>6") == "not-moving-now PARTY-10"
    play(taken, "take")
    assert tray(taken, "mommy") == ["nut"]
    assert 5 not in on_plates(taken)

    left = play(roll(party(at=(2, 11), plates={5: "nut"}), "tomato", SOUTH), "mommy>5", "leave")
    assert tray(left, "mommy") == []
    assert on_plates(left)[5] == "nut"


@rule("PARTY-13")
def test_not_from_feeders_not_on_the_way_and_not_with_a_full_tray() -> None:
    feeder = play(roll(party(at=(2, 11)), "tomato", SOUTH), "mommy>4")
    assert tray(feeder, "mommy") == []
    passed = play(roll(party(at=(2, 11), plates={5: "nut"}), "tomato", SOUTH), "mommy>6")
    assert tray(passed, "mommy") == []
    full = roll(party(at=(4, 11), trays=("egg egg", ""), plates={5: "nut"}), "tomato", SOUTH)
    turn = full.turns
    play(full, "mommy>5")
    assert full.turns == turn + 1, "nobody was asked"
    assert refused(roll(party(), "nut"), "take") == "no-food-here PARTY-13"
    assert refused(roll(party(), "nut"), "leave") == "no-food-here PARTY-13"


@rule("PARTY-14")
def test_stopping_at_a_door_flips_it_and_guests_sit_down_at_once() -> None:
    s = roll(party(at=(5, 11), doors={6: GUESTS_OF_TWO, 7: GUESTS_OF_THREE}, guests=(3, 5, 7)), "nut", SOUTH)
    assert GAME.view(s, ANNE).plates == 9

    play(s, "mommy>6")

    assert s.at[0] == 6, "the mouse remains on the space"
    assert s.tiles[6] == NONE
    assert Guests(GUESTS_OF_TWO, 2) in GAME.view(s, ANNE).guests
    assert GAME.view(s, ANNE).plates == 8
    assert GAME.view(s, ANNE).doors == (7,), "passing or standing near flips nothing"
    assert 6 in moves(roll(party(at=(5, 11)), "nut", SOUTH), "mommy"), "a plain space can be stopped on"


@rule("PARTY-14", "PARTY-15")
def test_a_kitchen_is_found_and_delivered_to_in_the_same_stop() -> None:
    s = roll(party(at=(5, 11), trays=("nut", ""), doors={6: 1}), "tomato", SOUTH)

    play(s, "mommy>6")

    assert s.is_up[6]
    assert GAME.view(s, None).kitchens[1].foods == ("nut", "mushroom", "cheese")
    assert (s.served_in_all(), tray(s, "mommy")) == (1, [])


@rule("PARTY-14")
def test_food_that_lies_in_a_sector_stays_when_guests_come() -> None:
    s = roll(party(at=(5, 11), doors={6: GUESTS_OF_TWO}, guests=(3, 5, 7), served="nut nut nut"), "nut", SOUTH)

    play(s, "mommy>6")

    assert s.served_in_all() == 3


@rule("PARTY-15")
def test_a_kitchen_takes_all_it_cooks_and_nothing_else() -> None:
    both = play(roll(party(at=(11, 5), trays=("nut carrot", "")), "tomato", SOUTH), "mommy>0")
    assert (both.served_in_all(), tray(both, "mommy")) == (2, [])
    one = play(roll(party(at=(11, 5), trays=("nut egg", "")), "tomato", SOUTH), "mommy>0")
    assert (one.served_in_all(), tray(one, "mommy")) == (1, ["egg"])
    assert GAME.view(one, ANNE).mice[0].reach == 3, "the egg slid down"
    none = play(roll(party(at=(11, 5), trays=("cheese egg", "")), "tomato", SOUTH), "mommy>0")
    assert (none.served_in_all(), tray(none, "mommy")) == (0, ["cheese", "egg"])


@rule("PARTY-15")
def test_passing_a_kitchen_delivers_nothing() -> None:
    s = play(roll(party(at=(11, 5), trays=("nut", "")), "tomato", SOUTH), "mommy>1")

    assert (s.served_in_all(), tray(s, "mommy")) == (0, ["nut"])


@rule("PARTY-15")
def test_the_last_empty_plate_ends_the_game_and_the_surplus_stays_aboard() -> None:
    s = play(roll(party(at=(11, 5), trays=("nut carrot", ""), served="egg " * 8), "tomato", SOUTH), "mommy>0")

    assert result(s) == "party"
    assert (s.served_in_all(), tray(s, "mommy")) == (9, ["carrot"])


@rule("PARTY-16")
def test_food_is_served_before_any_guests_sit_and_any_food_feeds_any_plate() -> None:
    doors = {1: 5, 6: 6, 7: 7}
    s = play(roll(party(at=(11, 5), trays=("nut carrot", ""), doors=doors), "tomato", SOUTH), "mommy>0")

    assert s.guests == []
    assert s.served_in_all() == 2


# The raccoon

@rule("PARTY-17")
def test_the_raccoon_goes_to_the_first_space_with_food_and_takes_one_token() -> None:
    s = play(roll(party(at=(2, 5), raccoon=10, plates={8: "nut", 11: "egg"}), "tomato", NORTH), "mommy>3")
    assert (s.raccoon, in_pantry(s)) == (11, {"egg": 1})
    assert 8 in on_plates(s)
    feeder = play(roll(party(at=(2, 5), raccoon=3, feeders=("nut egg", "nut")), "tomato", SOUTH), "mommy>6")
    assert (feeder.raccoon, in_pantry(feeder)) == (4, {"egg": 1}), "one token, the top one"
    assert feeder.feeders[0] == [0]


@rule("PARTY-17")
def test_the_raccoon_jumps_over_mice_and_never_takes_from_under_them() -> None:
    s = roll(party(at=(7, 4), raccoon=3, plates={5: "nut", 8: "egg"}), "tomato", WEST)
    play(s, "mommy>8", "leave")

    assert (s.raccoon, in_pantry(s)) == (5, {"nut": 1}), "not from the feeder under the ninja"
    play(s, "ninja>6")
    assert s.raccoon == 10, "not the egg under mommy"


@rule("PARTY-17")
def test_an_empty_feeder_is_passed() -> None:
    s = play(roll(party(at=(2, 5), raccoon=3, feeders=("", "nut")), "tomato", SOUTH), "mommy>6")

    assert s.raccoon == 8


@rule("PARTY-17")
def test_its_own_space_is_looked_at_last() -> None:
    s = roll(party(at=(2, 5), raccoon=4, plates={11: "egg"}, feeders=("nut nut", "")), "nut", SOUTH)
    play(s, "mommy>8", "leave")
    assert s.raccoon == 11, "though there is food where it stands"
    s = party(at=(0, 11), raccoon=4, feeders=("nut nut", ""), plates={2: "egg"})
    s.supply = [0] * 6
    play(roll(s, "nut"), "mommy>2", "leave")
    assert (s.raccoon, in_pantry(s)) == (4, {"nut": 1}), "all the way round"


@rule("PARTY-18")
def test_the_token_goes_to_its_foods_row_of_the_pantry() -> None:
    s = play(roll(party(pantry="egg nut nut", raccoon=10, plates={11: "nut"}), "tomato", SOUTH), "mommy>3")

    assert in_pantry(s) == {"egg": 1, "nut": 3}
    assert offered(s), "three do not end the game"


@rule("PARTY-19")
def test_the_raccoon_stays_if_no_food_is_reachable() -> None:
    s = party(at=(1, 4), raccoon=10, feeders=("nut", ""), plates={2: "egg"})
    s.supply = [0] * 6
    play(roll(s, "nut"), "mommy>2", "leave")

    assert s.raccoon == 10
    assert happened(s, RaccoonStayed) == [RaccoonStayed("no-food")]
    assert offered(s), "and the game goes on"
