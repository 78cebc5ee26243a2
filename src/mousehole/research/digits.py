"""Actions are digits: how a fixed number of actions can choose from any number of options.

The index of an option among those offered is written in a number system with `base` digits, the most significant
first, with as many digits as the last index needs. So up to `base` options take one action, which is
the index itself; up to `base`² take two; and every option can be reached.
"""
from __future__ import annotations

from collections.abc import Sequence

BASE = 64  # all but a few questions are answered in one action


def width(count: int, base: int) -> int:
    """Return the number of digits of an index among this many options."""
    digits, reach = 1, base
    while reach < count:
        digits, reach = digits + 1, reach * base
    return digits


def digits_of(place: int, count: int, base: int) -> list[int]:
    """Return the actions that lead to this index."""
    if not 0 <= place < count:
        raise ValueError(f"there is no place {place} among {count} options")
    return [place // base ** left % base for left in reversed(range(width(count, base)))]


def place_of(digits: Sequence[int], count: int, base: int) -> int:
    """Return the index to which these actions lead."""
    led = places_after(digits, count, base)
    if len(digits) != width(count, base) or len(led) != 1:
        raise ValueError(f"{list(digits)} leads to no place among {count} options in base {base}")
    return led[0]


def places_after(digits: Sequence[int], count: int, base: int) -> range:
    """Return all indices that begin with these digits: they are consecutive. Empty: the digits lead nowhere."""
    left = width(count, base) - len(digits)
    if left < 0 or not all([0 <= digit < base for digit in digits]):
        return range(0)
    number = 0
    for digit in digits:
        number = number * base + digit
    size = base ** left
    return range(min(number * size, count), min((number + 1) * size, count))


def blocks(digits: Sequence[int], count: int, base: int) -> list[range]:
    """Return what each next digit leads to, from 0 on; digits past the end of the list lead nowhere."""
    here = places_after(digits, count, base)
    size = base ** (width(count, base) - len(digits) - 1)
    return [range(start, min(start + size, here.stop)) for start in range(here.start, here.stop, size)]
