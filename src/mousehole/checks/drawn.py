"""A generator that records every number it returns. Compiled, because only compiled classes can inherit from one."""
from __future__ import annotations

from typing import Final

from mousehole.kernel import Rng


class RecordedRng(Rng):
    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        super().__init__(seed, drawn)
        self.numbers: Final[list[tuple[int, int]]] = []  # each with its bound

    def below(self, n: int) -> int:
        number = super().below(n)
        self.numbers.append((n, number))
        return number
