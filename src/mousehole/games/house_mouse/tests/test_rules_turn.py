"""House Mouse's rulebook: the turn (HOUSE-8 to HOUSE-18)."""
from __future__ import annotations

import pytest

from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    CARA,
    DORA,
    asked,
    card_at,
    discarded,
    end_turn,
    hand_of,
    hold,
    house,
    is_up,
    lay,
    mouse_at,
    nest,
    nest_of,
    offered,
    on_top,
    play,
    refused,
)
from mousehole.testkit.clauses import rule


@rule("HOUSE-8")
def test_a_turn_has_three_actions_and_ends_only_when_its_player_says_so() -> None:
    s = house()

    play(s, ANNE, "go b1", "scavenge", "go b2")

    assert asked(s) == (ANNE, "act")
    assert offered(s, ANNE) == ["end"]
    assert refused(s, ANNE, "go b1").clause == "HOUSE-8"
    end_turn(s, ANNE)
    assert asked(s) == (BART, "act")


@rule("HOUSE-8")
def test_a_turn_may_end_early() -> None:
    s = house()

    end_turn(s, ANNE)

    assert asked(s) == (BART, "act")
    assert s.actions_left() == 3


@rule("HOUSE-9")
def test_points_and_powers_go_into_the_nest_boosts_into_the_hand() -> None:
    s = house()
    for label, code in (("a1", "thimble-1"), ("b1", "shoo-1"), ("b2", "hush-1")):
        lay(s, label, code)

    play(s, ANNE, "scavenge")
    assert nest_of(s, ANNE) == ["thimble-1"]
    assert card_at(s, "a1") == "", "not refilled yet"
    assert refused(s, ANNE, "scavenge").clause == "HOUSE-9"
    play(s, ANNE, "go b1", "scavenge")
    assert nest_of(s, ANNE) == ["thimble-1", "shoo-1"]
    end_turn(s, ANNE, BART, CARA)
    play(s, ANNE, "go b2", "scavenge")

    assert hand_of(s, ANNE) == ["hush-1"]
    assert len(nest_of(s, ANNE)) == 2


@rule("HOUSE-10")
def test_a_move_leads_to_a_free_corner_next_door() -> None:
    s = house(at=("a1", "d1", "d2"))

    assert [line for line in offered(s, ANNE) if line.startswith("go")] == ["go b1", "go a2", "go b2"]
    assert refused(s, ANNE, "go d1").code == "occupied"
    assert refused(s, ANNE, "go c1").code == "not-adjacent"
    assert refused(s, ANNE, "go z9").code == "no-such-corner"
    play(s, ANNE, "go b2")
    assert (mouse_at(s, ANNE), s.actions_left()) == ("b2", 2), "across the room"


@rule("HOUSE-11")
def test_past_another_mouse_costs_an_action_a_corner() -> None:
    s = house(at=("a1", "b1", "d2"))
    lay(s, "b1", "thimble-1", up=True)

    play(s, ANNE, "go c1")

    assert s.actions_left() == 1
    assert nest_of(s, ANNE) == [], "nothing is taken on the way"
    play(s, ANNE, "go c2")
    assert s.actions_left() == 0


@rule("HOUSE-11")
def test_past_several_mice_in_a_row_as_one_move() -> None:
    s = house(at=("a1", "b1", "c1"))

    assert "go d1" in offered(s, ANNE)
    play(s, ANNE, "go d1")
    assert s.actions_left() == 0

    t = house(at=("a1", "b1", "c1"))
    play(t, ANNE, "scavenge")
    assert refused(t, ANNE, "go d1").clause == "HOUSE-11"


@rule("HOUSE-12")
def test_arriving_at_a_face_up_card_takes_it_for_free_and_must() -> None:
    s = house()
    lay(s, "b1", "mothball-1", up=True)

    play(s, ANNE, "go b1")

    assert nest_of(s, ANNE) == ["mothball-1"]
    assert s.actions_left() == 2


@rule("HOUSE-12")
def test_being_moved_onto_a_face_up_card_takes_it_too() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "mothball-1", up=True)

    play(s, ANNE, "use shoo-1", "mouse 1", "at c1", "stop")

    assert nest_of(s, BART) == ["mothball-1"]


@rule("HOUSE-13")
def test_a_corner_is_refilled_when_the_mouse_leaves() -> None:
    s = house()
    on_top(s, "needle-1", "thimble-1")

    play(s, ANNE, "scavenge")
    assert card_at(s, "a1") == ""
    play(s, ANNE, "go b1")

    assert card_at(s, "a1") == "needle-1"
    assert not is_up(s, "a1")
    play(s, ANNE, "go a1")
    assert card_at(s, "b1") != "thimble-1", "b1 still had its card"


