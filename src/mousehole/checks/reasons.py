"""Reasons why a position is impossible, as values with messages in the catalogues. Compiled, because values are."""
from __future__ import annotations

from typing import Any, Final

from mousehole.kernel import Value


class WrongField(Value):
    """A field does not have the shape it must have."""

    def __init__(self, field: str, wanted: str, found: str) -> None:
        self.field: Final = field
        self.wanted: Final = wanted
        self.found: Final = found


class OutOfRange(Value):
    def __init__(self, field: str, least: int, most: int, found: str) -> None:
        self.field: Final = field
        self.least: Final = least
        self.most: Final = most
        self.found: Final = found


class WrongLength(Value):
    def __init__(self, field: str, least: int, most: int, found: int) -> None:
        self.field: Final = field
        self.least: Final = least
        self.most: Final = most
        self.found: Final = found


class SamePlace(Value):
    """There are two things where there can be only one."""

    def __init__(self, one: str, other: str, place: int) -> None:
        self.one: Final = one
        self.other: Final = other
        self.place: Final = place


class Miscounted(Value):
    """Something is missing, or there is too much of it."""

    def __init__(self, what: str, wanted: int, found: int) -> None:
        self.what: Final = what
        self.wanted: Final = wanted
        self.found: Final = found


class Contradiction(Value):
    """Two fields contradict each other, or the parts of one do."""

    def __init__(self, field: str, other: str) -> None:
        self.field: Final = field
        self.other: Final = other

    def said(self) -> dict[str, Any]:
        return {"field": self.field, "other": self.other, "alone": "yes" if self.field == self.other else "no"}


class CannotGoOn(Value):
    """Nothing looks wrong, but the rules cannot continue from here."""
