"""What a hint says at a table that a test has laid out: the measure that it names for each choice.

Reasons follow the value. Scenes in which a certain measure is all that matters are made for the hand-written
evaluation (`unlearned`); what was learned weighs more than measures say, and changes with every training.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mousehole.bots.hints import hints
from mousehole.bots.simulation import rng_of
from mousehole.games import edition_text, judge_of, load_game
from mousehole.kernel import CLOCK, Choice, Game


def unlearned(game: Game) -> Game:
    """Return the same game in a printing that nobody has learned, so that hints rate its tables by hand."""
    text = edition_text(game.facts.id)
    other = load_game(game.facts.id, text=text.replace("about = ", "about = 'As ever.' # ", 1))
    assert judge_of(other) is None
    return other


def reasons(game: Game, s: Any, write: Callable[[Choice], str], simulations: int = 400) -> dict[str, str]:
    """Return the measure named for each choice, in notation; the best choice first.

    For the best one it is why it is better than the next, for the others why they are worse than it.
    """
    d = next(d for d in game.pending(s) if d.seat != CLOCK)
    found = hints(game, game.view(s, d.seat), d, rng_of(1), simulations, 99)
    return {"pass" if hint.choice is None else write(hint.choice):
            next((reason.measure for reason in hint.reasons if reason.code in ("than", "later")), "")
            for hint in found}
