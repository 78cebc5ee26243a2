"""How long a look back takes: processor time of one core, for whole matches of Bramble in every game.

    python -m bench.reviews                 # three matches per game, at two and at four seats
    python -m bench.reviews --matches 5 house-mouse
"""
from __future__ import annotations

import argparse
from time import process_time

from mousehole.bots.driver import answers
from mousehole.bots.simulation import rng_of
from mousehole.commands.review import finished
from mousehole.games import OURS, build, load_game
from mousehole.kernel import Rng
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log
from mousehole.table.box import edition_head
from mousehole.table.review import Review

SEATS = (2, 4)


def match_of(game_id: str, seats: int, number: int) -> Log:
    """Return a whole match of Bramble."""
    game = load_game(game_id)
    table, rng, codec = rng_of(1, number, "table").seed, rng_of(1, number, "luck"), Codec(game)
    options = game.facts.checked(seats, {})
    log = Log(game_id, game.facts.version, seats, table.hex(), options, edition_head(game_id, "standard"))
    s = game.start(seats, Rng(table), options)
    log.answers = [(seat, codec.plain(choice), 1000 * now) for seat, choice, now in answers(
        game, s, lambda d: game.policy(s, d, rng), rng)]
    return log


def seconds_of(log: Log) -> float:
    """Return how long the first look at a match takes; parts of it are computed here, one after the other."""
    began = process_time()
    review = Review(log.write(), lambda: process_time() - began)
    finished(review, review.first())
    return process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.reviews")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("games", nargs="*", default=list(OURS))
    args = parser.parse_args()
    print(f"| game ({build()}) | seats | matches | answers | shortest, s | longest, s |\n|---|---|---|---|---|---|")
    for game_id in args.games:
        for seats in SEATS:
            logs = [match_of(game_id, seats, number) for number in range(args.matches)]
            found = sorted([seconds_of(log) for log in logs])
            lengths = sorted([len(log.answers) for log in logs])
            print(f"| {game_id} | {seats} | {len(logs)} | {lengths[0]}–{lengths[-1]} | {found[0]:.1f} | "
                  f"{found[-1]:.1f} |", flush=True)


if __name__ == "__main__":
    main()
