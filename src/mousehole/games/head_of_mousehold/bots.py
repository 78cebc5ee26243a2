"""Head of Mousehold: how to play it well."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.table import Table
from mousehole.kernel import Choice, Decision, Rng, Seat


def evaluate(s: Table, seat: Seat) -> float:
    return 0.5


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    return d.options[rng.below(len(d.options))]
