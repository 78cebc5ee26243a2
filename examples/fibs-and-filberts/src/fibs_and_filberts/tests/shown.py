"""Fibs & Filberts: all that the rules ever show of what was hidden."""
from __future__ import annotations

from mousehole.testkit.shown import Secrecy, Shown

SECRECY = Secrecy(
    shown=(
        Shown("ShellsDealt", "FIBS-1", ("shells",), lambda event, seat: seat == event.seat),
        Shown("StarterDrawn", "FIBS-2", ("seat",)),
        Shown("ShellDoubted", "FIBS-5", ("is", "seat")),
        Shown("ShellBelieved", "FIBS-6", ("is",)),
        Shown("TruthFound", "FIBS-7", ("is", "inside")),
        Shown("FibFound", "FIBS-7", ("is", "inside")),
        Shown("FilbertsWon", "FIBS-7", ("is", "seat")),
        Shown("FilbertsLost", "FIBS-7", ("is", "seat")),
    ),
    secretly={"hide": (), "decide": ()})
