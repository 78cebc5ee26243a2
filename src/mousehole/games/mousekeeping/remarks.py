"""Mousekeeping!: moments that a bot may remark on, from events as anybody sees them."""
from __future__ import annotations

from mousehole.games.mousekeeping.wire import MouseCaught
from mousehole.kernel import Event, Seat

MOMENTS = ("caught", "bravo")


def moment(event: Event, seat: Seat) -> str:
    """Return what this event is for the bot on this seat; "": nothing to speak of."""
    if not isinstance(event, MouseCaught):
        return ""
    return "caught" if event.seat == seat else "bravo"
