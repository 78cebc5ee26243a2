"""A game's ladder: difficulties in order, the wins in a row that lead from one to the next, and a table's rung.

A game has one if its folder has a `ladder.py` with RUNGS. A table's rung follows from the matches played
at it, and from nothing else.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from mousehole.games import GAMES, folder
from mousehole.kernel import Options


class Rung(NamedTuple):
    """A difficulty; this many `wins` in a row lead to the next one."""

    name: str
    options: Options
    wins: int

    def is_played_with(self, options: Options) -> bool:
        """Whether these options are on this rung. Options that it does not mention are free, such as who begins."""
        return all([options.get(name) == value for name, value in self.options.items()])


class Played(NamedTuple):
    """A finished match."""

    options: Options
    won: bool


class Standing(NamedTuple):
    """`wins`: in a row, on this rung. `up`: the next rung, once they are enough for it."""

    rung: Rung
    wins: int
    up: Rung | None


@lru_cache(maxsize=64)
def ladder_of(game_id: str) -> tuple[Rung, ...]:
    """Return the rungs from the easiest to the hardest; empty if a game has none, or is not listed, like a toy."""
    if game_id not in GAMES:
        return ()
    name = f"{folder(game_id)}.ladder"
    return tuple([Rung(*rung) for rung in import_module(name).RUNGS]) if find_spec(name) else ()


def rung_of(game_id: str, options: Options) -> Rung | None:
    return next((rung for rung in ladder_of(game_id) if rung.is_played_with(options)), None)


def standing(game_id: str, options: Options, played: Sequence[Played]) -> Standing | None:
    """Return the place on the rung of these options; None: they are on none. Other rungs do not break a row of wins."""
    ladder, rung = ladder_of(game_id), rung_of(game_id, options)
    if rung is None:
        return None
    wins = 0
    for match in played:
        if rung.is_played_with(match.options):
            wins = wins + 1 if match.won else 0
    at = ladder.index(rung)
    return Standing(rung, wins, ladder[at + 1] if wins >= rung.wins and at + 1 < len(ladder) else None)
