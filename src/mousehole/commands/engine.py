"""`mousehole engine`: lets any program drive any game through JSON lines. See docs/engine.md."""
from __future__ import annotations

import argparse
import sys
from typing import BinaryIO, TextIO

from mousehole.commands.session import MAX_BYTES, Session


def add(parser: argparse.ArgumentParser) -> None:
    """Add no arguments: everything comes from standard input."""


def run(args: argparse.Namespace) -> int:
    serve(sys.stdin.buffer, sys.stdout)
    return 0


def serve(requests: BinaryIO, replies: TextIO) -> None:
    """Reply to every line until there are no more."""
    session = Session()
    while line := requests.readline(MAX_BYTES + 1):
        if not line.endswith(b"\n"):
            while (rest := requests.readline(MAX_BYTES)) and not rest.endswith(b"\n"):
                pass  # a line that is too long is skipped to its end
        if line.strip():
            replies.write(session.reply(line) + "\n")
            replies.flush()
