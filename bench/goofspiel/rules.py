"""The steps of Goofspiel: two bidders and thirteen prizes."""
from __future__ import annotations

from typing import Final

from bench.goofspiel.table import Table, cards_in
from bench.goofspiel.wire import Bid, BidsRevealed, PrizeTurnedUp
from mousehole.kernel import Choice, Decision, Seat, Step


class TurnUpPrize(Step):
    """G2.1 Turn up the next prize. G3.1 When all prizes are gone, the game is over."""

    def do(self, s: Table) -> None:
        if s.deck:
            s.prize = s.deck.pop()
            if s.events is not None:
                s.tell(PrizeTurnedUp(s.prize))
            s.then(MAKE_BIDS, self)


class MakeBids(Step):
    """G2.2 Both secretly bid one card; a bidder with a single card left has no choice."""

    def asks(self, s: Table) -> list[Decision]:
        if not s.deck:
            return []
        questions: list[Decision] = []
        for bidder in range(2):
            if s.bids[bidder] == 0:
                questions.append(s.question(bidder))
        return questions

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Bid)
        s.bids[seat] = choice.card
        s.agenda.append(self)

    def do(self, s: Table) -> None:
        """G2.3 Reveal: the higher card takes the prize. Of equal cards neither does. Both are spent."""
        mine, yours = s.bids[0] or cards_in(s.hands[0])[0], s.bids[1] or cards_in(s.hands[1])[0]
        if mine > yours:
            s.points[0] += s.prize
        elif yours > mine:
            s.points[1] += s.prize
        s.hands[0] -= 1 << mine
        s.hands[1] -= 1 << yours
        s.bids[0] = s.bids[1] = 0
        if s.events is not None:
            s.tell(BidsRevealed((mine, yours)))


MAKE_BIDS: Final = MakeBids()
