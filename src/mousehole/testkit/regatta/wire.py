"""Regatta on the wire: what captains choose, what happened, what each may see."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mousehole.kernel import Choice, Event, Interrupt, Seat, Step, Value


class Hoist(Choice):
    def __init__(self, sail: int) -> None:
        self.sail: Final = sail


class Ram(Choice):
    def __init__(self, rival_seat: Seat) -> None:
        self.rival_seat: Final = rival_seat


class HoldCourse(Choice):
    pass


class Boost(Interrupt):
    pass


class SailsRevealed(Event):
    def __init__(self, sails: tuple[int, ...]) -> None:
        self.sails: Final = sails


class SailDrawn(Event):
    def __init__(self, seat: Seat, sail: int) -> None:
        self.seat: Final = seat
        self.sail: Final = sail  # 0: face down

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else SailDrawn(self.seat, 0)


@dataclass(frozen=True)
class View(Value):
    seat: Seat | None
    boats: tuple[int, ...]
    boosts: tuple[int, ...]
    ghost: int
    hoisted: tuple[int, ...]
    has_picked: tuple[bool, ...]
    my_pick: int
    my_locker: tuple[int, ...]
    locker_sizes: tuple[int, ...]
    agenda: tuple[Step, ...]
