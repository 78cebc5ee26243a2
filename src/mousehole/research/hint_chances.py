"""How well does the chance of winning that a hint shows foretell who wins, if its advice is taken?

    python -m mousehole.research.hint_chances haunted-mouse --seats 4 --games 600

In each game one seat asks for a hint once, somewhere on the way, and does what is advised; before and afterwards bots
of one level play. What a hint shows lies between Bramble's play and Old Whiskers', so each of them plays half of the
games, on the same deals. The games are none of those that chances were fitted to.
"""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from mousehole.bots.calibration import FINE, Reliability, reliability
from mousehole.bots.chances import Chances, won
from mousehole.bots.driver import ASKED, Answerer, Driver
from mousehole.bots.hints import SIMULATIONS, hints
from mousehole.bots.levels import pace_of
from mousehole.bots.simulation import rng_of, seat_bot
from mousehole.games import load_game
from mousehole.kernel import Choice, Decision, Game, Interrupt, Rng, Seat
from mousehole.table.fitted import chances_of

LEVELS = ("bramble", "old-whiskers")  # between whose play a chance lies
SERIES = "hint chances"
DRAWS = 200  # of made-up results, to find out what is only chance


class Told(NamedTuple):
    """What a hint showed, and what became of it; shared wins count in parts."""

    chance: float
    won: float


class Asker:
    """Takes the first advice that is to be had once the game has got so far; all other answers are the bots' own."""

    def __init__(self, game: Game, s: object, bots: Sequence[Answerer], chances: Chances, rng: Rng,
                 simulations: int) -> None:
        self.game, self.s, self.bots, self.chances = game, s, bots, chances
        self.rng, self.simulations = rng, simulations
        self.from_then = rng.below(FINE) / FINE  # of the game's progress
        self.seat: Seat | None = None            # who has asked
        self.chance: float | None = None         # what was shown; None: nothing

    def answer(self, d: Decision) -> Choice | None:
        is_asked = self.seat is None and len(d.options) > 1 and not isinstance(d.options[0], Interrupt)
        if not is_asked or self.game.progress(self.s) < self.from_then:
            return self.bots[d.seat].answer(self.game, self.s, d)
        best = hints(self.game, self.game.view(self.s, d.seat), d, self.rng, self.simulations, chances=self.chances)[0]
        self.seat, self.chance = d.seat, best.chance.mean if best.chance else None
        return best.choice


def told_in(game: Game, level: str, seats: int, seed: int, number: int, simulations: int) -> Told | None:
    """Play a game. None: it ended before anybody asked, or the hint showed no chance."""
    chances = chances_of(game)
    assert chances is not None, f"no chances were fitted to {game.facts.id}"
    path = (seed, SERIES, number)
    s = game.start(seats, rng_of(*path, "table"))
    s.events = None
    bots = [seat_bot(level, game, s, rng_of(*path, seat)) for seat in range(seats)]
    asker = Asker(game, s, bots, chances, rng_of(*path, "hint"), simulations)
    Driver(game, s, [Answerer(ASKED, asker.rng, asker.answer)] * seats, partial(rng_of, *path, "order"),
           [pace_of(level)] * seats).play()
    if asker.seat is None or asker.chance is None:
        return None
    return Told(asker.chance, won(game, s, asker.seat))


def measured(game: Game, level: str, seats: int, games: int, seed: int, simulations: int) -> list[Told]:
    found = [told_in(game, level, seats, seed, number, simulations) for number in range(games)]
    return [each for each in found if each is not None]


def by_chance(levels: Sequence[Sequence[Told]], luck: Rng) -> float:
    """Return the calibration error that as many hints would show if every chance were exactly right."""
    errors = [reliability(*[[(each.chance, float(luck.below(FINE) < each.chance * FINE)) for each in level]
                            for level in levels]).error for _ in range(DRAWS)]
    return sum(errors) / DRAWS


def line(game: Game, seats: int, levels: Sequence[Sequence[Told]], seed: int) -> str:
    """Return a row of a Markdown table."""
    found, apart = reliability(*levels), [reliability(level) for level in levels]
    even = found.won * (1 - found.won)  # the squared error of always saying the mean
    cells = [game.facts.id, str(seats), " + ".join([str(len(level)) for level in levels]),
             *[f"{100 * each.told:.0f} / {100 * each.won:.0f}" for each in apart],
             f"{100 * found.error:.1f}", f"{100 * by_chance(levels, rng_of(seed, SERIES, 'luck')):.1f}",
             f"{found.brier:.3f}", f"{even:.3f}"]
    return f"| {' | '.join(cells)} |"


def bins(found: Reliability) -> str:
    """Return what was told and what was won where chances were about the same."""
    return ", ".join([f"{100 * told:.0f} / {100 * got:.0f} ({n})" for n, told, got in found.bins if n])


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.research.hint_chances",
                                     description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=600, help="of each level; default: 600")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="per hint; default: as at a table")
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args(given)
    game = load_game(args.game)
    if chances_of(game) is None:
        parser.error(f"hints about {args.game} show no chances")
    levels = [measured(game, level, args.seats, args.games, args.seed, args.simulations) for level in LEVELS]
    print(line(game, args.seats, levels, args.seed))
    print(bins(reliability(*levels)))


if __name__ == "__main__":
    main()
