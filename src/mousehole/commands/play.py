"""`mousehole play`: a person against, or together with, bots, in this terminal."""
from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from mousehole.bots.levels import make_bot
from mousehole.commands.arguments import add_game, add_language, add_table, loaded, options_of, read_log
from mousehole.games import GAMES
from mousehole.kernel import BadSetup, Rng
from mousehole.table.match import Match
from mousehole.terminal.plain import Console, PlainTable, standard_console
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    parser.add_argument("--seats", type=int, help="you and bots; default: as few as the game wants, but two")
    parser.add_argument("--bots", default="greedy", metavar="NAME[,NAME…]")
    parser.add_argument("--seed", type=int, help="to play the same deal again; default: a new one")
    parser.add_argument("--pace", type=float, default=2.0, metavar="SECONDS", help="that a bot takes to answer")
    parser.add_argument("--log", metavar="FILE", help="where to keep the match, finished or not")
    parser.add_argument("--resume", metavar="FILE", help="go on with a match that was kept")
    add_table(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    console = standard_console()
    match = _resumed(args) if args.resume else _new(args, console)
    if match is None:
        return 0
    game, seats = match.game, match.log.seats
    words = Words(game.facts.id, args.lang)
    words.names = [words.message("plain-you"), *[words.name(seat) for seat in range(1, seats)]]
    names = args.bots.split(",")
    bots = {seat: make_bot(names[(seat - 1) % len(names)], game, Rng(secrets.token_bytes(32)))
            for seat in range(1, seats)}
    table = PlainTable(match, bots, words, console, args.pace, args.lang)
    try:
        table.run()
    finally:  # also when interrupted: nothing that was played is lost
        file = args.log or args.resume
        if file:
            Path(file).write_text(match.log.write(), "utf-8")
            if match.log.result is None:
                console.say(words.message("plain-saved", {"file": file}))
    return 0


def _resumed(args: argparse.Namespace) -> Match:
    game, log = read_log(args.resume)
    if log.result is not None:
        raise BadSetup(f"{args.resume}: that match is over; see mousehole replay")
    return Match.resumed(game, log)


def _new(args: argparse.Namespace, console: Console) -> Match | None:
    args.game = args.game or _menu(console, args.lang)
    if args.game is None:
        return None
    game, edition = loaded(args)
    seats = args.seats if args.seats is not None else max(game.facts.fewest, 2)
    if args.seed is not None and args.seed < 0:
        raise BadSetup("--seed is a whole number from 0")
    seed = secrets.token_bytes(32) if args.seed is None else args.seed.to_bytes(32, "little")
    return Match(game, seats, seed, options_of(args), edition)


def _menu(console: Console, language: str) -> str | None:
    """Which game; None: none after all."""
    ids = list(GAMES)
    words = [Words(game_id, language) for game_id in ids]
    console.say(words[0].message("plain-menu"))
    for n, each in enumerate(words, 1):
        console.say(f"  {n}  {each.message('title')} – {each.message('blurb')}")
    while True:
        line = console.ask("> ", None)
        if console.is_closed or line in ("q", "quit"):
            return None
        if line in ids:
            return line
        if line and line.isdigit() and 1 <= int(line) <= len(ids):
            return ids[int(line) - 1]
        console.say(words[0].message("plain-no-game"))
