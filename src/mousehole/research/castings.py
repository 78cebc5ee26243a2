"""How often does a team win with choices that were made for it, like two mice that nobody would pick together?

    python -m mousehole.research.castings mousewarming-party --level quill --level bramble --option burrows=hidden

Plays every set-up of the game's `setups.py` that begins with such choices, and has these options. All levels meet the
same deals.
"""
from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial

from mousehole.bots.calibration import SetUp, forced
from mousehole.bots.driver import Driver
from mousehole.bots.levels import pace_of
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.simulation import rng_of, seat_bot
from mousehole.games import load_game, notation, setups
from mousehole.kernel import Game
from mousehole.research.teams import SEATS, plain


def castings_of(game: Game, wanted: Sequence[str]) -> list[SetUp]:
    """Return the set-ups with choices made beforehand that have these options (`name=value`)."""
    found = [SetUp(*each) for each in setups(game)]
    return [each for each in found
            if each.opening and {*wanted} <= {f"{name}={plain(value)}" for name, value in each.options.items()}]


def is_won(game: Game, setup: SetUp, bot: str, seed: int, number: int) -> bool:
    s = game.start(SEATS, rng_of(seed, number, "table"), setup.options)
    s.events = None
    forced(game, s, setup.opening)
    answerers = [seat_bot(bot, game, s, rng_of(seed, number, seat)) for seat in range(SEATS)]
    Driver(game, s, answerers, partial(rng_of, seed, number, "order"), [pace_of(bot)] * SEATS).play()
    return bool(game.outcome(s).winners)


def named(game: Game, setup: SetUp) -> str:
    """Return the choices that were made, as players write them, and the options."""
    lines = notation(game.facts.id)
    chosen = [f"{name} {plain(value)}" for name, value in setup.options.items()]
    return f"{' + '.join([lines.write(choice) for choice in setup.opening])} ({', '.join(chosen)})"


def measured(game: Game, levels: Sequence[str], wanted: Sequence[str], games: int,
             seed: int) -> Iterator[tuple[str, list[Estimate]]]:
    """Yield each casting with the share of games that every level won."""
    for setup in castings_of(game, wanted):
        won = [[float(is_won(game, setup, level, seed, number)) for number in range(games)] for level in levels]
        yield named(game, setup), [estimate(each, is_share=True) for each in won]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.research.castings",
                                     description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--level", action="append", required=True, help="a bot's name; may be given several times")
    parser.add_argument("--games", type=int, default=100, help="per set-up; default: 100")
    parser.add_argument("--edition", default="standard")
    parser.add_argument("--option", action="append", default=[], help="name=value: only set-ups that have it")
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args(given)
    game = load_game(args.game, args.edition)
    if not castings_of(game, args.option):
        parser.error("no set-up of this game begins with choices that were made, and has these options")
    print(f"| casting | games | {' | '.join(args.level)} |\n|---|---|{'---|' * len(args.level)}")
    for casting, won in measured(game, args.level, args.option, args.games, args.seed):
        print(f"| {casting} | {args.games} | {' | '.join([f'{e.mean:.0%} ({e.low:.0%}–{e.high:.0%})' for e in won])} |",
              flush=True)


if __name__ == "__main__":
    main()
