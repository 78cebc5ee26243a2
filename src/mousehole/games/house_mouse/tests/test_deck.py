"""The Powers of the standard deck that do more than those of the first one; what is alike is in `test_powers.py`."""
from __future__ import annotations

import pytest

from mousehole.games import load_game
from mousehole.games.house_mouse.tests import scene
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    CARA,
    asked,
    card_at,
    cover,
    fill,
    hand_of,
    house,
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

STANDARD = load_game("house-mouse")


@pytest.fixture(autouse=True)
def with_the_standard_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "GAME", STANDARD)
    monkeypatch.setattr(scene, "BOX", STANDARD.box)


@rule("HOUSE-33")
def test_whisker_twitch_peeks_twice_and_then_may_walk_two_steps() -> None:
    s = house()
    nest(s, ANNE, "whisker-twitch-1")
    play(s, ANNE, "use whisker-twitch-1", "at b1", "at b2")
    assert "stop" in offered(s, ANNE)
    play(s, ANNE, "at b2", "at c2")

    assert mouse_at(s, ANNE) == "c2"
    assert s.spent == 1
    assert STANDARD.view(s, ANNE).house[1] == card_at(s, "b1")


@rule("HOUSE-12", "HOUSE-14")
def test_keyhole_peeks_reveals_and_steps_onto_what_it_revealed() -> None:
    s = house()
    nest(s, ANNE, "keyhole-1")
    lay(s, "b1", "lost-earring-1")
    play(s, ANNE, "use keyhole-1", "room 1", "at b1", "at b1", "at b1")

    assert nest_of(s, ANNE) == ["keyhole-1", "lost-earring-1"]
    assert s.spent == 1, "a card for one action"


@rule("HOUSE-35")
def test_fair_swap_swaps_and_then_may_take_a_step() -> None:
    s = house()
    nest(s, ANNE, "fair-swap-1", "glue-trap-1")
    nest(s, BART, "thimble-1")
    play(s, ANNE, "use fair-swap-1", "mouse 1")
    play(s, ANNE, "card glue-trap-1")
    play(s, BART, "card thimble-1")
    play(s, ANNE, "stop")

    assert (nest_of(s, ANNE), nest_of(s, BART)) == (["fair-swap-1", "thimble-1"], ["glue-trap-1"])
    assert mouse_at(s, ANNE) == "a1"


@rule("HOUSE-36")
def test_hand_me_down_gives_a_card_and_takes_the_top_one_as_if_scavenged() -> None:
    s = house()
    nest(s, ANNE, "hand-me-down-1", "glue-trap-1")
    on_top(s, "zoomies-1")
    play(s, ANNE, "use hand-me-down-1", "mouse 1", "card glue-trap-1")

    assert nest_of(s, BART) == ["glue-trap-1"]
    assert nest_of(s, ANNE) == ["hand-me-down-1", "zoomies-1"]
    play(s, ANNE, "use zoomies-1", "stop")
    assert s.spent == 1, "as if scavenged: its first use is free"


@rule("HOUSE-19")
def test_a_boost_from_the_top_of_the_pile_goes_to_the_hand() -> None:
    s = house()
    nest(s, ANNE, "hand-me-down-1", "glue-trap-1")
    on_top(s, "scatter-1")
    play(s, ANNE, "use hand-me-down-1", "mouse 2", "card glue-trap-1")

    assert hand_of(s, ANNE) == ["scatter-1"]


@rule("HOUSE-35")
def test_light_paws_steals_from_a_fuller_nest_and_gives_nothing_back() -> None:
    s = house()
    nest(s, ANNE, "light-paws-1", "glue-trap-1")
    nest(s, BART, "thimble-1", "lost-earring-1", "mothball-1")
    nest(s, CARA, "needle-1", "peanut-1")
    play(s, ANNE, "use light-paws-1")
    assert offered(s, ANNE) == ["mouse 1"], "two cards are not more than two"
    assert refused(s, ANNE, "mouse 2").code == "not-fuller"
    assert refused(s, ANNE, "mouse 0").code == "not-your-own-nest"
    play(s, ANNE, "mouse 1", "card lost-earring-1")

    assert nest_of(s, ANNE) == ["light-paws-1", "glue-trap-1", "lost-earring-1"]
    assert nest_of(s, BART) == ["thimble-1", "mothball-1"]
    assert s.spent == 1


