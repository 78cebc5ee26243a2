"""Lines that are too long, broken so that it can be seen where each begins."""
from __future__ import annotations

from textwrap import wrap


def hanging(text: str, width: int, indent: int) -> str:
    """What does not fit the first line stands below it, further in. No width yet, or room enough: as it is."""
    if width <= 2 * indent or len(text) <= width:
        return text
    return "\n".join(wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False))
