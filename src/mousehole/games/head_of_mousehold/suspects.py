"""What the hidden cards of one clan can still be: every possible pile, and a tally of them."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import KINDS, count


class Suspects:
    """`ways`: every pile that the hidden cards can be, all equally likely, each laid down in any order.

    So the same chances apply to every hidden card of the clan, under a trap or in a hand: it is of a kind in
    `weights[kind]` of `total` cases. The counts are exact.
    """

    def __init__(self, hidden: int, ways: list[int]) -> None:
        weights = [0] * KINDS
        if hidden:
            for way in ways:
                for kind in range(KINDS):
                    weights[kind] += count(way, kind)
        self.hidden: Final = hidden
        self.ways: Final = ways
        self.weights: Final = weights
        self.total: Final = hidden * len(ways)
