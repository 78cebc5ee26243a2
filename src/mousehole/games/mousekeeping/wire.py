"""Mousekeeping! on the wire: what players choose, what happened, what each may see."""
from __future__ import annotations

from typing import Final

from mousehole.kernel import Choice, Event, Seat, Value
from mousehole.kernel.engine import Step

LEFT: Final = "left"
RIGHT: Final = "right"


class Place(Choice):
    """Two keycards on the table: the numbers of the bottom and the top one, and on which side the top one lies."""

    def __init__(self, bottom: str, top: str, side: str) -> None:
        self.bottom: Final = bottom
        self.top: Final = top
        self.side: Final = side

    def shows(self) -> int:
        """KEEP-3 Both digits of the top card, and the one of the bottom card that it leaves uncovered."""
        return int(self.bottom[0] + self.top if self.side == RIGHT else self.top + self.bottom[1])

    def gist(self) -> int:
        """What it amounts to, for hints: any layout of a room is as good."""
        return self.shows()

    def said(self) -> dict[str, object]:
        return {"room": str(self.shows()), "bottom": self.bottom, "top": self.top, "side": self.side}


class GoTo(Choice):
    """Short form: the room to show, with any layout that shows it."""

    def __init__(self, room: int) -> None:
        self.room: Final = room

    def said(self) -> dict[str, object]:
        return {"room": str(self.room)}


class DestinationRolled(Event):
    def __init__(self, room: int, reverse: int) -> None:
        self.room: Final = room
        self.reverse: Final = reverse

    def said(self) -> dict[str, object]:
        rooms = "one" if self.room == self.reverse else "two"
        return {"room": str(self.room), "reverse": str(self.reverse), "rooms": rooms}


class KeycardsPlaced(Event):
    def __init__(self, seat: Seat, layout: Place) -> None:
        self.seat: Final = seat
        self.layout: Final = layout

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "room": str(self.layout.shows())}


class KeycardsMisplaced(Event):
    """By hand: not a legal move. `here`: the room the team is still in; `seconds`: the penalty, if a clock runs."""

    def __init__(self, seat: Seat, layout: Place, here: int, seconds: int | None) -> None:
        self.seat: Final = seat
        self.layout: Final = layout
        self.here: Final = here
        self.seconds: Final = seconds

    def said(self) -> dict[str, object]:
        room = self.layout.shows()
        return {"seat": self.seat, "room": str(room), "here": str(self.here), "is_here": room == self.here,
                "has_clock": self.seconds is not None, "seconds": self.seconds or 0}


class MouseCaught(Event):
    def __init__(self, seat: Seat, room: int, mice: int) -> None:
        self.seat: Final = seat
        self.room: Final = room
        self.mice: Final = mice

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "room": str(self.room), "mice": self.mice}


class ShiftEnded(Event):
    """`reason`: time-up or budget-spent."""

    def __init__(self, reason: str, mice: int) -> None:
        self.reason: Final = reason
        self.mice: Final = mice


class Thing(Value):
    """Something on the table that a sheet explains: its title."""

    def __init__(self, thing: str) -> None:
        self.thing: Final = thing


class Catch(Value):
    """One mouse: the room where the round began, the room where it ended, and the moves needed and used."""

    def __init__(self, start: int, room: int, needed: int, used: int) -> None:
        self.start: Final = start
        self.room: Final = room
        self.needed: Final = needed
        self.used: Final = used

    def said(self) -> dict[str, object]:
        return {"start": str(self.start), "room": str(self.room), "needed": self.needed, "used": self.used}


class View(Value):
    """Everything is open; only the destinations to come are unknown, to everybody."""

    def __init__(self, seat: Seat | None, seats: int, turn: Seat | None, room: int, shown: Place, shown_seat: Seat,
                 free: tuple[bool, ...], destination: Place, goals: tuple[int, int], mice: int,
                 score_cards: tuple[int, ...], placements: int, round_start: int, used: int, clock: int | None,
                 move_limit: int | None, by_hand: bool, misplaced: int, has_map: bool, catches: tuple[Catch, ...],
                 ended: str | None, agenda: tuple[Step, ...]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.turn: Final = turn                # who places next; None: nobody any more
        self.room: Final = room
        self.shown: Final = shown              # the keycards that mark the room…
        self.shown_seat: Final = shown_seat    # …and whose they are
        self.free: Final = free                # who may arrange their own keycards (KEEP-21)
        self.destination: Final = destination
        self.goals: Final = goals              # either ends the round
        self.mice: Final = mice
        self.score_cards: Final = score_cards  # KEEP-18: images showing, card by card: full ones, then the last
        self.placements: Final = placements
        self.round_start: Final = round_start
        self.used: Final = used                # placements in this round
        self.clock: Final = clock              # seconds in all; None: played without a clock…
        self.move_limit: Final = move_limit    # …with this many placements; None: against the clock
        self.by_hand: Final = by_hand          # KEEP-22
        self.misplaced: Final = misplaced      # wrong placements so far
        self.has_map: Final = has_map
        self.catches: Final = catches
        self.ended: Final = ended              # why, once it is over
        self.agenda: Final = agenda
