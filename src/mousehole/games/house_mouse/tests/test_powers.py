"""The sixteen Powers of the standard edition, played."""
from __future__ import annotations

from mousehole.games.house_mouse.box import BOOST, POINT, POWER
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    asked,
    card_at,
    cover,
    discarded,
    house,
    is_up,
    lay,
    mouse_at,
    nest,
    nest_of,
    offered,
    on_top,
    play,
)
from mousehole.testkit.clauses import rule


def test_the_deck_is_as_large_as_the_published_one() -> None:
    sizes = {type: sum([kind.copies for kind in BOX.kinds if kind.type == type]) for type in (POINT, POWER, BOOST)}

    assert sizes == {POINT: 64, POWER: 32, BOOST: 12}
    assert len([kind for kind in BOX.kinds if kind.type == POWER]) == 16
    assert len([kind for kind in BOX.kinds if kind.type == BOOST]) == 12


def test_whisker_twitch_peeks_at_up_to_two_cards() -> None:
    s = house()
    nest(s, ANNE, "whisker-twitch-1")
    lay(s, "c1", "thimble-1")

    play(s, ANNE, "use whisker-twitch-1", "at c1")
    assert "at c1" not in offered(s, ANNE), "another card"
    play(s, ANNE, "at c2")

    assert [GAME.view(s, ANNE).house[2], GAME.view(s, BART).house[2]] == ["thimble-1", None]
    assert asked(s) == (ANNE, "act")


def test_whisker_twitch_may_stop_before() -> None:
    s = house()
    nest(s, ANNE, "whisker-twitch-1")

    play(s, ANNE, "use whisker-twitch-1", "at c1", "stop")

    assert asked(s) == (ANNE, "act")


def test_keyhole_peeks_into_a_room_here_and_reveals_a_card_of_it() -> None:
    s = house(at=("b1", "d1", "d2"))
    nest(s, ANNE, "keyhole-1")

    play(s, ANNE, "use keyhole-1")
    assert offered(s, ANNE) == ["room 1", "room 2"]
    play(s, ANNE, "room 1", "at a1")
    assert offered(s, ANNE) == ["at a1", "at b1", "at a2", "at b2"], "the same or another of that room"
    play(s, ANNE, "at a2")

    assert is_up(s, "a2")
    assert not is_up(s, "a1")


def test_lights_on_reveals_every_card_of_a_room() -> None:
    s = house()
    nest(s, ANNE, "lights-on-1")

    play(s, ANNE, "use lights-on-1", "room 3")

    assert [label for label in BOX.house_for(3).labels if is_up(s, label)] == ["c1", "d1", "c2", "d2"]
    assert nest_of(s, BART) == [], "what is revealed under a mouse stays"


def test_startle_reveals_a_card_and_moves_any_mouse() -> None:
    s = house()
    nest(s, ANNE, "startle-1")
    lay(s, "c1", "mothball-1")

    play(s, ANNE, "use startle-1", "at c1")
    assert set(offered(s, ANNE)) == {"mouse 0", "mouse 1", "mouse 2"}
    play(s, ANNE, "mouse 1", "at c1")

    assert mouse_at(s, BART) == "c1"
    assert nest_of(s, BART) == ["mothball-1"]


def test_fair_swap_lets_both_pick_secretly() -> None:
    s = house()
    nest(s, ANNE, "fair-swap-1", "thimble-1")
    nest(s, BART, "mothball-1", "needle-1")

    play(s, ANNE, "use fair-swap-1")
    assert offered(s, ANNE) == ["mouse 1"], "Cara has no card to pick"
    play(s, ANNE, "mouse 1")
    assert [d.seat for d in GAME.pending(s)] == [ANNE, BART]
    play(s, BART, "card mothball-1")
    assert GAME.view(s, ANNE).picked[BART]
    assert (GAME.view(s, ANNE).pick, GAME.view(s, BART).pick) == (None, "mothball-1")
    play(s, ANNE, "card thimble-1")

    assert nest_of(s, ANNE) == ["fair-swap-1", "mothball-1"]
    assert nest_of(s, BART) == ["needle-1", "thimble-1"]


