"""Golden judgements: what every model says about some positions, to the last bit, and what is guessed there.

    python -m mousehole.testkit.judgements            # prints them, as this build of the rules works them out
    python -m mousehole.testkit.judgements rewrite    # after a model was trained again
"""
from __future__ import annotations

import argparse
import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from mousehole.games import OURS, is_learnable, judge_of, load_game, skilled, why_no_beliefs
from mousehole.kernel import Game, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.research.selfplay import tables_of
from mousehole.testkit.contract import Table

GOLDEN = Path(__file__).resolve().parents[1] / "learned" / "tests" / "golden.txt"
EVERY = 37    # positions
IMAGINED = 8  # tables in each


def lines() -> list[str]:
    """Return a line per position: the table, the number of answers, the seat, and the value without any rounding.

    Where bots have beliefs about hidden things, a fingerprint of some tables that the seat imagines follows.
    """
    found: list[str] = []
    for game_id in OURS:
        judge = judge_of(load_game(game_id)) if is_learnable(game_id) else None
        if judge is None:
            continue
        game = load_game(game_id)
        for seats, options in tables_of(game_id)[:3]:
            table = Table(game, seats, options, 7, sensible=True, every=EVERY)
            for s, _, log in table.positions():
                seat = len(log) % seats
                guessed = "" if why_no_beliefs(game) else f" {guesses(game, s, seat)}"
                found.append(f"{game_id} {seats} {len(log)} {seat} {judge.value(s, seat).hex()}{guessed}")
    return found


def guesses(game: Game, s: Any, seat: Seat) -> str:
    """Return a fingerprint of tables that a seat imagines by what was learned."""
    view, player, codec = game.view(s, seat), skilled(game), Codec(game)
    plain = [codec.dump(player.imagine(view, Rng.numbered(number))) for number in range(IMAGINED)]
    return blake2b(json.dumps(plain).encode(), digest_size=8).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.testkit.judgements", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["rewrite"])
    if parser.parse_args().what == "rewrite":
        GOLDEN.write_text("\n".join(lines()) + "\n", "utf-8")
    else:
        print("\n".join(lines()))


if __name__ == "__main__":
    main()
