"""Goofspiel on the wire: what bidders choose, what happened, what each may see."""
from __future__ import annotations

from typing import Final

from mousehole.kernel import Choice, Event, Seat, Step, Value


class Bid(Choice):
    def __init__(self, card: int) -> None:
        self.card: Final = card


class PrizeTurnedUp(Event):
    def __init__(self, prize: int) -> None:
        self.prize: Final = prize


class BidsRevealed(Event):
    def __init__(self, bids: tuple[int, ...]) -> None:
        self.bids: Final = bids


class View(Value):
    def __init__(self, seat: Seat | None, deck: tuple[int, ...], prize: int, hands: tuple[tuple[int, ...], ...],
                 has_bid: tuple[bool, ...], my_bid: int, points: tuple[int, ...], agenda: tuple[Step, ...]) -> None:
        self.seat: Final = seat
        self.deck: Final = deck  # in order of worth: nobody knows the other one
        self.prize: Final = prize
        self.hands: Final = hands
        self.has_bid: Final = has_bid
        self.my_bid: Final = my_bid
        self.points: Final = points
        self.agenda: Final = agenda
