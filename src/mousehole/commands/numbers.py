"""Numbers as arguments: each says in one line what it may be."""
from __future__ import annotations

import argparse
from collections.abc import Callable
from math import isfinite

from mousehole.commands.texts import said

MAX_WORKERS = 256      # processes: more would only wait for each other
MAX_SEED = (1 << 256) - 1


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return a type for whole numbers in this range."""
    def read(text: str) -> int:
        number = _integer(text)
        if number is None or number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(said("error-whole", text=text, least=str(least)) if most is None else
                                             said("error-whole-range", text=text, least=str(least), most=str(most)))
        return number
    return read


def integer(text: str) -> int:
    """Read any whole number: the game or the replay file says which are possible."""
    number = _integer(text)
    if number is None:
        raise argparse.ArgumentTypeError(said("error-integer", text=text))
    return number


def seed(text: str) -> int:
    number = _integer(text)
    if number is None or not 0 <= number <= MAX_SEED:
        raise argparse.ArgumentTypeError(said("error-seed", text=text))
    return number


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not isfinite(number) or number < 0:
        raise argparse.ArgumentTypeError(said("error-seconds", text=text))
    return number


def _integer(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None
