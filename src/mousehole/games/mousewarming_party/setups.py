"""Everything that can be set up and changes the chances: burrows, trays and mice. See `mousehole calibrate`.

The number of players changes nothing: they move the same two mice, one turn each.
"""
from __future__ import annotations

from itertools import combinations, product

from mousehole.games.mousewarming_party.board import Board
from mousehole.games.mousewarming_party.meta import FACTS
from mousehole.games.mousewarming_party.wire import TakeMouse
from mousehole.kernel import Choice, Options

SetUp = tuple[tuple[int, ...], Options, tuple[Choice, ...]]

SEATS = tuple(range(FACTS.fewest, FACTS.most + 1))


def setups(box: Board) -> list[SetUp]:
    """Every rung of the ladder and everything beside it; with abilities, every pair of mice."""
    found = list[SetUp]()
    for burrows, golden in product(("open", "hidden"), (0, 1, 2)):
        plain: Options = {"burrows": burrows, "golden_trays": golden, "abilities": False}
        found.append((SEATS, plain, ()))
        found.append((SEATS, plain | {"abilities": True}, ()))
        for one, other in combinations(box.mice, 2):
            found.append((SEATS, plain | {"abilities": True}, (TakeMouse(one), TakeMouse(other))))
    return found
