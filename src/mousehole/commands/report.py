"""`mousehole report`: a balance report as one page to read in a browser."""
from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path

from mousehole.commands.arena import contest_of
from mousehole.commands.arguments import add_game, add_table, loaded
from mousehole.commands.numbers import MAX_WORKERS, seed, whole
from mousehole.commands.progress import show_progress
from mousehole.commands.texts import said
from mousehole.kernel import BadSetup
from mousehole.research.drama import drama
from mousehole.research.report import Side, page, tables
from mousehole.research.study import study


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=whole(1), default=400, metavar="N", help=said("help-games-each"))
    parser.add_argument("--watch", type=whole(0), metavar="N", help=said("help-watch"))
    parser.add_argument("--seats", metavar="N[,N…]", help=said("help-seats-all"))
    parser.add_argument("--bot", "--bots", default="bramble", metavar=said("meta-name"), help=said("help-bot"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--pace", type=whole(1), metavar=said("meta-seconds"), help=said("help-pace"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), default=os.cpu_count() or 1, metavar="K",
                        help=said("help-workers"))
    parser.add_argument("--ray", metavar=said("meta-address"), help=said("help-ray"))
    parser.add_argument("--beside", metavar=said("meta-edition"), help=said("help-beside"))
    parser.add_argument("--out", required=True, metavar=said("meta-folder"), help=said("help-report-out"))
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    game, _ = loaded(args)
    try:
        counts = [int(n) for n in args.seats.split(",")] if args.seats else \
            list(range(game.facts.fewest, game.facts.most + 1))
    except ValueError:
        raise BadSetup(said("error-seats-list")) from None
    side = side_of(args, counts)
    beside, first = None, args.edition
    if args.beside:
        args.edition = args.beside
        beside, args.edition = side_of(args, counts), first
    edition = "" if args.edition == "standard" else f" --edition {args.edition}"
    watch = "" if args.watch is None else f" --watch {args.watch}"
    options = watch + edition + "".join([f" --option {name}={value}" for name, value in args.option])
    command = (f"mousehole report {args.game} --bot {args.bot} --games {args.games} "
               f"--seats {','.join([str(n) for n in counts])} --seed {args.seed}{options}"
               f"{f' --beside {args.beside}' if args.beside else ''}")
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    name = args.game if args.edition == "standard" else f"{args.game}-{Path(args.edition).stem}"
    if args.beside:
        name += f"-beside-{Path(args.beside).stem}"
    texts = [tables(each.contest, each.studies, command, args.lang) for each in ([side, beside] if beside else [side])]
    whole = page(side.contest, side.studies, command, args.lang, side.dramas, beside)
    for file, text in ((out / f"{name}.html", whole), (out / f"{name}.md", "\n".join(texts))):
        file.write_text(text, "utf-8")
        print(file)
    return 0


def side_of(args: argparse.Namespace, counts: list[int]) -> Side:
    """Play and look at one edition, with each of these numbers of seats."""
    args.seats = counts[0]
    contest = contest_of(args, (args.bot,))
    contests = {seats: replace(contest, seats=seats).checked() for seats in counts}
    studies = {seats: study(each, args.games, args.workers, show_progress, args.lang, args.watch, args.ray)
               for seats, each in contests.items()}
    dramas = {seats: drama(each, args.games, args.workers, args.ray) for seats, each in contests.items()}
    return Side(contest, studies, dramas)
