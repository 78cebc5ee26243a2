"""`mousehole engine`: any program drives any game by JSON lines. See docs/engine.md."""
from __future__ import annotations

import argparse
import sys
from typing import BinaryIO, TextIO

from mousehole.commands.session import MOST_BYTES, Session


def add(parser: argparse.ArgumentParser) -> None:
    """It takes no arguments: everything is said on the standard input."""


def run(args: argparse.Namespace) -> int:
    serve(sys.stdin.buffer, sys.stdout)
    return 0


def serve(requests: BinaryIO, replies: TextIO) -> None:
    """A reply for every line, until there are no more lines."""
    session = Session()
    while line := requests.readline(MOST_BYTES + 1):
        if not line.endswith(b"\n"):
            while (rest := requests.readline(MOST_BYTES)) and not rest.endswith(b"\n"):
                pass  # what is too long is thrown away up to its end
        if line.strip():
            replies.write(session.reply(line) + "\n")
            replies.flush()
