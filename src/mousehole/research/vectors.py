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

from hashlib import blake2b
from math import copysign, log1p
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
PASS = {"is": "LetItPass"}  # passing on a chance to interrupt, as plain data; it is not a choice of any game


class Encoder(Protocol):
    """Turns plain views and choices into numbers. Bring a better one: it only sees what the seat may know."""

    view_size: int
    option_size: int
    most: float  # the largest absolute value

    def encode_view(self, view: Any) -> Vector:
        """Return a vector of `view_size` numbers."""

    def encode_option(self, choice: Any) -> Vector:
        """Return a vector of `option_size` numbers."""


class Hashed:
    """The default encoder, which works for every game."""

    most = 16.0

    def __init__(self, view_size: int = 1024, option_size: int = 32) -> None:
        self.view_size = view_size
        self.option_size = option_size
        self.views = Path("", view_size)
        self.choices = Path("", option_size)

    def encode_view(self, view: Any) -> Vector:
        return self._vector(view, self.views)

    def encode_option(self, choice: Any) -> Vector:
        return self._vector(choice, self.choices)

    def _vector(self, plain: Any, root: Path) -> Vector:
        slots, weights = list[int](), list[float]()
        root.gather(plain, slots, weights)
        return np.bincount(slots, weights, root.size).clip(-self.most, self.most).astype(np.float32)


class Path:
    """A position in plain data, with the features of every value found there so far: each is hashed once."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        self.fields: dict[str, Path] = {}  # below it, of an object
        self.items: list[Path] = []        # and of a list
        self.words: dict[bool | str, tuple[int, float]] = {}
        self.numbers: dict[int, tuple[int, float, int, float]] = {}  # by value and by presence; apart: True is 1
        self.lengths: dict[int, tuple[int, float]] = {}

    def gather(self, plain: Any, slots: list[int], weights: list[float]) -> None:
        """Add the slots and signed weights of all features of a plain value at this position."""
        kind = type(plain)
        if kind is int:
            slot, weight, present, sign = self.numbers.get(plain) or self._number(plain)
            slots += (slot, present)
            weights += (weight, sign)
        elif kind is str or kind is bool:
            slot, weight = self.words.get(plain) or self._word(plain)
            slots.append(slot)
            weights.append(weight)
        elif kind is list:
            slot, weight = self.lengths.get(len(plain)) or self._length(len(plain))
            slots.append(slot)
            weights.append(weight)
            while len(self.items) < len(plain):
                self.items.append(Path(f"{self.name}.{len(self.items)}", self.size))
            for path, value in zip(self.items, plain, strict=False):
                path.gather(value, slots, weights)
        elif plain is not None:
            for key, value in plain.items():
                (self.fields.get(key) or self._field(key)).gather(value, slots, weights)

    def _word(self, word: bool | str) -> tuple[int, float]:
        self.words[word] = hashed(f"{self.name}={word}", 1.0, self.size)
        return self.words[word]

    def _number(self, n: int) -> tuple[int, float, int, float]:
        value = hashed(self.name, copysign(log1p(abs(n)), n), self.size)
        self.numbers[n] = (*value, *hashed(f"{self.name}={n}", 1.0, self.size))
        return self.numbers[n]

    def _length(self, n: int) -> tuple[int, float]:
        self.lengths[n] = hashed(f"{self.name}#", log1p(n), self.size)
        return self.lengths[n]

    def _field(self, key: str) -> Path:
        self.fields[key] = Path(f"{self.name}.{key}" if self.name else key, self.size)
        return self.fields[key]


def hashed(name: str, weight: float, size: int) -> tuple[int, float]:
    """Return the slot of a feature, and its weight with the sign from the hash."""
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
    return (number >> 1) % size, -weight if number & 1 else weight
