"""How long a hint takes: processor time of one core, in every game with as many seats as it allows.

    python -m bench.hints             # ten hints per game
    python -m bench.hints --hints 40
"""
from __future__ import annotations

import argparse
from time import process_time
from typing import Any

from mousehole.bots.chances import Chances
from mousehole.bots.driver import answers
from mousehole.bots.hints import SECONDS, hints
from mousehole.bots.simulation import rng_of
from mousehole.games import OURS, build, load_game
from mousehole.kernel import Choice, Decision, Game
from mousehole.table.fitted import chances_of

OPTIONS = 400  # of a question that is larger than any in our games


def seconds_for(game_id: str, wanted: int) -> list[float]:
    """Return the seconds that hints took in matches of Bramble, the shortest first."""
    game, rng, found = load_game(game_id), rng_of(1), list[float]()
    chances = chances_of(game)
    for number in range(wanted):
        s = game.start(game.facts.most, rng_of(2, number))

        def choose(d: Decision, s: Any = s) -> Choice | None:
            if len(d.options) > 1 and len(found) < wanted and rng.below(8) == 0:
                found.append(timed(game, s, d, chances))
            return game.policy(s, d, rng)

        for _ in answers(game, s, choose, rng):
            if len(found) == wanted:
                return sorted(found)
    return sorted(found)


def with_many_options(wanted: int) -> list[float]:
    """Return the same for questions of Haunted Mouse that offer every choice again and again."""
    game, found = load_game("haunted-mouse"), list[float]()
    for number in range(wanted):
        s = game.start(game.facts.most, rng_of(number))
        d = game.advance(s)[0]
        found.append(timed(game, s, Decision(d.seat, d.prompt, (d.options * OPTIONS)[:OPTIONS], d.clause), None))
    return sorted(found)


def timed(game: Game, s: Any, d: Decision, chances: Chances | None) -> float:
    """Return how many seconds a hint takes."""
    began = process_time()
    hints(game, game.view(s, d.seat), d, rng_of(3), used=lambda: (process_time() - began) / SECONDS, chances=chances)
    return process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.hints")
    parser.add_argument("--hints", type=int, default=10)
    wanted = parser.parse_args().hints
    print(f"| game ({build()}) | seats | hints | median, s | p95, s | longest, s |\n|---|---|---|---|---|---|")
    rows = [(game_id, str(load_game(game_id).facts.most), seconds_for(game_id, wanted)) for game_id in OURS]
    for name, seats, found in [*rows, (f"{OPTIONS} options", "5", with_many_options(wanted))]:
        p95 = found[min(int(0.95 * len(found)), len(found) - 1)]
        print(f"| {name} | {seats} | {len(found)} | {found[len(found) // 2]:.2f} | {p95:.2f} | {found[-1]:.2f} |")


if __name__ == "__main__":
    main()
