"""The steps of Goofspiel: two bidders and thirteen prizes."""
from __future__ import annotations

from typing import Final

from bench.goofspiel.table import Table
from bench.goofspiel.wire import Bid, BidsRevealed, PrizeTurnedUp
from mousehole.kernel import Choice, Decision, Seat, Step


class TurnUpPrize(Step):
    """G2.1 Turn up the next prize. G3.1 When all prizes are gone, the game is over."""

    def do(self, s: Table) -> None:
        if s.deck:
            s.prize = s.deck.pop()
            s.tell(PrizeTurnedUp(s.prize))
            s.then(MAKE_BIDS, self)


class MakeBids(Step):
    """G2.2 Both secretly bid one card; a bidder with a single card left has no choice."""

    def asks(self, s: Table) -> list[Decision]:
        if not s.deck:
            return []
        questions = []
        for bidder in range(2):
            if s.bids[bidder] == 0:
                questions.append(Decision(bidder, "bid", s.bids_of(bidder), "G2.2"))
        return questions

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Bid)
        s.bids[seat] = choice.card
        s.then(self)

    def do(self, s: Table) -> None:
        """G2.3 Reveal: the higher card takes the prize. Of equal cards neither does. Both are spent."""
        mine, yours = s.bids[0] or s.hands[0][0], s.bids[1] or s.hands[1][0]
        if mine > yours:
            s.points[0] += s.prize
        elif yours > mine:
            s.points[1] += s.prize
        s.hands[0].remove(mine)
        s.hands[1].remove(yours)
        s.bids[0] = s.bids[1] = 0
        s.tell(BidsRevealed((mine, yours)))


MAKE_BIDS: Final = MakeBids()