@rule("HOUSE-35")
def test_light_paws_finds_the_more_to_steal_from_the_later_its_player_sits() -> None:
    """Each nest gains a card in every turn: the first player meets no fuller nest, the last player three."""
    s, fuller = house(4), []
    for mouse in range(4):
        fill(s, mouse, 3)
    for seat in range(4):
        t = STANDARD.clone(s)
        t.nests[seat][0] = STANDARD.box.number["light-paws-1"]
        play(t, seat, "use light-paws-1")
        fuller.append(len(offered(t, seat)) if asked(t) == (seat, "steal-whom") else 0)
        fill(s, seat, 4)
        play(s, seat, "end")

    assert fuller == [0, 1, 2, 3]


@rule("HOUSE-23", "HOUSE-35")
def test_light_paws_never_takes_a_twelfth_card() -> None:
    s = house()
    nest(s, ANNE, "light-paws-1")
    fill(s, ANNE, 11)
    fill(s, BART, 11)
    play(s, ANNE, "use light-paws-1")

    assert (asked(s), s.ended) == ((ANNE, "act"), "")
    assert len(s.nests[ANNE]) == 11, "no nest has more cards than hers"


@rule("HOUSE-39")
def test_borrowed_tools_exchanges_itself_and_then_may_take_a_step() -> None:
    s = house()
    nest(s, ANNE, "borrowed-tools-1")
    nest(s, CARA, "cheeky-swap-1")
    play(s, ANNE, "use borrowed-tools-1", "card cheeky-swap-1", "at b2")

    assert (nest_of(s, ANNE), nest_of(s, CARA)) == (["cheeky-swap-1"], ["borrowed-tools-1"])
    assert mouse_at(s, ANNE) == "b2"


@rule("HOUSE-22")
def test_under_the_rug_covers_a_point_and_then_may_walk_two_steps() -> None:
    s = house()
    nest(s, ANNE, "under-the-rug-1", "lost-earring-1")
    play(s, ANNE, "use under-the-rug-1", "mouse 0", "card lost-earring-1", "at a2", "stop")

    assert [STANDARD.box.codes[card] for card in s.covered] == ["lost-earring-1"]
    assert mouse_at(s, ANNE) == "a2"


@rule("HOUSE-35")
def test_dust_off_walks_up_to_two_steps_also_with_nothing_to_turn_up() -> None:
    s = house()
    nest(s, ANNE, "dust-off-1")
    nest(s, BART, "thimble-1")
    cover(s, "thimble-1")
    play(s, ANNE, "use dust-off-1", "mouse 1", "card thimble-1", "at b1", "at c2")
    assert (mouse_at(s, ANNE), s.covered) == ("c2", [])

    s = house()
    nest(s, ANNE, "dust-off-1")
    play(s, ANNE, "use dust-off-1", "at b1", "stop")
    assert mouse_at(s, ANNE) == "b1"


@rule("HOUSE-30")
def test_shoo_drives_a_mouse_away_and_then_may_follow() -> None:
    s = house(at=("a1", "b1", "d2"))
    nest(s, ANNE, "shoo-1")
    play(s, ANNE, "use shoo-1", "mouse 1", "at c1", "stop", "at b1")

    assert (mouse_at(s, BART), mouse_at(s, ANNE)) == ("c1", "b1")


@rule("HOUSE-32")
def test_switcheroo_changes_two_mice_and_then_may_take_a_step() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    play(s, ANNE, "use switcheroo-1", "mice 0 1", "at c1")

    assert (mouse_at(s, BART), mouse_at(s, ANNE)) == ("a1", "c1")


def test_the_other_powers_and_all_points_and_boosts_are_those_of_the_first_deck() -> None:
    """But for one Light Paws more and one Swap Shelf less."""
    changed, more = [], {"Light Paws": 1, "Swap Shelf": -1}
    for new, old in zip(STANDARD.box.kinds, load_game("house-mouse", "first").box.kinds, strict=True):
        assert (new.name, new.copies - more.get(new.name, 0), new.values) == (old.name, old.copies, old.values)
        if new.effects != old.effects:
            changed.append(new.name)

    assert changed == ["Whisker Twitch", "Keyhole", "Fair Swap", "Hand-Me-Down", "Light Paws", "Borrowed Tools",
                       "Under the Rug", "Dust Off", "Shoo", "Switcheroo"]
