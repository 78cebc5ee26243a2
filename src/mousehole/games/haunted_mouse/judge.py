"""Haunted Mouse: who will go out next in this round, as far as a seat can tell, and what that is worth in the match.

A seat knows its own hand, and of the others how many cards they hold. So its own row has inputs that the others'
rows leave at 0. The network learns the order of going out; from there on the equity of the score sheet is exact.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.cards import Box
from mousehole.games.haunted_mouse.equity import Equity
from mousehole.games.haunted_mouse.hand import Reader
from mousehole.games.haunted_mouse.table import Table
from mousehole.kernel import Options, Outcome, Seat
from mousehole.learned.judge import NEVER, rounded
from mousehole.learned.judge import Judge as Base
from mousehole.learned.network import Network, on_grid

OWN: Final = [
    "own hand", "blocks", "fewest melds", "single cards", "low single cards", "high single cards", "largest block",
    "beats the meld", "one meld left", "two melds left", "one meld left, no Bait", "melds behind the fewest cards",
    "card to insert"]
EACH: Final = [
    "cards", "Bait", "no cards", "no Bait", "one card", "two cards", "three cards", "cards that all know", "on turn",
    "next on turn", "turns before", "owns the meld", "leads", "fewest cards of others", "most cards of others",
    "mean cards of others", "Bait of others", "fewest of all", "next one's cards"]
TABLE: Final = [
    "two are in", "three are in", "five are in", "meld size", "meld is a run", "meld's top rank", "empty table",
    "idle turns", "first Bait is not laid", "cards in the pile", "Public Bait"]
INPUTS: Final = [*OWN, *EACH, *TABLE]
FULL: Final = 5  # seats

# Seats and options of the tables that it learns from, taken in turn.
TABLES: Final[list[tuple[int, Options]]] = [(2, {}), (4, {}), (3, {}), (2, {}), (4, {}), (5, {})]


def inputs(box: Box) -> list[str]:
    return INPUTS


class Judge(Base):
    def __init__(self, box: Box, network: Network) -> None:
        super().__init__(INPUTS, network)
        self.box: Final = box
        self.reader: Final = Reader()
        self.equities: Final[dict[int, Equity]] = {}

    def stage(self, s: Table) -> int:
        """The round: its positions are about the order of going out in it."""
        return len(s.finished)

    def ranks(self, s: Table, outcome: Outcome | None, stage: int) -> list[int]:
        """The order of going out. The last one never does, nor do several if the round was stopped."""
        out = s.finished[stage].out
        return [out.index(seat) if seat in out else NEVER for seat in range(s.seats)]

    def worth(self, s: Table, seat: Seat, rows: list[list[float]]) -> float:
        equity = self.equities.get(s.seats)
        if equity is None:
            equity = Equity(self.box, s.seats)
            self.equities[s.seats] = equity
        inside = 0
        for each in range(s.seats):
            if s.is_in(each):
                inside |= 1 << each
        return rounded(equity.during(seat, equity.key(s.cheese), inside, len(s.out), self.strengths(rows)))

    def rows(self, s: Table, eye: Seat) -> list[list[float]]:
        """Cards in hands count by their number alone, unless they are the eye's own."""
        seats, size = s.seats, len(s.meld)
        is_run = size > 1 and s.meld[0] // 4 != s.meld[size - 1] // 4
        top = s.meld[size - 1] // 4 if size else -1
        order: list[Seat] = []      # those who are in, from the one on turn
        counts = [0] * seats        # cards in hand and Bait
        laid = 0
        for n in range(seats):
            each = (s.turn + n) % seats
            if s.is_in(each):
                order.append(each)
                counts[each] = len(s.hands[each]) + len(s.bait[each])
                laid += len(s.bait[each])
        table = [float(len(order) == 2), float(len(order) == 3), float(len(order) == FULL), float(size), float(is_run),
                 float(top + 1), float(size == 0), float(min(s.idle, 12)), float(laid == 0), on_grid(len(s.pile) / 8),
                 float(len(s.public))]
        rows: list[list[float]] = [[] for _ in range(seats)]
        others = len(order) - 1
        for waits in range(len(order)):
            seat = order[waits]
            fewest, most, sum, bait = 99, 0, 0, 0
            for other in order:
                if other != seat:
                    count = counts[other]
                    fewest, most, sum, bait = min(fewest, count), max(most, count), sum + count, \
                        bait + len(s.bait[other])
            if others == 0:
                fewest = 0
            cards, own_bait = len(s.hands[seat]), len(s.bait[seat])
            if seat == eye:
                hand = self.reader.read(s.hands[seat])
                left = hand.melds + own_bait
                beats = (1.0 if waits == 0 else 0.5) if size == 0 else float(hand.beats(size, is_run, top))
                row = [float(cards), float(hand.blocks), float(hand.melds), float(hand.singles), float(hand.low),
                       float(hand.high), float(hand.largest), beats, float(hand.melds <= 1), float(hand.melds == 2),
                       float(hand.melds <= 1 and own_bait == 0), on_grid(left - fewest / 2),
                       float(waits == 0 and s.drawn is not None)]
            else:
                row = [0.0] * len(OWN)
            known = 0
            for is_known in s.known[seat]:
                known += is_known
            following = order[waits + 1 if waits < others else 0]
            row += [float(cards), float(own_bait), float(cards == 0), float(own_bait == 0), float(cards == 1),
                    float(cards == 2), float(cards == 3), float(known), float(waits == 0), float(waits == 1),
                    float(waits), float(s.meld_owner == seat), float(size == 0 and waits == 0), float(fewest),
                    float(most), on_grid(sum / max(others, 1)), float(bait), float(counts[seat] < fewest),
                    float(counts[following])]
            row += table
            rows[seat] = row
        return rows
