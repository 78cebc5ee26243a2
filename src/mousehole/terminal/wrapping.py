"""Wraps long lines so that you can see where each one begins."""
from __future__ import annotations

from textwrap import wrap


def hanging(text: str, width: int, indent: int) -> str:
    """Indent continuation lines. Without a width, or with enough room, the text stays as it is."""
    if width <= 2 * indent or len(text) <= width:
        return text
    return "\n".join(wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False))