def test_cheeky_swap_gives_a_card_and_takes_another() -> None:
    s = house()
    nest(s, ANNE, "cheeky-swap-1", "mothball-1")
    nest(s, BART, "needle-1", "thimble-1")

    play(s, ANNE, "use cheeky-swap-1", "mouse 1", "card mothball-1")
    assert offered(s, ANNE) == ["card needle-1", "card thimble-1"], "not the one given"
    play(s, ANNE, "card thimble-1")

    assert nest_of(s, ANNE) == ["cheeky-swap-1", "thimble-1"]
    assert nest_of(s, BART) == ["needle-1", "mothball-1"]


@rule("HOUSE-39")
def test_swap_shelf_puts_a_card_and_scavenges_what_lay_there() -> None:
    s = house()
    nest(s, ANNE, "swap-shelf-1", "mothball-1")
    lay(s, "a1", "shoo-1")

    play(s, ANNE, "use swap-shelf-1")
    assert offered(s, ANNE) == ["card swap-shelf-1", "card mothball-1"], "this one too"
    play(s, ANNE, "card mothball-1")

    assert nest_of(s, ANNE) == ["swap-shelf-1", "shoo-1"]
    assert card_at(s, "a1") == "mothball-1"
    assert is_up(s, "a1")
    assert GAME.view(s, ANNE).free == (("shoo-1", ANNE),), "as if scavenged"


@rule("HOUSE-39")
def test_swap_shelf_at_an_empty_corner_only_puts_the_card_there() -> None:
    s = house()
    nest(s, ANNE, "swap-shelf-1")
    lay(s, "a1", "")

    play(s, ANNE, "use swap-shelf-1", "card swap-shelf-1")

    assert nest_of(s, ANNE) == []
    assert card_at(s, "a1") == "swap-shelf-1"


def test_hand_me_down_gives_a_card_then_peeks() -> None:
    s = house()
    nest(s, ANNE, "hand-me-down-1", "mothball-1")

    play(s, ANNE, "use hand-me-down-1", "mouse 2", "card mothball-1", "at c2")

    assert nest_of(s, CARA) == ["mothball-1"]
    assert GAME.view(s, ANNE).house[6]


def test_light_paws_steals_next_door_and_gives_another_card_back() -> None:
    s = house(at=("a1", "b2", "d2"))
    nest(s, ANNE, "light-paws-1")
    nest(s, BART, "thimble-1")
    nest(s, CARA, "needle-1")

    play(s, ANNE, "use light-paws-1")
    assert offered(s, ANNE) == ["mouse 1"], "Cara is too far away"
    play(s, ANNE, "mouse 1", "card thimble-1")
    assert offered(s, ANNE) == ["card light-paws-1"], "other than the stolen one"
    play(s, ANNE, "card light-paws-1")

    assert nest_of(s, ANNE) == ["thimble-1"]
    assert nest_of(s, BART) == ["light-paws-1"]


@rule("HOUSE-39")
def test_borrowed_tools_exchanges_itself_for_a_power() -> None:
    s = house()
    nest(s, ANNE, "borrowed-tools-1")
    nest(s, BART, "shoo-1", "thimble-1")
    nest(s, CARA, "zoomies-1")

    play(s, ANNE, "use borrowed-tools-1")
    assert offered(s, ANNE) == ["card shoo-1", "card zoomies-1"]
    play(s, ANNE, "card shoo-1")

    assert nest_of(s, ANNE) == ["shoo-1"]
    assert nest_of(s, BART) == ["thimble-1", "borrowed-tools-1"]
    assert s.used == [], "both are fresh"
    play(s, ANNE, "use shoo-1", "mouse 2", "at c1", "stop")
    assert s.actions_left() == 1, "and neither is free"


