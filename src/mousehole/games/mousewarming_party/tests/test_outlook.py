"""The outlook that is looked up is the one that is worked out, to the last bit: so every answer is the same."""
from __future__ import annotations

import pytest

from mousehole.games.mousewarming_party.bots import worth_of
from mousehole.games.mousewarming_party.outlook import Outlook, chance_by_counting, outlook_of, score
from mousehole.games.mousewarming_party.rules.roll import UseCheese
from mousehole.games.mousewarming_party.rules.turn import MoveMouse
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.tests import slow_outlook
from mousehole.games.mousewarming_party.tests.scene import GAME, SMALL
from mousehole.kernel import Decision, Game, Options, Rng

EVERY: list[Options] = [{"burrows": burrows, "golden_trays": golden, "abilities": abilities}
                        for burrows in ("open", "hidden") for golden in (0, 1, 2) for abilities in (False, True)]


def positions(game: Game, options: Options, seed: int) -> list[tuple[Table, Decision]]:
    """One game of a team that mostly plays well: its moves, and its uses of cheese."""
    s, rng, found = game.start(1, Rng.numbered(seed), options), Rng.numbered(seed), list[tuple[Table, Decision]]()
    while pending := game.pending(s):
        d = pending[0]
        if isinstance(s.agenda[-1], (MoveMouse, UseCheese)):
            found.append((game.clone(s), d))
        sensible = game.policy(s, d, rng) if rng.below(3) else None
        game.apply(s, d.seat, sensible or d.options[rng.below(len(d.options))])
    return found


def worths(s: Table, d: Decision) -> list[float]:
    return [worth_of(outlook_of(s.clone()), choice) for choice in d.options]


@pytest.mark.parametrize("game", [GAME, SMALL])
def test_every_option_is_worth_what_the_slow_outlook_says(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = [position for seed, options in enumerate(EVERY) for position in positions(game, options, seed)[::4]]
    assert len(looked_at) > 40
    quick = [worths(s, d) for s, d in looked_at]
    scores = [score(s) for s, _ in looked_at]

    monkeypatch.setattr(Outlook, "after_raccoon", lambda o: slow_outlook.after_raccoon(o.s))

    assert quick == [worths(s, d) for s, d in looked_at]
    assert scores == [slow_outlook.score(s, s.unseen()) for s, _ in looked_at]
    for s, _ in looked_at:
        assert chance_by_counting(s) == slow_outlook.chance_by_counting(s)
