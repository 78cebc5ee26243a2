"""Where should a simulation stop, so that what is rated there chooses best?

    python -m mousehole.research.stops house-mouse --seats 2 --positions 300 --tables 600

In each position every option is played to the end by the quick player, on the same imagined tables: that is how good
it is if everybody goes on like that. Then all options are tried again, on other tables, rated by what was learned
after some answers, or where a turn begins; and the one with the best mean is compared with the quick player's choice.
"""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from mousehole.bots.levels import make_bot
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.search import Search
from mousehole.bots.simulation import rng_of
from mousehole.games import judge_of, load_game, skilled
from mousehole.kernel import CLOCK, Decision, Game, Interrupt
from mousehole.learned.judge import Judge
from mousehole.research.workers import shared_out

PLAYER = "juniper"  # whose games positions are taken from
EVERY = 25          # one decision in so many is looked at
FEW, MANY = 25, 100  # tables on which options are tried
SERIES = "stops"
BATCH = 16           # games per worker, before it is known whether more are needed
STOPS = {"8 answers": (8, 0), "16 answers": (16, 0), "1 turn": (0, 1), "2 turns": (0, 2), "3 turns": (0, 3)}


class Found(NamedTuple):
    """By stop: how much better the choices of a few and of many simulations are than the quick player's."""

    few: dict[str, float]
    many: dict[str, float]


class Asking(NamedTuple):
    """Which positions are looked at, and how long; plain data, which can cross processes."""

    game: str
    seats: int
    tables: int
    seed: int


def positions(asking: Asking, number: int) -> list[tuple[Any, Decision]]:
    """Return what was asked in one game, with what the seat saw."""
    game, found = load_game(asking.game), list[tuple[Any, Decision]]()
    path = (asking.seed, SERIES, number)
    s = game.start(asking.seats, rng_of(*path, "table"))
    s.events = None
    bots, rng = [make_bot(PLAYER, game, rng_of(*path, seat)) for seat in range(asking.seats)], rng_of(*path, "looks")
    while questions := game.advance(s):
        d = questions[0]
        if d.seat == CLOCK:
            game.apply(s, d.seat, d.options[0])
            continue
        view = game.view(s, d.seat)
        if len(d.options) > 1 and not isinstance(d.options[0], Interrupt) and rng.below(EVERY) == 0:
            found.append((view, d))
        answer = bots[d.seat].choose(view, d)
        game.apply(s, d.seat, d.options[0] if answer is None else answer)
    return found


def means(search: Search, tables: int) -> list[float]:
    """Try every option on that many more tables; return the means of all so far. Everybody goes on by the policy."""
    for _ in range(tables):
        for c in search.candidates:
            c.later.visits, c.later.arms = 0, {}  # nothing is found out about later decisions
            search.simulate(c)
    return [c.mean() for c in search.candidates]


def looked_at(asking: Asking, number: int) -> list[Found]:
    """Look at the positions of one game."""
    game = skilled(load_game(asking.game))
    judge, found = judge_of(game), list[Found]()
    for n, (view, d) in enumerate(positions(asking, number)):
        path = (asking.seed, SERIES, number, n)
        truth = means(searching(game, view, d, (*path, "truth"), 0, 0), asking.tables)
        if len(truth) < 2:
            continue
        few, many = dict[str, float](), dict[str, float]()
        for name, (horizon, turns) in STOPS.items():
            search = searching(game, view, d, (*path, "tried"), horizon, turns, judge)
            usual = next(at for at, c in enumerate(search.candidates) if c.is_usual)
            for gains, tables in ((few, FEW), (many, MANY - FEW)):
                tried = means(search, tables)
                gains[name] = 100 * (truth[tried.index(max(tried))] - truth[usual])
        found.append(Found(few, many))
    return found


def searching(game: Game, view: Any, d: Decision, path: tuple[int, int | str, int, int, str], horizon: int, turns: int,
              judge: Judge | None = None) -> Search:
    """Make a search that tries all options; the same path imagines the same tables."""
    return Search(game, view, d, rng_of(*path), 8 * len(d.options), horizon, judge=judge, turns=turns)


def _numbered(asking: Asking, number: int) -> tuple[int, list[Found]]:
    return number, looked_at(asking, number)


def measured(asking: Asking, most: int, workers: int) -> list[Found]:
    """Look at as many games as give that many positions; the same ones with any number of workers."""
    found, first = list[Found](), 0
    while len(found) < most:
        games = range(first, first + (BATCH * workers if workers > 1 else 1))
        rows = dict(shared_out(partial(_numbered, asking), list(games), workers, None))
        found += [each for number in games for each in rows[number]]
        first = games.stop
    return found[:most]


def lines(found: Sequence[Found]) -> list[str]:
    """Return the rows of a Markdown table."""
    def cell(gains: list[float]) -> str:
        e: Estimate = estimate(gains)
        return f"{e.mean:.2f} ({e.low:.2f} to {e.high:.2f})"
    return [f"| {name} | {cell([each.few[name] for each in found])} | {cell([each.many[name] for each in found])} |"
            for name in STOPS]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.research.stops",
                                     description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--tables", type=int, default=600, help="on which each option is played to the end")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args(given)
    judge = judge_of(load_game(args.game))
    if judge is None or type(judge).turn is Judge.turn:
        parser.error(f"no learned judge tells the turns of {args.game} apart")
    print(f"| rated after | {FEW} tables | {MANY} tables |\n|---|---|---|")
    print(*lines(measured(Asking(args.game, args.seats, args.tables, args.seed), args.positions, args.workers)),
          sep="\n")


if __name__ == "__main__":
    main()
