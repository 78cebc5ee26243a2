"""Words for House Mouse tests: lay cards, place mice, fill nests, let players act."""
from __future__ import annotations

from mousehole.games import load_game
from mousehole.games.house_mouse.box import Box
from mousehole.games.house_mouse.game import HouseMouse


def _load() -> HouseMouse:
    game = load_game("house-mouse")
    assert isinstance(game, HouseMouse)
    return game


GAME = _load()
BOX: Box = GAME.box
