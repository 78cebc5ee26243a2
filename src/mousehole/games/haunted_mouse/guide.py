"""What lies on the table, sheet by sheet: `sheet-<name>` in the catalogues says what it is and does."""
from __future__ import annotations

from mousehole.games.haunted_mouse.wire import Thing, View
from mousehole.kernel import Choice, Value

CLAUSES = {"card": "HAUNT-7", "bait": "HAUNT-9", "public-bait": "HAUNT-3", "meld": "HAUNT-11", "trap": "HAUNT-26",
           "lead": "HAUNT-16", "cheese": "HAUNT-30", "pile": "HAUNT-20", "discards": "HAUNT-14", "hand": "HAUNT-2",
           "known": "HAUNT-37"}


def sheets(v: View) -> list[tuple[str, Value, str, list[Choice]]]:
    """Name, title and clause; nothing to try: the board itself says what can be played."""
    return [(name, Thing(name), clause, []) for name, clause in CLAUSES.items()]
