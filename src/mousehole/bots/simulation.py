"""Many matches of bots, each with a seed of its own that one number gives."""
from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from mousehole.bots.driver import answers
from mousehole.bots.levels import make_bot, pace_of
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Rng


class Played(NamedTuple):
    answers: int
    outcome: Outcome


def rng_of(seed: int, *path: int | str) -> Rng:
    """A chance of its own for every match and bot: the same for the same numbers, on every machine."""
    return Rng(blake2b(repr((seed, *path)).encode(), digest_size=32).digest())


def play_match(game: Game, seats: int, options: Options, bots: list[str], seed: int, number: int,
               pace: int | None = None) -> Played:
    """Match `number` of a series. Bots sit clockwise, starting over when there are fewer than seats.

    `pace`: seconds that an answer takes off a clock; None: each bot's own.
    """
    s = game.start(seats, rng_of(seed, number, "table"), options)
    s.events = None
    team = [make_bot(bots[seat % len(bots)], game, rng_of(seed, number, seat)) for seat in range(seats)]

    def choose(d: Decision) -> Choice | None:
        bot = team[d.seat]
        return bot.choose(game.view(s, d.seat) if bot.looks else None, d)

    paces = [pace_of(bots[seat % len(bots)]) if pace is None else pace for seat in range(seats)]
    count = sum(1 for _ in answers(game, s, choose, rng_of(seed, number, "order"), paces))
    return Played(count, game.outcome(s))