@rule("HOUSE-13")
@pytest.mark.parametrize("how", ["moved by another", "through a tunnel"])
def test_it_does_not_matter_how_the_mouse_leaves(how: str) -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    hold(s, BART, "hidden-tunnel-1", known=True)
    lay(s, "d1", "")
    on_top(s, "needle-1")

    if how == "moved by another":
        play(s, ANNE, "use shoo-1", "mouse 1", "at c1", "stop")
    else:
        play(s, BART, "boost hidden-tunnel-1", "at b2")

    assert card_at(s, "d1") == "needle-1"


@rule("HOUSE-13")
def test_leaving_refills_before_arriving_scavenges() -> None:
    s = house()
    play(s, ANNE, "scavenge")
    lay(s, "b1", "secret-stash-1", up=True)
    on_top(s, "needle-1")

    play(s, ANNE, "go b1")

    names = [type(event).__name__ for event in s.events or []]
    assert names.index("CornerRefilled") < names.index("BoostScavenged")


@rule("HOUSE-14")
def test_a_power_takes_an_action_and_all_its_effects_follow_in_order() -> None:
    s = house()
    nest(s, ANNE, "startle-1", "thimble-1")
    nest(s, BART, "shoo-1")

    assert refused(s, ANNE, "use shoo-1").clause == "HOUSE-14"
    assert refused(s, ANNE, "use thimble-1").clause == "HOUSE-14"
    play(s, ANNE, "use startle-1")
    assert asked(s) == (ANNE, "reveal")
    play(s, ANNE, "at c1")
    assert asked(s) == (ANNE, "mouse")
    play(s, ANNE, "mouse 0", "at b1")

    assert s.actions_left() == 2


@rule("HOUSE-15")
def test_a_scavenged_power_is_free_in_that_turn_once() -> None:
    s = house()
    lay(s, "a1", "switcheroo-1")

    play(s, ANNE, "scavenge", "go b1", "go b2")
    assert s.actions_left() == 0
    play(s, ANNE, "use switcheroo-1", "mice 1 2")

    assert refused(s, ANNE, "use switcheroo-1").clause == "HOUSE-16", "that was its use"
    end_turn(s, ANNE, BART, CARA)
    play(s, ANNE, "use switcheroo-1", "mice 1 2")
    assert s.actions_left() == 2, "free only in the turn it was scavenged"


@rule("HOUSE-15")
def test_a_free_use_that_was_not_taken_is_gone_with_the_turn() -> None:
    s = house()
    lay(s, "a1", "switcheroo-1")
    play(s, ANNE, "scavenge")
    end_turn(s, ANNE, BART, CARA)

    play(s, ANNE, "use switcheroo-1", "mice 1 2")

    assert s.actions_left() == 2


@rule("HOUSE-15")
def test_scavenged_again_in_a_later_turn_a_power_is_free_again() -> None:
    s = house()
    lay(s, "a1", "switcheroo-1")
    nest(s, ANNE, "swap-shelf-1")
    play(s, ANNE, "scavenge", "use switcheroo-1", "mice 1 2")
    end_turn(s, ANNE, BART, CARA)

    play(s, ANNE, "use swap-shelf-1", "card switcheroo-1", "scavenge", "use switcheroo-1", "mice 1 2")

    assert s.actions_left() == 1


@rule("HOUSE-15")
def test_a_power_that_comes_on_anothers_turn_is_offered_once_after_the_card() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "switcheroo-1", up=True)

    play(s, ANNE, "use shoo-1", "mouse 1", "at c1")
    assert asked(s) == (ANNE, "step"), "the card is finished first"
    play(s, ANNE, "stop")
    assert asked(s) == (BART, "offer")
    play(s, BART, "decline")

    assert asked(s) == (ANNE, "act")
    assert s.offers == []


@rule("HOUSE-15")
def test_an_offered_power_is_resolved_at_once() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "switcheroo-1", up=True)
    play(s, ANNE, "use shoo-1", "mouse 1", "at c1", "stop")

    assert refused(s, BART, "use shoo-1").clause == "HOUSE-15"
    play(s, BART, "use switcheroo-1", "mice 0 2")

    assert mouse_at(s, ANNE) == "d2"
    assert asked(s) == (ANNE, "act")


@rule("HOUSE-15")
def test_several_offers_go_clockwise_from_the_player_on_turn() -> None:
    s = house(4, at=("b2", "c3", "d2", "b4"))
    end_turn(s, ANNE)
    hold(s, BART, "scatter-1")
    lay(s, "c2", "zoomies-1", up=True)
    lay(s, "b3", "zoomies-2", up=True)
    lay(s, "c4", "shoo-1", up=True)

    play(s, BART, "boost scatter-1", "at c2", "at c4", "at b3", "stop")  # Cara, Dora, Anne

    assert asked(s) == (CARA, "offer")
    play(s, CARA, "decline")
    assert asked(s) == (DORA, "offer")
    play(s, DORA, "decline")
    assert asked(s) == (ANNE, "offer")


