"""Our rules against OpenSpiel's, card by card (skipped where OpenSpiel is not installed)."""
from __future__ import annotations

import pytest

from bench.goofspiel.game import Goofspiel
from bench.goofspiel.wire import Bid
from mousehole.kernel import Rng


@pytest.mark.parametrize("seed", range(50))
def test_same_offers_and_same_points(seed: int) -> None:
    theirs = pytest.importorskip("pyspiel").load_game("goofspiel").new_initial_state()
    game, rng = Goofspiel(), Rng.numbered(seed)
    s = game.start(2, rng)
    while pending := game.pending(s):
        theirs.apply_action(s.prize - 1)
        bids = [d.options[rng.below(len(d.options))] for d in pending]
        for d, bid in zip(pending, bids, strict=True):
            assert [c.card - 1 for c in d.options if isinstance(c, Bid)] == theirs.legal_actions(d.seat)
            game.play(s, d.seat, bid)
        theirs.apply_actions([bid.card - 1 for bid in bids if isinstance(bid, Bid)])
    assert theirs.is_terminal()
    anne, bart = game.outcome(s).scores
    assert f"Points: {anne} {bart}" in str(theirs)
    assert theirs.returns() == [float((anne > bart) - (anne < bart)), float((bart > anne) - (bart < anne))]
