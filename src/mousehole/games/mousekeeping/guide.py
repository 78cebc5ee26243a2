"""What is on the table, sheet by sheet: `sheet-<name>` in the catalogues says what it is and does."""
from __future__ import annotations

from mousehole.games.mousekeeping.wire import Thing, View
from mousehole.kernel import Choice, Value

CLAUSES = {"keycards": "KEEP-3", "destination": "KEEP-10", "room": "KEEP-12", "elevator": "KEEP-5", "mice": "KEEP-18"}


def sheets(v: View) -> list[tuple[str, Value, str, list[Choice]]]:
    """Name, title and clause; nothing to try: the map itself says where a move leads."""
    limit = "moves" if v.clock is None else "clock"
    return [(name, Thing(name), clause, []) for name, clause in [*CLAUSES.items(), (limit, "KEEP-9")]]
