"""What a bot says, as a line of the log."""
from __future__ import annotations

from mousehole.games import notation
from mousehole.kernel import Choice, Seat
from mousehole.terminal.labels import Labels
from mousehole.words import Words


def remark_line(words: Words, seat: Seat, remark: str) -> str:
    """Return who says what; the line is marked as a bot's."""
    return said_line(words, seat, words.message(f"remark-{remark}"))


def proposal_line(words: Words, game_id: str, seat: Seat, yours: Choice, mine: Choice) -> str:
    """Return what a bot proposes, and what to type to accept it."""
    said = words.message("proposal", {"yours": yours, "mine": mine})
    return f"{said_line(words, seat, said)} [{notation(game_id).write(yours)}]"


def said_line(words: Words, seat: Seat, text: str) -> str:
    return Labels(words.language)("remarked", name=words.name(seat), text=text)
