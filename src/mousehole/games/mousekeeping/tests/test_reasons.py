"""Hints name what decides: a mouse that is caught, or the way to the next one."""
from __future__ import annotations

from mousehole.games.mousekeeping.tests.scene import GAME, HOTEL, shift
from mousehole.games.mousekeeping.wire import Place
from mousehole.kernel import Choice
from mousehole.testkit.reasons import reasons


def room_of(choice: Choice) -> str:
    assert isinstance(choice, Place)
    return str(choice.shows())


def test_far_from_the_mouse_the_way_decides() -> None:
    said = reasons(GAME, shift(room=124, goal=443), room_of)
    assert next(iter(said)) == "134"
    assert HOTEL.distance(134, 443) == 3
    assert set(said.values()) == {"way"}


def test_beside_the_mouse_the_catch_decides_although_the_next_way_is_longer() -> None:
    said = reasons(GAME, shift(room=124, goal=134), room_of)
    assert next(iter(said.items())) == ("134", "mice")
