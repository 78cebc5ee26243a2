"""A keyboard and a page: lines in, lines out."""
from __future__ import annotations

import select
import sys
from typing import TextIO


class Console:
    """Lines from a person, or None when the time to wait for one is over. At a pipe nobody is kept waiting."""

    def __init__(self, lines: TextIO, out: TextIO) -> None:
        self.lines = lines
        self.out = out
        self.is_live = lines.isatty()
        self.is_closed = False

    def say(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def ask(self, prompt: str, seconds: float | None) -> str | None:
        """An answer within so many seconds (None: take your time)."""
        print(prompt, end="", file=self.out, flush=True)
        if seconds is not None and self.is_live and not select.select([self.lines], [], [], max(seconds, 0))[0]:
            self.say()
            return None
        line = self.lines.readline()
        self.is_closed = not line
        if not self.is_live:
            self.say(line.rstrip("\n"))
        return line.strip()


def standard_console() -> Console:
    return Console(sys.stdin, sys.stdout)
