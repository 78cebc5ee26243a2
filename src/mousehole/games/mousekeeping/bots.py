"""Mousekeeping!: evaluation and policy. Shortest ways are exact; the rest is how fast the players are."""
from __future__ import annotations

from mousehole.games.mousekeeping.table import Table
from mousehole.kernel import Choice, Decision, Rng


def evaluate(s: Table) -> float:
    """Mice caught, plus the share of the way to the next one that is done (no way is longer than 13)."""
    return len(s.catches) + 1 - s.box.distance(s.room, s.goal) / 14


def measures(s: Table) -> tuple[tuple[str, float], ...]:
    """The mice caught, and the distance to the next one."""
    return ("mice", float(len(s.catches))), ("way", float(s.box.distance(s.room, s.goal)))


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    """A random move on a shortest way."""
    ways = s.box.shortest_moves(s.room, s.goal)
    return ways[rng.below(len(ways))]
