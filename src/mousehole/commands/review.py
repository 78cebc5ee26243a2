"""`mousehole review`: the expected result move by move, and the key moves."""
from __future__ import annotations

import argparse
import json

from mousehole.bots.hints import review
from mousehole.bots.simulation import rng_of
from mousehole.commands.arguments import read_log
from mousehole.commands.numbers import seed, whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import in_file, said
from mousehole.kernel import BadSetup
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import replay
from mousehole.table.advice import review_lines
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), help=said("help-file"))
    parser.add_argument("--playouts", type=whole(1), default=20, metavar="N",
                        help=said("help-review-playouts"))
    parser.add_argument("--most", type=whole(1), default=5, metavar="K", help=said("help-review-most"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--json", action="store_true", help=said("help-json"))


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    try:
        replay(game, log)
    except BadSetup as error:
        raise in_file(args.file, error) from None
    seen = review(game, log, rng_of(args.seed), args.playouts, show_progress)
    if args.json:
        codec = Codec(game)
        print(json.dumps({"is_share": seen.is_share, "turns": [
            {"n": t.n, "seat": t.seat, "choice": codec.plain(t.choice), "before": t.before, "after": t.after,
             "swing": t.swing} for t in seen.turns]}))
        return 0
    for line in review_lines(Words(log.game, args.lang), seen, args.most):
        print(line)
    return 0
