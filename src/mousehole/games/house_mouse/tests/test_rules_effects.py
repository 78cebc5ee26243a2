"""House Mouse's rulebook: what cards do (HOUSE-30 to HOUSE-39)."""
from __future__ import annotations

from mousehole.games.house_mouse.happened import CardPeeked, CardScavenged
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
    end_turn,
    fill,
    hold,
    house,
    is_over,
    lay,
    mouse_at,
    nest,
    nest_of,
    offered,
    play,
    refused,
    told,
)
from mousehole.testkit.clauses import rule


@rule("HOUSE-30")
def test_an_occupied_corner_is_crossed_for_a_step() -> None:
    s = house(at=("a1", "b1", "d2"))
    nest(s, ANNE, "zoomies-1")
    lay(s, "b1", "thimble-1", up=True)

    play(s, ANNE, "use zoomies-1", "at c1")
    assert nest_of(s, ANNE) == ["zoomies-1"], "no arrival at a corner that is only crossed"
    assert refused(s, ANNE, "at a1").clause == "HOUSE-30", "one step is left"
    play(s, ANNE, "at c2")

    assert asked(s) == (ANNE, "act")


@rule("HOUSE-30")
def test_the_cards_player_picks_the_way_and_every_free_corner_is_an_arrival() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    lay(s, "c2", "glue-trap-1", up=True)

    play(s, ANNE, "use shoo-1", "mouse 1", "at c2", "at b2")

    assert mouse_at(s, BART) == "b2"
    assert nest_of(s, BART) == ["glue-trap-1"]


@rule("HOUSE-31")
def test_a_card_revealed_under_a_mouse_takes_an_action() -> None:
    s = house()
    nest(s, ANNE, "lights-on-1")
    lay(s, "a1", "thimble-1")

    play(s, ANNE, "use lights-on-1", "room 1")
    assert nest_of(s, ANNE) == ["lights-on-1"]
    play(s, ANNE, "scavenge")

    assert nest_of(s, ANNE) == ["lights-on-1", "thimble-1"]
    assert s.actions_left() == 1


@rule("HOUSE-32")
def test_mice_that_change_places_refill_nothing_and_both_arrive() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    play(s, ANNE, "scavenge")
    lay(s, "d1", "thimble-1", up=True)

    play(s, ANNE, "use switcheroo-1", "mice 0 1")

    assert card_at(s, "a1") == "", "neither corner was free"
    assert nest_of(s, ANNE)[-1] == "thimble-1"
    assert nest_of(s, BART) == []


@rule("HOUSE-32")
def test_they_arrive_clockwise_from_the_player_on_turn() -> None:
    s = house()
    end_turn(s, ANNE)
    nest(s, BART, "switcheroo-1")
    lay(s, "a1", "shoo-1", up=True)
    lay(s, "d2", "zoomies-1", up=True)

    play(s, BART, "use switcheroo-1", "mice 0 2")

    assert told(s, CardScavenged) == [CardScavenged(CARA, "shoo-1", 0), CardScavenged(ANNE, "zoomies-1", 0)]
    assert asked(s) == (CARA, "offer")


@rule("HOUSE-33")
def test_a_peek_is_known_to_one_alone_while_the_card_lies_unmoved() -> None:
    s = house(at=("a1", "b1", "d2"))
    nest(s, ANNE, "whisker-twitch-1")
    lay(s, "b1", "thimble-1")

    play(s, ANNE, "use whisker-twitch-1", "at b1", "stop")

    assert [GAME.view(s, seat).house[1] for seat in (ANNE, BART, CARA, None)] == ["thimble-1", None, None, None]
    peek = told(s, CardPeeked)[0]
    assert peek.seen_by(BART) == CardPeeked(ANNE, "b1", "", "point")
    assert peek.seen_by(ANNE) == peek
    end_turn(s, ANNE)
    assert GAME.view(s, ANNE).house[1] == "thimble-1", "and the view keeps showing it"
    play(s, BART, "scavenge", "go b2")
    assert GAME.view(s, ANNE).house[1] is None, "another card lies there now"


@rule("HOUSE-34")
def test_a_power_that_gives_itself_away_goes_on_and_is_fresh_there() -> None:
    s = house()
    nest(s, ANNE, "hand-me-down-1")

    play(s, ANNE, "use hand-me-down-1", "mouse 1", "card hand-me-down-1")
    assert asked(s) == (ANNE, "peek"), "resolved to its end by the one who activated it"
    play(s, ANNE, "at c1")

    assert nest_of(s, BART) == ["hand-me-down-1"]
    assert s.used == []


@rule("HOUSE-35")
def test_an_effect_without_a_target_is_skipped_and_the_next_one_happens() -> None:
    s = house()
    nest(s, ANNE, "dust-off-1")

    play(s, ANNE, "use dust-off-1")

    assert asked(s) == (ANNE, "step"), "no card lies face down; the step is still a must"
    assert refused(s, ANNE, "stop").clause == "HOUSE-35"


@rule("HOUSE-35")
def test_a_power_may_be_activated_without_any_effect() -> None:
    s = house()
    nest(s, ANNE, "light-paws-1")

    play(s, ANNE, "use light-paws-1")

    assert asked(s) == (ANNE, "act")
    assert s.actions_left() == 2


