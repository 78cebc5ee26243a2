"""Many random games, every card counted after every answer.

    python -m mousehole.games.house_mouse.tests.many 1000
"""
from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from mousehole.games import load_game
from mousehole.kernel import CLOCK, Rng

GAME = load_game("house-mouse")
ALL_CARDS = list(range(GAME.box.cards))


@dataclass
class Spread:
    """The totals of a number of games."""

    games: int = 0
    answers: int = 0
    turns: int = 0       # of the longest game
    rounds: int = 0
    empty_piles: int = 0  # games in which the draw pile ran out
    ends: Counter[str] = field(default_factory=Counter)


def play_many(seats: int, basil: bool, games: int) -> Spread:
    """Chance answers everything, interrupts included; no card may ever be lost or doubled."""
    spread = Spread()
    for seed in range(games):
        s, rng = GAME.start(seats, Rng.numbered(seed), {"basil": basil}), Rng.numbered(1_000_000 + seed)
        s.events = None
        turns, turn, ran_out = 1, (1, s.first), False
        while questions := GAME.pending(s):
            asked = [d for d in questions if d.seat != CLOCK] or questions
            d = asked[rng.below(len(asked))]
            GAME.apply(s, d.seat, d.options[rng.below(len(d.options))])
            assert s.where_cards_are() == ALL_CARDS, (seats, basil, seed)
            spread.answers += 1
            ran_out = ran_out or not s.pile
            if (s.round, s.turn) != turn:
                turns, turn = turns + 1, (s.round, s.turn)
        spread.games += 1
        spread.empty_piles += ran_out
        spread.turns, spread.rounds = max(spread.turns, turns), max(spread.rounds, s.round)
        spread.ends[GAME.outcome(s).reason] += 1
    return spread


def main(games: int) -> None:
    for seats in range(2, 9):
        for basil in (False, True) if 2 < seats < 8 else (seats == 2,):
            it = play_many(seats, basil, games)
            ends = ", ".join([f"{reason} {count}" for reason, count in sorted(it.ends.items())])
            print(f"{seats} seats{' and Basil' if basil else '':10s} {it.games} games, {it.answers:7d} answers;",
                  f"at most {it.turns:3d} turns, {it.rounds} rounds; pile empty in {it.empty_piles}; {ends}",
                  flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m mousehole.games.house_mouse.tests.many", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    main(parser.parse_args().games)
