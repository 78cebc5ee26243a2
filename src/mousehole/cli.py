"""The `mousehole` command. Verbs are imported when they are needed, so that each starts quickly."""
from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import NoReturn

from mousehole.kernel import BadSetup
from mousehole.kernel.log import BadLog

VERBS = {
    "play": "play here, with people and bots",
    "join": "sit down at a table of a server",
    "games": "list the games",
    "rules": "read a rulebook, or one clause of it",
    "simulate": "let bots play many matches",
    "arena": "find out which bot is stronger",
    "hint": "what would be good here, and why",
    "review": "what changed a match most",
    "report": "see how fair and how long a game is",
    "replay": "tell the story of a log",
    "verify": "check a log",
    "engine": "drive any game by JSON lines",
    "serve": "tables over the network: a server for browsers and programs",
    "wire": "write the types of the protocol for TypeScript",
}


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, and where to read more."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: list[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    parser = Parser(prog="mousehole", description="Five mouse-themed tabletop games, played properly.")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True, parser_class=Parser)
    for verb, purpose in VERBS.items():
        sub = verbs.add_parser(verb, help=purpose, description=purpose[0].upper() + purpose[1:] + ".")
        if verb in argv[:1]:
            import_module(f"mousehole.commands.{verb}").add(sub)
    args = parser.parse_args(argv)
    try:
        code = import_module(f"mousehole.commands.{args.verb}").run(args)
        sys.stdout.flush()
        return int(code)
    except (BadSetup, BadLog) as error:
        print(f"mousehole {args.verb}: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # whoever read our output has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"mousehole {args.verb}: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