def test_borrowed_tools_does_nothing_where_there_is_no_power() -> None:
    s = house()
    nest(s, ANNE, "borrowed-tools-1")
    nest(s, BART, "thimble-1")

    play(s, ANNE, "use borrowed-tools-1")

    assert nest_of(s, ANNE) == ["borrowed-tools-1"]
    assert asked(s) == (ANNE, "act")


def test_under_the_rug_turns_a_point_face_down() -> None:
    s = house()
    nest(s, ANNE, "under-the-rug-1")
    nest(s, BART, "thimble-1", "shoo-1")

    play(s, ANNE, "use under-the-rug-1", "mouse 1")
    assert offered(s, ANNE) == ["card thimble-1"], "Points only"
    play(s, ANNE, "card thimble-1")

    assert GAME.view(s, None).covered == ("thimble-1",)


def test_dust_off_turns_a_card_up_and_moves_its_player() -> None:
    s = house()
    nest(s, ANNE, "dust-off-1")
    nest(s, BART, "thimble-1", "needle-1")
    cover(s, "thimble-1")

    play(s, ANNE, "use dust-off-1", "mouse 1")
    assert offered(s, ANNE) == ["card thimble-1"]
    play(s, ANNE, "card thimble-1")
    assert "stop" not in offered(s, ANNE), "the step is a must"
    play(s, ANNE, "at b2")

    assert s.covered == []
    assert mouse_at(s, ANNE) == "b2"


def test_zoomies_walks_up_to_three_steps_and_arrives_at_each() -> None:
    s = house()
    nest(s, ANNE, "zoomies-1")
    lay(s, "b1", "thimble-1", up=True)
    lay(s, "c1", "needle-1", up=True)

    play(s, ANNE, "use zoomies-1", "at b1", "at c1", "at c2")

    assert nest_of(s, ANNE) == ["zoomies-1", "thimble-1", "needle-1"]
    assert mouse_at(s, ANNE) == "c2"
    assert s.actions_left() == 2


def test_shoo_moves_another_mouse_one_or_two_steps() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")

    play(s, ANNE, "use shoo-1")
    assert offered(s, ANNE) == ["mouse 1", "mouse 2"], "not your own"
    play(s, ANNE, "mouse 1")
    assert "stop" not in offered(s, ANNE)
    play(s, ANNE, "at c1")
    assert "stop" in offered(s, ANNE)
    play(s, ANNE, "at b1")

    assert mouse_at(s, BART) == "b1"
    assert asked(s) == (ANNE, "act")


def test_switcheroo_lets_two_mice_change_places() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")

    play(s, ANNE, "use switcheroo-1")
    assert offered(s, ANNE) == ["mice 0 1", "mice 0 2", "mice 1 2"]
    play(s, ANNE, "mice 1 2")

    assert (mouse_at(s, BART), mouse_at(s, CARA)) == ("d2", "d1")


@rule("HOUSE-36", "HOUSE-13")
def test_long_reach_scavenges_next_door_and_parts_with_a_card() -> None:
    s = house()
    nest(s, ANNE, "long-reach-1", "mothball-1")
    lay(s, "b1", "thimble-1", up=True)
    on_top(s, "needle-1")

    play(s, ANNE, "use long-reach-1", "at b1")
    assert card_at(s, "b1") == "needle-1", "refilled when that one effect is done"
    assert offered(s, ANNE) == ["card long-reach-1", "card mothball-1", "card thimble-1"]
    play(s, ANNE, "card mothball-1")
    assert offered(s, ANNE) == ["discard", "mouse 1", "mouse 2"]
    play(s, ANNE, "mouse 1")

    assert nest_of(s, ANNE) == ["long-reach-1", "thimble-1"]
    assert nest_of(s, BART) == ["mothball-1"]


def test_long_reach_discards_even_if_nothing_was_taken() -> None:
    s = house()
    nest(s, ANNE, "long-reach-1")
    for label in ("b1", "a2", "b2"):
        lay(s, label, "")

    play(s, ANNE, "use long-reach-1", "card long-reach-1", "discard")

    assert nest_of(s, ANNE) == []
    assert discarded(s) == ["long-reach-1"]
