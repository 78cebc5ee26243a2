"""Advice is given in words that belong to the game."""
from __future__ import annotations

from functools import cache

import pytest

from mousehole.bots.driver import answers
from mousehole.bots.hints import Hint, hints
from mousehole.bots.simulation import rng_of
from mousehole.games import GAMES, load_game
from mousehole.kernel import CLOCK, Choice, Decision
from mousehole.table.advice import hint_line
from mousehole.words import Words


@cache
def advice(game_id: str, most: int = 12) -> list[Hint]:
    """What is advised now and then in a match of sensible players."""
    game, rng, found = load_game(game_id), rng_of(5), list[Hint]()
    s = game.start(max(2, game.facts.fewest), rng_of(4))

    def choose(d: Decision) -> Choice | None:
        if len(d.options) > 1 and len(found) < most and rng.below(3) == 0:
            found.extend(hints(game, game.view(s, d.seat), d, rng, 8, 1))
        return game.policy(s, d, rng)

    for _ in answers(game, s, choose, rng):
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_says_what_it_changes_in_the_words_of_the_game(game_id: str) -> None:
    game = load_game(game_id)
    s = game.start(max(2, game.facts.fewest), rng_of(4))
    asked = next(d for d in game.pending(s) if d.seat != CLOCK)
    names = {name for name, _ in game.measures(s, asked.seat)}
    given = [reason for hint in advice(game_id) for reason in hint.reasons if reason.code in names]
    assert given
    assert all(dict(reason.args)["now"] != dict(reason.args)["then"] for reason in given)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_measure_and_every_hint_can_be_said(game_id: str, language: str) -> None:
    game, words = load_game(game_id), Words(game_id, language)
    s = game.start(max(2, game.facts.fewest), rng_of(4))
    asked = next(d for d in game.pending(s) if d.seat != CLOCK)
    for name, _ in game.measures(s, asked.seat):
        said = words.message(f"hint-{name}", {"now": "3", "then": "2.5"})
        assert "3" in said
        assert "2.5" in said
    assert all(hint_line(words, hint) for hint in advice(game_id))
