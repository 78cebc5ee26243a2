"""Tiny Game on the wire: what players choose, what happened, what each may see."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mousehole.kernel import BySeat, Choice, Event, Seat, Step, Value


class PlayCard(Choice):
    def __init__(self, card: int) -> None:
        self.card: Final = card


class HandDealt(Event):
    def __init__(self, seat: Seat, cards: tuple[int, ...] | None) -> None:
        self.seat: Final = seat
        self.cards: Final = cards  # None: face down

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else HandDealt(self.seat, None)


class CardRevealed(Event):
    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class PileTaken(Event):
    def __init__(self, seat: Seat, card: int, crumbs: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.crumbs: Final = crumbs


class PileLeft(Event):
    def __init__(self, crumbs: int) -> None:
        self.crumbs: Final = crumbs


@dataclass(frozen=True)
class View(Value):
    seat: Seat | None
    round: int                            # counted from 0
    hand: tuple[int, ...]                 # your own; a spectator has none
    hand_sizes: BySeat[int]
    picked: int | None                    # your own card of this round
    has_picked: BySeat[bool]              # who has chosen: a card lies face down
    played: BySeat[tuple[int, ...]]       # in order: they stay face up
    crumbs: BySeat[int]
    agenda: tuple[Step, ...]
