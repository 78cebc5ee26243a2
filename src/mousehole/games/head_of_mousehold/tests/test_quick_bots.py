"""Policy and evaluation answer to the last bit what their slow twins answer."""
from __future__ import annotations

import pytest

from mousehole.games.head_of_mousehold.bots import evaluate, policy
from mousehole.games.head_of_mousehold.mice import SIZES, mice_in, size
from mousehole.games.head_of_mousehold.tests import slow_bots
from mousehole.games.head_of_mousehold.tests.scene import GAME
from mousehole.kernel import Rng


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_policy_and_evaluation_agree_with_their_slow_twins(seats: int) -> None:
    looked_at = 0
    for seed in range(3):
        s, rng = GAME.start(seats, Rng.numbered(seed)), Rng.numbered(seed)
        while pending := GAME.pending(s):
            d = pending[rng.below(len(pending))]
            luck = Rng.numbered(looked_at)
            quick = policy(s, d, luck.clone())
            assert quick == slow_bots.policy(s, d, luck)
            for seat in range(seats):
                assert evaluate(s, seat) == slow_bots.evaluate(s, seat)
            looked_at += 1
            GAME.apply(s, d.seat, quick if rng.below(3) else d.options[rng.below(len(d.options))])
    assert looked_at > 100


def test_a_pile_is_as_large_as_the_mice_in_it() -> None:
    rng = Rng.numbered(1)
    for pile in [rng.below(1 << 20) for _ in range(500)]:
        assert size(pile) == len(mice_in(pile))
    assert len(SIZES) == 1 << 10
