"""The TypeScript types are made from the Python ones, and are up to date."""
from __future__ import annotations

import subprocess
import sys
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


ALONE = """
from importlib import import_module
from pkgutil import walk_packages
from mousehole.games import GAMES, folder, load_game
from mousehole.kernel.codec import Codec
from mousehole.table.typescript import game_types

for id in GAMES:
    words, types = Codec(load_game(id)).words, game_types(id)
    package = import_module(folder(id))
    for module in walk_packages(package.__path__, package.__name__ + "."):
        if ".tests" not in module.name:
            import_module(module.name)
    assert Codec(load_game(id)).words == words, id
    assert game_types(id) == types, id
"""


def test_the_words_of_a_game_do_not_depend_on_what_else_is_loaded() -> None:
    """In a process where nothing is loaded yet: a game itself loads all modules that have words."""
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
