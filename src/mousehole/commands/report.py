"""`mousehole report`: is the game fair, how long is it, what is worth what? One page to read in a browser."""
from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path

from mousehole.commands.arena import contest_of
from mousehole.commands.arguments import add_game, add_table, loaded
from mousehole.commands.progress import show_progress
from mousehole.kernel import BadSetup
from mousehole.research.report import page, tables
from mousehole.research.study import study


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=int, default=400, metavar="N", help="for each number of seats")
    parser.add_argument("--seats", metavar="N[,N…]", help="default: every number the game allows")
    parser.add_argument("--bot", "--bots", default="bramble", metavar="NAME")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pace", type=int, metavar="SECONDS", help="an answer takes off a clock (else each bot's own)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="K", help="processes")
    parser.add_argument("--out", required=True, metavar="DIR",
                        help="the page will be DIR/<game>.html (DIR/<game>-<edition>.html for another edition than the "
                             "standard one), with its shares as Markdown (.md) beside it")
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.workers < 1:
        raise BadSetup("--games and --workers are at least 1")
    game, _ = loaded(args)
    try:
        counts = [int(n) for n in args.seats.split(",")] if args.seats else \
            list(range(game.facts.fewest, game.facts.most + 1))
    except ValueError:
        raise BadSetup("--seats is a number, or numbers with commas between them") from None
    args.seats = counts[0]
    contest = contest_of(args, (args.bot,))
    contests = {seats: replace(contest, seats=seats).checked() for seats in counts}
    studies = {seats: study(each, args.games, args.workers, show_progress) for seats, each in contests.items()}
    edition = "" if args.edition == "standard" else f" --edition {args.edition}"
    options = edition + "".join([f" --option {name}={value}" for name, value in args.option])
    command = (f"mousehole report {args.game} --bot {args.bot} --games {args.games} "
               f"--seats {','.join([str(n) for n in counts])} --seed {args.seed}{options}")
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    name = args.game if args.edition == "standard" else f"{args.game}-{Path(args.edition).stem}"
    for file, text in ((out / f"{name}.html", page(contest, studies, command)),
                       (out / f"{name}.md", tables(contest, studies, command))):
        file.write_text(text, "utf-8")
        print(file)
    return 0
