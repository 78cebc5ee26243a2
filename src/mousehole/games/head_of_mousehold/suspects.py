"""What the hidden cards of one clan can still be: every possible pile, and a tally of them."""
from __future__ import annotations

from typing import Final

from mousehole.games.head_of_mousehold.mice import COLOURS, KINDS, colour_of, count, is_squeaker


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
        self.odds: Final[dict[int, Odds]] = {}  # a cache, by speed column

    def odds_with(self, ranks: list[int]) -> Odds:
        """By rank in this speed column."""
        column = 0
        for rank in ranks:
            column = column * COLOURS + rank
        odds = self.odds.get(column)
        if odds is None:
            odds = Odds(self, ranks)
            self.odds[column] = odds
        return odds


class Odds:
    """What a hidden card of one clan can be, as cumulative chances by rank in the speed column.

    `sure[rank]`: that it is faster than this rank; `squeaks[rank]`: that it is a faster Squeaker.
    """

    def __init__(self, suspects: Suspects, ranks: list[int]) -> None:
        sure, squeaks = [0.0] * (COLOURS + 1), [0.0] * (COLOURS + 1)
        if suspects.total:
            for kind in range(KINDS):
                chance = suspects.weights[kind] / suspects.total
                for rank in range(ranks[colour_of(kind)] + 1, COLOURS + 1):
                    sure[rank] += chance
                    if is_squeaker(kind):
                        squeaks[rank] += chance
        self.sure: Final = sure
        self.squeaks: Final = squeaks
