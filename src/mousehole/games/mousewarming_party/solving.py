"""Mousewarming Party: what the rest of a match depends on, for exact solutions.

Only for tables where nothing is hidden: open burrows, and one kind of food in the feeders; and without abilities, of
which one still needs to know the last roll.
"""
from __future__ import annotations

from collections.abc import Hashable

from mousehole.games.mousewarming_party.table import Table


def key(s: Table) -> Hashable:
    """Everything on the table but what was rolled last and the number of turns so far."""
    assert s.burrows == "open" and not s.abilities, "something is hidden, or the last roll matters"
    assert sum([number > 0 for number in s.box.raccoon]) == 1, "the feeders hide something"
    return (s.turn, s.raccoon, s.asleep, tuple(s.mice), tuple(s.at), tuple(s.golden),
            tuple([tuple(tray) for tray in s.trays]), tuple(s.tokens), tuple(s.tiles), tuple(s.is_up), tuple(s.guests),
            tuple(s.served), tuple(s.pantry), tuple(s.supply), tuple([len(pile) for pile in s.feeders]),
            tuple(s.agenda))


def gained(s: Table, is_over: bool) -> float:
    """1 for a party that was won."""
    return float(is_over and s.is_won())
