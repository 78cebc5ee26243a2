"""The base of all judges: what a table is worth to a seat, by what a network has learned.

A judge reads a table, but only what the seat's view shows: the promise `judges_are_fair` of the test kit deals all
secrets again and compares the inputs. It rates each contender (a seat, or somebody whom nobody plays) by a row of
inputs as that seat sees them. What the scores mean is the game's: mostly, who will be ahead of whom.
"""
from __future__ import annotations

from math import exp, floor
from typing import Any, Final

from mousehole.kernel import Outcome, Seat
from mousehole.learned.network import Network

STEEPEST: Final = 14.0        # a score beyond it counts as this much
VALUE_GRID: Final = 1 << 30   # values are rounded to it: two machines' `exp` may differ in the last bit
NEVER: Final = 99             # the rank of a contender who never came in


class Judge:
    """One game's judge; each game has its own inputs."""

    def __init__(self, inputs: list[str], network: Network) -> None:
        if network.inputs != len(inputs):
            raise ValueError(f"the network has {network.inputs} inputs, the game {len(inputs)}")
        self.inputs: Final = inputs
        self.network: Final = network

    def rows(self, s: Any, eye: Seat) -> list[list[float]]:
        """Return a row of inputs per contender, as the eye sees them; an empty one if it is out of the running."""
        raise NotImplementedError

    def value(self, s: Any, seat: Seat) -> float:
        """Return what a table before its end is worth to a seat, as `search.final_worth` counts at the end."""
        return self.worth(s, seat, self.rows(s, seat))

    def worth(self, s: Any, seat: Seat, rows: list[list[float]]) -> float:
        """Return the same if these were the table's rows."""
        raise NotImplementedError

    def stage(self, s: Any) -> int:
        """Return which part of the match this is: a part's result is what its positions are fitted to."""
        return 0

    def turn(self, s: Any) -> int:
        """Return a number of its own for each turn, or part of a round: a simulation may go on until one begins."""
        return 0

    def is_settled(self, s: Any) -> bool:
        """Return whether nothing is half done, so that the table is what it looks like."""
        return True

    def ranks(self, s: Any, outcome: Outcome | None, stage: int) -> list[int]:
        """Return each contender's rank at the end of a stage, the best as 0. The outcome: if the match is over."""
        raise NotImplementedError

    def strengths(self, rows: list[list[float]]) -> list[float]:
        """Return each contender's strength, in proportion to the chance to be the next one to come in."""
        found: list[float] = []
        for row in rows:
            found.append(exp(max(min(self.network.score(row), STEEPEST), -STEEPEST)) if row else 0.0)
        return found


def rounded(value: float) -> float:
    return floor(value * VALUE_GRID + 0.5) / VALUE_GRID


def worth_of_order(strengths: list[float], seat: Seat, seats: int) -> float:
    """Return half the place and half the win. Contenders come in one after the other, each by their strength.

    Those behind the seats (whom nobody plays) can win, but have no place.
    """
    mine, total, ahead = strengths[seat], 0.0, 0.0
    for strength in strengths:
        total += strength
    won = mine / total
    if seats == 1:
        return rounded(won)
    for other in range(seats):
        if other != seat:
            ahead += mine / (mine + strengths[other])
    return rounded((won + ahead / (seats - 1)) / 2)
