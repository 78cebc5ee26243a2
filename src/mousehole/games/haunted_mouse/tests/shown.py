"""Haunted Mouse: all that the rules ever show of what was hidden."""
from __future__ import annotations

from mousehole.testkit.shown import Secrecy, Shown

SECRECY = Secrecy(
    shown=(
        Shown("PublicBaitShown", "HAUNT-3", ("card",)),
        Shown("BaitShown", "HAUNT-4", ("cards", "places")),
        Shown("CardDrawn", "HAUNT-20", ("card",), lambda e, seat: seat == e.seat),
        Shown("BaitLaid", "HAUNT-22", ("card",)),
        Shown("MeldPlayed", "HAUNT-7", ("cards", "block")),
        Shown("TrapSet", "HAUNT-26", ("cards", "block")),
    ),
    secretly={"bait": (), "bonus-bait": ()},
    seen={"HAUNT-2": lambda view: None if view.seat is None else view.hands[view.seat]})