@rule("HOUSE-15")
def test_a_power_given_away_before_its_offer_is_not_offered() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "switcheroo-1", up=True)
    hold(s, BART, "hot-potato-1", known=True)
    play(s, ANNE, "use shoo-1", "mouse 1", "at c1")

    play(s, BART, "boost hot-potato-1", "mouse 2", "card switcheroo-1")
    play(s, ANNE, "stop")

    assert asked(s) == (ANNE, "act")


@rule("HOUSE-15")
def test_a_power_that_leaves_the_nest_is_not_free_any_more() -> None:
    s = house()
    lay(s, "a1", "switcheroo-1")
    hold(s, ANNE, "hot-potato-1")
    play(s, ANNE, "scavenge", "boost hot-potato-1", "mouse 1", "card switcheroo-1")
    nest(s, ANNE, "thimble-1")
    hold(s, BART, "tug-of-war-1", known=True)

    play(s, BART, "boost tug-of-war-1", "mouse 0", "card switcheroo-1")
    play(s, ANNE, "use switcheroo-1")

    assert s.actions_left() == 1, "back in the nest, but not by scavenging"


@rule("HOUSE-15")
def test_a_card_is_free_for_the_same_player_once_a_turn() -> None:
    s = house()
    lay(s, "a1", "switcheroo-1")
    hold(s, ANNE, "second-wind-1")
    nest(s, ANNE, "swap-shelf-1")
    play(s, ANNE, "scavenge", "use switcheroo-1", "mice 1 2", "boost second-wind-1")
    play(s, ANNE, "use swap-shelf-1", "card switcheroo-1", "scavenge")

    assert "switcheroo-1" in nest_of(s, ANNE)
    assert s.actions_left() == 0
    assert "use switcheroo-1" not in offered(s, ANNE)


@rule("HOUSE-16")
def test_a_power_works_once_a_turn_and_every_card_counts_for_itself() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1", "switcheroo-2")

    play(s, ANNE, "use switcheroo-1", "mice 1 2")
    assert refused(s, ANNE, "use switcheroo-1").clause == "HOUSE-16"
    play(s, ANNE, "use switcheroo-2", "mice 1 2")
    end_turn(s, ANNE)

    assert s.used == [], "every turn begins with all Powers fresh"


@rule("HOUSE-16")
def test_in_another_nest_a_power_is_fresh_again() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1", "cheeky-swap-1")
    nest(s, BART, "thimble-1")
    hold(s, BART, "hot-potato-1", known=True)
    play(s, ANNE, "use switcheroo-1", "mice 1 2")
    play(s, ANNE, "use cheeky-swap-1", "mouse 1", "card switcheroo-1", "card thimble-1")

    play(s, BART, "boost hot-potato-1", "mouse 0", "card switcheroo-1")

    assert "use switcheroo-1" in offered(s, ANNE), "it changed nests, twice"


@rule("HOUSE-16")
def test_by_way_of_the_house_into_the_same_nest_is_no_change() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1", "swap-shelf-1")
    play(s, ANNE, "use switcheroo-1", "mice 1 2", "use swap-shelf-1", "card switcheroo-1", "scavenge")
    hold(s, ANNE, "sugar-rush-1")

    play(s, ANNE, "boost sugar-rush-1")

    assert refused(s, ANNE, "use switcheroo-1").clause == "HOUSE-16"


@rule("HOUSE-17")
def test_a_power_that_was_not_scavenged_costs_an_action() -> None:
    s = house()
    nest(s, ANNE, "cheeky-swap-1", "thimble-1")
    nest(s, BART, "switcheroo-1")
    play(s, ANNE, "use cheeky-swap-1", "mouse 1", "card thimble-1", "card switcheroo-1")

    play(s, ANNE, "use switcheroo-1", "mice 1 2")
    assert s.actions_left() == 1

    play(s, ANNE, "go b1")
    hold(s, BART, "hot-potato-1")
    nest(s, BART, "zoomies-1")
    play(s, BART, "boost hot-potato-1", "mouse 0", "card zoomies-1")
    assert refused(s, ANNE, "use zoomies-1").clause == "HOUSE-17"


@rule("HOUSE-18")
def test_a_power_stays_in_the_nest_after_use() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")

    play(s, ANNE, "use switcheroo-1", "mice 1 2")

    assert nest_of(s, ANNE) == ["switcheroo-1"]
    assert discarded(s) == []
