"""The last things that a seat saw happen, as numbers: what an information state has beyond the view."""
from __future__ import annotations

from typing import Any

import numpy as np

from mousehole.encoding.layout import Block, Layout, numbered, seat_labels
from mousehole.kernel import Event, Seat
from mousehole.research.turns import Setup
from mousehole.research.vectors import Hashed, Vector
from mousehole.table.box import Box

EVENTS = 16  # how many are remembered
REST = 16    # numbers into which the rest of an event is hashed


class History:
    """Writes the last events that a seat saw, the latest first; each as what it was, whose it was, and the rest."""

    def __init__(self, setup: Setup) -> None:
        assert setup.seats is not None, "checked"
        self.box: Box = setup.box
        self.seats: int = setup.seats
        self.kinds = sorted([name for name, word in self.box.codec.words.items() if issubclass(word, Event)])
        self.rest = Hashed(REST, REST)
        self.layout = Layout([
            Block("event", "what happened", [self.kinds]),
            Block("whose", "the seat that it names; all 0: none", [seat_labels(self.seats)]),
            Block("rest", "its other fields, hashed as `mousehole.research.vectors` says", [numbered(REST)],
                  -Hashed.most, Hashed.most)])

    def write(self, moments: list[Any], seat: Seat, rows: Vector) -> None:
        """Write into rows that are zero. `moments`: everything that happened, and digits, which are left out."""
        at = 0
        for moment in reversed(moments):
            if at == EVENTS:
                return
            seen = moment.seen_by(seat) if isinstance(moment, Event) else None
            if seen is not None:
                self._write(self.box.codec.plain(seen), seat, rows[at])
                at += 1

    def _write(self, plain: dict[str, Any], seat: Seat, row: Vector) -> None:
        start = self.layout.start
        row[self.kinds.index(plain["is"])] = 1
        whose = plain.get("seat")
        if isinstance(whose, int) and 0 <= whose < self.seats:
            row[start["whose"] + (whose - seat) % self.seats] = 1
        rest = {name: self._from(name, value, seat) for name, value in plain.items() if name not in ("is", "seat")}
        row[start["rest"]:] = np.clip(self.rest.encode_view(rest), -Hashed.most, Hashed.most)

    def _from(self, name: str, value: Any, seat: Seat) -> Any:
        """Count seats from the viewer on."""
        is_seat = name.endswith("seat") and isinstance(value, int) and 0 <= value < self.seats
        return (value - seat) % self.seats if is_seat else value
