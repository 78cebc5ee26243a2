"""Mousewarming Party's rulebook, clause by clause: components, set-up, turn and end. Abilities: test_abilities.py."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games import load_game
from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.ladder import Progress
from mousehole.games.mousewarming_party.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    EAST,
    GAME,
    NORTH,
    SMALL,
    SOUTH,
    WEST,
    happened,
    in_pantry,
    moves,
    offered,
    on_plates,
    party,
    play,
    refused,
    result,
    roll,
    tray,
)
from mousehole.games.mousewarming_party.wire import FoodPlaced, Guests, NothingPlaced, RaccoonStayed
from mousehole.kernel import BadSetup, Rng
from mousehole.kernel.edition import Edition
from mousehole.testkit.clauses import rule

GUESTS_OF_TWO, GUESTS_OF_THREE = 3, 5  # tiles
TOMATO = 2  # a face of the die


# Components and set-up

@rule("PARTY-1")
def test_three_kitchens_and_three_of_five_guest_tiles_lie_door_side_up() -> None:
    used: Counter[int] = Counter()
    places = set()
    for seed in range(120):
        s = GAME.start(2, Rng.numbered(seed))
        laid = [s.tiles[space] for space in BOX.burrow_spaces]
        assert {0, 1, 2} < set(laid)
        assert len(set(laid)) == 6
        assert not any(s.is_up)
        assert [tile for tile in s.tiles if tile != NONE] == laid, "only on burrow spaces"
        assert sorted([*laid, *s.boxed]) == list(range(8))
        used.update(laid)
        places.add(laid.index(0))
    assert all(40 < used[tile] < 110 for tile in range(3, 8)), "any guests"
    assert places == set(range(6)), "any burrow"


@rule("PARTY-2")
def test_thirty_common_tokens_and_two_piles_of_five() -> None:
    piles = set()
    for seed in range(30):
        s = GAME.start(1, Rng.numbered(seed))
        assert sum(s.supply) == 30
        assert [len(pile) for pile in s.feeders] == [5, 5]
        assert sorted(s.feeders[0] + s.feeders[1]) == [0, 1, 2, 3, 4, 4, 4, 5, 5, 5]
        piles.add(tuple(s.feeders[0]))
    assert len(piles) > 25, "shuffled"


@rule("PARTY-3")
def test_the_first_player_sets_up_raccoon_then_mice_then_tray_then_plates() -> None:
    s = GAME.start(3, Rng.numbered(1), {"golden_trays": 1, "first_player": BART})

    assert offered(s) == ["raccoon@4", "raccoon@10"]
    assert refused(s, "raccoon@2") == "not-a-feeder PARTY-3"
    assert refused(s, "mouse ninja") == "not-in-set-up PARTY-3"
    play(s, "raccoon@4", who=BART)
    assert len(offered(s)) == 6
    assert refused(s, "mouse basil") == "no-such-mouse PARTY-3"
    play(s, "mouse ninja", who=BART)
    assert len(offered(s)) == 5
    assert refused(s, "mouse ninja") == "already-in-play PARTY-3"
    play(s, "mouse fitness", who=BART)
    assert offered(s) == ["golden ninja", "golden fitness"]
    assert refused(s, "golden mommy") == "not-in-play PARTY-3"
    play(s, "golden fitness", who=BART)
    assert offered(s) == ["ninja@2", "ninja@5", "ninja@8", "ninja@11"]
    assert refused(s, "ninja@4") == "not-a-plate PARTY-3"
    assert refused(s, "fitness@5") == "other-mouse-first PARTY-3"
    assert refused(s, "mommy@5") == "not-in-play PARTY-3"
    play(s, "ninja@2", who=BART)
    assert offered(s) == ["fitness@5", "fitness@8", "fitness@11"]
    assert refused(s, "fitness@2") == "occupied PARTY-12"
    assert refused(s, "ninja@5") == "already-placed PARTY-3"
    play(s, "fitness@11", who=BART)

    assert (s.raccoon, s.mice, s.at, s.golden) == (4, ["ninja", "fitness"], [2, 11], [False, True])
    assert (s.turn, s.turns) == (BART, 1), "and then the first turn is Bart's"


@rule("PARTY-3", "PARTY-24")
@pytest.mark.parametrize(("trays", "golden"), [(0, [False, False]), (2, [True, True])])
def test_without_a_single_golden_tray_nobody_is_asked_about_it(trays: int, golden: list[bool]) -> None:
    s = play(GAME.start(1, Rng.numbered(1), {"golden_trays": trays}), "raccoon@4", "mouse ninja", "mouse mommy")

    assert offered(s)[0] == "ninja@2"
    assert s.golden == golden


@rule("PARTY-4")
def test_in_first_games_everybody_sees_the_burrows_before_anything_is_decided() -> None:
    s = GAME.start(2, Rng.numbered(3), {"burrows": "open"})
    assert offered(s)[0] == "raccoon@4"
    view = GAME.view(s, ANNE)

    assert view.doors == ()
    assert sorted([kitchen.tile for kitchen in view.kitchens]) == [0, 1, 2]
    assert len(view.guests) == 3
    assert sum([guest.plates for guest in view.guests]) == view.plates
    assert sum([tile != NONE for tile in s.tiles]) == 3, "where guests lived is a plain space"


@rule("PARTY-4")
def test_otherwise_doors_are_closed() -> None:
    s = GAME.start(2, Rng.numbered(3))
    GAME.pending(s)

    assert GAME.view(s, ANNE).doors == tuple(BOX.burrow_spaces)
    assert GAME.view(s, ANNE).plates == 9


@rule("PARTY-5")
def test_the_first_seat_begins_unless_the_host_says_otherwise_and_turns_go_clockwise() -> None:
    assert GAME.start(3, Rng.numbered(5)).turn == ANNE
    assert GAME.start(3, Rng.numbered(5), {"first_player": CARA}).turn == CARA
    assert {ANNE, BART, CARA} == {GAME.start(3, Rng.numbered(n), {"first_player": "random"}).turn for n in range(30)}
    s = roll(party(3), "tomato")
    for seat in (ANNE, BART, CARA, ANNE):
        assert [d.seat for d in GAME.pending(s)] == [seat]
        play(s, offered(s)[0])
        if "leave" in offered(s):
            play(s, "leave")


@rule("PARTY-5")
def test_any_player_may_move_either_mouse_but_only_on_turn_and_all_win_or_lose_together() -> None:
    s = roll(party(2, trays=("nut", ""), at=(11, 5), served="nut " * 8), "tomato")

    assert moves(s, "mommy")
    assert moves(s, "ninja")
    assert refused(s, "mommy>0", who=BART) == "not-your-turn PARTY-5"
    play(s, "mommy>0", who=ANNE)
    outcome = GAME.outcome(s)
    assert (outcome.winners, outcome.ranking) == ((ANNE, BART), ((ANNE, BART),))


# The die

@rule("PARTY-6")
def test_every_side_is_as_likely_whatever_the_face() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(1200):
        s = party()
        s.rng = Rng.numbered(seed)
        GAME.pending(s)
        seen[s.side, s.rolled] += 1
    cheese = BOX.foods.index("cheese")

    assert len(seen) == 4 * 5
    assert all(25 < n < 85 for (_, food), n in seen.items() if food != cheese), "1 in 24 each"
    assert all(65 < n < 140 for (_, food), n in seen.items() if food == cheese), "cheese is on two faces"


@rule("PARTY-7")
@pytest.mark.parametrize(("side", "space"), [(NORTH, 2), (EAST, 5), (SOUTH, 8), (WEST, 11)])
def test_food_goes_on_the_first_plate_from_the_side_of_the_die(side: int, space: int) -> None:
    s = roll(party(at=(0, 1), raccoon=4), "nut", side)

    assert on_plates(s) == {space: "nut"}
    assert s.supply[0] == 5


@rule("PARTY-7")
def test_plates_with_food_a_mouse_or_the_raccoon_are_passed_over() -> None:
    assert on_plates(roll(party(at=(2, 5), raccoon=8), "nut", NORTH)) == {11: "nut"}
    around = roll(party(at=(0, 1), plates={11: "egg"}), "nut", WEST)
    assert on_plates(around) == {11: "egg", 2: "nut"}


@rule("PARTY-7")
def test_the_own_space_of_the_side_is_looked_at_first() -> None:
    box = SMALL.box
    assert box.starts[0] == 0
    assert box.has_plate[0]
    s = SMALL.start(1, Rng.numbered(1))
    s.raccoon, s.at = 4, [5, 7]

    assert s.free_plate(0) == 0


@rule("PARTY-8")
def test_with_no_free_plate_nothing_is_placed() -> None:
    s = roll(party(at=(2, 5), plates={8: "nut", 11: "egg"}), "tomato")

    assert on_plates(s) == {8: "nut", 11: "egg"}
    assert len(happened(s, NothingPlaced)) == 1
    assert s.supply[BOX.foods.index("tomato")] == 6


@rule("PARTY-8")
def test_with_no_token_left_nothing_is_placed_for_others_are_not_supply() -> None:
    s = party(trays=("tomato tomato", "tomato"), pantry="tomato tomato", served="tomato")
    assert s.supply[BOX.foods.index("tomato")] == 0

    roll(s, "tomato")

    assert on_plates(s) == {}
    assert happened(s, NothingPlaced)


@rule("PARTY-9")
def test_cheese_is_placed_or_the_raccoon_naps() -> None:
    placed = roll(party(), "cheese", SOUTH)
    assert offered(placed) == ["cheese", "nap"]
    assert refused(placed, "mommy>3") == "not-moving-now PARTY-10"
    play(placed, "cheese")
    assert on_plates(placed) == {8: "cheese"}
    assert not placed.asleep

    napping = play(roll(party(), "cheese", SOUTH), "nap")
    assert on_plates(napping) == {}
    assert napping.asleep


@rule("PARTY-9", "PARTY-19")
def test_asleep_the_raccoon_takes_nothing_keeps_its_space_and_wakes_at_the_end_of_the_turn() -> None:
    s = roll(party(at=(8, 2), raccoon=10, plates={11: "nut"}), "cheese", NORTH, SOUTH, TOMATO)
    play(s, "nap")

    assert 10 not in moves(s, "mommy")
    assert refused(s, "mommy>10") == "occupied PARTY-12"
    play(s, "ninja>3")
    assert happened(s, RaccoonStayed) == [RaccoonStayed("asleep")]
    assert (s.raccoon, in_pantry(s), s.asleep) == (10, {}, False)
    play(s, "ninja>4")
    assert in_pantry(s) == {"nut": 1}, "awake again"


@rule("PARTY-9")
def test_a_nap_needs_cheese_and_plain_mice_have_no_abilities() -> None:
    assert refused(roll(party(), "nut"), "nap") == "no-cheese PARTY-9"
    assert refused(roll(party(), "nut"), "cheese") == "no-cheese PARTY-9"
    assert refused(roll(party(pantry="nut"), "cheese"), "return nut") == "no-abilities PARTY-30"
    assert refused(roll(party(pantry="nut"), "nut"), "return nut") == "no-cheese PARTY-30"


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
    assert refused(s, "mommy>2") == "occupied PARTY-12", "no step is no move"
    assert refused(s, "mommy>77") == "no-such-space PARTY-12"
    assert refused(s, "sprinter>3") == "not-in-play PARTY-3"


@rule("PARTY-11")
def test_a_token_can_be_dropped_on_the_own_empty_plate_to_go_further() -> None:
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
    assert offered(s), "three are no end yet"


@rule("PARTY-19")
def test_the_raccoon_stays_if_no_food_is_reachable() -> None:
    s = party(at=(1, 4), raccoon=10, feeders=("nut", ""), plates={2: "egg"})
    s.supply = [0] * 6
    play(roll(s, "nut"), "mommy>2", "leave")

    assert s.raccoon == 10
    assert happened(s, RaccoonStayed) == [RaccoonStayed("no-food")]
    assert offered(s), "and the game goes on"


# The end

@rule("PARTY-20")
def test_the_last_plate_wins_at_once_before_the_raccoon() -> None:
    s = party(at=(11, 5), trays=("nut", ""), served="egg " * 8, pantry="nut nut nut", raccoon=6, plates={8: "nut"})
    play(roll(s, "tomato", EAST), "mommy>0")

    assert result(s) == "party"
    assert GAME.outcome(s).winners == (ANNE,)
    assert (s.raccoon, in_pantry(s)) == (6, {"nut": 3})
    assert refused(s, "mommy>1") == "game-over PARTY-20"


@rule("PARTY-20")
def test_plates_are_those_of_the_guests_and_three_for_each_uncovered_sector() -> None:
    doors = {1: 3, 6: 4}
    s = party(doors=doors, guests=(3, 4, 5))
    assert s.plates() == 9
    assert party(guests=(3, 4, 5)).plates() == 7
    s = play(roll(party(at=(11, 5), trays=("nut", ""), served="egg " * 7, doors=doors), "tomato", SOUTH), "mommy>0")
    assert offered(s), "eight are not enough while two sectors are uncovered"


@rule("PARTY-20")
def test_small_guests_can_win_it_when_they_sit_down() -> None:
    s = party(at=(5, 11), doors={6: GUESTS_OF_TWO}, guests=(3, 5, 7), served="nut " * 8)
    play(roll(s, "tomato", SOUTH), "mommy>6")

    assert result(s) == "party"
    assert GAME.outcome(s).winners == (ANNE,)


@rule("PARTY-21")
def test_two_empty_feeders_end_the_game_burrows_are_flipped_and_counted() -> None:
    s = party(at=(2, 5), raccoon=9, feeders=("", "nut"), doors={6: GUESTS_OF_TWO, 7: 1}, guests=(3, 5, 7),
              served="egg " * 7)
    play(roll(s, "tomato", SOUTH), "mommy>3")

    assert result(s) == "feeders-lost"
    assert sorted(s.guests) == [3, 5, 7]
    assert s.is_up[7], "the kitchen too"
    assert s.plates() == 8
    assert GAME.outcome(s).winners == ()


@rule("PARTY-21")
def test_one_empty_feeder_is_no_end() -> None:
    s = play(roll(party(at=(2, 5), raccoon=9, feeders=("nut", "nut")), "tomato", SOUTH), "mommy>3")

    assert s.feeders == [[0], []]
    assert offered(s)


@rule("PARTY-22")
def test_a_fourth_token_of_one_food_ends_the_game_the_same_way() -> None:
    s = party(pantry="nut nut nut", raccoon=10, plates={11: "nut"}, doors={6: GUESTS_OF_TWO}, guests=(3, 5, 7))
    play(roll(s, "tomato", SOUTH), "mommy>3")

    assert result(s) == "pantry-lost"
    assert in_pantry(s) == {"nut": 4}
    assert GUESTS_OF_TWO in s.guests
    other = play(roll(party(pantry="nut nut nut", raccoon=10, plates={11: "egg"}), "tomato", SOUTH), "mommy>3")
    assert offered(other), "four tokens, but not of one food"


@rule("PARTY-23")
@pytest.mark.parametrize(("pantry", "plates", "feeders", "reason"), [
    ("nut nut nut", {11: "nut"}, ("nut", "nut"), "pantry-won"), ("", {}, ("", "nut"), "feeders-won")])
def test_enough_food_for_guests_found_at_the_end_wins(
        pantry: str, plates: dict[int, str], feeders: tuple[str, str], reason: str) -> None:
    s = party(2, pantry=pantry, raccoon=9 if not plates else 10, plates=plates, feeders=feeders,
              doors={6: GUESTS_OF_TWO}, guests=(3, 5, 7), served="egg " * 8)
    play(roll(s, "tomato", SOUTH), "mommy>3")

    assert result(s) == reason
    assert GAME.outcome(s).winners == (ANNE, BART)


@rule("PARTY-23")
def test_only_the_table_counts() -> None:
    s = party(trays=("egg egg", "egg"), plates={11: "nut", 2: "nut"}, pantry="nut nut nut", raccoon=10, at=(8, 5),
              served="cheese " * 6, guests=(3, 4, 5))
    assert s.plates() == 7
    play(roll(s, "tomato", SOUTH), "ninja>6")

    assert result(s) == "pantry-lost"
    assert GAME.outcome(s).scores == (6,)


@rule("PARTY-23")
def test_with_open_burrows_no_game_is_won_by_counting() -> None:
    for seed in range(60):
        s = GAME.start(1, Rng.numbered(seed), {"burrows": "open"})
        rng = Rng.numbered(seed)
        while pending := GAME.pending(s):
            GAME.apply(s, 0, pending[0].options[rng.below(len(pending[0].options))])
        assert result(s) in ("party", "feeders-lost", "pantry-lost")


@rule("PARTY-24")
def test_three_wins_in_a_row_with_hidden_burrows_earn_a_golden_tray_and_three_more_the_other() -> None:
    team = Progress()
    for golden in (0, 1):
        for _ in range(2):
            team = team.after(team.options(), won=True)
        assert golden == team.golden_trays
        assert Progress(golden) == team.after(team.options(), won=False), "in a row"
        team = team.after(team.options(), won=True)
    assert team == Progress(2)
    assert team.options() == {"burrows": "hidden", "golden_trays": 2}
    for _ in range(4):
        team = team.after(team.options(), won=True)
    assert team.golden_trays == 2, "there are no more"


@rule("PARTY-24")
def test_games_with_open_burrows_or_other_trays_do_not_count() -> None:
    team = Progress(0, 2)

    assert team.after({"burrows": "open"}, won=True) == team
    assert team.after({"golden_trays": 2}, won=False) == team
    assert team.after({}, won=True) == Progress(1), "hidden burrows and silver trays are what is played by default"


@rule("PARTY-25")
def test_everybody_sees_the_same_and_nobody_what_is_face_down() -> None:
    s = roll(party(3, doors={1: 3, 6: 1, 7: 5}, guests=(3, 5, 7)), "nut")
    seen = GAME.view(s, ANNE)

    for seat in (BART, CARA, None):
        assert {**seen.__dict__, "seat": seat} == GAME.view(s, seat).__dict__
    assert seen.doors == (1, 6, 7)
    assert seen.feeders == (5, 5)
    dreams = [GAME.imagine(seen, Rng.numbered(n)) for n in range(200)]
    assert {dream.tiles[1] for dream in dreams} == {1, 3, 4, 5, 6}, "the kitchen not found, or any guests not seated"
    assert all([1 in dream.tiles for dream in dreams]), "kitchens never stay in the box"
    assert len({tuple(dream.feeders[0]) for dream in dreams}) > 100
    assert len({tuple(dream.boxed) for dream in dreams}) == 6


@rule("PARTY-25")
def test_what_the_feeders_hold_together_can_be_counted() -> None:
    s = play(roll(party(at=(2, 5), raccoon=3), "tomato", SOUTH), "mommy>6")

    assert [(s.feeders[0] + s.feeders[1]).count(food) for food in range(6)] == s.unseen()


# Editions

def test_the_second_edition_is_another_board() -> None:
    box = SMALL.box

    assert (box.size, len(box.foods), box.plates, sorted(box.guests)) == (16, 5, 2, [1, 1, 2, 2, 2])
    assert box.starts == [0, 4, 8, 12]
    assert box.feeder_spaces == [4, 12]
    assert SMALL.start(1, Rng.numbered(1)).plates() == 6


@pytest.mark.parametrize(("old", "new"), [
    ("BBP BFP BBP BFP", "BBP BFP BBP BFX"), ("BBP BFP BBP BFP", "BBP BFP BBP PFP"), ("BBP BFP BBP BFP", "BBB BFB BFP"),
    ("raccoon = 3", "raccoon = 4"), ("space = 9", "space = 12"), ("steps = [3, 2, 1]", "steps = [3, 2, 0]"),
    ('"mushroom", "egg"]', '"mushroom", "soup"]'), ('faces = ["nut"', 'faces = ["soup"'), ("[2, 2, 3, 3, 3]", "[2, 2]"),
    ("[2, 2, 3, 3, 3]", "[0, 2, 3, 3, 3]")])
def test_an_edition_that_makes_no_game_is_refused(old: str, new: str) -> None:
    text = Edition(_text()).text
    assert old in text

    with pytest.raises(BadSetup, match="does not fit the game"):
        load_game("mousewarming-party", text=text.replace(old, new, 1))


def _text() -> str:
    from mousehole.games import edition_text
    return edition_text("mousewarming-party")


def test_what_is_placed_is_told() -> None:
    assert happened(roll(party(), "nut", SOUTH), FoodPlaced) == [FoodPlaced("nut", 8)]
