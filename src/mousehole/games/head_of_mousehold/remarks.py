"""Head of Mousehold: moments that a bot may remark on, from events as anybody sees them."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.wire import CheeseTaken, MouseTrapped
from mousehole.kernel import Event, Seat

MOMENTS = ("trapped", "feast")
MUCH = 2  # tokens face up


def moment(event: Event, seat: Seat) -> str:
    """Return what this event is for the bot on this seat; "": nothing to speak of."""
    if isinstance(event, MouseTrapped) and event.clan_seat == seat:
        return "trapped"
    return "feast" if isinstance(event, CheeseTaken) and event.clan_seat == seat and len(event.cheese) >= MUCH else ""
