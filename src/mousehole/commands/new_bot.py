"""`mousehole new-bot`: a package with a small bot that works, to change into one of your own."""
from __future__ import annotations

import argparse
from pathlib import Path

from mousehole.bots.levels import bot_names
from mousehole.commands.new_package import write_package
from mousehole.commands.texts import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar=said("meta-id"), help=said("help-new-id"))
    parser.add_argument("--into", metavar=said("meta-folder"), type=Path, default=Path(), help=said("help-new-into"))


def run(args: argparse.Namespace) -> int:
    folder = write_package("bot", args.id, None, args.into, bot_names())
    print(said("new-bot-done", path=str(folder), name=args.id))
    return 0
