"""The command line in every language: help, errors, and seats that count from 1."""
from __future__ import annotations

import argparse
import inspect
import re
from pathlib import Path

import pytest

from mousehole.commands.parser import COMMANDS
from mousehole.commands.texts import PARSER_WORDS
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
    assert "commande inconnue" in mousehole("--lang", "fr", "dance").stderr
    assert "il manque" in mousehole("rules", "--lang=fr").stderr
    assert "fichier introuvable" in mousehole("replay", "nowhere.log", "--lang", "fr").stderr
    assert "n’est pas un dossier" in mousehole("export", "mousekeeping", "--out", __file__, "--lang", "fr").stderr


def test_an_unknown_language_is_refused_in_english() -> None:
    done = mousehole("games", "--lang", "xx")
    assert done.returncode == 2
    assert "“xx” is not possible. Choose from: en, fr, de" in done.stderr


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


@pytest.mark.parametrize("args", [
    "serve --workers 0", "serve --workers 1000000", "serve --bot-workers -1", "serve --port 0", "serve --port 65536",
    "serve --pace -1", "serve --pace soon", "play mousekeeping --seats two", "play mousekeeping --seats 0",
    "play mousekeeping --people -1", "play mousekeeping --people 99", "play mousekeeping --seed -1",
    "play mousekeeping --seed 1e9", f"play mousekeeping --seed {1 << 256}", "play mousekeeping --pace -1",
    "play mousekeeping --pace nan", "play mousekeeping --pace inf", "join http://x/t/y --seat 0",
    "join http://x/t/y --seat -1", "join http://x --open mousekeeping --seats 0", "simulate mousekeeping --games 0",
    "simulate mousekeeping --games 1.5", "simulate mousekeeping --workers 0", "simulate mousekeeping --workers 99999",
    "simulate mousekeeping --pace 0", "simulate mousekeeping --seed -1", "simulate mousekeeping --seats -3",
    "arena mousekeeping --games -1", "arena mousekeeping --workers 0", "arena mousekeeping --pace 0",
    "arena mousekeeping --seed x", "arena mousekeeping --seats 0", "report mousekeeping --out x --games 0",
    "report mousekeeping --out x --seats 0", "report mousekeeping --out x --seats 1,,2",
    "report mousekeeping --out x --workers -2", "report mousekeeping --out x --pace 0",
    "report mousekeeping --out x --seed -5", "hint LOG --at -1", "hint LOG --at 9", "hint LOG --seat 0",
    "hint LOG --seat 3", "hint LOG --most 0", "hint LOG --simulations 0", "hint LOG --seed -1", "review LOG --most -1",
    "calibrate mousekeeping", "calibrate house-mouse --games 0", "calibrate house-mouse --option basil=7",
    "replay LOG --at -1", "replay LOG --at 9",
    "verify LOG --nonce 0=ab", "verify LOG --nonce ab", "verify LOG --seat-commitment -1=ab",
    "simulate mousekeeping --option first_player=0", "simulate mousekeeping --option clock=-1",
])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_makes_no_sense_is_one_line_and_exit_2(args: str, language: str, tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    if "LOG" in args:
        answer("play", "haunted-mouse", "--seats", "2", "--people", "2", "--seed", "1", "--save", str(log),
               stdin="1\nq\n")
    done = mousehole(*args.replace("LOG", str(log)).split(), "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    if language != "en":
        assert not re.search(r"\b(must|invalid|not|from|whole|number)\b", done.stderr), done.stderr


@pytest.mark.parametrize(("name", "value"), [
    ("WORKERS", "0"), ("BOT_WORKERS", "-1"), ("PORT", "70000"), ("PORT", "http"), ("LEASE", "0"), ("PATIENCE", "-1"),
    ("REVEAL_SECONDS", "nan"), ("TABLES_PER_ADDRESS", "0"), ("KEEP_DAYS", "-1"), ("CPU_PER_SEAT", "inf"),
    ("KEEP_REPLAYS", "maybe")])
@pytest.mark.parametrize("command", [["serve"], ["doctor"], ["backup", "x.db"], ["restore", "x.db"]])
def test_a_setting_that_makes_no_sense_is_one_line_and_exit_2(
        name: str, value: str, command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"MOUSEHOLE_{name}", value)
    done = mousehole(*command, "--lang", "de")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    assert f"MOUSEHOLE_{name}" in done.stderr
    assert value.replace("-", "−") in done.stderr  # as it is set in print


def parser_texts() -> set[str]:
    """What argparse may say to people, as far as our parsers can make it."""
    source = inspect.getsource(argparse)
    found = set(re.findall(r"\b_\(\s*'([^']+)'", source)) | set(re.findall(r'\b_\(\s*"([^"]+)"', source))
    return found - NEVER_SAID


# For programmers, or about kinds of arguments that we do not have.
NEVER_SAID = {
    ".__call__() not defined", "conflicting subparser: %s", "conflicting subparser alias: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)", 'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s", "cannot merge actions - two groups are named %r",
    "'required' is an invalid argument for positionals", "dest= is required for options like %r",
    "invalid option string %(option)r: ",
    "invalid conflict_resolution value: %r", "mutually exclusive arguments must be optional",
    "cannot have multiple subparser arguments", "not allowed with argument %s", "one of the arguments %s is required",
    "expected at most one argument", "expected at least one argument", "unexpected option string: %s",
    "%r is not callable", "subcommands",
    "invalid %(type)s value: %(value)r",                    # our types say it themselves
    "invalid choice: %(value)r (choose from %(choices)s)",  # cli.Parser says it
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    "%(prog)s: error: %(message)s\\n",                      # cli.Parser.error
    # From Python 3.12 on:
    " (default: %(default)s)", "show program's version number and exit", "%(prog)s: warning: %(message)s\\n",
    "command '%(parser_name)s' is deprecated", "option '%(option)s' is deprecated",
    "argument '%(argument_name)s' is deprecated",
    "%(heading)s:",  # the heading itself is translated, with the space before a French colon
}


def test_everything_that_argparse_says_is_translated() -> None:
    assert parser_texts() <= set(PARSER_WORDS), parser_texts() - set(PARSER_WORDS)


@pytest.mark.parametrize(("args", "words"), [
    (["rules"], "es fehlt: SPIEL"), (["games", "--nope"], "unbekannt: --nope"),
    (["replay", "x", "--at"], "der Wert fehlt"),
    (["games", "--json=1"], "nimmt keinen Wert an"), (["simulate", "x", "--se", "1"], "ist nicht eindeutig"),
    (["serve", "--log-level", "loud"], "Zur Wahl stehen: debug"), (["tanze"], "unbekannter Befehl „tanze“"),
    ([], "es fehlt: BEFEHL")])
def test_the_parser_speaks_german(args: list[str], words: str) -> None:
    done = mousehole(*args, "--lang", "de") if args else mousehole("--lang", "de")
    assert done.returncode == 2
    assert words in done.stderr
    assert "siehe mousehole" in done.stderr


def test_the_log_of_a_replay_says_the_options_in_words(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    answer("play", "mousekeeping", "--seats", "1", "--option", "move_limit=60", "--save", str(log), stdin="1\nq\n")
    told = answer("replay", str(log))
    assert "Mousekeeping!, 1 seat, edition “standard”" in told
    assert "{" not in told.splitlines()[0]
