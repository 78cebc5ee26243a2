"""The twelve Boosts of the standard edition, played."""
from __future__ import annotations

import pytest

from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BASIL,
    CARA,
    GAME,
    asked,
    card_at,
    cover,
    discarded,
    end_turn,
    hand_of,
    hold,
    house,
    lay,
    mouse_at,
    nest,
    nest_of,
    offered,
    on_top,
    play,
    refused,
    time_up,
)
from mousehole.testkit.clauses import rule


@rule("HOUSE-38")
def test_sugar_rush_gives_two_more_actions_on_your_own_turn() -> None:
    s = house()
    hold(s, ANNE, "sugar-rush-1")
    hold(s, BART, "second-wind-1")

    assert refused(s, BART, "boost second-wind-1").clause == "HOUSE-38"
    play(s, ANNE, "boost sugar-rush-1")

    assert s.actions_left() == 5
    end_turn(s, ANNE)
    assert s.actions_left() == 3


@rule("HOUSE-38")
def test_second_wind_makes_ones_powers_fresh_but_not_free() -> None:
    s = house()
    hold(s, ANNE, "second-wind-1")
    nest(s, ANNE, "switcheroo-1")
    play(s, ANNE, "use switcheroo-1", "mice 1 2")
    assert "use switcheroo-1" not in offered(s, ANNE)

    play(s, ANNE, "boost second-wind-1", "use switcheroo-1", "mice 1 2")

    assert s.actions_left() == 1


@rule("HOUSE-36")
def test_secret_stash_takes_the_top_card_as_if_scavenged_on_any_turn() -> None:
    s = house()
    hold(s, BART, "secret-stash-1")
    on_top(s, "switcheroo-1")

    play(s, BART, "boost secret-stash-1")

    assert nest_of(s, BART) == ["switcheroo-1"]
    assert asked(s) == (BART, "offer"), "on another's turn it is offered at once"


def test_secret_stash_without_a_card_does_nothing() -> None:
    s = house()
    hold(s, BART, "secret-stash-1")
    s.nests[CARA], s.pile = s.pile, []

    play(s, BART, "boost secret-stash-1")

    assert nest_of(s, BART) == []
    assert discarded(s) == ["secret-stash-1"]


def test_hidden_tunnel_leads_to_any_free_corner() -> None:
    s = house()
    hold(s, ANNE, "hidden-tunnel-1")

    play(s, ANNE, "boost hidden-tunnel-1")
    assert offered(s, ANNE) == ["at b1", "at c1", "at a2", "at b2", "at c2"]
    play(s, ANNE, "at c2")

    assert mouse_at(s, ANNE) == "c2"
    assert s.actions_left() == 3


@rule("HOUSE-38")
def test_cat_nap_takes_an_action_from_somebodys_next_turn() -> None:
    s = house()
    hold(s, CARA, "cat-nap-1")

    play(s, CARA, "boost cat-nap-1")
    assert offered(s, CARA) == ["nap 0 next", "nap 1 next", "nap 2 next", "nap 0 now"]
    play(s, CARA, "nap 1 next")

    assert s.actions_left() == 3
    end_turn(s, ANNE)
    assert s.actions_left() == 2
    end_turn(s, BART, CARA, ANNE)
    assert s.actions_left() == 3, "once"


@rule("HOUSE-37")
def test_spilled_glue_holds_a_mouse_until_a_turn_of_its_owner_ends() -> None:
    s = house()
    hold(s, ANNE, "spilled-glue-1")
    play(s, ANNE, "boost spilled-glue-1", "mouse 1")

    end_turn(s, ANNE)
    assert not [line for line in offered(s, BART) if line.startswith("go")]
    assert refused(s, BART, "go c1").clause == "HOUSE-37"
    end_turn(s, BART)

    assert s.glued == 0


@rule("HOUSE-38")
def test_hush_cancels_a_power_just_declared() -> None:
    s = house()
    hold(s, CARA, "hush-1")
    nest(s, ANNE, "zoomies-1")
    assert refused(s, CARA, "boost hush-1").code == "no-power-declared"

    play(s, ANNE, "use zoomies-1")
    play(s, CARA, "boost hush-1")

    assert asked(s) == (ANNE, "act")
    assert s.actions_left() == 2, "the action is spent"
    assert refused(s, ANNE, "use zoomies-1").clause == "HOUSE-16", "and the Power used"
    assert discarded(s) == ["hush-1"]


def test_hairball_puts_a_point_into_an_opponents_nest() -> None:
    s = house()
    hold(s, ANNE, "hairball-1")
    on_top(s, "mothball-1")

    play(s, ANNE, "boost hairball-1")
    assert offered(s, ANNE) == ["mouse 1", "mouse 2"]
    play(s, ANNE, "mouse 2")

    assert nest_of(s, CARA) == ["mothball-1"]
    assert discarded(s) == ["hairball-1"]


