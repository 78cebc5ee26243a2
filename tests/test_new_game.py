"""From nothing to a game of your own: written, installed beside Mousehole, tested, and played everywhere."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from mousehole.testkit.online import Server

ROOT = Path(__file__).resolve().parents[1]


class Installed:
    """A folder with a package in it that Mousehole finds, and nothing else that knows of it."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.folder, self.package = folder, package
        folder.mkdir()
        self.environment = os.environ | {"PYTHONPATH": str(folder), "NO_COLOR": "1"}
        self.run("-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps", "--no-build-isolation",
                 "--target", str(folder), str(package))

    def run(self, *command: str, asked: str = "") -> str:
        done = subprocess.run([sys.executable, *command], env=self.environment, input=asked, capture_output=True,
                              text=True, check=False, cwd=self.folder)
        assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-2000:]}"
        return done.stdout

    def mousehole(self, *command: str, asked: str = "") -> str:
        return self.run("-m", "mousehole.cli", *command, asked=asked)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("stranger")
    subprocess.run([sys.executable, "-m", "mousehole.cli", "new-game", "cheese-chase", "--title", "Cheese Chase!",
                    "--into", folder], check=True, capture_output=True)
    return Installed(folder / "installed", folder / "cheese-chase")


def test_its_own_tests_pass_and_cover_every_rule(game: Installed) -> None:
    said = game.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(game.package / "pyproject.toml"),
                    "--clause-games", str(game.folder), str(game.folder / "cheese_chase"))
    assert "6 of 6" in said


def test_nothing_is_left_of_the_template(game: Installed) -> None:
    for path in [path for path in game.package.rglob("*") if path.is_file()]:
        text = path.read_text("utf-8")
        assert not [word for word in ("tiny", "Tiny", "TINY", "mousehole.templates") if word in text], path


def test_it_is_played_by_bots_and_explained_in_words(game: Installed) -> None:
    assert "Cheese Chase!" in game.mousehole("games")
    assert "CHEESE-4" in game.mousehole("rules", "cheese-chase", "4")
    assert "Krümel" in game.mousehole("--lang", "de", "rules", "cheese-chase")
    said = game.mousehole("simulate", "cheese-chase", "--seats", "4", "--games", "8", "--bots", "juniper")
    assert "floor clean" in said


def test_it_is_played_in_a_terminal_to_the_end(game: Installed) -> None:
    said = game.mousehole("play", "cheese-chase", "--seats", "2", "--plain", "--seed", "1", "--pace", "0",
                          asked="1\n" * 5)
    assert "The floor is clean." in said


def test_it_is_an_environment_for_learners(game: Installed) -> None:
    pytest.importorskip("pettingzoo")
    said = game.run("-c", "from mousehole.research.pettingzoo import env\ne = env('cheese-chase', seats=3)\n"
                          "e.reset(seed=1)\nprint(e.observe(e.agent_selection)['observation'].shape)")
    assert "(" in said


def test_a_server_has_it_on_its_shelf(game: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(game.folder))
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server, httpx.Client(base_url=server.url) as client:
        shelf: list[dict[str, Any]] = client.get("/api/games").json()
        assert [each["title"] for each in shelf if each["id"] == "cheese-chase"] == ["Cheese Chase!"]
        assert "PlayCard" in client.get("/api/games/cheese-chase/words/fr").json()["game"]
        assert client.get("/api/games/cheese-chase/lesson").status_code == 200
        made = client.post("/api/tables", json={"game": "cheese-chase", "seats": 2})
        assert made.status_code == 201, made.text


@pytest.mark.parametrize(("id", "words"), [("Cheese", "can’t be a name"), ("house-mouse", "already"), ("-x", "can’t")])
def test_a_name_that_cannot_be_is_refused_in_one_line(tmp_path: Path, id: str, words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "mousehole.cli", "new-game", "--into", tmp_path, "--", id],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert words in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_bot_of_your_own_plays_every_game(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "mousehole.cli", "new-bot", "cheese-bot", "--into", tmp_path], check=True,
                   capture_output=True)
    bot = Installed(tmp_path / "installed", tmp_path / "cheese-bot")
    said = bot.mousehole("arena", "mousekeeping", "--bots", "cheese-bot,pip", "--seats", "1", "--games", "2",
                         "--option", "move_limit=60")
    assert "cheese-bot" in said
    assert json.loads(bot.mousehole("games", "--json"))
