"""The `mousehole` command. Commands are imported when they are needed, so that each starts quickly."""
from __future__ import annotations

import argparse
import os
import sys
from typing import Any, NoReturn

from mousehole.commands.arguments import add_language
from mousehole.commands.parser import COMMANDS, Parser, command_module
from mousehole.commands.texts import language_of, said, setup_text, speak
from mousehole.kernel import BadSetup

# The system says these in English only.
FILE_ERRORS: dict[type[OSError], str] = {
    FileNotFoundError: "error-not-found", PermissionError: "error-no-permission", IsADirectoryError: "error-not-a-file",
    NotADirectoryError: "error-not-a-folder", FileExistsError: "error-not-a-folder"}


class ShowVersion(argparse.Action):
    """Prints the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from importlib.metadata import version
        print(f"mousehole {version('mousehole')}")
        parser.exit()


def main(argv: list[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    language = language_of(argv)
    speak(language)
    parser = Parser(prog="mousehole", description=said("about"))
    add_language(parser)
    parser.add_argument("--version", action=ShowVersion, nargs=0, help=said("help-version"))
    commands = parser.add_subparsers(dest="command", metavar=said("meta-command"), required=True, parser_class=Parser)
    for command in COMMANDS:
        purpose = said(command)
        sub = commands.add_parser(command, help=purpose, description=purpose[0].upper() + purpose[1:] + ".")
        if command in argv:
            command_module(command).add(sub)
            add_language(sub)
    args = parser.parse_args(argv)
    args.lang = language
    try:
        code = command_module(args.command).run(args)
        sys.stdout.flush()
        return int(code)
    except BadSetup as error:
        return _failed(args.command, setup_text(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader of our output has closed it
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        id = FILE_ERRORS.get(type(error), "error-file")
        return _failed(args.command, said(id, path=str(error.filename), reason=str(error.strerror)))
    except KeyboardInterrupt:
        return 130


def _failed(command: str, text: str) -> int:
    print(f"mousehole {command}: {' '.join(text.splitlines())}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
