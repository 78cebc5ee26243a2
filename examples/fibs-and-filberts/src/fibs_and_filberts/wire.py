"""Fibs & Filberts on the wire: what players choose, what happened, what each may see."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mousehole.kernel import BySeat, Choice, Event, Seat, Step, Value


class HideShell(Choice):
    def __init__(self, inside: int) -> None:
        self.inside: Final = inside


class SayNumber(Choice):
    def __init__(self, number: int) -> None:
        self.number: Final = number


class Believe(Choice):
    pass


class Doubt(Choice):
    pass


class ShellsDealt(Event):
    def __init__(self, seat: Seat, shells: tuple[int, ...] | None) -> None:
        self.seat: Final = seat
        self.shells: Final = shells  # None: closed

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else ShellsDealt(self.seat, None)


class StarterDrawn(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class NumberSaid(Event):
    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class ShellDoubted(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class ShellBelieved(Event):
    def __init__(self, seat: Seat, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class TruthFound(Event):
    def __init__(self, seat: Seat, inside: int, number: int) -> None:
        self.seat: Final = seat
        self.inside: Final = inside
        self.number: Final = number


class FibFound(Event):
    def __init__(self, seat: Seat, inside: int, number: int) -> None:
        self.seat: Final = seat
        self.inside: Final = inside
        self.number: Final = number


class FilbertsWon(Event):
    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


class FilbertsLost(Event):
    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


@dataclass(frozen=True)
class View(Value):
    seat: Seat | None
    speaker_seat: Seat                            # whose turn it is
    hand: tuple[int, ...]                         # your own shells; a spectator has none
    hand_sizes: BySeat[int]
    is_hidden: bool                               # whether a shell is in the middle
    hidden: int | None                            # what is under it, if you hid it
    number: int | None                            # what was said about it
    has_decided: BySeat[bool]                     # who has decided whether to believe it
    my_doubt: bool | None                         # what you have decided
    claims: BySeat[tuple[int, ...]]               # in order: what was said of each shell
    turned: BySeat[tuple[bool, ...]]              # whether that shell was turned over
    inside: BySeat[tuple[int | None, ...]]        # what was under it, if you know
    filberts: BySeat[int]
    agenda: tuple[Step, ...]
