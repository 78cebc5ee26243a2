"""Haunted Mouse: moments that a bot may remark on, from events as anybody sees them."""
from __future__ import annotations

from mousehole.games.haunted_mouse.wire import TrapSet, WentOut
from mousehole.kernel import Event, Seat

MOMENTS = ("out", "trap")


def moment(event: Event, seat: Seat) -> str:
    """Return what this event is for the bot on this seat; "": nothing to speak of."""
    if isinstance(event, WentOut) and event.seat == seat:
        return "out"
    return "trap" if isinstance(event, TrapSet) and event.seat == seat else ""
