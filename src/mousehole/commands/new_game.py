"""`mousehole new-game`: a package with a small game that works, to change into one of your own."""
from __future__ import annotations

import argparse
from pathlib import Path

from mousehole.commands.new_package import write_package
from mousehole.commands.texts import said
from mousehole.games import GAMES


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar=said("meta-id"), help=said("help-new-id"))
    parser.add_argument("--title", metavar=said("meta-title"), help=said("help-new-title"))
    parser.add_argument("--into", metavar=said("meta-folder"), type=Path, default=Path(), help=said("help-new-into"))


def run(args: argparse.Namespace) -> int:
    folder = write_package("game", args.id, args.title, args.into, tuple(GAMES))
    print(said("new-game-done", path=str(folder), name=args.id))
    return 0
