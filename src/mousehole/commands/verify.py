"""`mousehole verify`: checks every move of a replay file, and the shuffle."""
from __future__ import annotations

import argparse

from mousehole.commands.arguments import read_log
from mousehole.commands.texts import said
from mousehole.kernel.log import BadLog, verify
from mousehole.table import fairness
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help=said("help-file"))
    parser.add_argument("--commitment", metavar="HEX", help=said("help-verify-commitment"))
    parser.add_argument("--nonce", type=noted, action="append", default=[], metavar="SEAT=HEX",
                        help=said("help-verify-nonce"))
    parser.add_argument("--seat-commitment", type=noted, action="append", default=[], metavar="SEAT=HEX",
                        help=said("help-verify-seat-commitment"))


def noted(text: str) -> tuple[int, str]:
    seat, equals, nonce = text.partition("=")
    if not equals or not seat.isdecimal() or int(seat) < 1:
        raise argparse.ArgumentTypeError(said("error-nonce-form", text=text))
    return int(seat) - 1, nonce


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    try:
        s = verify(game, log)
        fair = fairness.check(log, args.commitment, dict(args.nonce), dict(args.seat_commitment))
    except BadLog as error:
        raise BadLog(f"{args.file}: {error}") from None
    outcome = game.outcome(s)
    print(said("verified", file=args.file, title=Words(log.game, args.lang).message("title"), version=log.version,
               seats=log.seats, moves=len(log.answers), reason=outcome.reason,
               scores=", ".join([str(score) for score in outcome.scores])))
    print(f"{args.file}: {fair}" if fair else said("verified-not-served", file=args.file))
    return 0
