"""Mousekeeping!: what the rest of a match depends on, for exact solutions."""
from __future__ import annotations

from collections.abc import Hashable

from mousehole.games.mousekeeping.hotel import reverse
from mousehole.games.mousekeeping.table import Table


def key(s: Table) -> Hashable:
    """Where the team is, where it is going (either way round), and the moves made. Past rounds do not matter."""
    return s.room, min(s.goal, reverse(s.goal)), s.placements, s.turn


def gained(s: Table, is_over: bool) -> float:
    return float(s.mice)
