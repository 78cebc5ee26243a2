"""`mousehole join`: takes a seat at a server's table by its link, or creates a table there."""
from __future__ import annotations

import argparse
import asyncio
import getpass

from mousehole.commands.arguments import add_options, options_of
from mousehole.commands.numbers import integer, whole
from mousehole.commands.play import is_screen
from mousehole.commands.texts import said
from mousehole.games import facts_of
from mousehole.table.codes import read_code
from mousehole.terminal.invitation import Invitation, ask, server_of, shared_server, whole_url
from mousehole.terminal.labels import Labels


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help=said("help-join-url"))
    parser.add_argument("code", metavar="CODE", nargs="?", help=said("help-join-code"))
    parser.add_argument("--name", metavar=said("meta-name"), help=said("help-join-name"))
    parser.add_argument("--seat", type=whole(1), metavar="N", help=said("help-join-seat"))
    parser.add_argument("--watch", action="store_true", help=said("help-join-watch"))
    parser.add_argument("--plain", action="store_true", help=said("help-plain"))
    parser.add_argument("--open", metavar=said("meta-game"), help=said("help-join-open"))
    parser.add_argument("--seats", type=integer, metavar="N", help=said("help-join-seats"))
    parser.add_argument("--no-remarks", action="store_true", help=said("help-no-remarks"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    args.url = whole_url(args.url)
    head, _, last = args.url.rstrip("/").rpartition("/")
    if args.code is None and read_code(last):  # typed after the address, as in a browser
        args.url, args.code = head, last
    if args.open is None and args.code is None and "/t/" not in args.url:
        return show_lobby(server_of(args.url), Labels(args.lang))
    if args.code is not None:
        there = Invitation.by_code(server_of(args.url), args.code).with_kept_keys()
    else:
        there = opened(args) if args.open else Invitation.read(args.url).with_kept_keys()
    there = there._replace(key="") if args.watch else there if there.key else seated(there, args)
    from mousehole.terminal.remote_table import JoinRefused, RemoteTable
    try:
        table = asyncio.run(RemoteTable.arrive(there, args.lang))
        if there.key and table.seat is None:  # the key is an invitation to a seat that nobody has taken yet
            there = seated(there, args)
            table = asyncio.run(RemoteTable.arrive(there, args.lang))
    except JoinRefused as refused:
        if refused.code != "bad-key" or not there.key or "#key=" in args.url:
            raise
        there = seated(there.without_seat(), args)  # our seat was given to somebody else
        table = asyncio.run(RemoteTable.arrive(there, args.lang))
    table.remarks = not args.no_remarks
    if table.is_host:
        table.shared = shared_server(there.server)
    if args.plain or not is_screen():
        from mousehole.terminal.console import standard_console
        from mousehole.terminal.plain_remote import PlainRemote
        asyncio.run(PlainRemote(table, standard_console()).run())
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
    options = facts.checked(seats, options_of(args, args.open))
    return Invitation.opened(server_of(args.url), {"game": args.open, "seats": seats, "options": options})


def show_lobby(server: str, labels: Labels) -> int:
    """List the server's public tables, with their links."""
    listed = ask(f"{server}/api/tables")
    for each in listed:
        print(labels("lobby-table", link=f"{server}/t/{each['table']}", title=each["title"] or each["game"],
                     status=each["status"], free=each["free"]))
    if not listed:
        print(labels("lobby-empty", server=server))
    return 0
