"""Events say which card did something, who used it, and how many points each nest won or lost by it."""
from __future__ import annotations

from mousehole.games.house_mouse.happened import CardMoved, CardScavenged, MouseMoved, NestNearlyFull
from mousehole.games.house_mouse.tests.scene import ANNE, BART, CARA, fill, house, lay, nest, play, told
from mousehole.testkit.clauses import rule


@rule("HOUSE-27")
def test_a_stolen_half_of_a_pair_costs_more_than_it_brings() -> None:
    s = house(at=("a1", "b2", "d2"))
    nest(s, ANNE, "light-paws-1")
    nest(s, BART, "watch-gear-1", "watch-spring-1")

    play(s, ANNE, "use light-paws-1", "mouse 1", "card watch-gear-1")

    assert told(s, CardMoved) == [CardMoved("watch-gear-1", BART, ANNE, "stolen", "light-paws-1", -10, 2)]


@rule("HOUSE-26")
def test_a_second_fiberglass_insulation_takes_points_away() -> None:
    s = house(at=("a1", "d1", "d2"))
    nest(s, ANNE, "fiberglass-insulation-1")
    lay(s, "a1", "fiberglass-insulation-2")

    play(s, ANNE, "scavenge")

    assert told(s, CardScavenged) == [CardScavenged(ANNE, "fiberglass-insulation-2", -8)]


@rule("HOUSE-23")
def test_the_eleventh_card_is_a_warning() -> None:
    s = house(at=("a1", "d1", "d2"))
    fill(s, ANNE, 10)
    lay(s, "a1", "thimble-1")

    play(s, ANNE, "scavenge")

    assert told(s, NestNearlyFull) == [NestNearlyFull(ANNE)]


@rule("HOUSE-30")
def test_a_player_whose_mouse_is_moved_is_told_by_whom() -> None:
    s = house(at=("a1", "d1", "d2"))
    nest(s, ANNE, "shoo-1")

    play(s, ANNE, "use shoo-1", "mouse 2", "at c2")

    assert told(s, MouseMoved) == [MouseMoved(CARA, "c2", ANNE)]
