"""Mousewarming Party's six mice, clause by clause."""
from __future__ import annotations

import pytest

from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.tests.scene import (
    ANNE,
    BOX,
    EAST,
    GAME,
    NORTH,
    SOUTH,
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
from mousehole.games.mousewarming_party.wire import DieRolled
from mousehole.testkit.clauses import rule


def cheese(mice: str, side: int = SOUTH, *, at: tuple[int, int] = (2, 5), raccoon: int = 10,
           trays: tuple[str, str] = ("", ""), backpack: str = "", plates: dict[int, str] | None = None,
           pantry: str = "", served: str = "", doors: dict[int, int] | None = None,
           feeders: tuple[str, str] | None = None) -> Table:
    """Cheese is rolled by a team with abilities."""
    return roll(party(mice=mice, at=at, raccoon=raccoon, trays=trays, backpack=backpack, plates=plates, pantry=pantry,
                      served=served, doors=doors, feeders=feeders, abilities=True), "cheese", side)


def roll_again(s: Table) -> Table:
    """Answer anything, until a mouse must be moved."""
    while GAME.pending(s)[0].prompt != "move":
        play(s, offered(s)[0])
    return s


@rule("PARTY-30")
def test_cheese_is_placed_or_one_ability_of_either_mouse_is_used() -> None:
    s = cheese("mommy ninja", pantry="nut")
    assert offered(s) == ["cheese", "nap", "return nut"]

    placed = play(s, "cheese")
    assert on_plates(placed) == {8: "cheese"}
    assert moves(placed, "mommy")
    assert moves(placed, "ninja")
    used = play(cheese("mommy ninja", pantry="nut"), "return nut")
    assert on_plates(used) == {8: "nut"}, "and no cheese"
    assert moves(used, "mommy"), "the normal move follows, with either mouse"
    assert moves(used, "ninja")
    assert refused(used, "nap") == "no-cheese PARTY-9", "one ability, not two"


@rule("PARTY-30")
def test_the_plain_nap_needs_mommy_mouse() -> None:
    assert refused(cheese("ninja fitness", pantry="nut"), "nap") == "mouse-not-in-play PARTY-30"


@rule("PARTY-30")
def test_cheese_is_placed_unasked_if_no_ability_can_be_used() -> None:
    s = cheese("ninja slingshot")

    assert on_plates(s) == {8: "cheese"}
    assert moves(s, "ninja")


@rule("PARTY-30")
def test_abilities_need_cheese() -> None:
    s = roll(party(mice="ninja traveler", pantry="nut", trays=("", "nut"), abilities=True), "nut")

    assert refused(s, "return nut") == "no-cheese PARTY-30"
    assert refused(s, "pack nut") == "no-cheese PARTY-30"


@rule("PARTY-31")
def test_mommy_mouse_sings_the_raccoon_to_sleep_for_this_turn() -> None:
    s = play(cheese("mommy ninja", plates={11: "nut"}), "nap")
    assert s.asleep

    play(s, "mommy>3")

    assert (s.raccoon, in_pantry(s), s.asleep) == (10, {}, False)


@rule("PARTY-32")
def test_the_slingshot_sends_one_token_to_the_table_through_any_open_kitchen() -> None:
    s = cheese("slingshot ninja", trays=("nut egg", ""))
    assert offered(s) == ["cheese", "shoot nut", "shoot egg"]

    play(s, "shoot nut")

    assert (s.served_in_all(), tray(s, "slingshot"), s.at[0]) == (1, ["egg"], 2), "without moving"
    assert on_plates(s) == {}


@rule("PARTY-32")
def test_the_slingshot_needs_a_matching_kitchen_face_up_and_its_own_token() -> None:
    doors = cheese("slingshot sprinter", trays=("egg nut", "carrot"), doors={6: 2})
    assert [text for text in offered(doors) if "shoot" in text] == ["shoot nut"]
    assert refused(doors, "shoot egg") == "no-kitchen PARTY-32", "its kitchen lies face down"
    assert refused(doors, "shoot carrot") == "not-aboard PARTY-32", "it is the other mouse's"
    assert refused(doors, "shoot soup") == "not-aboard PARTY-32"


@rule("PARTY-32")
def test_the_slingshot_has_nothing_to_shoot_with_an_empty_tray() -> None:
    assert refused(cheese("slingshot mommy"), "shoot nut") == "tray-empty PARTY-32"


@rule("PARTY-32", "PARTY-20")
def test_a_shot_can_win() -> None:
    s = play(cheese("slingshot ninja", trays=("nut egg", ""), served="carrot " * 8), "shoot egg")

    assert result(s) == "party"
    assert tray(s, "slingshot") == ["nut"]


@rule("PARTY-33")
def test_the_ninja_returns_a_token_of_the_teams_choice_as_if_it_had_been_rolled() -> None:
    s = cheese("ninja fitness", EAST, pantry="nut nut egg", at=(5, 1), trays=("", "nut nut"))
    assert offered(s) == ["cheese", "return nut", "return egg"]

    play(s, "return egg")

    assert in_pantry(s) == {"nut": 2}
    assert on_plates(s) == {8: "egg"}, "from the east; the ninja stands on the first plate"
    assert sum(s.supply) == 26, "not out of the supply"


@rule("PARTY-33")
def test_no_return_from_an_empty_pantry_or_without_a_free_plate() -> None:
    empty = cheese("ninja mommy")
    assert refused(empty, "return nut") == "pantry-empty PARTY-33"
    some = cheese("ninja mommy", pantry="nut")
    assert refused(some, "return egg") == "not-in-pantry PARTY-33"
    assert refused(some, "return soup") == "not-in-pantry PARTY-33"
    full = cheese("ninja mommy", pantry="nut", plates={8: "egg", 11: "egg"}, feeders=("nut", "nut"))
    assert offered(full) == ["cheese", "nap"]
    assert refused(full, "return nut") == "no-free-plate PARTY-33"


@rule("PARTY-34")
def test_the_sprinter_runs_to_the_nearest_food_and_must_take_it() -> None:
    s = cheese("sprinter ninja", at=(2, 5), plates={5: "nut", 8: "egg", 11: "nut"})
    assert offered(s) == ["cheese", "sprint food", "sprint burrow"]

    play(s, "sprint food")

    assert (s.at[0], tray(s, "sprinter")) == (8, ["egg"]), "the nut at 5 is under the ninja; nobody is asked"
    assert moves(s, "sprinter") == [9, 11, 0], "it can move again, now with a token"


@rule("PARTY-34")
def test_the_sprinter_runs_to_the_nearest_burrow_door_or_kitchen_and_delivers() -> None:
    kitchen = play(cheese("sprinter ninja", at=(4, 5), trays=("egg nut", "")), "sprint burrow")
    assert (kitchen.at[0], kitchen.served_in_all(), tray(kitchen, "sprinter")) == (9, 1, ["nut"])
    door = play(cheese("sprinter ninja", at=(4, 5), trays=("egg nut", ""), doors={7: 2}), "sprint burrow")
    assert (door.at[0], door.is_up[7], tray(door, "sprinter")) == (7, True, ["nut"])
    guests = play(cheese("sprinter ninja", at=(4, 5), doors={6: 5}), "sprint burrow")
    assert (guests.at[0], guests.tiles[6]) == (6, NONE)
    assert moves(guests, "sprinter")


@rule("PARTY-34")
def test_a_full_tray_allows_only_burrows() -> None:
    s = cheese("sprinter ninja", trays=("nut nut", ""), plates={8: "egg"})

    assert offered(s) == ["cheese", "sprint burrow"]
    assert refused(s, "sprint food") == "tray-full PARTY-34"


@rule("PARTY-34")
def test_its_own_space_never_counts_nor_do_feeders_and_without_a_goal_it_cannot_run() -> None:
    own = cheese("sprinter ninja", at=(8, 5), plates={8: "egg"})
    assert refused(own, "sprint food") == "no-goal PARTY-34"
    far = play(cheese("sprinter ninja", at=(3, 5), plates={}), "sprint burrow")
    assert far.at[0] == 9, "not where it stood"


@rule("PARTY-34", "PARTY-20")
def test_a_sprint_can_win() -> None:
    s = play(cheese("sprinter ninja", at=(8, 5), trays=("egg", ""), served="nut " * 8), "sprint burrow")

    assert result(s) == "party"


@rule("PARTY-35")
def test_the_fitness_mouse_takes_the_top_token_of_the_nearest_free_feeder() -> None:
    s = cheese("fitness ninja", at=(2, 5), feeders=("nut egg", "carrot carrot"), raccoon=8)
    assert offered(s) == ["cheese", "raid"]

    play(s, "raid")

    assert (s.at[0], tray(s, "fitness"), s.feeders) == (4, ["egg"], [[0], [1, 1]])
    assert moves(s, "fitness") == [6, 7, 9]


@rule("PARTY-35")
def test_an_occupied_an_empty_and_its_own_feeder_are_passed() -> None:
    occupied = play(cheese("fitness ninja", at=(2, 4), raccoon=8), "raid")
    assert occupied.at[0] == 10
    empty = play(cheese("fitness ninja", at=(2, 5), raccoon=8, feeders=("", "egg")), "raid")
    assert empty.at[0] == 10
    own = play(cheese("fitness ninja", at=(4, 5), raccoon=8), "raid")
    assert own.at[0] == 10, "at least one step"
    stuck = cheese("fitness mommy", at=(4, 5), raccoon=10)
    assert offered(stuck) == ["cheese", "nap"]
    assert refused(stuck, "raid") == "no-goal PARTY-35"


@rule("PARTY-35")
def test_no_raid_with_a_full_tray() -> None:
    s = cheese("fitness mommy", trays=("nut nut", ""))

    assert offered(s) == ["cheese", "nap"]
    assert refused(s, "raid") == "tray-full PARTY-35"


@rule("PARTY-35", "PARTY-21")
def test_emptying_the_feeders_ends_the_game_only_after_the_raccoons_step_even_if_it_stays() -> None:
    s = play(cheese("fitness ninja", at=(2, 5), raccoon=8, feeders=("egg", ""), served="nut"), "raid")
    assert moves(s, "fitness"), "the move is still to come"

    play(s, "ninja>6")

    assert result(s) == "feeders-lost"
    assert s.raccoon == 8, "it stayed"


@rule("PARTY-35", "PARTY-20")
def test_the_raided_token_can_still_win_in_the_same_turn() -> None:
    s = cheese("fitness ninja", at=(7, 5), raccoon=8, feeders=("", "nut"), served="egg " * 8)
    play(s, "raid", "fitness>0")

    assert result(s) == "party"


@rule("PARTY-11", "PARTY-34")
def test_a_mouse_that_has_sprinted_cannot_drop_though_it_stands_on_an_empty_plate() -> None:
    s = play(cheese("sprinter ninja", at=(2, 11), trays=("egg", "nut"), plates={5: "carrot"}), "sprint food")
    assert (s.at[0], on_plates(s)) == (5, {})

    assert [text for text in offered(s) if "drop" in text] == ["drop ninja nut"], "the other mouse can"
    assert refused(s, "drop sprinter egg") == "moved-by-ability PARTY-11"
    assert [mouse.has_run for mouse in GAME.view(s, ANNE).mice] == [True, False]
    play(s, "ninja>0")
    assert "drop sprinter egg" in offered(roll_again(s)), "in the next turn it can"


@rule("PARTY-11", "PARTY-35")
def test_a_mouse_that_has_raided_a_feeder_is_bound_by_the_same_rule() -> None:
    s = play(cheese("fitness ninja", at=(2, 5), raccoon=8), "raid")

    assert refused(s, f"drop fitness {tray(s, 'fitness')[0]}") == "moved-by-ability PARTY-11"


@rule("PARTY-11", "PARTY-36")
def test_an_ability_that_moves_nobody_leaves_the_drop_as_it_was() -> None:
    s = play(cheese("traveler ninja", trays=("nut egg", "")), "pack nut")

    assert "drop traveler egg" in offered(s)


@rule("PARTY-36")
def test_the_traveler_packs_one_or_two_tokens_and_is_light_again() -> None:
    s = cheese("traveler mommy", trays=("nut egg", ""))
    assert offered(s) == ["cheese", "pack nut", "pack egg", "pack nut egg", "nap"]

    both = play(cheese("traveler mommy", trays=("nut egg", "")), "pack nut egg")
    assert (tray(both, "traveler"), BOX.names(both.backpack)) == ([], ("nut", "egg"))
    assert len(moves(both, "traveler")) == 4, "the backpack never slows it"
    one = play(s, "pack egg")
    assert (tray(one, "traveler"), BOX.names(one.backpack)) == (["nut"], ("egg",))
    assert GAME.view(one, ANNE).mice[0].backpack == ("egg",)
    assert GAME.view(one, ANNE).mice[1].backpack == ()
    assert "drop traveler egg" not in offered(one), "what is in the backpack cannot be dropped"
    assert refused(one, "drop traveler egg") == "not-aboard PARTY-11"


@rule("PARTY-36")
def test_the_order_in_which_tokens_are_packed_makes_no_difference() -> None:
    s = play(cheese("traveler mommy", trays=("nut egg", "")), "pack egg nut")
    assert BOX.names(s.backpack) == ("nut", "egg")


@rule("PARTY-36")
def test_packing_what_is_not_on_the_tray_is_told_what_is() -> None:
    s = cheese("traveler mommy", trays=("nut egg", ""))
    assert [words.refusal(refusal_of(s, "pack nut nut")) for words in WORDS[:1]] == [
        "Traveler mouse can’t use a nut: on its tray there’s only a nut and an egg. [PARTY-36]"]


@rule("PARTY-36")
def test_alike_tokens_are_offered_once() -> None:
    assert offered(cheese("traveler mommy", trays=("nut nut", ""))) == ["cheese", "pack nut", "pack nut nut", "nap"]


@rule("PARTY-36")
def test_no_packing_from_an_empty_or_foreign_tray_or_into_a_full_backpack() -> None:
    empty = cheese("traveler mommy", trays=("", "nut"))
    assert offered(empty) == ["cheese", "nap"]
    assert refused(empty, "pack nut") == "tray-empty PARTY-36", "the nut is the other mouse's"
    other = cheese("traveler mommy", trays=("egg", "nut"))
    assert refused(other, "pack nut") == "not-aboard PARTY-36", "it is the other mouse's"
    full = cheese("traveler mommy", trays=("nut", ""), backpack="egg egg")
    assert offered(full) == ["cheese", "nap"]
    assert refused(full, "pack nut") == "backpack-full PARTY-36"
    half = cheese("traveler mommy", trays=("nut carrot", ""), backpack="egg")
    assert offered(half) == ["cheese", "pack nut", "pack carrot", "nap"]
    assert refused(half, "pack nut carrot") == "backpack-full PARTY-36"


@rule("PARTY-36")
def test_kitchens_take_from_the_backpack_like_from_the_tray() -> None:
    s = roll(party(mice="ninja traveler", at=(5, 11), trays=("nut", "nut cheese"), backpack="carrot egg",
                   abilities=True), "tomato")

    play(s, "traveler>0")

    assert (tray(s, "traveler"), BOX.names(s.backpack), s.served_in_all()) == (["cheese"], ("egg",), 2)
    other = party(mice="ninja traveler", at=(11, 5), trays=("nut", ""), backpack="carrot", abilities=True)
    play(roll(other, "tomato"), "ninja>0")
    assert BOX.names(other.backpack) == ("carrot",), "only the traveler delivers it"


@rule("PARTY-36", "PARTY-23")
def test_the_backpack_counts_nothing_at_the_end() -> None:
    s = roll(party(mice="ninja traveler", backpack="carrot", served="egg " * 8, pantry="nut nut nut",
                   plates={11: "nut"}, abilities=True), "tomato", NORTH)
    play(s, "ninja>3")

    assert result(s) == "pantry-lost"


@pytest.mark.parametrize("mouse", BOX.mice)
@rule("PARTY-30")
def test_a_mouse_that_is_not_in_play_cannot_help(mouse: str) -> None:
    choice = {"mommy": "nap", "slingshot": "shoot nut", "ninja": "return nut", "sprinter": "sprint burrow",
              "fitness": "raid", "traveler": "pack nut"}[mouse]
    mice = "mommy fitness" if mouse not in ("mommy", "fitness") else "sprinter ninja"
    s = cheese(mice, trays=("nut", ""), pantry="nut")

    assert choice not in offered(s)
    assert refused(s, choice) == "mouse-not-in-play PARTY-30"


def test_after_an_ability_the_same_turn_goes_on() -> None:
    s = play(cheese("sprinter ninja", at=(4, 5)), "sprint burrow")

    assert s.turns == 1
    assert len(happened(s, DieRolled)) == 1
