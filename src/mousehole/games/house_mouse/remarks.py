"""House Mouse: moments that a bot may remark on, from events as anybody sees them."""
from __future__ import annotations

from mousehole.games.house_mouse.happened import CardMoved, MouseGlued
from mousehole.kernel import Event, Seat

MOMENTS = ("robbed", "glued")


def moment(event: Event, seat: Seat) -> str:
    """Return what this event is for the bot on this seat; "": nothing to speak of."""
    if isinstance(event, CardMoved) and event.giver == seat != event.taker and event.lost > event.gained:
        return "robbed"
    return "glued" if isinstance(event, MouseGlued) and event.mouse == seat != event.by else ""
