"""`mousehole review`: turning points, mistakes, and what was luck."""
from __future__ import annotations

import argparse
from collections.abc import Generator
from time import monotonic

from mousehole.commands.arguments import read_log
from mousehole.commands.numbers import whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import in_file, said
from mousehole.kernel import BadSetup
from mousehole.kernel.log import replay
from mousehole.table import frames
from mousehole.table.advice import review_lines
from mousehole.table.rest_types import Reviewed
from mousehole.table.review import Part, Review
from mousehole.words import Words

STEPS = 100  # of the progress bar


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), help=said("help-file"))
    parser.add_argument("--refine", action="store_true", help=said("help-review-refine"))
    parser.add_argument("--most", type=whole(0), default=5, metavar="K", help=said("help-review-most"))
    parser.add_argument("--json", action="store_true", help=said("help-json"))


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    try:
        replay(game, log)
    except BadSetup as error:
        raise in_file(args.file, error) from None
    began = monotonic()
    review = Review(log.write(), lambda: monotonic() - began)
    found = finished(review, review.first())
    if args.refine:
        found = finished(review, review.refined())
    if args.json:
        print(frames.encode(found).decode())
        return 0
    for line in review_lines(Words(log.game, args.lang), found, args.most):
        print(line)
    return 0


def finished(review: Review, parts: Generator[Part, object, Reviewed]) -> Reviewed:
    """Do all parts of the work here, one after the other."""
    done: object = None
    while True:
        try:
            work, args = parts.send(done)
        except StopIteration as end:
            found: Reviewed = end.value
            return found
        done = work(*args)
        show_progress(int(STEPS * review.part), STEPS)
