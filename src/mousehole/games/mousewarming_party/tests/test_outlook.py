"""The outlook that is looked up is the one that is worked out, to the last bit: so every answer is the same."""
from __future__ import annotations

import pytest

from mousehole.games.mousewarming_party.answers import CHEESE, MOVE, Key, key_of
from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.bots import best_of, worth_of
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


@pytest.mark.parametrize("game", [GAME, SMALL])
def test_an_answer_that_was_found_before_is_the_one_that_would_be_found_now(game: Game) -> None:
    game.box.answers.clear()
    looked_at = [position for seed, options in enumerate(EVERY) for position in positions(game, options, seed)]
    answers = [game.policy(s, d, Rng.numbered(1)) for s, d in looked_at]

    assert len(game.box.answers) > 40
    for (s, d), answer in zip(looked_at, answers, strict=True):
        assert answer is d.options[best_of(outlook_of(s.clone()), d)]


@pytest.mark.parametrize("game", [GAME, SMALL])
def test_no_two_positions_have_the_same_key(game: Game) -> None:
    """All that lies open, spelled out: two positions that differ in it have different keys."""
    seen: dict[Key, object] = {}
    for seed in range(40):
        for s, d in positions(game, {"burrows": ("open", "hidden")[seed % 2], "golden_trays": seed % 3}, seed):
            assert isinstance(s, Table)
            asked = s.side + CHEESE if d.prompt == "cheese" else MOVE
            position = (asked, s.at, s.raccoon, s.asleep, s.golden, s.tokens, s.trays, s.served, s.pantry, s.supply,
                        sorted(s.guests), [s.tiles[space] if s.is_up[space] else s.tiles[space] == NONE
                                           for space in s.box.burrow_spaces], [bool(pile) for pile in s.feeders])
            assert seen.setdefault(key_of(s, asked), position) == position
    assert len(seen) > 400
