"""Somebody who trains against one bot: what that teaches, and what it is worth."""
from __future__ import annotations

import pytest

from mousehole.games import model_of
from mousehole.kernel import BadSetup
from mousehole.research import fitting
from mousehole.research.responding import taken, trained

GAME, BOT, SEATS, SEED = "head-of-mousehold", "bramble", 2, 7


def test_games_against_a_bot_change_what_was_learned_and_the_same_games_change_it_alike(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "TURNS", 2)  # so many are held out, instead of sixteen
    before = model_of(GAME)
    assert before is not None
    after = trained(GAME, BOT, SEATS, games=4, simulations=1, seed=SEED)
    assert after.inputs == before.inputs
    assert after.weights != before.weights
    assert after.weights == trained(GAME, BOT, SEATS, games=4, simulations=1, seed=SEED).weights


def test_both_learners_meet_the_bot_on_the_same_deals() -> None:
    model = model_of(GAME)
    assert model is not None
    found = taken(GAME, BOT, SEATS, deals=2, simulations=4, seed=SEED, model=model)
    assert found.trained == found.untrained, "whoever has not trained is as good as untrained"
    assert 0 <= found.trained.mean <= 1


def test_where_nothing_was_learned_nobody_can_learn_more() -> None:
    with pytest.raises(BadSetup, match="nothing was learned about mousekeeping"):
        trained("mousekeeping", BOT, SEATS, games=1, simulations=1, seed=SEED)


def test_too_few_games_to_learn_from_are_refused() -> None:
    with pytest.raises(BadSetup, match="more than 16 games are needed"):
        trained(GAME, BOT, SEATS, games=16, simulations=1, seed=SEED)
