"""Aids in words, for clients written in Python."""
from __future__ import annotations

from mousehole.games import load_game
from mousehole.kernel import Rng
from mousehole.table.aids import aid_lines
from mousehole.words import Words


def test_every_possibility_is_named_with_its_share() -> None:
    game = load_game("mousewarming-party")
    s = game.start(2, Rng.numbered(1))
    game.advance(s)
    lines = aid_lines(game, game.view(s, 0), Words("mousewarming-party", "en"))
    assert lines[0] == "10 tokens in the feeders: 10 possibilities."
    assert lines[1] == "  nut × 1 10%, carrot × 1 10%, tomato × 1 10%, mushroom × 1 10%, cheese × 3 30%, egg × 3 30%"