@rule("HOUSE-35")
def test_a_card_that_changes_nests_keeps_its_facing() -> None:
    s = house()
    hold(s, ANNE, "tug-of-war-1")
    nest(s, BART, "thimble-1")
    cover(s, "thimble-1")

    play(s, ANNE, "boost tug-of-war-1", "mouse 1")

    assert nest_of(s, ANNE) == ["thimble-1"]
    assert GAME.view(s, BART).covered == ("thimble-1",)


@rule("HOUSE-35")
def test_a_boost_played_into_secret_picks_sends_them_back() -> None:
    s = house()
    nest(s, ANNE, "fair-swap-1", "thimble-1")
    nest(s, BART, "mothball-1", "needle-1")
    hold(s, BART, "hot-potato-1", known=True)
    play(s, ANNE, "use fair-swap-1", "mouse 1")
    play(s, BART, "card mothball-1", "boost hot-potato-1", "mouse 2", "card mothball-1")

    assert [d.seat for d in GAME.pending(s)] == [ANNE, BART]
    assert offered(s, BART) == ["card needle-1"]


@rule("HOUSE-36")
def test_a_twelfth_card_by_a_boost_ends_the_game_when_the_boost_is_done() -> None:
    s = house()
    fill(s, ANNE, 11)
    nest(s, BART, "thimble-1")
    hold(s, ANNE, "tug-of-war-1")

    play(s, ANNE, "boost tug-of-war-1", "mouse 1")
    assert not is_over(s)
    play(s, ANNE, "card thimble-1")

    assert is_over(s)
    assert discarded(s) == ["tug-of-war-1"]


@rule("HOUSE-36", "HOUSE-24")
def test_a_twelfth_power_by_secret_stash_may_still_be_activated() -> None:
    s = house()
    fill(s, BART, 11)
    hold(s, BART, "secret-stash-1")
    s.pile.append(s.pile.pop(s.pile.index(BOX.number["zoomies-1"])))

    play(s, BART, "boost secret-stash-1")

    assert asked(s) == (BART, "last-power")


@rule("HOUSE-36")
def test_the_discard_pile_lies_open() -> None:
    s = house()
    hold(s, ANNE, "cat-nap-1")

    play(s, ANNE, "boost cat-nap-1", "nap 1 next")

    assert GAME.view(s, None).discard == ("cat-nap-1",)


@rule("HOUSE-37")
def test_nothing_moves_a_glued_mouse_but_others_pass_it() -> None:
    s = house(at=("a1", "b1", "d2"))
    s.glued = 1 << BART
    nest(s, ANNE, "shoo-1", "switcheroo-1")
    hold(s, BART, "hidden-tunnel-1", known=True)
    hold(s, CARA, "scatter-1", known=True)

    assert "go c1" in offered(s, ANNE), "past it"
    play(s, ANNE, "use shoo-1")
    assert offered(s, ANNE) == ["mouse 2"]
    assert refused(s, ANNE, "mouse 1").clause == "HOUSE-37"
    play(s, ANNE, "mouse 2", "at d1", "stop", "use switcheroo-1")
    assert offered(s, ANNE) == ["mice 0 2"]
    assert refused(s, ANNE, "mice 0 1").clause == "HOUSE-37"
    play(s, ANNE, "mice 0 2")
    play(s, BART, "boost hidden-tunnel-1")
    assert mouse_at(s, BART) == "b1"
    play(s, CARA, "boost scatter-1")
    assert GAME.pending(s)[0].args == (("mouse_seat", ANNE),)
    play(s, CARA, "at c1", "stop")

    assert mouse_at(s, BART) == "b1", "Scatter passed it by"
    end_turn(s, ANNE)
    assert "scavenge" in offered(s, BART), "scavenging still works"


@rule("HOUSE-38")
def test_naps_add_up_but_one_action_is_left_and_nothing_is_owed() -> None:
    s = house()
    s.naps = 4
    assert s.actions_left() == 1
    play(s, ANNE, "go b1")
    assert s.actions_left() == 0

    t = house()
    play(t, ANNE, "go b1", "go b2", "go a2")
    hold(t, BART, "cat-nap-1")
    hold(t, ANNE, "sugar-rush-1")
    play(t, BART, "boost cat-nap-1", "nap 0 now")
    assert t.actions_left() == 0, "spent actions are not a debt"
    play(t, ANNE, "boost sugar-rush-1")
    assert t.actions_left() == 1


@rule("HOUSE-38")
def test_cat_nap_on_the_player_on_turn_is_for_this_turn_or_the_next() -> None:
    s = house()
    hold(s, BART, "cat-nap-1")

    play(s, BART, "boost cat-nap-1")
    assert {"nap 0 now", "nap 0 next"} <= {*offered(s, BART)}
    play(s, BART, "nap 0 now")

    assert s.actions_left() == 2


@rule("HOUSE-38")
def test_hush_takes_a_free_use_away() -> None:
    s = house()
    lay(s, "a1", "switcheroo-1")
    hold(s, BART, "hush-1")
    play(s, ANNE, "scavenge", "use switcheroo-1")

    play(s, BART, "boost hush-1")

    assert s.free == []
    assert refused(s, ANNE, "use switcheroo-1").clause == "HOUSE-16"
    assert s.actions_left() == 2
