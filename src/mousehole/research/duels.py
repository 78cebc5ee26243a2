"""How strong is a model? A search that rates tables with it meets today's strongest hand-written one."""
from __future__ import annotations

from typing import Any, NamedTuple

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import Bot, Searcher, pace_of
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.simulation import rng_of
from mousehole.games import judge_with, load_game, skilled
from mousehole.kernel import Choice, Decision, Game, Options, Rng
from mousehole.learned.judge import Judge
from mousehole.learned.model import read
from mousehole.research.selfplay import tables_of


class Duel(NamedTuple):
    """Two searches with as many simulations, one with the model; plain data, which can cross processes."""

    game: str
    edition: str
    seed: int
    simulations: int
    model: str


def result(duel: Duel, deal: int) -> float:
    """Return how often, on one deal played both ways, a seat with the model was ahead of one without. 0.5 is even.

    A draw is half. In a cooperative game: whether the team with the model did better on the same deal. Kinds of tables
    take turns.
    """
    game = load_game(duel.game, duel.edition)
    judge = judge_with(game, read(duel.model))
    seats, options = tables_of(duel.game)[deal % len(tables_of(duel.game))]
    if game.facts.cooperative:
        with_model, without = [bool(_played(duel, game, seats, options, deal, [each] * seats).winners)
                               for each in (judge, None)]
        return 0.5 + (with_model - without) / 2
    shares: list[float] = []
    for first in range(2):
        judges = [judge if (seat + first) % 2 == 0 else None for seat in range(seats)]
        outcome = _played(duel, game, seats, options, deal, judges)
        rank = {seat: n for n, group in enumerate(outcome.ranking) for seat in group}
        shares += [0.5 if rank[mine] == rank[theirs] else float(rank[mine] < rank[theirs])
                   for mine in range(seats) for theirs in range(seats)
                   if judges[mine] is not None and judges[theirs] is None]
    return sum(shares) / len(shares)


def _played(duel: Duel, game: Game, seats: int, options: Options, deal: int, judges: list[Judge | None]) -> Any:
    s = game.start(seats, rng_of(duel.seed, "duel", deal, "table"), options)
    s.events = None
    bots = [Searcher(game if judge is None else skilled(game), rng_of(duel.seed, "duel", deal, seat), duel.simulations,
                     judge=judge) for seat, judge in enumerate(judges)]
    answerers = [_answerer(game, s, bot, bot.rng) for bot in bots]
    Driver(game, s, answerers, rng_of(duel.seed, "duel", deal, "order"), [pace_of("old-whiskers")] * seats).play()
    return game.outcome(s)


def _answerer(game: Game, s: Any, bot: Bot, rng: Rng) -> Answerer:
    def choose(d: Decision) -> Choice | None:
        return bot.choose(game.view(s, d.seat), d)
    return Answerer(ASKED, rng, choose)


def strength(results: list[float]) -> Estimate:
    """Return the share with its interval; a deal is one observation."""
    return estimate(results, is_share=True)
