"""How much can be won at most? By a team, or a player, who sees all that is hidden and thinks as long as a bot does.

    python -m mousehole.research.clairvoyance mousewarming-party --games 200 --option golden_trays=2
    python -m mousehole.research.clairvoyance mousewarming-party --simulations 400 --horizon 0    # to a game's end
    python -m mousehole.research.clairvoyance house-mouse --seats 4 --simulations 40 --games 400

It knows every card and every order, but not what chance will bring: dice are rolled afresh in every simulation. What it
wins beyond a bot that thinks as long is what hidden things cost. Such a player exists only here: it is given the table.
A judge rates tables by what a seat may know, so seeing everything helps most where simulations reach far. Among rivals,
those who see everything think like Quill otherwise and meet `old-whiskers@1`: they sit alternately, and play each deal
both ways.
"""
from __future__ import annotations

import argparse
import json
from typing import Any

from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.levels import HORIZON, make_bot, pace_of, strength_of
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.search import DOUBT, RNG_STRIDE, Search, budget_for, fresh_seed
from mousehole.bots.simulation import answerer, play_match, rng_of
from mousehole.games import judge_of, load_game, practised
from mousehole.kernel import Choice, Decision, Game, Interrupt, Options, Rng

AGAINST = "old-whiskers@1"


def choose(game: Game, s: Any, d: Decision, rng: Rng, simulations: int, horizon: int = HORIZON, turns: int = 0,
           doubt: float = DOUBT) -> Choice | None:
    """Search as a bot does, but from the true table."""
    if len(d.options) == 1 and not isinstance(d.options[0], Interrupt):
        return d.options[0]
    budget = budget_for(d, simulations)
    search = Search(game, game.view(s, d.seat), d, rng, budget, horizon, judge=judge_of(game), turns=turns, doubt=doubt)
    search.tables[:] = true_tables(game, s, rng, budget)  # more than any choice is tried on
    return search.best()


def true_tables(game: Game, s: Any, rng: Rng, many: int) -> list[Any]:
    """Return the table as it is, so many times, each with other luck to come."""
    seed, found = fresh_seed(rng), list[Any]()
    for number in range(many):
        true = game.clone(s)
        true.rng = Rng(seed, RNG_STRIDE * number)
        game.advance(true)
        found.append(true)
    return found


def won(game_id: str, seats: int, options: Options, simulations: int, games: int, seed: int,
        horizon: int = HORIZON) -> Estimate:
    """Return how often a team that sees everything wins, on the deals of `mousehole simulate --seed`."""
    game, wins = load_game(game_id), list[float]()
    for number in range(games):
        s = game.start(seats, rng_of(seed, number, "table"), options)
        s.events = None
        rng = rng_of(seed, number, "clairvoyance")

        def answer(d: Decision, s: Any = s, rng: Rng = rng) -> Choice | None:
            return choose(game, s, d, rng, simulations, horizon)

        Driver(game, s, [Answerer(ASKED, rng, answer)] * seats, rng_of(seed, number, "order"),
               [pace_of("quill")] * seats).play()
        wins.append(float(bool(game.outcome(s).winners)))
    return estimate(wins, is_share=True)


def taken(game_id: str, seats: int, options: Options, simulations: int, games: int,
          seed: int) -> tuple[Estimate, Estimate]:
    """Return which shares of the games those win who see everything, and those of `AGAINST`; a deal counts as one."""
    game, quill, shares = load_game(game_id), strength_of("Quill", load_game(game_id)), list[tuple[float, float]]()
    for number in range(games // 2):
        wins = [0.0, 0.0]
        for first in range(2):
            s, path = game.start(seats, rng_of(seed, number, "table"), options), (seed, number, first)
            s.events = None
            sees = [(seat + first) % 2 == 0 for seat in range(seats)]

            rng = rng_of(*path, "clairvoyance")

            def answer(d: Decision, s: Any = s, rng: Rng = rng) -> Choice | None:
                return choose(practised(game), s, d, rng, simulations, quill.horizon, quill.turns, quill.doubt)

            answerers = [Answerer(ASKED, rng_of(*path, seat), answer) if sees[seat]
                         else answerer(make_bot(AGAINST, game, rng_of(*path, seat)), s, in_bulk=True)
                         for seat in range(seats)]
            Driver(game, s, answerers, rng_of(*path, "order"), [pace_of("quill")] * seats).play()
            winners = game.outcome(s).winners
            for seat in winners:
                if seat < seats:  # a non-player can win, too
                    wins[not sees[seat]] += 1 / len(winners) / 2
        shares.append((wins[0], wins[1]))
    theirs, others = zip(*shares, strict=True)
    return estimate(theirs, is_share=True), estimate(others, is_share=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=128)
    parser.add_argument("--horizon", type=int, default=HORIZON,
                        help="answers after which its simulations are rated; 0: they are played to the end")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--option", action="append", default=[], help="name=value, as JSON")
    args = parser.parse_args()
    options: Options = {name: json.loads(value) for name, value in [each.split("=") for each in args.option]}
    game = load_game(args.game)
    if not game.facts.cooperative:
        for who, share in zip(("sees everything", AGAINST), taken(args.game, args.seats, options, args.simulations,
                                                                  args.games, args.seed), strict=True):
            _say(who, share)
        return
    bots = ["bramble", "old-whiskers@1", f"learned:{args.simulations}"]
    for bot in bots:
        wins = [float(bool(play_match(game, args.seats, options, [bot], args.seed, number).outcome.winners))
                for number in range(args.games)]
        _say(bot, estimate(wins, is_share=True))
    _say("sees everything", won(args.game, args.seats, options, args.simulations, args.games, args.seed, args.horizon))


def _say(who: str, share: Estimate) -> None:
    print(f"{who}: {share.mean:.1%} ({share.low:.1%}–{share.high:.1%}) of {share.n}", flush=True)


if __name__ == "__main__":
    main()
