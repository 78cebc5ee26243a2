"""Screens without colours: bold, dim, underlined and reversed are all there is."""
from __future__ import annotations

import os

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

STDERR = 2  # where Textual draws


class Uncoloured(LineFilter):
    """Not even greys: no colour code reaches the terminal."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


def has_colours() -> bool:
    """Not where somebody asked for none (NO_COLOR), nor at a terminal that can show none."""
    if os.environ.get("NO_COLOR"):
        return False
    try:
        import curses
    except ImportError:  # there are systems without it
        return True
    try:
        curses.setupterm(fd=STDERR)
    except curses.error:  # what is not known is tried
        return True
    return curses.tigetnum("colors") != -1
