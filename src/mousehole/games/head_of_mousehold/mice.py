"""Mice as small numbers, and a pile of them as one number with two bits per kind: piles add and subtract."""
from __future__ import annotations

from typing import Final

COLOURS: Final = 5
KINDS: Final = 10     # each colour plain (even numbers) and as a Squeaker (odd ones)
NO_MOUSE: Final = -1
MOST: Final = 3       # mice of a kind that two bits can count


def colour_of(mouse: int) -> int:
    return mouse >> 1


def is_squeaker(mouse: int) -> bool:
    return mouse & 1 == 1


def one(mouse: int) -> int:
    """The pile of this one mouse."""
    return 1 << 2 * mouse


def count(pile: int, mouse: int) -> int:
    return pile >> 2 * mouse & MOST


def _counted(half: int) -> int:
    mice = 0
    while half:
        mice += half & MOST
        half >>= 2
    return mice


HALF: Final = KINDS  # bits: five kinds of ten
SIZES: Final = [_counted(half) for half in range(1 << HALF)]


def size(pile: int) -> int:
    return SIZES[pile & (1 << HALF) - 1] + SIZES[pile >> HALF]


def mice_in(pile: int) -> list[int]:
    """Every mouse of the pile; two alike come twice."""
    return [mouse for mouse in range(KINDS) for _ in range(count(pile, mouse))]


def kinds_in(pile: int) -> list[int]:
    """Every kind of mouse in the pile, once."""
    return [mouse for mouse in range(KINDS) if count(pile, mouse)]


def pile_of(mice: list[int]) -> int:
    pile = 0
    for mouse in mice:
        pile += one(mouse)
    return pile


def colours_in(pile: int) -> int:
    """HEAD-12 The set of colours, one bit per colour; not how many mice of each."""
    colours = 0
    for colour in range(COLOURS):
        if pile >> 4 * colour & 15:
            colours |= 1 << colour
    return colours


def number_of(colours: int) -> int:
    """How many colours a set holds."""
    number = 0
    while colours:
        number += colours & 1
        colours >>= 1
    return number


class Way:
    """A way to choose: a pile, its set of colours, and its mice one by one."""

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile
        self.colours: Final = colours_in(pile)
        self.mice: Final = mice_in(pile)


def holds(pile: int, part: int) -> bool:
    """Whether the pile contains all of this part."""
    while part:
        if part & MOST > pile & MOST:
            return False
        part >>= 2
        pile >>= 2
    return True


def parts(pile: int, mice: int, kind: int = 0) -> list[int]:
    """Every different pile of that many mice from this one, of this kind and later ones."""
    if mice == 0:
        return [0]
    if kind == KINDS:
        return []
    found: list[int] = []
    for taken in range(min(mice, count(pile, kind)), -1, -1):
        for rest in parts(pile, mice - taken, kind + 1):
            found.append(taken * one(kind) + rest)
    return found
