"""Many matches of bots, each with its own seed, all derived from one number."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

from mousehole.bots import levels
from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import Bot, make_bot, pace_of
from mousehole.kernel import Choice, Decision, Game, Options, Outcome, Rng


class Played(NamedTuple):
    """A match that was played to its end."""

    answers: int      # how many were given
    outcome: Outcome  # how it ended


def rng_of(seed: int, *path: int | str) -> Rng:
    """Derive a generator for every match and bot: the same numbers give the same one on every machine."""
    return Rng(blake2b(repr((seed, *path)).encode(), digest_size=32).digest())


def play_match(game: Game, seats: int, options: Options, bots: list[str], seed: int, number: int,
               pace: int | None = None, in_bulk: bool = True) -> Played:
    """Play match `number` of a series. Bots sit clockwise, starting over if there are fewer than seats.

    `pace`: clock seconds per answer; None: each bot's own. With `in_bulk`, bots that need no view get none;
    the match is the same either way.
    """
    s = game.start(seats, rng_of(seed, number, "table"), options)
    s.events = None
    seated = bots if len(bots) == seats else [bots[seat % len(bots)] for seat in range(seats)]
    answerers = [seat_bot(name, game, s, rng_of(seed, number, seat), in_bulk, seated)
                 for seat, name in enumerate(seated)]
    paces = [pace_of(name) for name in seated] if pace is None else [pace] * seats
    count = Driver(game, s, answerers, partial(rng_of, seed, number, "order"), paces).play()
    return Played(count, game.outcome(s))


def seat_bot(name: str, game: Game, s: Any, rng: Rng, in_bulk: bool = True,
             seated: Sequence[str | None] = ()) -> Answerer:
    """Seat a bot by name. One that need not be asked is not even made: in short matches that would take longest.

    `seated`: whom it meets there, if it is told.
    """
    kind = levels.in_bulk(name, game) if in_bulk else ASKED
    if kind != ASKED:
        return Answerer(kind, rng)
    bot = make_bot(name, game, rng)
    if seated:
        bot.meet(seated)
    return answerer(bot, s, in_bulk)


def answerer(bot: Bot, s: Any, in_bulk: bool) -> Answerer:
    """Seat a bot at this table."""
    if in_bulk and bot.in_bulk != ASKED:
        return Answerer(bot.in_bulk, bot.rng)

    def choose(d: Decision) -> Choice | None:
        return bot.choose(bot.game.view(s, d.seat) if bot.looks else None, d)
    return Answerer(ASKED, bot.rng, choose)
