"""Hints name what decides, not what differs first."""
from __future__ import annotations

from mousehole.games.house_mouse.box import BOOST
from mousehole.games.house_mouse.measures import measures
from mousehole.games.house_mouse.notation import write
from mousehole.games.house_mouse.tests.scene import ANNE, GAME, hold, house, lay, nest, play
from mousehole.testkit.reasons import reasons


def test_a_power_decides_and_not_that_it_is_one_more_card() -> None:
    s = house()
    lay(s, "a1", "zoomies-1", up=True)
    assert next(iter(reasons(GAME, s, write).items())) == ("scavenge", "powers")
    before = dict(measures(s, ANNE))
    play(s, ANNE, "scavenge")
    after = dict(measures(s, ANNE))
    assert [after[name] - before[name] for name in ("nest", "powers", "points")] == [1, 1, 0]


def test_powers_in_the_nest_and_boosts_in_the_hand_are_counted() -> None:
    s = house()
    nest(s, ANNE, "zoomies-1")
    hold(s, ANNE, next(code for card, code in enumerate(GAME.box.codes) if GAME.box.type_of[card] == BOOST))
    told = dict(measures(s, ANNE))
    assert (told["powers"], told["boosts"]) == (1, 1)
    assert dict(measures(s, 1))["powers"] == 0
