"""Everything that can be set up and changes the chances: seats, and Basil. See `mousehole calibrate`."""
from __future__ import annotations

from mousehole.games.house_mouse.box import Box
from mousehole.games.house_mouse.meta import FACTS
from mousehole.kernel import Choice, Options

SetUp = tuple[tuple[int, ...], Options, tuple[Choice, ...]]


def setups(box: Box) -> list[SetUp]:
    """HOUSE-40 With two players Basil is always there, with eight never."""
    found: list[SetUp] = [((2,), {}, ()), ((FACTS.most,), {}, ())]
    return found + [((seats,), {"basil": basil}, ()) for seats in range(3, FACTS.most) for basil in (False, True)]
