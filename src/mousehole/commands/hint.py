"""`mousehole hint`: good moves in a saved game and why, using only what that player may know."""
from __future__ import annotations

import argparse
import json

from mousehole.bots.hints import SIMULATIONS, Hint, hints
from mousehole.bots.simulation import rng_of
from mousehole.commands.arguments import read_log
from mousehole.commands.numbers import integer, seed, whole
from mousehole.commands.texts import in_file, said
from mousehole.games import notation
from mousehole.kernel import CLOCK, BadSetup, Decision
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import replay
from mousehole.table.advice import hint_line
from mousehole.table.fitted import chances_of
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), help=said("help-file"))
    parser.add_argument("--at", type=whole(0), metavar="N", help=said("help-hint-at"))
    parser.add_argument("--seat", type=integer, metavar="N", help=said("help-hint-seat"))
    parser.add_argument("--most", type=whole(1), default=3, metavar="K", help=said("help-hint-most"))
    parser.add_argument("--simulations", type=whole(1), default=SIMULATIONS, metavar="N",
                        help=said("help-simulations"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--json", action="store_true", help=said("help-json"))


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    at = len(log.answers) if args.at is None else args.at
    if not 0 <= at <= len(log.answers):
        raise BadSetup(said("error-at-range", moves=len(log.answers)))
    if args.seat is not None and not 1 <= args.seat <= log.seats:
        raise BadSetup(said("error-seat-range", seats=log.seats, found=args.seat))
    only = None if args.seat is None else args.seat - 1
    try:
        s = replay(game, log, at)
    except BadSetup as error:
        raise in_file(args.file, error) from None
    words, rows = Words(log.game, args.lang), list[tuple[Decision, list[Hint]]]()
    asked = [d for d in game.pending(s) if d.seat != CLOCK and only in (None, d.seat)]
    for n, d in enumerate(asked):
        view = game.view(s, d.seat)
        rows.append((d, hints(game, view, d, rng_of(args.seed, at, n), args.simulations, args.most,
                              chances=chances_of(game))))
    if args.json:
        codec, lines = Codec(game), notation(log.game)
        print(json.dumps([{"seat": d.seat, "prompt": d.prompt, "hints": [
            {"choice": None if h.choice is None else codec.plain(h.choice),
             "text": None if h.choice is None else lines.write(h.choice),
             "chance": None if h.chance is None else h.chance._asdict(), "rank": h.rank, "compared": h.compared,
             "tables": h.tables, "is_tied": h.is_tied, "alike": [lines.write(c) for c in h.alike],
             "reasons": [{"code": r.code, "measure": r.measure, "then": r.then, "other": r.other,
                          "instead": None if r.instead is None else lines.write(r.instead)} for r in h.reasons],
             "words": hint_line(words, h)} for h in found]}
            for d, found in rows], ensure_ascii=False))
        return 0
    if not rows:
        print(words.message("hint-nobody"))
    for d, found in rows:
        print(words.prompt(d))
        for n, hint in enumerate(found, 1):
            print(f"  {n}. {hint_line(words, hint)}")
    return 0
