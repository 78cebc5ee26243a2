"""Reads and writes lines."""
from __future__ import annotations

import select
import sys
from collections.abc import Callable
from time import monotonic
from typing import TextIO


class Console:
    """Lines from a person, or None when the waiting time is over. At a pipe there is no waiting."""

    def __init__(self, lines: TextIO, out: TextIO) -> None:
        self.lines = lines
        self.out = out
        self.is_live = lines.isatty()
        self.is_closed = False

    def say(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def ask(self, prompt: str, seconds: float | None, meanwhile: Callable[[], object] = int) -> str | None:
        """Read a line within this many seconds (None: no limit). `meanwhile` is called about once per second."""
        print(prompt, end="", file=self.out, flush=True)
        if seconds is not None and self.is_live and not self._wait(max(seconds, 0), meanwhile):
            self.say()
            return None
        line = self.lines.readline()
        self.is_closed = not line
        if not self.is_live:
            self.say(line.rstrip("\n"))
        return line.strip()


    def _wait(self, seconds: float, meanwhile: Callable[[], object]) -> bool:
        """Whether a line has been typed by then."""
        end = monotonic() + seconds
        while not select.select([self.lines], [], [], max(min(end - monotonic(), 1.0), 0))[0]:
            if monotonic() >= end:
                return False
            meanwhile()
        return True


def standard_console() -> Console:
    return Console(sys.stdin, sys.stdout)
