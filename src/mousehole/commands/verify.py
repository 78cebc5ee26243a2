"""`mousehole verify`: checks every move of a replay file, and the shuffle."""
from __future__ import annotations

import argparse

from mousehole.commands.arguments import read_log
from mousehole.commands.texts import in_file, said
from mousehole.kernel import BadSetup
from mousehole.kernel.log import verify
from mousehole.table import fairness, takings
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), help=said("help-file"))
    parser.add_argument("--commitment", metavar="HEX", help=said("help-verify-commitment"))
    parser.add_argument("--nonce", type=noted, action="append", default=[], metavar=said("meta-seat-hex"),
                        help=said("help-verify-nonce"))
    parser.add_argument("--seat-commitment", type=noted, action="append", default=[], metavar=said("meta-seat-hex"),
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
        takings.check(game, log)
        fair = fairness.check(log, args.commitment, dict(args.nonce), dict(args.seat_commitment))
    except BadSetup as error:
        raise in_file(args.file, error) from None
    outcome, words = game.outcome(s), Words(log.game, args.lang)
    print(said("verified", file=args.file, title=words.message("title"), version=log.version,
               seats=log.seats, moves=len(log.answers), reason=words.message(f"ending-{outcome.reason}"),
               scores=", ".join([str(score) for score in outcome.scores])))
    print(_shuffle(args.file, fair) if log.position is None else said("verified-position", file=args.file))
    return 0


def _shuffle(file: str, fair: fairness.Proved | None) -> str:
    """Say what the file proves about its shuffle."""
    if fair is None:
        return said("verified-not-served", file=file)
    if fair.day:
        return said("verified-day", file=file, day=fair.day)
    told = said("verified-shuffle", file=file, commitment=fair.commitment, count=fair.contributed, seats=fair.seats)
    if fair.scheme == 1:
        told += " " + said("verified-scheme-1")
    for seat in fair.unrevealed:
        told += " " + said("verified-unrevealed", n=seat + 1)
    return told
