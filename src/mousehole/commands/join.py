"""`mousehole join`: sit down at a table of a server, by its link."""
from __future__ import annotations

import argparse
import asyncio
import getpass

from mousehole.commands.arguments import add_language
from mousehole.commands.play import is_screen
from mousehole.kernel import BadSetup
from mousehole.terminal.invitation import Invitation


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", help="a link to a table, or to a seat: http://…/t/TABLE#key=KEY")
    parser.add_argument("--name", help="how you are called there; default: your name on this machine")
    parser.add_argument("--seat", type=int, metavar="N", help="a certain seat, from 1; default: any that is free")
    parser.add_argument("--watch", action="store_true", help="take no seat")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    invitation = Invitation.read(args.url)
    if not is_screen():
        raise BadSetup("a table of a server needs a terminal with a screen")
    if not args.watch:
        invitation = invitation.with_kept_key()
        if not invitation.key:
            seat = None if args.seat is None else args.seat - 1
            invitation = invitation.seated(args.name or getpass.getuser(), seat)
    from mousehole.terminal.app import MouseholeApp
    from mousehole.terminal.far_table import FarTable
    table = asyncio.run(FarTable.arrive(invitation, args.lang))
    MouseholeApp(table, language=args.lang).run()
    if invitation.key and not table.is_over:
        print(f"{table.labels('far-left')} mousehole join {args.url.partition('#')[0]}")
    return 0
