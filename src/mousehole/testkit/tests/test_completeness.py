"""A game is whole, or everything that it lacks is named, with what to write."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole import games
from mousehole.games import OURS
from mousehole.testkit.completeness import MODULES, OURS_TOO, OUTSIDE, in_every_language, missing


@pytest.mark.parametrize("game", OURS)
def test_our_games_are_whole(game: str) -> None:
    assert missing(game) == []


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that claims to be one of our games."""
    home = tmp_path / "bare_game"
    home.mkdir()
    (home / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "OURS", OURS | {"bare-game": "bare_game"})
    monkeypatch.setattr("mousehole.testkit.completeness.OURS", games.OURS)
    return home


def test_every_missing_piece_is_named_at_once(bare: Path) -> None:
    lines = missing("bare-game")
    words = [line for line in lines if "/bare-game/words/" in line or "/bare_game/terminal/" in line]
    pieces = (*MODULES, *OURS_TOO, *in_every_language(bare, is_ours=True))
    inside = [piece for piece in pieces if piece.path != "__init__.py"]

    assert [line.rpartition("bare_game/")[2] for line in lines[:len(MODULES) - 1]] == [
        f"{piece.path}: {piece.what}" for piece in MODULES if piece.path != "__init__.py"]
    assert "web/src/games/bare-game/Lid.svelte: the picture on the lid, 320 × 180" in lines
    assert "docs/encodings/bare-game.md: generated: make encodings" in lines
    assert len(lines) == len(inside) + len(OUTSIDE) + len(words)


def test_a_file_that_lacks_something_says_what(bare: Path) -> None:
    (bare / "sense.py").write_text("def check(s): ...\npieces = 3\n")
    (bare / "locale").mkdir()
    (bare / "locale" / "de.ftl").write_text("title = Kahl\n")

    assert f"{bare}/sense.py: shapes – what makes sense at a table" in missing("bare-game")
    assert f"{bare}/locale/de.ftl: blurb – the game's words in Deutsch" in missing("bare-game")
