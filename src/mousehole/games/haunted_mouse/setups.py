"""Everything that can be set up and changes the chances: the seats. See `mousehole calibrate`."""
from __future__ import annotations

from typing import Any

from mousehole.games.haunted_mouse.meta import FACTS
from mousehole.kernel import Choice, Options

SetUp = tuple[tuple[int, ...], Options, tuple[Choice, ...]]


def setups(box: Any) -> list[SetUp]:
    return [((seats,), {}, ()) for seats in range(FACTS.fewest, FACTS.most + 1)]
