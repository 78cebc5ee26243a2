"""Goofspiel for the kernel."""
from __future__ import annotations

from bench.goofspiel.rules import TurnUpPrize
from bench.goofspiel.table import ALL, CARDS, Table, cards_in
from bench.goofspiel.wire import View
from mousehole.kernel import Facts, Game, Options, Outcome, Rng, Seat


class Goofspiel(Game):
    def __init__(self) -> None:
        facts = Facts("goofspiel", "Goofspiel", fewest=2, most=2, minutes=5, cooperative=False,
                      versions=("the first",), options=(), turn_clause="G2.2", end_clause="G3.1")
        super().__init__(facts, None)

    def setup(self, seats: int, rng: Rng, options: Options) -> Table:
        """G1.1 Both bidders hold the cards 1 to 13; thirteen prizes are shuffled face down."""
        s = Table(seats, rng)
        s.deck = list(range(1, CARDS + 1))
        s.rng.shuffle(s.deck)
        s.hands = [ALL for _ in range(seats)]
        s.then(TurnUpPrize())
        return s

    def view(self, s: Table, seat: Seat | None) -> View:
        return View(seat, tuple(sorted(s.deck)), s.prize, tuple([tuple(cards_in(hand)) for hand in s.hands]),
                    tuple([bid > 0 for bid in s.bids]), 0 if seat is None else s.bids[seat],
                    tuple(s.points), tuple(s.agenda))

    def imagine(self, view: View, rng: Rng) -> Table:
        t = Table(len(view.hands), rng)
        t.agenda, t.events, t.deck, t.prize = list(view.agenda), None, list(view.deck), view.prize
        t.hands, t.points = [sum([1 << card for card in hand]) for hand in view.hands], list(view.points)
        t.rng.shuffle(t.deck)
        for b, has_bid in enumerate(view.has_bid):
            if b == view.seat:
                t.bids[b] = view.my_bid
            elif has_bid:
                t.bids[b] = view.hands[b][rng.below(len(view.hands[b]))]
        return t

    def outcome(self, s: Table) -> Outcome:
        """G3.1 More points win."""
        mine, yours = s.points
        if mine == yours:
            return Outcome("prizes-gone", (mine, yours), ((0, 1),), (0, 1))
        best = 0 if mine > yours else 1
        return Outcome("prizes-gone", (mine, yours), ((best,), (1 - best,)), (best,))
