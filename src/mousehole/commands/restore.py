"""`mousehole restore`: restores what `mousehole backup` has saved."""
from __future__ import annotations

import argparse
from pathlib import Path

from mousehole.commands.arguments import add_database, database_of
from mousehole.commands.texts import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), type=Path, help=said("help-restore-file"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from mousehole.server.backups import restore
    told = restore(database_of(args), args.file)
    print(said("restored", file=str(args.file), tables=told.tables, entries=told.entries))
    return 0
