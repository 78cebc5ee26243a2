"""The table of Goofspiel."""
from __future__ import annotations

from typing import Final

from bench.goofspiel.wire import Bid
from mousehole.kernel import Choice, Rng, Seat, State

CARDS: Final = 13
BIDS: Final = tuple([Bid(card) for card in range(CARDS + 1)])  # made once: search lists them all the time


class Table(State):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.deck: list[int] = []  # secret order; the next prize is last
        self.prize = 0
        self.hands: list[list[int]] = []
        self.bids: list[int] = [0] * seats  # secret until revealed; 0: none yet
        self.points: list[int] = [0] * seats

    def bids_of(self, bidder: Seat) -> tuple[Choice, ...]:
        return tuple([BIDS[card] for card in self.hands[bidder]])

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone())
        t.agenda, t.events, t.deck, t.prize = self.agenda[:], None, self.deck[:], self.prize
        t.hands, t.bids, t.points = [hand[:] for hand in self.hands], self.bids[:], self.points[:]
        return t
