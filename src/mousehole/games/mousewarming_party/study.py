"""Mousewarming Party: what a balance report counts in a match: what becomes of each food."""
from __future__ import annotations

from typing import Any

from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import FoodName
from mousehole.kernel import Choice, Outcome, Seat

Figure = tuple[str, tuple[tuple[str, Any], ...]]  # the message `study-<name>` and its arguments


class Study:
    """Takes notes of one match: everything is seen at its end."""

    def watch(self, s: Table, seat: Seat, choice: Choice) -> None:
        """Look at nothing."""

    def finish(self, s: Table, outcome: Outcome) -> list[tuple[Figure, float, float]]:
        """Of the tokens of a food that somebody got: those that reached the table; the raccoon got the others."""
        return [(("served", (("food", FoodName(s.box.foods[food])),)), s.served[food], s.served[food] + s.pantry[food])
                for food in range(len(s.box.foods)) if s.served[food] + s.pantry[food]]
