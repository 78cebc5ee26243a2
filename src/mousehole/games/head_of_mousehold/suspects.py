"""What the hidden cards of one clan can still be: every way that is left, and a tally of them."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import KINDS, count


class Suspects:
    """`ways`: every pile that the hidden cards can be, all equally likely, each laid down in any order.

    So all hidden cards of the clan are alike, whether they lie below a trap or are still in a hand: the chance that
    one of them is of a kind is `weights[kind]` out of `total`. These are whole numbers, and exact.
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
