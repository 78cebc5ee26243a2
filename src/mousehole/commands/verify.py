"""`mousehole verify`: is this log what it says it is?"""
from __future__ import annotations

import argparse

from mousehole.commands.arguments import read_log
from mousehole.kernel.log import BadLog, verify
from mousehole.table import fairness


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a log")
    parser.add_argument("--commitment", metavar="HEX", help="what the server had committed itself to, as you noted it")
    parser.add_argument("--nonce", type=noted, action="append", default=[], metavar="SEAT=HEX",
                        help="a seat's part in the seed, as you noted it; may be given several times")


def noted(text: str) -> tuple[int, str]:
    seat, equals, nonce = text.partition("=")
    if not equals or not seat.isdecimal():
        raise argparse.ArgumentTypeError(f"{text}: a nonce is noted as SEAT=HEX")
    return int(seat), nonce


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    try:
        s = verify(game, log)
        fair = fairness.check(log, args.commitment, dict(args.nonce))
    except BadLog as error:
        raise BadLog(f"{args.file}: {error}") from None
    outcome = game.outcome(s)
    print(f"{args.file}: right. {game.facts.title} version {log.version}, {log.seats} seats, "
          f"{len(log.answers)} answers, ended by {outcome.reason}, scores {list(outcome.scores)}")
    print(f"{args.file}: {fair or 'where its seed came from is not told: it was not played on a server'}")
    return 0
