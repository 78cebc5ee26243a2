"""How much can somebody take from a bot who trains against it, and against nobody else?

    python -m mousehole.research.responding haunted-mouse --against bramble --seats 2

The learner begins with what the game's model knows, plays games against the bot, and learns from them how that bot's
games go on. Then both the learner and one who has not trained against the bot meet it, on the same deals and with as
many simulations: the difference is what knowing the bot is worth. Both think as the strongest level does, and both are
told whom they meet, as at any table.
"""
from __future__ import annotations

import argparse
from typing import NamedTuple

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import LEVELS, Bot, learned, make_bot, pace_of, plain_name
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.simulation import answerer, rng_of
from mousehole.games import judge_with, load_game, model_of
from mousehole.kernel import BadSetup, Choice, Decision, Game
from mousehole.learned.judge import Judge
from mousehole.learned.model import Model, written
from mousehole.research import fitting, selfplay
from mousehole.research.selfplay import Lesson

EVERY = 3   # one position in three is learned from


class Taken(NamedTuple):
    """Shares of wins against a bot: of a learner who has trained against it, and of one who has not."""

    trained: Estimate
    untrained: Estimate


def trained(game_id: str, against: str, seats: int, games: int, simulations: int, seed: int) -> Model:
    """Return the game's model after `games` games against a bot."""
    game, model = load_game(game_id), model_of(game_id)
    if model is None:
        raise BadSetup(f"nothing was learned about {game_id}")
    if games <= fitting.TURNS:
        raise BadSetup(f"more than {fitting.TURNS} games are needed: the first ones are held out")
    lesson = Lesson(game_id, "standard", seed, 1, simulations, written(model), EVERY, against, seats)
    start = fitting.Weights(model.weights, model.hidden_bias, model.out, model.bias)
    w = fitting.fit(selfplay.play(lesson, range(games)), len(model.out), seed, game.facts.cooperative,
                    start=start).weights
    return Model(model.origin, model.inputs, w.weights, w.hidden_bias, w.out, w.bias)


def taken(game_id: str, against: str, seats: int, deals: int, simulations: int, seed: int, model: Model) -> Taken:
    """Let both learners meet the bot: one of them at a seat that goes round, the bot at all others."""
    game, before = load_game(game_id), model_of(game_id)
    shares = [[_won(game, against, seats, deal, simulations, seed, judge_with(game, each)) for deal in range(deals)]
              for each in (model, before)]
    return Taken(*[estimate(each, is_share=True) for each in shares])


def _won(game: Game, against: str, seats: int, deal: int, simulations: int, seed: int, judge: Judge) -> float:
    won = 0.0
    for learner in range(seats):
        path = (seed, "response", deal)
        s = game.start(seats, rng_of(*path, "table"))
        s.events = None
        bot = learned(game, rng_of(*path, learner), simulations)
        bot.judge = judge
        bot.meet([None if seat == learner else against for seat in range(seats)])

        def choose(d: Decision, bot: Bot = bot) -> Choice | None:
            return bot.choose(game.view(s, d.seat), d)  # noqa: B023 – called before the next game begins

        answerers = [Answerer(ASKED, bot.rng, choose) if seat == learner
                     else answerer(make_bot(against, game, rng_of(*path, seat)), s, in_bulk=True)
                     for seat in range(seats)]
        Driver(game, s, answerers, rng_of(*path, "order"), [pace_of(against)] * seats).play()
        winners = game.outcome(s).winners
        won += (learner in winners) / max(len(winners), 1) / seats
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--against", default=",".join([plain_name(level) for level in LEVELS]))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="games to train on")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    for bot in args.against.split(","):
        model = trained(args.game, bot, args.seats, args.games, args.simulations // 4, args.seed)
        found = taken(args.game, bot, args.seats, args.deals, args.simulations, args.seed, model)
        shown = [f"{e.mean:.1%} ({e.low:.1%}–{e.high:.1%})" for e in found]
        print(f"| {args.game} | {args.seats} | {bot} | {' | '.join(shown)} |", flush=True)


if __name__ == "__main__":
    main()
