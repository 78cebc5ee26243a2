"""The hotel once more, slowly: two pieces of cardboard are laid on a table and read, and numbers are compared as text.

Written from the clauses alone. It imports nothing of the game; a test compares the two.
"""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache

DIGITS = "1234"
FACES = (("1", "2"), ("3", "4"))  # KEEP-2 what is printed, left and right


@dataclass(frozen=True)
class Laid:
    """KEEP-3 Two keycards: each with a face up, perhaps turned by 180°; the top one moved by one column."""

    bottom_face: int
    bottom_turned: bool
    top_face: int
    top_turned: bool
    top_is_right: bool

    def words(self) -> tuple[str, str, str]:
        """As people would say it: bottom, top, side."""
        bottom = "".join(printed(self.bottom_face, self.bottom_turned))
        return bottom, "".join(printed(self.top_face, self.top_turned)), "right" if self.top_is_right else "left"

    def read(self) -> str:
        """What lies in each column, the top card laid last, from left to right."""
        columns = dict(enumerate(printed(self.bottom_face, self.bottom_turned)))
        for at, digit in enumerate(printed(self.top_face, self.top_turned)):
            columns[at + (1 if self.top_is_right else -1)] = digit
        return "".join([columns[at] for at in sorted(columns)])


def printed(face: int, turned: bool) -> tuple[str, str]:
    left, right = FACES[face]
    return (right, left) if turned else (left, right)


@cache
def all_ways_to_lay() -> list[Laid]:
    return [Laid(bottom, bottom_turned, top, top_turned, right)
            for bottom in (0, 1) for bottom_turned in (False, True)
            for top in (0, 1) for top_turned in (False, True) for right in (False, True)]


@cache
def is_room(number: str) -> bool:
    """KEEP-4"""
    return any(laid.read() == number for laid in all_ways_to_lay())


def all_rooms() -> list[str]:
    return [a + b + c for a in DIGITS for b in DIGITS for c in DIGITS if is_room(a + b + c)]


@cache
def may_follow(here: str, there: str) -> bool:
    """KEEP-12, KEEP-13 One digit up or down by one, all else alike; or the number read backwards."""
    if there == "".join(reversed(here)):
        return True
    for at in range(3):
        for step in (-1, 1):
            changed = list(here)
            changed[at] = str(int(here[at]) + step)
            if "".join(changed) == there:
                return True
    return False


@cache
def legal_layouts(here: str) -> set[tuple[str, str, str]]:
    return {laid.words() for laid in all_ways_to_lay() if may_follow(here, laid.read())}


def ends_the_round(there: str, destination: str) -> bool:
    """KEEP-10"""
    return there in (destination, destination[::-1])


def fewest_placements(start: str, destination: str, rooms: list[str]) -> int:
    """KEEP-16 At least one: who can be where after one placement, after two, …"""
    placements, reached = 0, {start}
    while True:
        reached = {there for here in reached for there in rooms if may_follow(here, there)}
        placements += 1
        if any(ends_the_round(there, destination) for there in reached):
            return placements
