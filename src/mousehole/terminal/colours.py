"""Screens without colors: only bold, dim, underlined and reversed text."""
from __future__ import annotations

import os

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

STDERR = 2  # where Textual draws


class Uncoloured(LineFilter):
    """Removes all colors, even grays: no color code reaches the terminal."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


def has_colours() -> bool:
    """Whether to use colors: not with NO_COLOR, nor in a terminal that has none."""
    if os.environ.get("NO_COLOR"):
        return False
    try:
        import curses
    except ImportError:  # some systems do not have it
        return True
    try:
        curses.setupterm(fd=STDERR)
    except curses.error:  # unknown: try colors
        return True
    return curses.tigetnum("colors") != -1
