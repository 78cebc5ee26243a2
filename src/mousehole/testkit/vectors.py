"""The test vectors of docs/fairness.md: `python -m mousehole.testkit.vectors rewrite` regenerates them."""
from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from mousehole.games import GAMES
from mousehole.kernel import Options, Rng
from mousehole.kernel.log import Log
from mousehole.table import fairness
from mousehole.table.box import open_box
from mousehole.table.draws import draws_of

FILE = Path(__file__).resolve().parents[3] / "docs" / "fairness-vectors.json"
ROOT = bytes(range(32)).hex()
BOUNDS = (1, 2, 6, 52, 2**31 + 1, 3 * 2**30)  # the last two reject almost half of all words, and a quarter
WILD = 120  # answers; after that the matches come to an end
SIZES = (0, 1, 2, 5, 36)


def nonces_of(match: int, seats: int) -> list[str]:
    """Make up nonces of both lengths; every fourth seat reveals none."""
    chance = Rng.numbered(match)
    return ["" if seat % 4 == 3 else "".join([f"{chance.word():08x}" for _ in range(4 + 4 * (seat % 2))])
            for seat in range(seats)]


def told(match: int, seats: int, scheme: int = fairness.SCHEME) -> tuple[str, dict[str, Any]]:
    """Return a seed, and the head's part about it."""
    seed, nonces = fairness.server_seed(ROOT, match), nonces_of(match, seats)
    commitments = None if scheme == 1 else [
        "" if seat == 4 else fairness.seat_commitment("vectors", match, nonce or f"{seat:032x}")
        for seat, nonce in enumerate(nonces)]
    nonces = nonces[:4] + ["" for _ in nonces[4:5]] + nonces[5:]  # seat 4 does not contribute
    return (fairness.joint_seed(seed, "vectors", match, nonces, commitments).hex(),
            fairness.revealed(seed, "vectors", match, nonces, commitments))


def match_of(game: str, seats: int, match: int, options: Options, edition: str = "standard",
             most: int = 10_000) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the head of a match, played at random and then sensibly for a limited number of answers; and its draws."""
    box = open_box(game, edition, None)
    seed, fair = told(match, seats)
    log = Log(game, box.game.facts.version, seats, seed, box.game.facts.checked(seats, options), box.edition,
              fairness=fair)
    s, chance = box.game.start(seats, Rng(bytes.fromhex(seed)), log.options), Rng.numbered(match)
    while (asked := box.game.advance(s)) and len(log.answers) < most:
        is_wild = len(log.answers) < WILD
        offers = asked + box.game.interrupts(s) if is_wild else asked
        d = offers[chance.below(len(offers))]
        choice = None if is_wild else box.game.policy(s, d, chance)
        choice = choice or d.options[chance.below(len(d.options))]
        box.game.apply(s, d.seat, choice)
        log.answers.append((d.seat, box.codec.plain(choice), 0))
    return json.loads(log.write().splitlines()[0]), draws_of(box.game, log)


def made() -> dict[str, Any]:
    seed = bytes(range(32))
    seeds = [{"seats": seats, "seed": made_of[0], "fairness": made_of[1]} for seats, made_of in
             [(2, told(1, 2)), (5, told(2, 5)), (8, told(3, 8)), (3, told(4, 3, scheme=1))]]
    below = []
    for n in BOUNDS:
        rng = Rng(seed)
        below.append({"n": n, "numbers": [rng.below(n) for _ in range(12)], "words": rng.drawn})
    shuffles = []
    for size in SIZES:
        cards, rng = list(range(size)), Rng(seed)
        rng.shuffle(cards)
        shuffles.append({"size": size, "order": cards, "words": rng.drawn})
    rng = Rng(seed)
    words = [rng.word() for _ in range(40)]
    deals = []
    for number, game in enumerate(GAMES, 10):
        facts = open_box(game, "standard", None).game.facts
        for seats in sorted({facts.fewest, facts.most}):
            head, drawn = match_of(game, seats, number, {"first_player": "random"}, most=12)
            deals.append({"head": head, "draws": drawn})
    return {"about": "Test vectors of fairness.md. `words`, `below` and `shuffles` begin with the seed at its word 0.",
            "seeds": seeds, "seed": seed.hex(), "words": words, "below": below, "shuffles": shuffles, "deals": deals}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.testkit.vectors", description=__doc__)
    parser.add_argument("what", choices=["rewrite"])
    parser.parse_args()
    vectors = made()
    rows = [f"  {json.dumps(key)}: " + ("[\n" + ",\n".join(["    " + json.dumps(row) for row in value]) + "\n  ]"
            if key in ("seeds", "below", "shuffles", "deals") else json.dumps(value)) for key, value in vectors.items()]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
