"""What a player who forgets nothing knows: everything but the destinations to come. So nothing else is imagined."""
from __future__ import annotations

import pytest

from mousehole.games.mousekeeping.tests.scene import GAME
from mousehole.kernel import CLOCK, Rng
from mousehole.kernel.codec import Codec


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_an_imagined_table_is_the_true_one_but_for_its_chance(seats: int) -> None:
    codec, rng = Codec(GAME), Rng.numbered(seats)
    s = GAME.start(seats, Rng.numbered(3), {"move_limit": 60})
    rolled = set[int]()
    while decisions := [d for d in GAME.advance(s) if d.seat != CLOCK]:
        true = {**codec.plain(s), "rng": None}
        for seat in [None, *range(seats)]:
            assert {**codec.plain(GAME.imagine(GAME.view(s, seat), rng)), "rng": None} == true
        rolled.add(s.goal)
        choice = GAME.policy(s, decisions[0], rng)
        assert choice is not None
        GAME.play(s, decisions[0].seat, choice)
    assert len(rolled) > 3
