"""Test vectors of the deal of the day, for anybody who works them out alone: `docs/daily-vectors.json`.

    python -m mousehole.testkit.daily rewrite    # after a game's version has changed
"""
from __future__ import annotations

import argparse
import json
from hashlib import blake2b
from pathlib import Path

from mousehole.games import GAMES, load_game
from mousehole.kernel.codec import Codec
from mousehole.table import days
from mousehole.table.box import edition_head
from mousehole.table.match import Match

PATH = Path(__file__).resolve().parents[3] / "docs" / "daily-vectors.json"
DAYS = ("2026-01-01", "2026-11-16", "2026-11-17", "2028-02-29")


def dealt(game_id: str, day: str) -> Match:
    """Return the deal of that day, before the first answer."""
    deal = days.deal_of(game_id)
    match = Match(load_game(game_id, deal.edition), deal.seats, days.seed_of(game_id, day), dict(deal.options),
                  edition_head(game_id, deal.edition))
    match.log.fairness = days.origin(day)
    return match


def vector(game_id: str, day: str) -> dict[str, str]:
    """`table`: a hash of everything on the table, so that the whole deal is compared and not only its seed."""
    match = dealt(game_id, day)
    table = blake2b(Codec(match.game).dump(match.s).encode(), digest_size=16).hexdigest()
    return {"game": game_id, "day": day, "seed": match.log.seed, "table": table}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.testkit.daily", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["rewrite"])
    parser.parse_args()
    rows = [json.dumps(vector(game_id, day)) for game_id in GAMES for day in DAYS]
    PATH.write_text("[\n  " + ",\n  ".join(rows) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
