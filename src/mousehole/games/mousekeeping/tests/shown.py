"""Mousekeeping!: all that the rules ever show of what was hidden, which is the next destination."""
from __future__ import annotations

from mousehole.testkit.shown import Secrecy, Shown

SECRECY = Secrecy(
    shown=(Shown("DestinationRolled", "KEEP-8", ("room", "reverse")),),
    seen={"KEEP-8": lambda view: view.destination})  # several layouts show the same room
