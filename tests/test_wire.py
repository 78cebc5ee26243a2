"""The TypeScript types are made from the Python ones, and are up to date."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.cli import main
from mousehole.games import GAMES
from mousehole.table.typescript import game_types, message_types

ROOT = Path(__file__).resolve().parents[1]


def test_the_types_in_the_web_folder_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire", "--check", str(ROOT / "web" / "src" / "wire")]) == 0, f"run `make wire`: {capsys.readouterr()}"


def test_they_are_written_and_then_up_to_date(tmp_path: Path) -> None:
    assert main(["wire", "--check", str(tmp_path)]) == 1
    assert main(["wire", str(tmp_path)]) == 0
    assert main(["wire", "--check", str(tmp_path)]) == 0


def test_what_may_be_left_out_is_optional_and_tags_are_literal() -> None:
    text = message_types()
    assert 'export interface Answer {\n  is: "answer";\n  n: number;\n  choice: Plain;\n  id?: string;\n}' in text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_view_and_choices(game: str) -> None:
    text = game_types(game)
    assert "export interface View {" in text
    assert "export type Choices = " in text
    fields = [line for line in text.splitlines() if line.endswith(": unknown;") and "[field" not in line]
    assert not fields, "these have no type"
