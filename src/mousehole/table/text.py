"""Cleans what people type: names and messages. Kept as plain text, short, and without invisible characters."""
from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_TITLE = 60
LONGEST_CHAT = 300
MAX_MARKS = 2             # per letter: no script needs more
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are invisible
JOINERS = "\u200c\u200d"  # used by some scripts and many emoji


def clean(text: str, longest: int) -> str:
    """Remove control and direction characters, collapse spaces, and cut to the maximum length."""
    text = "".join([c for n, c in enumerate(text) if c not in BLANKS and not _is_stacked(text, n)])
    seen = [c if unicodedata.category(c)[0] not in "CZ" or c in JOINERS else " " if _is_space(c) else "" for c in text]
    return " ".join("".join(seen).split())[:longest].strip(JOINERS + " ")


def _is_stacked(text: str, n: int) -> bool:
    """Whether this is one mark too many on a letter: stacked marks hide the lines above."""
    return all([unicodedata.combining(c) for c in text[max(n - MAX_MARKS, 0):n + 1]]) and n >= MAX_MARKS


def _is_space(c: str) -> bool:
    return c.isspace() or unicodedata.category(c)[0] == "Z"
