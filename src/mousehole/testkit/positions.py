"""Positions that somebody might send: one from a real match, with something changed in it.

It is unreadable, or refused with a reason, or played to the end: nothing else may happen.

    python -m mousehole.testkit.positions head-of-mousehold --examples 5000 --seed 1
"""
from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from mousehole.bots.driver import answers
from mousehole.checks.positions import impossible
from mousehole.games import GAMES, edition_names, load_game, sense
from mousehole.kernel import Choice, Decision, Game, Interrupt, Options, Rng, State
from mousehole.kernel.codec import Codec, NotReadable
from mousehole.testkit.contract import TOO_LONG, Table
from mousehole.testkit.editions import Dice, Draw, copied, pick, places
from mousehole.words import LANGUAGES, Words

STRANGE: list[Any] = [-2, -1, 0, 1, 2, 3, 5, 8, 99, 2**70, 1.5, True, False, None, "", "x", [], {}, [0], [[]]]
MAX_CHANGES = 2
EVERY = 5  # positions of a match


def played(game: Game, draw: Draw) -> Iterator[Any]:
    """Yield positions of a match of this game, as plain data."""
    seats = game.facts.fewest + draw.below(game.facts.most - game.facts.fewest + 1)
    options: Options = {o.name: pick(draw, list(o.allowed(seats))) for o in game.facts.options}
    codec = Codec(game)
    table = Table(game, seats, options, draw.below(2**32), sensible=draw.below(2) == 1, every=EVERY)
    for s, _, _ in table.positions():
        yield codec.plain(s)
    yield codec.plain(table.end)


def damage(position: Any, draw: Draw) -> Any:
    """Return the same position with one or two changes."""
    position = copied(position)
    for _ in range(1 + draw.below(MAX_CHANGES)):
        everywhere = list(places(position))
        above, key = pick(draw, everywhere)
        match draw.below(8):
            case 0:
                del above[key]
            case 1 if isinstance(above, list):
                above.insert(key, copied(above[key]))
            case 2 | 3:
                above[key] = copied(pick(draw, STRANGE))
            case 4:
                other, its = pick(draw, everywhere)
                above[key] = copied(other[its])
            case 5 if isinstance(above, list):
                at = draw.below(len(above))
                above[key], above[at] = above[at], above[key]
            case _ if type(above[key]) is int:
                above[key] += pick(draw, [-1, 1])
            case _:
                above[key] = copied(pick(draw, STRANGE))
    return position


def looked_at(game: Game, plain: Any) -> str:
    """Return `unreadable`, `impossible` or `played`; anything else is raised."""
    codec = Codec(game)
    try:
        s = codec.read(plain, State)
    except NotReadable:
        return "unreadable"
    refusal = impossible(game, s, sense(game.facts.id))
    if refusal is not None:
        for language in LANGUAGES:
            line = Words(game.facts.id, language).message(f"refused-{refusal.code}", dict(refusal.args))
            assert len(line.splitlines()) == 1
        return "impossible"
    play_on(game, s)
    return "played"


def play_on(game: Game, s: Any) -> None:
    """Play at random to the end."""
    rng = Rng.numbered(1)

    def choose(d: Decision) -> Choice | None:
        n = rng.below(len(d.options) + isinstance(d.options[0], Interrupt))
        return d.options[n] if n < len(d.options) else None

    for answered, _ in enumerate(answers(game, s, choose, rng, 12)):
        assert answered < TOO_LONG, "the game does not end"
    game.outcome(s)


def sweep(game_id: str, examples: int, seed: int, of_a_match: int = 20) -> Counter[str]:
    """Return how many damaged positions were unreadable, impossible, or played on."""
    told: Counter[str] = Counter()
    for n in range(1 + examples // of_a_match):
        draw = Dice(seed * 1_000_003 + n)
        game = load_game(game_id, pick(draw, edition_names(game_id)))
        positions = list(played(game, draw))
        for _ in range(of_a_match):
            plain = damage(pick(draw, positions), draw)
            try:
                told[looked_at(game, plain)] += 1
            except Exception:
                sys.stderr.write(f"match {n} of seed {seed} fails:\n{plain}\n")
                raise
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Damage positions of a game, and see that none does harm.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--examples", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    sys.stdout.write(f"{args.game}: {dict(sweep(args.game, args.examples, args.seed))}\n")


if __name__ == "__main__":
    main()
