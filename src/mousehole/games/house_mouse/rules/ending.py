"""House Mouse, how it ends. The score is in `scoring.py`."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.happened import GameEnded
from mousehole.games.house_mouse.table import Table
from mousehole.kernel import Step


class CloseGame(Step):
    """HOUSE-23, HOUSE-46 A nest is full, or the last round is over: nobody is asked any more."""

    def __init__(self, reason: str) -> None:
        self.reason: Final = reason

    def do(self, s: Table) -> None:
        s.ended = self.reason
        s.tell(GameEnded(self.reason))


TWELFTH_CARD: Final = CloseGame("twelfth-card")
ROUNDS_OVER: Final = CloseGame("rounds-over")
