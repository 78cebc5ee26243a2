"""Everything that can be set up and changes the chances: seats, and daily events. See `mousehole calibrate`."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.meta import FACTS
from mousehole.kernel import Choice, Options

SetUp = tuple[tuple[int, ...], Options, tuple[Choice, ...]]


def setups(box: Box) -> list[SetUp]:
    return [((seats,), {"events": events}, ()) for events in (True, False) for seats in range(FACTS.fewest, FACTS.most + 1)]
