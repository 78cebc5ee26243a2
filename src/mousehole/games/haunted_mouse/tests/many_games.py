"""Many games, each looked at when it is over; how many rounds they lasted is printed.

    python -m mousehole.games.haunted_mouse.tests.many_games 1000
"""
from __future__ import annotations

import argparse
import sys
from collections import Counter

from mousehole.games.haunted_mouse.tests.scene import BOX, GAME, all_cards
from mousehole.kernel import Rng, playout


def rounds_of(seats: int, sensible: bool, games: int) -> Counter[int]:
    """How many games lasted how many rounds."""
    rounds = Counter[int]()
    for seed in range(games):
        s = GAME.start(seats, Rng.numbered(seed))
        s.events = None
        playout(GAME, s, Rng.numbered(seed), sensible=sensible)
        assert GAME.advance(s) == []
        assert sorted(s.cheese)[-2] < max(s.cheese) == BOX.goal, "one winner"
        assert sum(s.cheese) <= BOX.wedges
        assert all_cards(s) == BOX.deck
        assert all([len(line.out) == seats - 1 for line in s.finished[:-1]]), "no round was stopped"
        rounds[s.round] += 1
    return rounds


def main(games: int) -> None:
    for sensible in (False, True):
        for seats in range(2, 6):
            rounds = rounds_of(seats, sensible, games)
            spread = ", ".join([f"{number}: {rounds[number]}" for number in sorted(rounds)])
            sys.stdout.write(f"{games} {'sensible' if sensible else 'random'} games of {seats}, by rounds: {spread}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m mousehole.games.haunted_mouse.tests.many_games",
                                     description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    main(parser.parse_args().games)
