"""`mousehole draws`: everything that chance decided in a match, for programs that check it (docs/fairness.md)."""
from __future__ import annotations

import argparse
import json

from mousehole.commands.arguments import read_log
from mousehole.commands.texts import in_file, said
from mousehole.kernel import BadSetup
from mousehole.table.draws import draws_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), help=said("help-file"))


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    try:
        print(json.dumps(draws_of(game, log)))
    except BadSetup as error:
        raise in_file(args.file, error) from None
    return 0
