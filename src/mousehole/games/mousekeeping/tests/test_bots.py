"""Mousekeeping!'s policy walks shortest ways."""
from __future__ import annotations

import pytest

from mousehole.bots.hints import hints
from mousehole.games.mousekeeping.tests.scene import GAME, shift
from mousehole.kernel import Rng, playout


@pytest.mark.parametrize("seed", range(20))
def test_the_policy_never_wastes_a_placement(seed: int) -> None:
    s = GAME.start(2, Rng.numbered(seed), {"move_limit": 100})

    playout(GAME, s, Rng.numbered(seed), sensible=True)

    catches = GAME.outcome(s).details
    assert catches
    assert all(c.needed == c.used for c in catches)  # type: ignore[attr-defined]


def test_nearer_is_better_and_a_mouse_is_better_still() -> None:
    far, near, caught = shift(room=112, goal=443), shift(room=433, goal=443), shift(room=433, goal=443)
    GAME.play(caught, 0, GAME.policy(caught, GAME.pending(caught)[0], Rng.numbered(1)))
    GAME.pending(caught)

    assert GAME.evaluate(far, 0) < GAME.evaluate(near, 0) < GAME.evaluate(caught, 0)


def test_two_layouts_of_one_room_are_one_piece_of_advice() -> None:
    s = shift(room=112, goal=443)
    asked = GAME.pending(s)[0]
    rooms = [choice.shows() for choice in asked.options]  # type: ignore[attr-defined]
    assert len(rooms) > len(set(rooms))

    found = hints(GAME, GAME.view(s, 0), asked, Rng.numbered(1), simulations=16, most=len(rooms))

    advised = [hint.choice.shows() for hint in found]  # type: ignore[union-attr]
    assert sorted(advised) == sorted(set(rooms))
