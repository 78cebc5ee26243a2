"""Learned beliefs: files that are read back, and whom they fit."""
from __future__ import annotations

from importlib import import_module

import pytest

from mousehole import games
from mousehole.games import GAMES, beliefs_of, folder, has_beliefs, load_game, practised, skilled, why_no_beliefs
from mousehole.kernel import BadSetup
from mousehole.learned.beliefs import Beliefs, read, written

LEARNED = [game_id for game_id in GAMES if beliefs_of(game_id)]
ORIGIN = {"game": "head-of-mousehold", "version": 1, "edition": "standard", "check": "x", "seats": [2, 4],
          "options": "defaults", "command": "mousehole train head-of-mousehold --beliefs", "seed": 1, "games": 8,
          "cases": {"placing": 3}, "date": "2026-11-19", "held_out_loss": {"placing": 0.5},
          "base_loss": {"placing": 0.7}}


def test_beliefs_read_back() -> None:
    beliefs = Beliefs(ORIGIN, {"placing": {"first, slowest": 4096, "„quoted“ \"name\"": -3}, "choosing": {}})
    again = read(written(beliefs))
    assert again.origin == ORIGIN
    assert again.units == beliefs.units
    assert again.weights()["placing"][0] == 1.0
    assert written(again) == written(beliefs)


@pytest.mark.parametrize("damage", [("format = 1", "format = 2"), ("= 4096", "= 0.5"), ("= 4096", "= 9999999"),
                                    ("games = 8", "games = \"eight\""), ("[units.placing]", "[others]")])
def test_what_is_no_beliefs_file_is_refused_in_words(damage: tuple[str, str]) -> None:
    text = written(Beliefs(ORIGIN, {"placing": {"first, slowest": 4096}})).replace(*damage)
    with pytest.raises(BadSetup, match="these are no beliefs"):
        read(text)


@pytest.mark.parametrize("game_id", LEARNED)
def test_beliefs_are_held_in_the_edition_they_were_learned_with_and_no_other(
        game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    learned, game = beliefs_of(game_id), load_game(game_id)
    assert learned is not None
    assert why_no_beliefs(game) is None
    assert skilled(game) is not practised(game)
    assert skilled(game) is not game
    assert learned.origin["command"].startswith(f"mousehole train {game_id}")
    assert all(learned.origin["held_out_loss"][kind] < base for kind, base in learned.origin["base_loss"].items())
    inputs = import_module(f"{folder(game_id)}.cases").INPUTS
    assert learned.why_not(game.facts.version + 1, game.check, inputs) == "version"
    assert learned.why_not(game.facts.version, "another", inputs) == "edition"
    assert learned.why_not(game.facts.version, game.check, {**inputs, "more": []}) == "inputs"
    monkeypatch.setattr(games, "why_no_beliefs", lambda game: "version")
    skilled.cache_clear()
    assert skilled(game) is practised(game)
    skilled.cache_clear()


def test_only_games_with_cases_have_something_to_believe() -> None:
    assert [game_id for game_id in GAMES if has_beliefs(game_id)] == LEARNED == ["head-of-mousehold"]
