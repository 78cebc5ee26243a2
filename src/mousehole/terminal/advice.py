"""Hints for a player, from what that seat may know and nothing else."""
from __future__ import annotations

from time import monotonic
from typing import Any, NamedTuple

from mousehole.bots.chances import Chances
from mousehole.bots.hints import SIMULATIONS, hints
from mousehole.kernel import Choice, Decision, Game, Rng
from mousehole.words import Words


class Advice(NamedTuple):
    choice: Choice | None  # None: pass on the chance to interrupt
    words: str


def advised(game: Game, words: Words, view: Any, d: Decision, position: int, chances: Chances | None,
            seconds: float | None = None) -> Advice:
    """Return the best choice that a search over imagined tables finds in time; the same position has the same luck."""
    from mousehole.bots.hints import SECONDS
    from mousehole.table.advice import hint_line  # brings what a terminal without hints does not need
    began, seconds = monotonic(), seconds or SECONDS
    best = hints(game, view, d, Rng.numbered(position), SIMULATIONS, 2, used=lambda: (monotonic() - began) / seconds,
                 chances=chances)[0]
    return Advice(best.choice, hint_line(words, best))
