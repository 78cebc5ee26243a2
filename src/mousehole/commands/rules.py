"""`mousehole rules`: the rules of a game in our own words, or one rule."""
from __future__ import annotations

import argparse

from mousehole.commands.arguments import add_game
from mousehole.commands.texts import said
from mousehole.kernel import BadSetup
from mousehole.words import MARK, read_aloud, rulebook


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("rule", metavar=said("meta-rule"), nargs="?", help=said("help-rules-rule"))


def run(args: argparse.Namespace) -> int:
    if args.rule:
        book = read_aloud(args.game, args.lang)
        prefix = next(iter(book)).partition("-")[0]
        rule = f"{prefix}-{args.rule}" if args.rule.isdigit() else args.rule.upper()
        if rule not in book:
            first, *_, last = book
            raise BadSetup(said("error-no-rule", game=args.game, rule=rule, first=first, last=last))
        print(f"{rule}  {book[rule]}")
        return 0
    print(MARK.sub(r"\1", rulebook(args.game, args.lang)), end="")
    return 0
