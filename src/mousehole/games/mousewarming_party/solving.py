"""Mousewarming Party: what the rest of a match depends on, for exact solutions.

Only for tables where nothing is hidden: open burrows, and one kind of food in the feeders.
"""
from __future__ import annotations

from collections.abc import Hashable

from mousehole.games.mousewarming_party.table import Table


def key(s: Table) -> Hashable:
    """Everything on the table but the number of turns so far. What was rolled stays: a question may depend on it."""
    assert s.burrows == "open" and sum([number > 0 for number in s.box.raccoon]) == 1, "something is hidden"
    return (s.turn, s.raccoon, s.asleep, tuple(s.mice), tuple(s.at), s.ran, tuple(s.golden),
            tuple([tuple(tray) for tray in s.trays]), tuple(s.backpack), tuple(s.tokens), tuple(s.guests),
            tuple(s.served), tuple(s.pantry), tuple(s.supply), tuple([len(pile) for pile in s.feeders]), s.side, s.rolled,
            tuple([repr(step) for step in s.agenda]))


def gained(s: Table, is_over: bool) -> float:
    """1 for a party that was won."""
    return float(is_over and s.is_won())
