"""`mousehole join`: sit down at a table of a server, by its link; or open one there."""
from __future__ import annotations

import argparse
import asyncio
import getpass

from mousehole.commands.arguments import add_language, add_options, options_of
from mousehole.commands.play import is_screen
from mousehole.games import facts_of
from mousehole.kernel import BadSetup
from mousehole.terminal.invitation import Invitation, ask, server_of
from mousehole.terminal.labels import Labels


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", help="a link to a table, or to a seat: http://…/t/TABLE#key=KEY; or to a server")
    parser.add_argument("--name", help="how you are called there; default: your name on this machine")
    parser.add_argument("--seat", type=int, metavar="N", help="a certain seat, from 1; default: any that is free")
    parser.add_argument("--watch", action="store_true", help="take no seat")
    parser.add_argument("--plain", action="store_true",
                        help="words only, line by line: for pipes, dumb terminals and screen readers")
    parser.add_argument("--open", metavar="GAME", help="open a new table at this server, and be its host")
    parser.add_argument("--seats", type=int, help="of the new table; default: as few as the game wants, but two")
    add_options(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.open is None and "/t/" not in args.url:
        return show_lobby(server_of(args.url), Labels(args.lang))
    there = opened(args) if args.open else Invitation.read(args.url).with_kept_keys()
    there = there._replace(key="") if args.watch else there if there.key else seated(there, args)
    from mousehole.terminal.far_table import FarTable, Unwelcome
    try:
        table = asyncio.run(FarTable.arrive(there, args.lang))
        if there.key and table.seat is None:  # the key invites to a seat that nobody has taken yet
            there = seated(there, args)
            table = asyncio.run(FarTable.arrive(there, args.lang))
    except Unwelcome as unwelcome:
        if unwelcome.code != "bad-key" or not there.key or "#key=" in args.url:
            raise
        there = seated(there.without_seat(), args)  # the seat we had was given away
        table = asyncio.run(FarTable.arrive(there, args.lang))
    if args.plain or not is_screen():
        from mousehole.terminal.console import standard_console
        from mousehole.terminal.plain_far import PlainFar
        asyncio.run(PlainFar(table, standard_console()).run())
    else:
        from mousehole.terminal.app import MouseholeApp
        MouseholeApp(table, language=args.lang).run()
    if there.with_kept_keys().key and not table.is_over and table.seat is not None:
        print(f"{table.labels('far-left')} mousehole join {there.public_link}", flush=True)
    return 0


def seated(there: Invitation, args: argparse.Namespace) -> Invitation:
    return there.seated(args.name or getpass.getuser(), None if args.seat is None else args.seat - 1)


def opened(args: argparse.Namespace) -> Invitation:
    facts = facts_of(args.open)
    seats = args.seats if args.seats is not None else max(facts.fewest, 2)
    if not facts.fewest <= seats <= facts.most:
        raise BadSetup(f"{facts.title} is for {facts.fewest} to {facts.most} players, not {seats}")
    return Invitation.opened(server_of(args.url), {"game": args.open, "seats": seats, "options": options_of(args)})


def show_lobby(server: str, labels: Labels) -> int:
    """The tables that are listed there, with their links."""
    listed = ask(f"{server}/api/tables")
    for each in listed:
        print(labels("lobby-table", link=f"{server}/t/{each['table']}", title=each["title"] or each["game"],
                     status=each["status"], free=each["free"]))
    if not listed:
        print(labels("lobby-empty", server=server))
    return 0
