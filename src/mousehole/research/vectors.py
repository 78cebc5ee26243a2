"""Views and choices as numbers, by feature hashing: the same on every machine, for every game, without a list of words.

A plain view is JSON: objects, lists, words and numbers. Each of its leaves has a path, like `hands.0.3`, and gives
features, each with a name and a weight:

- a word, true or false: `path=word`, with weight 1;
- a number: `path`, with weight ±ln(1 + |number|); and, since it may be the code of a card or a room, `path=number`,
  with weight 1;
- a list: `path#`, with its length as a number is weighed, and what is in it at `path.0`, `path.1` and so on;
- null: nothing.

A feature's name is hashed with BLAKE2b into 8 bytes, a little-endian number: its lowest bit is the sign (0: plus), the
rest modulo the size of the vector is the slot. Weights of features in the same slot add up, to 16 (or -16) at most.
"""
from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from math import copysign, log1p
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
PASS = {"is": "LetItPass"}  # the plain form of letting a chance to interrupt pass, which is no choice of any game


class Encoder(Protocol):
    """What makes numbers of plain views and choices. Bring a better one: both only see what the seat may know."""

    view_size: int
    option_size: int
    most: float  # no number is larger than this, or smaller than minus this

    def encode_view(self, view: Any) -> Vector:
        """A vector of `view_size` numbers."""

    def encode_option(self, choice: Any) -> Vector:
        """A vector of `option_size` numbers."""


class Hashed:
    """The encoder that knows no game."""

    most = 16.0

    def __init__(self, view_size: int = 1024, option_size: int = 32) -> None:
        self.view_size = view_size
        self.option_size = option_size
        self.slots: dict[str, tuple[int, int]] = {}  # hashes that were needed before: a game has so many words

    def encode_view(self, view: Any) -> Vector:
        return self._vector(view, self.view_size)

    def encode_option(self, choice: Any) -> Vector:
        return self._vector(choice, self.option_size)

    def _vector(self, plain: Any, size: int) -> Vector:
        numbers = [0.0] * size
        for name, weight in features(plain):
            sign, slot = self.slots.get(name) or self._hash(name)
            numbers[slot % size] += sign * weight
        return np.clip(np.array(numbers, np.float32), -self.most, self.most)

    def _hash(self, name: str) -> tuple[int, int]:
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
        self.slots[name] = -1 if number & 1 else 1, number >> 1
        return self.slots[name]


def features(plain: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """The names and weights of all that is said in a plain value."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from features(value, f"{path}.{key}" if path else key)
    elif isinstance(plain, list):
        yield f"{path}#", log1p(len(plain))
        for n, value in enumerate(plain):
            yield from features(value, f"{path}.{n}")
    elif isinstance(plain, (bool, str)):
        yield f"{path}={plain}", 1.0
    elif plain is not None:
        yield path, copysign(log1p(abs(plain)), plain)
        yield f"{path}={plain}", 1.0
