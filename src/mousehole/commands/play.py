"""`mousehole play`: people and bots in this terminal."""
from __future__ import annotations

import argparse
import os
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path

from mousehole.bots.levels import make_bot
from mousehole.commands.arguments import add_game, add_table, loaded, options_of, read_log
from mousehole.commands.files import new_file
from mousehole.commands.numbers import integer, seconds, seed, whole
from mousehole.commands.texts import said
from mousehole.games import GAMES, load_game
from mousehole.kernel import BadSetup, Rng
from mousehole.table import days
from mousehole.table.box import edition_head
from mousehole.table.match import Match
from mousehole.terminal import shelf
from mousehole.terminal.console import Console, standard_console
from mousehole.terminal.labels import Labels
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.plain import PlainTable
from mousehole.terminal.seating import Seating
from mousehole.terminal.typed import commands
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    parser.add_argument("--plain", action="store_true", help=said("help-plain"))
    parser.add_argument("--seats", type=integer, metavar="N", help=said("help-play-seats"))
    parser.add_argument("--people", type=whole(0), default=None, metavar="N",
                        help=said("help-play-people"))
    parser.add_argument("--bots", default="bramble", metavar=said("meta-names"),
                        help=said("help-play-bots"))
    parser.add_argument("--seed", type=seed, metavar="N", help=said("help-play-seed"))
    parser.add_argument("--day", nargs="?", const="", metavar=said("meta-day"), help=said("help-play-day"))
    parser.add_argument("--pace", type=seconds, default=2.0, metavar=said("meta-seconds"), help=said("help-play-pace"))
    parser.add_argument("--no-remarks", action="store_true", help=said("help-no-remarks"))
    parser.add_argument("--save", metavar=said("meta-file"), help=said("help-play-save"))
    parser.add_argument("--resume", metavar=said("meta-file"), help=said("help-play-resume"))
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    if args.save:
        new_file(args.save, own=args.resume)
    if args.plain or not is_screen():
        return run_plain(args)
    from mousehole.terminal.app import MouseholeApp  # import Textual only when there is a screen to draw on
    table = None
    if args.resume or args.game:
        match = _begun(args)
        path = Path(args.save or args.resume or shelf.new_path(match.game.facts.id))
        table = _table(args, match, path)
    app = MouseholeApp(table, language=args.lang, pace=args.pace, remarks=not args.no_remarks)
    app.run()
    if table is not None:
        _tell_day(table)
    if app.left is not None:
        print(Labels(args.lang)("saved", file=str(app.left)))
    return app.return_code or 0


def is_screen() -> bool:
    """Whether a person is at a terminal that can do more than lines."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on the last one
    return all(each.isatty() for each in streams) and os.environ.get("TERM", "dumb") != "dumb"


def run_plain(args: argparse.Namespace) -> int:
    console = standard_console()
    if not args.resume:
        args.game = args.game or _menu(console, args.lang)
        if args.game is None:
            return 0
    match = _begun(args)
    file = args.save or args.resume or (str(shelf.new_path(match.game.facts.id)) if console.is_live else None)
    table = _table(args, match, Path(file) if file else None)
    try:
        PlainTable(table, console, args.pace).run()
        _tell_day(table)
    finally:  # also when interrupted: nothing that was played is lost
        if file and (args.save or table.position):
            shelf.keep(Path(file), match.log, table.seating)
            table.note_time()
            if match.log.result is None:
                console.say(Labels(args.lang)("saved", file=file))
    return 0


def _tell_day(table: LocalTable) -> None:
    """Print the line to share after a deal of the day; it gives nothing away."""
    outcome, day = table.outcome(), days.day_of(table.match.log)
    if outcome is None or not day or not table.people:
        return
    seat, words = table.people[0], table.words
    rival = max([score for other, score in enumerate(outcome.scores) if other != seat], default=0)
    score = words.message("day-score", {
        "won": "yes" if seat in outcome.winners else "no", "tied": "yes" if outcome.scores[seat] == rival else "no",
        "score": outcome.scores[seat], "rival": rival,
        "moves": len([1 for who, _, _ in table.match.log.answers if who == seat])})
    print(f"Mousehole · {words.message('title')} · {day}\n{score}")


def _table(args: argparse.Namespace, match: Match, path: Path | None) -> LocalTable:
    seats = match.log.seats
    seating = shelf.seating_of(path, seats) if path and args.resume and args.people is None else None
    bots = [*days.deal_of(match.game.facts.id).bots.values()] if days.day_of(match.log) else args.bots.split(",")
    seating = seating or Seating.of(seats, 1 if args.people is None else args.people, bots or ["bramble"])
    return LocalTable(match, seating, args.lang, keep=shelf.keeper(path, seating) if path else None, path=path,
                      remarks=not args.no_remarks)


def _begun(args: argparse.Namespace) -> Match:
    return _resumed(args) if args.resume else _new(args) if args.day is None else _dealt(args)


def _dealt(args: argparse.Namespace) -> Match:
    """Deal what everybody gets on that day; today is what this machine's calendar says."""
    for name in ("seats", "people", "seed"):
        if getattr(args, name) is not None:
            raise BadSetup(said("error-day-alone", option=f"--{name}"))
    game_id, now = args.game, datetime.now(UTC)
    if game_id is None:
        raise BadSetup(said("error-day-game", games=", ".join(GAMES)))
    deal = days.deal_of(game_id)
    day = days.read_day(args.day or str(datetime.now().astimezone().date()), int(1000 * now.timestamp()))
    game = load_game(game_id, deal.edition)
    match = Match(game, deal.seats, days.seed_of(game_id, day), dict(deal.options), edition_head(game_id, deal.edition))
    match.log.fairness = days.origin(day)
    return match


def _resumed(args: argparse.Namespace) -> Match:
    game, log = read_log(args.resume)
    if log.result is not None:
        raise BadSetup(said("error-finished", path=args.resume))
    return Match.resumed(game, log)


def _new(args: argparse.Namespace) -> Match:
    game, edition = loaded(args)
    for name in args.bots.split(","):
        make_bot(name, game, Rng(bytes(32)))  # complains if there is no such bot
    seats = args.seats if args.seats is not None else max(game.facts.fewest, 2, args.people or 1)
    given = secrets.token_bytes(32) if args.seed is None else args.seed.to_bytes(32, "little")
    return Match(game, seats, given, options_of(args), edition)


def _menu(console: Console, language: str) -> str | None:
    """Ask for a game; None: the person left."""
    ids, labels = list(GAMES), Labels(language)
    console.say(labels("plain-menu"))
    for n, each in enumerate([Words(game_id, language) for game_id in ids], 1):
        console.say(f"  {n}  {each.message('title')} – {each.message('blurb')}")
    while True:
        line = console.ask("> ", None)
        if console.is_closed or commands().get(line or "") == "quit":
            return None
        if line in ids:
            return line
        if line and line.isdigit() and 1 <= int(line) <= len(ids):
            return ids[int(line) - 1]
        console.say(labels("plain-no-game"))
