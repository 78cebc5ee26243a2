"""Mousewarming Party's rulebook, clause by clause: components, set-up and the die; the rest has its own files."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.mousewarming_party.board import NONE
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
    roll,
)
from mousehole.games.mousewarming_party.wire import NothingPlaced, RaccoonStayed
from mousehole.kernel import Rng
from mousehole.testkit.clauses import rule

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
def test_the_first_space_of_the_side_is_looked_at_first() -> None:
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
