"""All the chance in a game: with the seed it can be replayed; without the seed it cannot be predicted."""
from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

WORDS: Final = 1 << 32  # number of different words
UNPACK: Final = Struct("<16I").unpack


class Block:
    """Sixteen words in a row, and the next sixteen as soon as one of the generators that share it has needed them."""

    def __init__(self, seed: bytes, number: int) -> None:
        self.number: Final = number
        self.words: Final[tuple[int, ...]] = UNPACK(blake2b(number.to_bytes(8, "little"), key=seed).digest())
        self.later: Block | None = None

    def following(self, seed: bytes) -> Block:
        if self.later is None:
            self.later = Block(seed, self.number + 1)
        return self.later


class Rng:
    """A random generator: word number n is a keyed hash of n, so seed and position are the whole state."""

    def __init__(self, seed: bytes, drawn: int = 0, block: Block | None = None) -> None:
        if len(seed) != 32:
            raise ValueError("a seed is 32 bytes")
        self.seed: Final = seed  # secret
        self.drawn = drawn       # how many words have been
        self.block = block or Block(seed, drawn // 16)  # the one around that position, or before it

    @staticmethod
    def numbered(n: int) -> Rng:
        """Return a generator that anybody can repeat, for tests and experiments."""
        return Rng(n.to_bytes(32, "little"))

    def clone(self) -> Rng:
        """Return a generator of the same numbers. What one of the two works out, the other need not."""
        return Rng(self.seed, self.drawn, self.block)

    def word(self) -> int:
        """Return the next 32 bits."""
        place = self.drawn & 15
        if place == 0 and self.block.number * 16 != self.drawn:
            self.block = self.block.following(self.seed)
        self.drawn += 1
        return self.block.words[place]

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely: words past the last multiple of n are redrawn."""
        fair = WORDS - WORDS % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def weighted(self, weights: list[int]) -> int:
        """Return a place of this list, each as likely as its weight says."""
        number, place = self.below(sum(weights)), 0
        while number >= weights[place]:
            number -= weights[place]
            place += 1
        return place

    def roll(self, sides: int = 6) -> int:
        """Roll a die: return a number from 1 on."""
        return 1 + self.below(sides)

    def shuffle(self, cards: list[Any]) -> None:
        """Put the list in random order, all equally likely."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
