"""Hints for a player, from what that seat may know and nothing else."""
from __future__ import annotations

from time import monotonic
from typing import Any, NamedTuple

from mousehole.bots.hints import hints
from mousehole.kernel import Choice, Decision, Game, Rng
from mousehole.table.advice import hint_line
from mousehole.words import Words

SIMULATIONS = 200
PATIENCE = 2.0  # seconds: then the best move so far is shown


class Advice(NamedTuple):
    choice: Choice | None  # None: pass on the chance to interrupt
    words: str


def advised(game: Game, words: Words, view: Any, d: Decision, position: int, simulations: int = SIMULATIONS) -> Advice:
    """Return the best choice that a search over imagined tables finds. The same position gives the same luck."""
    end = monotonic() + PATIENCE
    best = hints(game, view, d, Rng.numbered(position), simulations, 1, is_time_up=lambda: monotonic() > end)[0]
    return Advice(best.choice, hint_line(words, best))
