"""Arguments that several verbs take."""
from __future__ import annotations

import argparse
import json
from pathlib import Path

from mousehole.games import edition_names, load_game
from mousehole.kernel import BadSetup, Game, Options
from mousehole.kernel.log import BadLog, Log
from mousehole.table.box import box_of, edition_head, own_edition_head
from mousehole.words import LANGUAGES


def setting(text: str) -> tuple[str, bool | int | str]:
    """`name=value`: true, false, a number, or a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text}: an option is set as name=value")
    try:
        plain = json.loads(value)
    except ValueError:
        plain = value
    return name, plain if isinstance(plain, (bool, int)) else value


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument("game", nargs="?" if optional else None, help="a game's id: see `mousehole games`")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", type=setting, action="append", default=[], metavar="NAME=VALUE",
                        help="set an option of the game; may be given several times")


def add_table(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument("--edition", default="standard", metavar="NAME|FILE",
                        help="an edition that comes with the game, or a file of your own")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def options_of(args: argparse.Namespace) -> Options:
    return dict(args.option)


def loaded(args: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    """The game in the edition asked for, and how a log names that edition."""
    name = str(args.edition)
    if name in edition_names(args.game) or not is_file(name):
        game = load_game(args.game, name)
        return game, edition_head(args.game, name)
    text = read_text(name)
    try:
        return load_game(args.game, text=text), own_edition_head(text)
    except BadSetup as error:
        raise BadSetup(f"{name}: {error}") from None


def is_file(edition: str) -> bool:
    """Names of editions are plain words."""
    return edition.endswith(".toml") or "/" in edition or Path(edition).is_file()


def read_text(path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadSetup(f"{path} is not a text file") from None


def read_log(path: str) -> tuple[Game, Log]:
    """A log, and the game in the edition it was played with."""
    try:
        log = Log.read(read_text(path))
        game = game_of(log)
    except (BadSetup, BadLog) as error:
        raise BadLog(f"{path}: {error}") from None
    return game, log


def game_of(log: Log) -> Game:
    return box_of(log).game
