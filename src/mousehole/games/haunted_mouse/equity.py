"""Haunted Mouse: what the cheese is worth between two rounds, to each seat, if all play alike.

Found by going through all that can follow. Seats with as much cheese are worth as much, so only sorted sheets are
worked out: 462 for five seats.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.cards import Box
from mousehole.kernel import Seat

BITS: Final = 5        # of a key, per seat: no edition's goal is beyond them
MASK: Final = 31
REMOTE: Final = 0.004  # of all that can be next: what is less likely is left out


class Equity:
    """For one number of seats. Half the place and half the win, as at the end of a match."""

    def __init__(self, box: Box, seats: int) -> None:
        self.prizes: Final = box.prizes[seats]
        self.goal: Final = box.goal
        self.seats: Final = seats
        self.known: Final[dict[int, list[float]]] = {}

    def key(self, cheese: list[int]) -> int:
        """The sheet as a number, the first seat lowest."""
        key = 0
        for seat in range(self.seats - 1, -1, -1):
            key = key << BITS | cheese[seat]
        return key

    def of(self, key: int) -> list[float]:
        """By seat."""
        found = self.known.get(key)
        if found is None:
            cheese = [key >> BITS * seat & MASK for seat in range(self.seats)]
            order = sorted(cheese, reverse=True)
            sorted_key = self.key(order)
            if sorted_key == key:
                found = self._worked_out(cheese, key)
            else:
                worths = self.of(sorted_key)
                found = [worths[order.index(each)] for each in cheese]
            self.known[key] = found
        return found

    def _worked_out(self, cheese: list[int], key: int) -> list[float]:
        if cheese[0] >= self.goal:
            return [self._at_end(cheese, seat) for seat in range(self.seats)]
        alike = [1.0] * self.seats
        everybody = (1 << self.seats) - 1
        return [self.during(seat, key, everybody, 0, alike) for seat in range(self.seats)]

    def _at_end(self, cheese: list[int], seat: Seat) -> float:
        behind, level, first = 0, 0, 0
        for other in range(self.seats):
            if cheese[other] < cheese[seat]:
                behind += 1
            elif other != seat and cheese[other] == cheese[seat]:
                level += 1
            if cheese[other] >= self.goal:
                first += 1
        won = 1.0 / first if cheese[seat] >= self.goal else 0.0
        return ((behind + level / 2) / (self.seats - 1) + won) / 2

    def during(self, seat: Seat, key: int, inside: int, out: int, strengths: list[float]) -> float:
        """The same for one seat during a round. Those inside (bits) go out next in proportion to their strengths."""
        if inside & (inside - 1) == 0:
            return self.of(key)[seat]
        total = 0.0
        for each in range(self.seats):
            if inside >> each & 1:
                total += strengths[each]
        least, prize = REMOTE * total, self.prizes[out]
        worth, weight = 0.0, 0.0
        for each in range(self.seats):
            if inside >> each & 1 and strengths[each] > least:
                shift = BITS * each
                have = key >> shift & MASK
                if have + prize >= self.goal:
                    then = self.of(key + (self.goal - have << shift))[seat]
                else:
                    then = self.during(seat, key + (prize << shift), inside & ~(1 << each), out + 1, strengths)
                worth += strengths[each] * then
                weight += strengths[each]
        return worth / weight
