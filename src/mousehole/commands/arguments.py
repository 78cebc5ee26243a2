"""Arguments shared by several commands."""
from __future__ import annotations

import argparse
import json
import stat
from pathlib import Path

from mousehole.commands.texts import in_file, said
from mousehole.games import edition_names, facts_of, load_game
from mousehole.kernel import BadSetup, Game, Options
from mousehole.kernel.log import Log
from mousehole.table import playing_on
from mousehole.table.box import box_of, edition_head, own_edition_head
from mousehole.words import LANGUAGES


def setting(text: str) -> tuple[str, bool | int | str]:
    """Parse `name=value`: true, false, a number, or a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(said("error-option-form", text=text))
    try:
        plain = json.loads(value)
    except ValueError:
        plain = value
    return name, plain if isinstance(plain, (bool, int)) else value


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    parser.add_argument("game", metavar=said("meta-game"), nargs="?" if optional else None, help=said("help-game"))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", type=setting, action="append", default=[], metavar=said("meta-option"),
                        help=said("help-option"))


def add_table(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument("--edition", default="standard", metavar=said("meta-edition"),
                        help=said("help-edition"))


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=said("help-lang"))


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="URL", help=said("help-db"))


def database_of(args: argparse.Namespace) -> str:
    """Return the database URL as the server would: from the argument, the environment, or the default."""
    from mousehole.server.settings import Settings
    return Settings.from_environment(db=args.db).db


def options_of(args: argparse.Namespace, game_id: str = "") -> Options:
    """Parse a seat: people count from 1, games from 0."""
    options = dict(args.option)
    for option in facts_of(game_id or args.game).options:
        value = options.get(option.name)
        if option.is_seat and isinstance(value, int) and not isinstance(value, bool):
            options[option.name] = value - 1
    return options


def loaded(args: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    """Return the game in the requested edition, and how a log names that edition."""
    name = str(args.edition)
    if name in edition_names(args.game) or not is_file(name):
        game = load_game(args.game, name)
        return game, edition_head(args.game, name)
    text = read_text(name)
    try:
        return load_game(args.game, text=text), own_edition_head(text)
    except BadSetup as error:
        raise in_file(name, error) from None


def is_file(edition: str) -> bool:
    """Tell a file from the name of an edition, which is a plain word."""
    return edition.endswith(".toml") or "/" in edition or Path(edition).is_file()


def read_text(path: str) -> str:
    kind = Path(path).stat().st_mode
    if stat.S_ISDIR(kind) or stat.S_ISBLK(kind) or stat.S_ISCHR(kind):  # some of these never end
        raise BadSetup(said("error-not-a-file", path=path))
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadSetup(said("error-not-text", path=path)) from None


def read_log(path: str) -> tuple[Game, Log]:
    """Read a replay file, and the game in the edition it was played with."""
    try:
        log = Log.read(read_text(path))
        game = game_of(log)
    except BadSetup as error:
        raise in_file(path, error) from None
    return game, log


def game_of(log: Log) -> Game:
    box = box_of(log)
    playing_on.check(box, log)
    return box.game
