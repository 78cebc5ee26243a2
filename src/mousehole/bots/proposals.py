"""What a partner proposes in a cooperative game: “if you do this, I could do that”.

A bot thinks with its own knowledge only: for each choice of the player whose turn it is, what it would do itself
when its own turn comes, on the same imagined tables. It speaks up if the choice that is best for both lets it reach
something in its next turn that it would not reach otherwise. What is best it knows as hints do: by what was learned.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mousehole.bots.search import worth
from mousehole.games import judge_of, skilled
from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Rng, Seat
from mousehole.learned.judge import Judge

TABLES = 4     # imagined for every choice
MOST = 60      # choices that are looked at
BETWEEN = 4    # answers at most before it is the partner's turn
STEPS = 24     # and until that turn must be over
REACHED = 0.5  # of a step in the game's first measure, on average
USUAL = 0.75   # the part of the tables on which the partner's answer is the same


class Proposal(NamedTuple):
    """The choice that is proposed, and what the partner could do then."""

    yours: Choice
    mine: Choice


class Turn(NamedTuple):
    """One choice on one imagined table, played until the partner's turn is over."""

    mine: Choice
    gain: float   # in the game's first measure, by the partner's turn
    worth: float


def never() -> bool:
    return False


def proposal(game: Game, view: Any, d: Decision, seat: Seat, rng: Rng,
             is_time_up: Callable[[], bool] = never) -> Proposal | None:
    """Return what the bot on `seat`, which has this view, proposes to the player who is asked `d`. None: nothing."""
    options, judge = game.considered(game.imagine(view, rng.clone()), d).options, judge_of(game)
    game = skilled(game)
    if not 1 < len(options) <= MOST or isinstance(options[0], Interrupt):
        return None
    found = dict[Choice, list[Turn]]()
    for choice in options:
        turns = [turn for n in range(TABLES) if (turn := _turn(game, judge, view, d, choice, seat, _chance(rng, n)))]
        if is_time_up() or len(turns) < TABLES:
            return None  # it is not the partner's turn soon, or it cannot know this question
        found[choice] = turns
    best = max(options, key=lambda choice: _mean([turn.worth for turn in found[choice]]))
    gains = {choice: _mean([turn.gain for turn in turns]) for choice, turns in found.items()}
    mine, often = Counter([turn.mine for turn in found[best]]).most_common(1)[0]
    if gains[best] < REACHED or often < USUAL * TABLES or min(gains.values()) > gains[best] - REACHED:
        return None
    return Proposal(best, mine)


def _chance(rng: Rng, n: int) -> Rng:
    """The same table and the same luck for every choice."""
    return Rng(rng.seed, (n + 1) << 20)


def _turn(game: Game, judge: Judge | None, view: Any, d: Decision, choice: Choice, seat: Seat,
          rng: Rng) -> Turn | None:
    s = game.imagine(view, rng)
    asked = next((each for each in game.advance(s) if each.seat == d.seat and choice in each.options), None)
    if asked is None:
        return None
    game.apply(s, d.seat, choice)
    mine: Choice | None = None
    gain, is_reached = 0.0, False
    for n in range(STEPS):
        questions = [each for each in game.advance(s) if each.seat != CLOCK]
        if not questions or (mine is not None and questions[0].seat != seat):
            break
        if mine is None and n > BETWEEN:
            return None
        now, before = questions[0], _first(game, s, seat)
        answer = game.policy(s, now, rng)
        if answer is None:
            return None
        game.apply(s, now.seat, answer)
        game.advance(s)
        if now.seat == seat:  # what reaches something is worth mentioning, or else how the turn begins
            step = _first(game, s, seat) - before
            mine = answer if mine is None or (step > 0 and not is_reached) else mine
            gain, is_reached = gain + step, is_reached or step > 0
    return None if mine is None else Turn(mine, gain, worth(game, s, seat, judge))


def _first(game: Game, s: Any, seat: Seat) -> float:
    measures = game.measures(s, seat)
    return measures[0][1] if measures else 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
