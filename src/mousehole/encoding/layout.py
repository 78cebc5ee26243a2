"""Named layouts: which number of a vector means what, and between which bounds it lies."""
from __future__ import annotations

from typing import Final


class Block:
    """Some neighbouring numbers with one meaning: one per label, or one per combination of a label of each axis."""

    def __init__(self, name: str, meaning: str, axes: list[list[str]], least: float = 0.0, most: float = 1.0) -> None:
        size = 1
        for labels in axes:
            size *= len(labels)
        self.name: Final = name
        self.meaning: Final = meaning
        self.axes: Final = axes  # the last one varies fastest
        self.size: Final = size
        self.least: Final = least
        self.most: Final = most

    def label(self, n: int) -> str:
        """Return the full name of one of its numbers: `hand.3.rank 5`."""
        parts: list[str] = []
        for axis in range(len(self.axes) - 1, -1, -1):
            labels = self.axes[axis]
            parts.append(labels[n % len(labels)])
            n //= len(labels)
        parts.append(self.name)
        return ".".join(parts[::-1])


class Layout:
    """Blocks one after the other."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks: Final = blocks
        self.start: Final[dict[str, int]] = {}
        size = 0
        for block in blocks:
            if block.name in self.start:
                raise ValueError(f"two blocks are called {block.name}")
            self.start[block.name] = size
            size += block.size
        self.size: Final = size

    def label(self, position: int) -> str:
        """Return the name of a position."""
        block = self.block_at(position)
        return block.label(position - self.start[block.name])

    def block_at(self, position: int) -> Block:
        for block in self.blocks:
            if 0 <= position - self.start[block.name] < block.size:
                return block
        raise IndexError(f"there is no position {position}: a vector has {self.size} numbers")

    def bounds(self) -> tuple[float, float]:
        """Return the least and the greatest number anywhere."""
        return min([block.least for block in self.blocks]), max([block.most for block in self.blocks])


def numbered(count: int, first: int = 0) -> list[str]:
    """Return labels that are numbers."""
    return [str(first + n) for n in range(count)]


def seat_labels(seats: int) -> list[str]:
    """Return labels of seats as an encoder counts them: the viewer first, then clockwise."""
    return ["self", *[f"+{n}" for n in range(1, seats)]]