@pytest.mark.parametrize("top", ["zoomies-1", "hush-1"])
def test_hairball_discards_anything_but_a_point(top: str) -> None:
    s = house()
    hold(s, ANNE, "hairball-1")
    on_top(s, top)

    play(s, ANNE, "boost hairball-1")

    assert discarded(s) == [top, "hairball-1"]
    assert asked(s) == (ANNE, "act")


def test_hot_potato_moves_one_of_your_cards_to_another_nest() -> None:
    s = house()
    hold(s, BART, "hot-potato-1")
    nest(s, BART, "mothball-1", "thimble-1")

    play(s, BART, "boost hot-potato-1", "mouse 0", "card mothball-1")

    assert nest_of(s, ANNE) == ["mothball-1"]
    assert nest_of(s, BART) == ["thimble-1"]


@rule("HOUSE-22")
def test_tug_of_war_steals_by_chance_and_gives_one_back() -> None:
    s = house()
    hold(s, ANNE, "tug-of-war-1")
    nest(s, ANNE, "mothball-1")
    nest(s, BART, "thimble-1")
    cover(s, "thimble-1")

    play(s, ANNE, "boost tug-of-war-1")
    assert offered(s, ANNE) == ["mouse 1"], "chance can hit a face-down card"
    play(s, ANNE, "mouse 1")
    assert nest_of(s, ANNE) == ["mothball-1", "thimble-1"]
    assert GAME.view(s, None).covered == ("thimble-1",), "it moves face down"
    assert offered(s, ANNE) == ["card mothball-1"]
    play(s, ANNE, "card mothball-1")

    assert nest_of(s, BART) == ["mothball-1"]


def test_tug_of_war_may_give_the_same_card_back() -> None:
    s = house()
    hold(s, ANNE, "tug-of-war-1")
    nest(s, BART, "thimble-1")

    play(s, ANNE, "boost tug-of-war-1", "mouse 1", "card thimble-1")

    assert (nest_of(s, ANNE), nest_of(s, BART)) == ([], ["thimble-1"])


def test_lights_out_shuffles_face_up_cards_face_down_and_peeks() -> None:
    s = house()
    hold(s, BART, "lights-out-1")
    for label in ("a1", "b1", "c1"):
        lay(s, label, card_at(s, label), up=True)
    before = [card_at(s, label) for label in ("a1", "b1", "c1")]

    play(s, BART, "boost lights-out-1")
    assert s.up == 0, "also under mice"
    assert sorted([card_at(s, label) for label in ("a1", "b1", "c1")]) == sorted(before), "onto the same corners"
    play(s, BART, "at d2")

    assert [bool(GAME.view(s, BART).house[at]) for at in (0, 7)] == [False, True]


def test_scatter_moves_every_other_mouse_then_maybe_your_own() -> None:
    s = house(2, at=("a1", "d1", "d2"))
    hold(s, ANNE, "scatter-1")

    play(s, ANNE, "boost scatter-1")
    assert GAME.pending(s)[0].args == (("mouse_seat", BART),)
    assert set(offered(s, ANNE)) == {"at c1", "at c2"}, "one step, and a must"
    play(s, ANNE, "at c1", "at d1")
    assert "stop" in offered(s, ANNE)
    play(s, ANNE, "at b2")

    assert [mouse_at(s, mouse) for mouse in (ANNE, BART, BASIL)] == ["b2", "c1", "d1"]


@rule("HOUSE-35")
def test_scatter_leaves_a_mouse_without_a_free_neighbour_where_it_is() -> None:
    s = house(8, at=("c1", "d1", "a2", "a3", "b2", "b3", "e2", "e3"))
    hold(s, BART, "scatter-1")

    play(s, BART, "boost scatter-1")
    moved = []
    while asked(s)[1] == "step" and GAME.pending(s)[0].args != (("mouse_seat", BART),):
        d = GAME.pending(s)[0]
        moved.append(d.args[0][1])
        GAME.play(s, BART, d.options[-1])

    assert moved == [4, 5, 6, 7, ANNE], "clockwise from Bart; Cara in a2 and Dora in a3 have mice all around"
    assert mouse_at(s, CARA) == "a2"


def test_a_hush_in_nobodys_hand_still_costs_the_same_pause() -> None:
    s = house()
    hold(s, CARA, "cat-nap-1")
    nest(s, ANNE, "switcheroo-1")

    play(s, ANNE, "use switcheroo-1")
    assert asked(s)[1] == "window"
    time_up(s)

    assert asked(s) == (ANNE, "swap")


def test_a_scavenged_boost_is_in_the_hand() -> None:
    s = house()
    lay(s, "a1", "hush-1")

    play(s, ANNE, "scavenge")

    assert hand_of(s, ANNE) == ["hush-1"]
    assert nest_of(s, ANNE) == []
