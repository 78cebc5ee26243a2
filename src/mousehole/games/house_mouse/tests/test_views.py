"""What a client is shown it can take at its word: nothing is None, never a number or a text that stands for nothing."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mousehole.games import load_game
from mousehole.games.house_mouse.tests.crowded import crowded
from mousehole.games.house_mouse.tests.test_timing import loaded
from mousehole.games.house_mouse.tests.watched import Watched
from mousehole.games.house_mouse.wire import Resolving, View
from mousehole.kernel import Rng, Value
from mousehole.kernel.wire import fields_of

EVERY = 3  # positions


def leaves(thing: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Every single word and number in it, and where it stands."""
    if isinstance(thing, Value):
        for field, each in fields_of(thing).items():
            yield from leaves(each, f"{name}.{field}")
    elif isinstance(thing, tuple):
        for each in thing:
            yield from leaves(each, name)
    else:
        yield name, thing


def sentinels(v: View) -> list[tuple[str, Any]]:
    """The agenda is the engine's own: its steps are printed cards, and one of them may well say −1."""
    shown = [(name, each) for field, value in fields_of(v).items() if field != "agenda" for name, each in
             leaves(value, field)]
    return [(name, each) for name, each in shown if each == "" or (isinstance(each, int) and each < 0)]


@pytest.mark.parametrize(("edition", "seats", "basil"), [
    ("standard", 2, True), ("standard", 3, False), ("standard", 5, True), ("standard", 8, False), ("attic", 4, True)])
def test_no_view_holds_a_number_or_a_text_that_stands_for_nothing(edition: str, seats: int, basil: bool) -> None:
    game = loaded(edition)
    tables = [game.start(seats, Rng.numbered(5), {"basil": basil})] + [crowded(game, seats, basil, n) for n in range(6)]
    for seed, s in enumerate(tables):
        watched = Watched(game, s, seed)
        goes_on = True
        while goes_on and watched.positions < 300:
            goes_on = watched.go_on() if watched.positions else watched.look()
            if watched.positions % EVERY == 0 or not goes_on:
                for seat in (*range(seats), None):
                    assert sentinels(game.view(s, seat)) == []


def test_the_walk_finds_what_stands_for_nothing() -> None:
    game = load_game("house-mouse")
    v = game.view(game.start(3, Rng.numbered(1), {}), 0)
    old = View(**{**fields_of(v), "ending": -1, "twelfth": "", "mice": (-1, 3),
                  "resolving": (Resolving("zoomies-1", 0, -1, None, "", None, -1),)})

    assert {name for name, _ in sentinels(old)} == {
        "ending", "twelfth", "mice", "resolving.target", "resolving.last", "resolving.left"}
