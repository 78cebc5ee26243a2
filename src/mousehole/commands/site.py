"""`mousehole site`: writes a folder for any web host: all games in the visitor's browser, without a server."""
from __future__ import annotations

import argparse
from pathlib import Path

from mousehole.commands.texts import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar=said("meta-folder"), type=Path, help=said("help-site-folder"))


def run(args: argparse.Namespace) -> int:
    from mousehole.server.site import write_site
    written = write_site(args.folder)
    print(said("site-written", folder=str(args.folder), files=written.files,
               megabytes=round(written.compressed / 1_000_000, 1)))
    return 0
