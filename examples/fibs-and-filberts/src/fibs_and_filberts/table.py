"""Fibs & Filberts: everything on the table."""
from __future__ import annotations

from typing import Final

from fibs_and_filberts.printed import Box
from mousehole.kernel import Rng, State

NOTHING = -1    # no shell in the middle, or no number said
UNDECIDED = -1


class Table(State):
    def __init__(self, seats: int, rng: Rng, box: Box) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.speaker = 0
        self.bag: list[int] = box.shells[:]                           # what is not dealt; its order is secret
        self.hands: list[list[int]] = [[] for _ in range(seats)]      # secret
        self.hidden = NOTHING                                         # secret until turned over
        self.number = NOTHING
        self.doubts: list[int] = [UNDECIDED] * seats                  # 1: doubts, 0: believes; secret until shown
        self.claims: list[list[int]] = [[] for _ in range(seats)]     # of every shell that was played
        self.inside: list[list[int]] = [[] for _ in range(seats)]     # secret if not turned over
        self.turned: list[list[bool]] = [[] for _ in range(seats)]
        self.filberts: list[int] = [box.start] * seats

    def may_doubt(self, seat: int) -> bool:
        """FIBS-8 A doubter must be able to lose the stake."""
        return self.filberts[seat] >= self.box.stake

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone(), self.box)
        t.agenda, t.events, t.speaker, t.hidden, t.number = self.agenda[:], None, self.speaker, self.hidden, self.number
        t.bag, t.hands, t.doubts = self.bag[:], [hand[:] for hand in self.hands], self.doubts[:]
        t.claims, t.inside = [row[:] for row in self.claims], [row[:] for row in self.inside]
        t.turned, t.filberts = [row[:] for row in self.turned], self.filberts[:]
        return t
