"""Mousewarming Party: how to play it well."""
from __future__ import annotations

from mousehole.games.mousewarming_party.table import Table
from mousehole.kernel import Choice, Decision, Rng


def evaluate(s: Table) -> float:
    return s.served_in_all() / s.plates()


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    return d.options[rng.below(len(d.options))]
