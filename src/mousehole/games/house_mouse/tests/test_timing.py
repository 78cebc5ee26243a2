"""Powers and Boosts at their time: the engine and the referee agree, in thousands of positions and awkward scenes."""
from __future__ import annotations

import pytest

from mousehole.games import load_game
from mousehole.games.house_mouse.game import HouseMouse
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.crowded import crowded
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    CARA,
    GAME,
    asked,
    fill,
    hold,
    house,
    is_over,
    lay,
    nest,
    nest_of,
    offered,
    on_top,
)
from mousehole.games.house_mouse.tests.watched import Watched
from mousehole.kernel import CLOCK, Rng
from mousehole.testkit.clauses import rule

TABLES = [(edition, seats, basil) for edition in ("standard", "attic") for seats in range(2, 9)
          for basil in ((True,) if seats == 2 else (False,) if seats == 8 else (False, True))]
POSITIONS = 60  # positions of whole games, at each table
TURNS = 12     # crowded ones, at each table
LONG = 30      # answers in one of them


def loaded(edition: str) -> HouseMouse:
    game = load_game("house-mouse", edition)
    assert isinstance(game, HouseMouse)
    return game


@rule("HOUSE-14", "HOUSE-15", "HOUSE-16", "HOUSE-17", "HOUSE-20", "HOUSE-21", "HOUSE-24", "HOUSE-38")
@pytest.mark.parametrize(("edition", "seats", "basil"), TABLES, ids=str)
def test_the_referee_agrees_in_whole_games(edition: str, seats: int, basil: bool) -> None:
    game = loaded(edition)
    positions = seed = 0
    while positions < POSITIONS:
        watched = Watched(game, game.start(seats, Rng.numbered(seed), {"basil": basil}), seed)
        goes_on = watched.look()
        while goes_on:
            goes_on = watched.go_on()
        positions += watched.positions
        seed += 1


@rule("HOUSE-14", "HOUSE-15", "HOUSE-16", "HOUSE-17", "HOUSE-20", "HOUSE-21", "HOUSE-24", "HOUSE-38")
@pytest.mark.parametrize(("edition", "seats", "basil"), TABLES, ids=str)
def test_the_referee_agrees_where_powers_go_round(edition: str, seats: int, basil: bool) -> None:
    game = loaded(edition)
    for seed in range(TURNS):
        watched = Watched(game, crowded(game, seats, basil, seed), seed)
        goes_on = watched.look()
        while goes_on and watched.positions < LONG:
            goes_on = watched.go_on()


def watch(s: Table) -> Watched:
    watched = Watched(GAME, s)
    watched.look()
    return watched


@rule("HOUSE-15", "HOUSE-38")
def test_a_power_that_had_its_free_use_costs_an_action_when_it_is_scavenged_again() -> None:
    s = house(3, at=("a1", "d1", "d2"))
    s.bonus = 5
    nest(s, ANNE, "swap-shelf-1")
    lay(s, "a1", "zoomies-1")
    hold(s, ANNE, "second-wind-1")
    watched = watch(s)

    watched.say(ANNE, "scavenge", "use zoomies-1", "stop", "boost second-wind-1")
    watched.say(ANNE, "use swap-shelf-1", "card zoomies-1", "go b1", "go a1")

    assert nest_of(s, ANNE) == ["swap-shelf-1", "zoomies-1"]
    assert watched.price(ANNE, "zoomies-1") == 1


@rule("HOUSE-15", "HOUSE-17")
def test_a_free_use_is_lost_in_another_nest_and_does_not_come_back_with_the_card() -> None:
    s = house(3, at=("a1", "b1", "d2"))
    s.bonus = 5
    nest(s, ANNE, "cheeky-swap-1", "light-paws-1", "mothball-1")
    nest(s, BART, "thimble-1")
    lay(s, "a1", "zoomies-1")
    watched = watch(s)

    watched.say(ANNE, "scavenge")
    assert watched.price(ANNE, "zoomies-1") == 0
    watched.say(ANNE, "use cheeky-swap-1", "mouse 1", "card zoomies-1", "card thimble-1")
    watched.say(ANNE, "use light-paws-1", "mouse 1", "card zoomies-1", "card mothball-1")

    assert watched.price(ANNE, "zoomies-1") == 1


