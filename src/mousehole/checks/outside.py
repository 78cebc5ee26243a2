"""A generator whose numbers come from outside, one at a time. Compiled, because only compiled classes can inherit.

Every draw has several outcomes with weights, equal cards of a shuffle being one outcome; where there is only one,
nobody is asked. Draws that have not been answered yet stop the rules with `Undrawn`: the table is left half-changed, so
start again from a copy, with one more outcome.
"""
from __future__ import annotations

from typing import Any, Final

from mousehole.kernel import Rng
from mousehole.kernel.chance import Block

SEED: Final = bytes(32)
UNUSED: Final = Block(SEED, 0)


class Undrawn(Exception):
    """The rules need a draw that nobody has made."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(f"a draw of {len(weights)} outcomes")
        self.weights: Final = weights  # of its outcomes


class OutsideRng(Rng):
    """Returns the outcomes that it was given, in order."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(SEED, 0, UNUSED)
        self.outcomes: Final = outcomes
        self.used = 0

    def clone(self) -> OutsideRng:
        twin = OutsideRng(self.outcomes)
        twin.used = self.used
        return twin

    def outcome(self, weights: list[int]) -> int:
        if len(weights) == 1:
            return 0
        if self.used == len(self.outcomes):
            raise Undrawn(weights)
        number = self.outcomes[self.used]
        if not 0 <= number < len(weights):
            raise ValueError(f"outcome {number} of a draw that has {len(weights)}")
        self.used += 1
        return number

    def below(self, n: int) -> int:
        return self.outcome([1] * n)

    def weighted(self, weights: list[int]) -> int:
        places = [place for place in range(len(weights)) if weights[place]]
        return places[self.outcome([weights[place] for place in places])]

    def shuffle(self, cards: list[Any]) -> None:
        """Choose the last card first, as all shuffles do; of equal cards it makes no difference which."""
        left = cards[:]
        for last in range(len(cards) - 1, -1, -1):
            different: list[Any] = []
            weights: list[int] = []
            for card in left:
                if card in different:
                    weights[different.index(card)] += 1
                else:
                    different.append(card)
                    weights.append(1)
            card = different[self.outcome(weights)]
            left.remove(card)
            cards[last] = card
