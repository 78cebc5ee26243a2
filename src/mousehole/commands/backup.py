"""`mousehole backup`: copies all tables while the server keeps running."""
from __future__ import annotations

import argparse
from pathlib import Path

from mousehole.commands.arguments import add_database, database_of
from mousehole.commands.texts import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), type=Path, help=said("help-backup-file"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from mousehole.server.backups import back_up
    told = back_up(database_of(args), args.file)
    print(said("backed-up", file=str(args.file), tables=told.tables, entries=told.entries))
    return 0
