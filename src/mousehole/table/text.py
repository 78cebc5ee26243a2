"""What people type: names and chat. Kept as plain text, short, and without anything that is not to be seen."""
from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_TITLE = 60
LONGEST_CHAT = 300
JOINERS = "\u200c\u200d"  # some scripts, and many pictures, are written with them


def clean(text: str, longest: int) -> str:
    """Without control and direction characters, with single spaces, and no longer than that."""
    seen = [c if unicodedata.category(c)[0] not in "CZ" or c in JOINERS else " " if _is_space(c) else "" for c in text]
    return " ".join("".join(seen).split())[:longest].strip(JOINERS + " ")


def _is_space(c: str) -> bool:
    return c.isspace() or unicodedata.category(c)[0] == "Z"
