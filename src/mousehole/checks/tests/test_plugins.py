"""Games and bots of other packages are found; what is broken is named and left out."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mousehole.checks.plugins import Plugins

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"


def offered(folder: Path, name: str, group: str, points: str, module: str = "") -> None:
    """Put a package with these entry points into a folder, as pip would."""
    about = folder / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA.format(name=name))
    (about / "entry_points.txt").write_text(f"[{group}]\n{points}\n")
    if module:
        (folder / f"{name}.py").write_text(module)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_what_works_is_found_and_what_does_not_is_named_with_the_reason(folder: Path) -> None:
    offered(folder, "good", "toys", "top = good:spin", "def spin(): pass")
    offered(folder, "bad", "toys", "ball = bad:bounce", "raise RuntimeError('no air\\nleft')")
    offered(folder, "thief", "toys", "kite = good:spin\nBig Name = good:spin")
    plugins = Plugins("toys", {"kite"}, lambda point: point.load())

    assert plugins.found == {"top": "good:spin"}
    assert plugins.broken["ball"] == "RuntimeError: no air left (bad, line 1)"
    assert "another one" in plugins.broken["kite"]
    assert "small letters" in plugins.broken["Big Name"]


def test_of_two_with_the_same_name_one_is_left_out(folder: Path) -> None:
    offered(folder, "one", "toys", "top = one:spin")
    offered(folder, "two", "toys", "top = two:spin")
    plugins = Plugins("toys", ())

    assert plugins.found == {"top": "one:spin"}
    assert "another one" in plugins.broken["top"]


def test_what_turns_out_to_be_broken_is_left_out_from_then_on(folder: Path) -> None:
    offered(folder, "good", "toys", "top = good:spin")
    plugins = Plugins("toys", ())
    assert plugins.found

    plugins.leave_out("top", ValueError("it wobbles"))

    assert not plugins.found
    assert plugins.broken == {"top": "ValueError: it wobbles"}


def test_the_line_of_the_plug_in_is_named_even_if_python_itself_has_failed(folder: Path) -> None:
    offered(folder, "stale", "toys", "top = stale:spin", "import json\n\njson.loads('?')\n")
    plugins = Plugins("toys", (), lambda point: point.load())

    assert not plugins.found
    assert plugins.broken["top"].startswith("JSONDecodeError:")
    assert plugins.broken["top"].endswith("(stale, line 3)")


def test_an_error_in_a_games_code_is_not_blamed_on_its_edition(tmp_path: Path) -> None:
    offered(tmp_path, "stranger", "mousehole.games", "strange-game = stranger")
    (tmp_path / "stranger").mkdir()
    (tmp_path / "stranger" / "__init__.py").touch()
    (tmp_path / "stranger" / "meta.py").write_text(FACTS)
    (tmp_path / "stranger" / "edition.toml").write_text(EDITION)
    (tmp_path / "stranger" / "game.py").write_text("import math\nmath.sqrt('x')\n")

    done = subprocess.run([sys.executable, "-m", "mousehole.cli", "games"], env={"PYTHONPATH": str(tmp_path)},
                          capture_output=True, text=True, check=False)

    assert "strange-game (TypeError: must be real number, not str (stranger.game, line 2))" in done.stderr


EDITION = '[edition]\ngame = "strange-game"\nname = "standard"\nabout = "A."\n'
FACTS = """
from mousehole.kernel import Facts

FACTS = Facts(id="strange-game", title="Strange", fewest=2, most=4, minutes=5, cooperative=False,
              versions=("the first",), options=(), turn_clause="STRANGE-1", end_clause="STRANGE-2")
"""


@pytest.mark.parametrize("module", ["import nowhere_to_be_found", "FACTS = 3", "raise SystemError('stop')"])
def test_a_broken_game_stops_no_other(tmp_path: Path, module: str) -> None:
    offered(tmp_path, "stranger", "mousehole.games", "strange-game = stranger")
    (tmp_path / "stranger").mkdir()
    (tmp_path / "stranger" / "__init__.py").touch()
    (tmp_path / "stranger" / "meta.py").write_text(module)

    done = subprocess.run([sys.executable, "-m", "mousehole.cli", "games"], env={"PYTHONPATH": str(tmp_path)},
                          capture_output=True, text=True, check=False)

    assert done.returncode == 0
    assert "house-mouse" in done.stdout
    assert "strange-game" not in done.stdout
    assert "strange-game" in done.stderr
    assert "Traceback" not in done.stderr
