"""A bot's remark as a line of the log."""
from __future__ import annotations

from mousehole.kernel import Seat
from mousehole.terminal.labels import Labels
from mousehole.words import Words


def remark_line(words: Words, seat: Seat, remark: str) -> str:
    """Return who says what; the line is marked as a bot's."""
    return Labels(words.language)("remarked", name=words.name(seat), text=words.message(f"remark-{remark}"))
