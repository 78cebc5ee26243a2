"""What a match was worth to each seat, when it is over. Before that, everything is worth nothing."""
from __future__ import annotations

from typing import Any

from mousehole.bots.search import place
from mousehole.kernel import Game, Rng, playout

LOST, WON = -1.0, 1.0
MOST_SCORE = 1000.0  # more than any team has ever reached


def rewards(game: Game, s: Any) -> list[float]:
    """One number a seat, at a table where nobody is asked any more.

    - Competitive games: the place, from -1 (last) to 1 (first), evenly spaced; who is level shares. They sum to 0.
      Somebody who is no player may win (Basil of House Mouse): the places among the players count all the same.
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
    """Whether a team's match was not a matter of winning: nobody has won, yet it is not worth 0, as a lost one is."""
    return not game.outcome(s).winners and game.evaluate(s, 0) != 0


def reward_range(game: Game, seats: int) -> tuple[float, float]:
    """The least and the most that a seat can get. One match played by chance shows if a team's game has a score."""
    if game.facts.cooperative:
        s = game.start(seats, Rng.numbered(0))
        playout(game, s, Rng.numbered(0))
        if is_scored(game, s):
            return 0.0, MOST_SCORE
    return LOST, WON
