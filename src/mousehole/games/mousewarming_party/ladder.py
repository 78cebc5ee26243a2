"""PARTY-24 The way up: silver trays, one golden, two golden. For whoever keeps players' progress; no rule needs it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mousehole.kernel import Options

WINS: Final = 3  # in a row
TOP: Final = 2   # golden trays


@dataclass(frozen=True)
class Progress:
    """How many golden trays a team has earned, and how many games in a row it has won with them."""

    golden_trays: int = 0
    streak: int = 0

    def options(self) -> Options:
        """What to play next to get further."""
        return {"burrows": "hidden", "golden_trays": self.golden_trays}

    def after(self, options: Options, won: bool) -> Progress:
        """A game counts with hidden burrows and the trays earned so far; any other leaves the progress as it is."""
        played = {name: options.get(name, default) for name, default in Progress().options().items()}
        if played != self.options():
            return self
        if not won:
            return Progress(self.golden_trays)
        if self.streak + 1 == WINS and self.golden_trays < TOP:
            return Progress(self.golden_trays + 1)
        return Progress(self.golden_trays, self.streak + 1)
