"""Which sheets there are about the things on the table. In the catalogues, `sheet-<name>` says what each is.

Cards explain themselves by what is printed on them.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.wire import SheetName, View
from mousehole.kernel import Choice, Value

CLAUSES: Final = {"actions": "HOUSE-8", "point": "HOUSE-25", "power": "HOUSE-14", "boost": "HOUSE-20",
                  "corner": "HOUSE-13", "room": "HOUSE-3", "nest": "HOUSE-23", "basil": "HOUSE-41", "glue": "HOUSE-37",
                  "pile": "HOUSE-29"}


def sheets(v: View) -> list[tuple[str, Value, str, list[Choice]]]:
    """Name, title, clause, and what to try: nothing, for what can be done is told by the board. Basil's if he plays."""
    return [(name, SheetName(name), clause, []) for name, clause in CLAUSES.items() if name != "basil" or v.has_basil]
