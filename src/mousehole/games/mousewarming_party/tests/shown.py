"""Mousewarming Party: all that the rules ever show of what was hidden."""
from __future__ import annotations

from mousehole.testkit.shown import Secrecy, Shown

SECRECY = Secrecy(
    shown=(
        Shown("DieRolled", "PARTY-6", ("food", "side")),
        Shown("KitchenFound", "PARTY-14", ("is", "foods")),
        Shown("GuestsSeated", "PARTY-14", ("is", "plates")),
        Shown("RaccoonFed", "PARTY-17", ("food", "stored")),
        Shown("FeederRaided", "PARTY-35", ("food",)),
    ),
    seen={"PARTY-14": lambda view: (view.kitchens, view.guests)})
