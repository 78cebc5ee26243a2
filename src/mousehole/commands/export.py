"""`mousehole export`: matches of bots as arrays, with a data card."""
from __future__ import annotations

import argparse
import os
from pathlib import Path

from mousehole.bots.contest import Contest
from mousehole.commands.arguments import add_game, add_table, loaded, options_of
from mousehole.commands.numbers import MAX_WORKERS, integer, seed, whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import said
from mousehole.kernel import BadSetup


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=integer, metavar="N", help=said("help-seats-4"))
    parser.add_argument("--games", type=whole(1), default=100, metavar="K", help=said("help-games"))
    parser.add_argument("--bots", default="bramble", metavar=said("meta-names"),
                        help=said("help-bots", default="bramble"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--pace", type=whole(1), metavar=said("meta-seconds"), help=said("help-pace"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), default=os.cpu_count() or 1, metavar="K",
                        help=said("help-workers"))
    parser.add_argument("--ray", metavar=said("meta-address"), help=said("help-ray"))
    parser.add_argument("--out", required=True, metavar=said("meta-folder"), help=said("help-export-out"))
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    try:
        from mousehole.research import export
    except ModuleNotFoundError:
        raise BadSetup("exports need NumPy: pip install 'mousehole[research]'", "needs-package",
                       {"package": "numpy", "extra": "research"}) from None
    game, edition = loaded(args)
    seats = args.seats if args.seats is not None else min(max(4, game.facts.fewest), game.facts.most)
    contest = export.checked(Contest(args.game, seats, tuple(args.bots.split(",")), args.seed,
                                     tuple(options_of(args).items()), edition["name"], edition.get("text"), args.pace))
    options = "".join([f" --option {name}={value}" for name, value in args.option])
    command = (f"mousehole export {args.game} --seats {seats} --games {args.games} --bots {args.bots} "
               f"--seed {args.seed}"
               f"{'' if args.edition == 'standard' else f' --edition {args.edition}'}"
               f"{'' if args.pace is None else f' --pace {args.pace}'}{options} --out FOLDER")
    for file in export.export(contest, args.games, Path(args.out), command, args.workers, args.ray, show_progress):
        print(file)
    return 0
