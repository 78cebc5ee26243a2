"""Each seat's reward at the end of a match. The reward is 0 until the end."""
from __future__ import annotations

from typing import Any

from mousehole.bots.search import place
from mousehole.kernel import Game, Rng, playout

LOST, WON = -1.0, 1.0
MAX_SCORE = 1000.0  # more than any team has ever reached


def rewards(game: Game, s: Any) -> list[float]:
    """Return one number per seat, at a table where the game is over.

    - Competitive games: the place, from -1 (last) to 1 (first), evenly spaced; ties share the reward. They sum to 0.
      If a non-player wins (Basil in House Mouse), the places among the players still count.
    - Cooperative games that are won or lost: 1 or -1 for everybody.
    - Cooperative games that have only a score (Mousekeeping!): the score, for everybody.
    """
    outcome = game.outcome(s)
    seats = range(s.seats)
    if not game.facts.cooperative:
        return [2 * place(outcome.ranking, seat, s.seats) - 1 for seat in seats]
    if is_scored(game, s):
        return [float(score) for score in outcome.scores]
    return [WON if seat in outcome.winners else LOST for seat in seats]


def is_scored(game: Game, s: Any) -> bool:
    """Whether a team's match cannot be won: nobody has won, yet its value is not 0, as it would be if lost."""
    return not game.outcome(s).winners and game.evaluate(s, 0) != 0


def reward_range(game: Game, seats: int) -> tuple[float, float]:
    """Return the lowest and highest possible reward. One random match shows whether a team's game has a score."""
    if game.facts.cooperative:
        s = game.start(seats, Rng.numbered(0))
        playout(game, s, Rng.numbered(0))
        if is_scored(game, s):
            return 0.0, MAX_SCORE
    return LOST, WON
