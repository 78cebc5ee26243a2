"""`mousehole verify`: is this log what it says it is?"""
from __future__ import annotations

import argparse

from mousehole.commands.arguments import read_log
from mousehole.kernel.log import BadLog, verify


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a log")


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    try:
        s = verify(game, log)
    except BadLog as error:
        raise BadLog(f"{args.file}: {error}") from None
    outcome = game.outcome(s)
    print(f"{args.file}: right. {game.facts.title} version {log.version}, {log.seats} seats, "
          f"{len(log.answers)} answers, ended by {outcome.reason}, scores {list(outcome.scores)}")
    return 0
