"""House Mouse's rulebook: Boosts, at any time (HOUSE-19 to HOUSE-21)."""
from __future__ import annotations

import pytest

from mousehole.games.house_mouse.scoring import score
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    asked,
    discarded,
    fetch,
    fill,
    hand_of,
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
    time_up,
)
from mousehole.kernel import CLOCK
from mousehole.testkit.clauses import rule


@rule("HOUSE-19")
def test_boosts_are_no_part_of_the_nest_and_score_nothing() -> None:
    s = house()
    fill(s, ANNE, 11)
    lay(s, "a1", "hush-1")
    hold(s, ANNE, "sugar-rush-1", "second-wind-1", "secret-stash-1", "cat-nap-1")
    before = score(BOX, s.nests[ANNE])

    play(s, ANNE, "scavenge")

    assert len(hand_of(s, ANNE)) == 5
    assert not is_over(s)
    assert score(BOX, s.nests[ANNE]) == before


@rule("HOUSE-20")
def test_anybody_plays_a_boost_on_anybodys_turn_for_free() -> None:
    s = house()
    hold(s, CARA, "hidden-tunnel-1")
    lay(s, "b1", "thimble-1", up=True)

    assert refused(s, BART, "boost hidden-tunnel-1").clause == "HOUSE-20"
    play(s, CARA, "boost hidden-tunnel-1")
    assert discarded(s) == [], "discarded after its effects"
    play(s, CARA, "at b1")

    assert discarded(s) == ["hidden-tunnel-1"]
    assert nest_of(s, CARA) == ["thimble-1"]
    assert (asked(s), s.actions_left()) == ((ANNE, "act"), 3)


@rule("HOUSE-21")
def test_a_boost_may_be_played_before_every_effect() -> None:
    s = house()
    nest(s, ANNE, "startle-1")
    hold(s, BART, "spilled-glue-1", known=True)
    play(s, ANNE, "use startle-1", "at c1")

    play(s, BART, "boost spilled-glue-1", "mouse 1")

    assert offered(s, ANNE) == ["mouse 0", "mouse 2"], "the open question is asked afresh"


@rule("HOUSE-21")
def test_no_boost_is_played_into_another() -> None:
    s = house()
    hold(s, BART, "hidden-tunnel-1")
    hold(s, CARA, "cat-nap-1")

    play(s, BART, "boost hidden-tunnel-1")

    assert refused(s, CARA, "boost cat-nap-1").code == "boost-is-resolved-whole"


@rule("HOUSE-21")
def test_there_is_a_pause_whenever_all_must_think_a_cancelling_boost_possible() -> None:
    s = house(window=5)
    nest(s, ANNE, "switcheroo-1")
    hold(s, BART, "cat-nap-1")

    play(s, ANNE, "use switcheroo-1")

    pause = GAME.pending(s)[0]
    assert (pause.seat, pause.seconds) == (CLOCK, 5)
    assert GAME.pending(s)[1].seat == BART, "he may play what he has; nobody can tell what that is"
    time_up(s)
    assert asked(s) == (ANNE, "swap"), "targets follow the window"


@rule("HOUSE-21")
@pytest.mark.parametrize("why", ["nobody holds a Boost", "only oneself does", "what others hold is known",
                                 "Hush is discarded", "Hush lies face up", "Hush is known to be your own"])
def test_there_is_no_pause_where_all_know_better(why: str) -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    if why == "only oneself does":
        hold(s, ANNE, "hush-1")
    elif why == "what others hold is known":
        hold(s, BART, "cat-nap-1", known=True)
    elif why == "Hush is discarded":
        hold(s, BART, "cat-nap-1")
        s.discard.append(fetch(s, "hush-1"))
    elif why == "Hush lies face up":
        hold(s, BART, "cat-nap-1")
        lay(s, "c1", "hush-1", up=True)
    elif why == "Hush is known to be your own":
        hold(s, BART, "cat-nap-1")
        hold(s, ANNE, "hush-1", known=True)

    play(s, ANNE, "use switcheroo-1")

    assert asked(s) == (ANNE, "swap")


@rule("HOUSE-21")
@pytest.mark.parametrize("where", ["in his hand, known", "in his hand, hidden", "face down in the house",
                                   "in the pile"])
def test_the_pause_is_the_same_wherever_hush_may_be(where: str) -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    if where == "in his hand, known":
        hold(s, BART, "hush-1", known=True)
    elif where == "in his hand, hidden":
        hold(s, BART, "hush-1")
    else:
        hold(s, BART, "cat-nap-1")
        if where == "face down in the house":
            lay(s, "c1", "hush-1")

    play(s, ANNE, "use switcheroo-1")

    assert asked(s) == (CLOCK, "window")
    assert GAME.pending(s)[0].seconds == 3


@rule("HOUSE-21", "HOUSE-38")
def test_free_and_out_of_turn_uses_can_be_cancelled_too() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "switcheroo-1", up=True)
    hold(s, CARA, "hush-1")
    play(s, ANNE, "use shoo-1")
    time_up(s)
    play(s, ANNE, "mouse 1", "at c1", "stop")

    play(s, BART, "use switcheroo-1")
    assert asked(s) == (CLOCK, "window")
    play(s, CARA, "boost hush-1")

    assert asked(s) == (ANNE, "act")
    assert mouse_at(s, ANNE) == "a1"


@rule("HOUSE-21")
def test_nobody_cancels_their_own_power() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    hold(s, ANNE, "hush-1")
    hold(s, BART, "cat-nap-1")

    play(s, ANNE, "use switcheroo-1")

    assert refused(s, ANNE, "boost hush-1").clause == "HOUSE-21"


@rule("HOUSE-21")
def test_another_boost_in_the_pause_does_not_end_it() -> None:
    s = house()
    nest(s, ANNE, "switcheroo-1")
    hold(s, BART, "cat-nap-1", "spilled-glue-1")

    play(s, ANNE, "use switcheroo-1")
    play(s, BART, "boost cat-nap-1", "nap 0 next")

    assert asked(s) == (CLOCK, "window")
