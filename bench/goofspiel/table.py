"""The table of Goofspiel."""
from __future__ import annotations

from typing import Final

from bench.goofspiel.wire import Bid
from mousehole.kernel import Choice, Decision, Rng, Seat, State

CARDS: Final = 13
BIDS: Final = tuple([Bid(card) for card in range(CARDS + 1)])
ALL: Final = (1 << CARDS + 1) - 2                              # a hand is a set of cards: bit n for card n
QUESTIONS: Final[list[dict[int, Decision]]] = [{}, {}]         # by bidder and hand: made once, asked all the time


class Table(State):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.deck: list[int] = []  # secret order; the next prize is last
        self.prize = 0
        self.hands: list[int] = []
        self.bids: list[int] = [0] * seats  # secret until revealed; 0: none yet
        self.points: list[int] = [0] * seats

    def question(self, bidder: Seat) -> Decision:
        hand = self.hands[bidder]
        question = QUESTIONS[bidder].get(hand)
        if question is None:
            bids: tuple[Choice, ...] = tuple([BIDS[card] for card in cards_in(hand)])
            question = Decision(bidder, "bid", bids, "G2.2")
            QUESTIONS[bidder][hand] = question
        return question

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone())
        t.agenda, t.events, t.deck, t.prize = self.agenda[:], None, self.deck[:], self.prize
        t.hands, t.bids, t.points = self.hands[:], self.bids[:], self.points[:]
        return t


def cards_in(hand: int) -> list[int]:
    return [card for card in range(1, CARDS + 1) if hand >> card & 1]
