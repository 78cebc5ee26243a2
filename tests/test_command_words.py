"""The command line in every language: help, errors, and seats that count from 1."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.cli import COMMANDS
from mousehole.words import LANGUAGES
from tests.test_command_line import answer, mousehole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(command: str, language: str) -> None:
    told = mousehole(command, "--help", "--lang", language).stdout
    assert f"mousehole {command}" in told
    if language != "en":
        assert "show this help" not in told
        assert told != mousehole(command, "--help").stdout


def test_errors_are_in_the_language_that_was_asked_for() -> None:
    assert "Jeu inconnu" in mousehole("rules", "chess", "--lang", "fr").stderr
    assert "choix incorrect" in mousehole("--lang", "fr", "dance").stderr
    assert "il manque" in mousehole("rules", "--lang=fr").stderr
    assert "fichier introuvable" in mousehole("replay", "nowhere.log", "--lang", "fr").stderr


def test_an_unknown_language_is_refused_in_english() -> None:
    done = mousehole("games", "--lang", "xx")
    assert done.returncode == 2
    assert "invalid choice: 'xx'" in done.stderr


def test_people_count_seats_from_1(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    answer("play", "haunted-mouse", "--seats", "2", "--option", "first_player=2", "--save", str(log), stdin="q\n")
    told = answer("simulate", "haunted-mouse", "--seats", "2", "--games", "2", "--option", "first_player=2")
    assert "seat 1 " in told
    assert "seat 2 " in told
    assert "seat 0 " not in told
    refused = mousehole("simulate", "haunted-mouse", "--seats", "2", "--option", "first_player=3").stderr
    assert "Option “first_player” can’t be 3. Choose from: random, 1 and 2." in refused
    assert "--seat must be 1 to 2, not 0" in mousehole("hint", str(log), "--seat", "0").stderr
    assert "seats from 1" in mousehole("verify", str(log), "--nonce", "0=ab").stderr


def test_the_log_of_a_replay_says_the_options_in_words(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    answer("play", "mousekeeping", "--seats", "1", "--option", "move_limit=60", "--save", str(log), stdin="1\nq\n")
    told = answer("replay", str(log))
    assert "Mousekeeping!, 1 seat, edition “standard”" in told
    assert "{" not in told.splitlines()[0]
