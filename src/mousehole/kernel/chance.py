"""All the chance in a game: with the seed it can be replayed; without the seed it cannot be predicted."""
from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Any, Final

WORDS: Final = 1 << 32  # number of different words


class Rng:
    """A random generator: word number n is a keyed hash of n, so seed and position are the whole state."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("a seed is 32 bytes")
        self.seed: Final = seed  # secret
        self.drawn = drawn
        self.block: tuple[int, ...] = ()  # the sixteen words around that position, once needed

    @staticmethod
    def numbered(n: int) -> Rng:
        """Return a generator that anybody can repeat, for tests and experiments."""
        return Rng(n.to_bytes(32, "little"))

    def clone(self) -> Rng:
        twin = Rng(self.seed, self.drawn)
        twin.block = self.block
        return twin

    def word(self) -> int:
        """Return the next 32 bits."""
        place = self.drawn % 16
        if place == 0 or not self.block:
            number = self.drawn // 16
            self.block = unpack("<16I", blake2b(number.to_bytes(8, "little"), key=self.seed).digest())
        self.drawn += 1
        return self.block[place]

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely: words past the last multiple of n are redrawn."""
        fair = WORDS - WORDS % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def roll(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def shuffle(self, cards: list[Any]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


class ScriptEnded(Exception):
    """The script ran out of numbers; the argument is the bound of the number that was needed."""


class ScriptedRng(Rng):
    """Returns scripted numbers; `with ScriptedRng(3, 0) as rng:` checks that all of them are used.

    It is here, not in the test kit, because nothing outside the compiled modules may inherit from them.
    """

    def __init__(self, *script: int) -> None:
        super().__init__(bytes(32))
        self.script: list[int] = list(script)

    def clone(self) -> ScriptedRng:
        return ScriptedRng(*self.script)

    def below(self, n: int) -> int:
        if not self.script:
            raise ScriptEnded(n)
        number = self.script.pop(0)
        if not 0 <= number < n:
            raise ValueError(f"the script says {number}, but the game asks for a number below {n}")
        return number

    def __enter__(self) -> ScriptedRng:
        return self

    def __exit__(self, error: object, *_: object) -> None:
        if error is None and self.script:
            raise ValueError(f"nobody asked for {self.script}")
