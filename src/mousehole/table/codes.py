"""Short codes for tables, such as MOUSE-4F7K: to say aloud, and to type on another device.

A code follows from the table's id, so nothing but the lobby's row has to remember it. It is not a secret, as a link is:
a server lets an address try only a few (see 0105).
"""
from __future__ import annotations

import re
from hashlib import blake2b

# Words from the games' world that are hard to confuse when somebody says them aloud.
WORDS = ("ACORN", "BASIL", "BERRY", "CANDLE", "CHEESE", "CLOVER", "CRUMB", "DAISY", "FENNEL", "GINGER", "HAZEL",
         "HONEY", "IVORY", "JUNIPER", "KETTLE", "LADDER", "LEMON", "MAPLE", "MOUSE", "NUTMEG", "OLIVE", "PANTRY",
         "PEPPER", "QUILT", "RIBBON", "SESAME", "SPOON", "TEAPOT", "THISTLE", "VELVET", "WALNUT", "WHISKER")
# No vowels, so that no words come about; nothing that looks like something else.
LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"
LENGTH = 4
COUNT = len(WORDS) * len(LETTERS) ** LENGTH
SHAPE = re.compile(rf"({'|'.join(WORDS)})[\W_]*([{LETTERS}]{{{LENGTH}}})")


def code_of(table: str) -> str:
    """Return the code of the table with this id."""
    number = int.from_bytes(blake2b(table.encode(), digest_size=16, person=b"mousehole code").digest(), "big") % COUNT
    letters = ""
    for _ in range(LENGTH):
        number, digit = divmod(number, len(LETTERS))
        letters += LETTERS[digit]
    return f"{WORDS[number]}-{letters}"


def read_code(text: str) -> str:
    """Read what somebody typed: small letters, spaces and a missing hyphen are fine. "": not a code."""
    found = SHAPE.fullmatch(text.strip().upper())
    return f"{found[1]}-{found[2]}" if found else ""
