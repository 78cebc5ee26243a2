"""Head of Mousehold: all that the rules ever show of what was hidden."""
from __future__ import annotations

from mousehole.testkit.shown import Secrecy, Shown

SECRECY = Secrecy(
    shown=(
        Shown("TrapsBaited", "HEAD-9", ("cheese",)),
        Shown("SpeedSet", "HEAD-10", ("colours",)),
        Shown("MeeplesShown", "HEAD-12", ("colours",)),
        Shown("EventRevealed", "HEAD-14", ("event",)),
        Shown("CheeseAdded", "HEAD-33", ("cheese",)),
        Shown("HostageTaken", "HEAD-31", ("mouse",), lambda e, seat: seat in (e.seat, e.clan_seat)),
        Shown("MousePlaced", "HEAD-17", ("mouse",), lambda e, seat: e.is_up or seat in (e.seat, e.clan_seat)),
        Shown("MiceTurnedUp", "HEAD-20", ("line",)),
        Shown("CheeseTaken", "HEAD-29", ("blind",), lambda e, seat: seat == e.clan_seat),
        Shown("ClanCounted", "HEAD-40", ("cheese",)),
    ),
    secretly={"choose": (), "hand-over": (), "change": (), "place": ("trap", "hostage")},
    seen={"HEAD-40": lambda view: view.won})
