"""Tiny Bot plays every game to its end."""
from __future__ import annotations

import pytest

import mousehole


@pytest.mark.parametrize("game_id", mousehole.GAMES)
def test_it_plays_a_whole_match(game_id: str) -> None:
    game = mousehole.load_game(game_id)
    assert mousehole.play_match(game, 2, {}, ["tiny-bot", "bramble"], 1, 0).answers > 0
