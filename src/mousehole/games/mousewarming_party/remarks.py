"""Mousewarming Party: moments that a bot may remark on, from events as anybody sees them."""
from __future__ import annotations

from mousehole.games.mousewarming_party.wire import FoodServed, RaccoonFed
from mousehole.kernel import Event, Seat

MOMENTS = ("raccoon", "last-plate")


def moment(event: Event, seat: Seat) -> str:
    """Return what this event is for any bot; "": nothing to speak of."""
    if isinstance(event, RaccoonFed) and event.stored == event.full - 1:
        return "raccoon"
    return "last-plate" if isinstance(event, FoodServed) and event.served == event.plates - 1 else ""
