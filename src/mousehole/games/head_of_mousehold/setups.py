"""Everything that can be set up and changes the chances: seats, and daily events. See `mousehole calibrate`."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.meta import FACTS
from mousehole.kernel import Choice, Options

SetUp = tuple[tuple[int, ...], Options, tuple[Choice, ...]]


def setups(box: Box) -> list[SetUp]:
    seat_counts = range(FACTS.fewest, FACTS.most + 1)
    return [((seats,), {"events": events}, ()) for events in (True, False) for seats in seat_counts]
