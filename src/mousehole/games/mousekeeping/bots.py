"""Mousekeeping!: how to play it well. Shortest ways are provable; what is left is how fast fingers are."""
from __future__ import annotations

from mousehole.games.mousekeeping.table import Table
from mousehole.kernel import Choice, Decision, Rng


def evaluate(s: Table) -> float:
    """Mice caught, and the part of the way to the next one that is done (no way is longer than 13)."""
    return len(s.catches) + 1 - s.box.distance(s.room, s.goal) / 14


def measures(s: Table) -> tuple[tuple[str, float], ...]:
    """The mice caught, and how far it is to the next one."""
    return ("mice", float(len(s.catches))), ("way", float(s.box.distance(s.room, s.goal)))


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    """A step on a shortest way, any of them."""
    ways = s.box.shortest_moves(s.room, s.goal)
    return ways[rng.below(len(ways))]