@rule("HOUSE-16", "HOUSE-24")
def test_a_power_that_was_used_is_not_used_again_as_the_twelfth_card() -> None:
    s = house(3, at=("a1", "d1", "d2"))
    nest(s, ANNE, "swap-shelf-1")
    fill(s, ANNE, 11)
    watched = watch(s)

    watched.say(ANNE, "use swap-shelf-1", "card swap-shelf-1", "go b1", "go a1")

    assert len(nest_of(s, ANNE)) == 12
    assert is_over(s)


@rule("HOUSE-24")
def test_a_twelfth_card_that_is_fresh_is_offered_once_and_nobody_cancels_it() -> None:
    s = house(3, at=("a1", "d1", "d2"))
    fill(s, ANNE, 11)
    hold(s, BART, "hush-1")
    lay(s, "a1", "zoomies-1")
    watched = watch(s)

    watched.say(ANNE, "scavenge")
    assert asked(s) == (ANNE, "last-power")
    watched.say(ANNE, "use zoomies-1", "stop")

    assert is_over(s)


@rule("HOUSE-15")
def test_what_others_scavenge_in_a_turn_is_offered_once_clockwise() -> None:
    s = house(3, at=("a1", "c1", "b2"))
    hold(s, CARA, "secret-stash-1")
    hold(s, ANNE, "scatter-1")
    lay(s, "d1", "zoomies-1", up=True)
    lay(s, "a2", "shoo-1", up=True)
    on_top(s, "lights-on-1")
    watched = watch(s)

    watched.say(CARA, "boost secret-stash-1")
    assert asked(s) == (CARA, "offer")
    watched.say(CARA, "decline")
    assert asked(s) == (ANNE, "act")
    watched.say(ANNE, "boost scatter-1", "at d1", "at a2", "stop")
    assert offered(s, BART) == ["use zoomies-1", "decline"]
    watched.say(BART, "use zoomies-1", "stop")
    assert offered(s, CARA) == ["use shoo-1", "decline"], "and not once more what she declined"
    watched.say(CARA, "decline")

    assert asked(s) == (ANNE, "act")


@rule("HOUSE-38", "HOUSE-16")
def test_a_free_use_that_was_cancelled_is_gone_also_by_way_of_the_house() -> None:
    s = house(3, at=("a1", "d1", "d2"))
    s.bonus = 5
    nest(s, ANNE, "swap-shelf-1")
    hold(s, BART, "hush-1")
    lay(s, "a1", "zoomies-1")
    watched = watch(s)

    watched.say(ANNE, "scavenge", "use zoomies-1")
    assert asked(s) == (CLOCK, "window")
    watched.say(BART, "boost hush-1")
    assert "use zoomies-1" not in offered(s, ANNE)
    watched.say(ANNE, "use swap-shelf-1", "card zoomies-1", "go b1", "go a1")

    assert nest_of(s, ANNE) == ["swap-shelf-1", "zoomies-1"]
    assert "use zoomies-1" not in offered(s, ANNE)


@rule("HOUSE-16")
def test_a_power_that_was_in_another_nest_is_fresh_again() -> None:
    s = house(3, at=("a1", "b1", "d2"))
    s.bonus = 5
    nest(s, ANNE, "cheeky-swap-1", "light-paws-1", "zoomies-1", "mothball-1")
    nest(s, BART, "thimble-1")
    watched = watch(s)

    watched.say(ANNE, "use zoomies-1", "stop")
    assert "use zoomies-1" not in offered(s, ANNE)
    watched.say(ANNE, "use cheeky-swap-1", "mouse 1", "card zoomies-1", "card thimble-1")
    watched.say(ANNE, "use light-paws-1", "mouse 1", "card zoomies-1", "card mothball-1")

    assert watched.price(ANNE, "zoomies-1") == 1
