"""Tiny Game: all that the rules ever show of what was hidden."""
from __future__ import annotations

from mousehole.testkit.shown import Secrecy, Shown

SECRECY = Secrecy(
    shown=(
        Shown("HandDealt", "TINY-1", ("cards",), lambda event, seat: seat == event.seat),
        Shown("CardRevealed", "TINY-3", ("card",)),
        Shown("PileTaken", "TINY-4", ("is", "seat", "card")),
        Shown("PileLeft", "TINY-4", ("is",)),
    ),
    secretly={"play": ()})
