"""`mousehole rules`: a rulebook in our own words, or one clause of it."""
from __future__ import annotations

import argparse
import re
from importlib.resources import files

from mousehole.commands.arguments import add_game, add_language
from mousehole.games import folder
from mousehole.kernel import BadSetup
from mousehole.words import clauses


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("clause", nargs="?", help="such as KEEP-12, or just 12")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.clause:
        book = clauses(args.game, args.lang)
        prefix = next(iter(book)).partition("-")[0]
        clause = f"{prefix}-{args.clause}" if args.clause.isdigit() else args.clause.upper()
        if clause not in book:
            raise BadSetup(f"{args.game} has no clause {clause}; it has {', '.join(book)}")
        print(f"{clause}  {_bare(book[clause])}")
        return 0
    name = "RULES.md" if args.lang == "en" else f"RULES.{args.lang}.md"
    print(_bare((files(folder(args.game)) / name).read_text("utf-8")), end="")
    return 0


def _bare(text: str) -> str:
    """Without the stars: they are for pages."""
    return re.sub(r"\*+([^*]+)\*+", r"\1", text)
