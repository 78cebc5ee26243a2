"""Golden judgements: what every model says about some positions, to the last bit.

    python -m mousehole.testkit.judgements            # prints them, as this build of the rules works them out
    python -m mousehole.testkit.judgements rewrite    # after a model was trained again
"""
from __future__ import annotations

import argparse
from pathlib import Path

from mousehole.games import OURS, is_learnable, judge_of, load_game
from mousehole.research.selfplay import tables_of
from mousehole.testkit.contract import Table

GOLDEN = Path(__file__).resolve().parents[1] / "learned" / "tests" / "golden.txt"
EVERY = 37  # positions


def lines() -> list[str]:
    """Return a line per position: the table, the number of answers, the seat, and the value without any rounding."""
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
                found.append(f"{game_id} {seats} {len(log)} {seat} {judge.value(s, seat).hex()}")
    return found


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
