"""Tiny Game: everything on the table."""
from __future__ import annotations

from typing import Final

from mousehole.kernel import Rng, State
from mousehole.templates.tiny_game.printed import Box


class Table(State):
    def __init__(self, seats: int, rng: Rng, box: Box) -> None:
        super().__init__(seats, rng)
        self.box: Final = box
        self.round = 0
        self.deck: list[int] = box.deck[:]                         # what is not dealt; its order is secret
        self.hands: list[list[int]] = [[] for _ in range(seats)]   # secret
        self.picked: list[int] = [0] * seats                       # secret until revealed; 0: not yet
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.crumbs: list[int] = [0] * seats

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone(), self.box)
        t.agenda, t.events, t.round = self.agenda[:], None, self.round
        t.deck, t.hands, t.picked = self.deck[:], [hand[:] for hand in self.hands], self.picked[:]
        t.played, t.crumbs = [cards[:] for cards in self.played], self.crumbs[:]
        return t
