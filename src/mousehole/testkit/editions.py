"""Editions that somebody might send: a shipped one with a few changes, sensible or not.

An edition is either refused in one line that says why, or every game with it reaches its end with every promise kept.

    python -m mousehole.testkit.editions mousewarming-party --examples 300 --games 200 --seed 1
"""
from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, Protocol

from mousehole.games import GAMES, edition_names, edition_text, folder, sense
from mousehole.kernel import BadSetup, Game, Options
from mousehole.kernel.edition import Edition
from mousehole.testkit import contract, speech

PROMISES: list[contract.Promise] = [*contract.PROMISES, *speech.PROMISES]
EVERY = 37            # positions: checking promises is expensive, and there are many editions
LONGEST_LINE = 600
MAX_CHANGES = 3
STRANGE: list[Any] = [
    -1, 0, 1, 2, 3, 7, 13, 100, -3, 10**9, 2**70, 1.0, 2.5, -0.5, float("nan"), float("inf"), True, False, "", " ",
    "two words", "a\nb", "Ünïcode", "raccoon", "x" * 300, '"', "{ $seat }", "1", "nut", [], [1], [[]], {},
    {"do": "swap"}, {"do": "cancel"}]


class Draw(Protocol):
    """The source of chance: Hypothesis, or a `Random`."""

    def below(self, n: int) -> int: ...


class Dice:
    """The source of chance of the command."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def pick(draw: Draw, row: list[Any]) -> Any:
    return row[draw.below(len(row))]


def changed(game_id: str, draw: Draw) -> str:
    """Return the text of a shipped edition of this game after one to three changes."""
    tables = tomllib.loads(edition_text(game_id, pick(draw, edition_names(game_id))))
    for _ in range(1 + draw.below(MAX_CHANGES)):
        _change(tables, draw)
    return written(tables)


def places(thing: Any, above: Any = None, key: Any = None) -> Iterator[tuple[Any, Any]]:
    """List every container and key that holds a value."""
    if above is not None:
        yield above, key
    for key, inner in thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ():
        yield from places(inner, thing, key)


def _change(tables: dict[str, Any], draw: Draw) -> None:
    everywhere = [place for place in places(tables) if place[1] != "edition"]
    if not everywhere:
        return
    above, key = pick(draw, everywhere)
    old = above[key]
    match draw.below(12):
        case 0:
            del above[key]
        case 1 if isinstance(above, list):
            above.insert(draw.below(len(above) + 1), copied(old))
        case 2:
            above[key] = copied(pick(draw, STRANGE))
        case 3 if isinstance(above, dict):
            above[pick(draw, ["extra", "name", "copies", "steps", "key with spaces"])] = copied(pick(draw, STRANGE))
        case 4:
            other, its = pick(draw, everywhere)
            above[key] = copied(other[its])
        case 5 if isinstance(above, list):
            other_at = draw.below(len(above))
            above[key], above[other_at] = above[other_at], old
        case _:
            above[key] = _nearby(old, tables, draw)


def _nearby(old: Any, tables: dict[str, Any], draw: Draw) -> Any:
    """Return something of the same kind: what the owner of a box might write."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + draw.below(7) - 3
    if isinstance(old, str):
        texts = [above[key] for above, key in places(tables) if isinstance(above[key], str)]
        return pick(draw, [pick(draw, texts), old[:-1], old + "x", old.upper(), old[::-1], old.replace("#", "##")])
    if isinstance(old, list) and old:
        all_nearby = [_nearby(each, tables, draw) for each in old]
        return pick(draw, [old[:-1], [*old, copied(old[0])], old[::-1], old[1:], all_nearby])
    return copied(old)


def copied(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {key: copied(inner) for key, inner in thing.items()}
    return [copied(inner) for inner in thing] if isinstance(thing, list) else thing


def written(tables: dict[str, Any]) -> str:
    """Write as TOML: one line per entry, at the top, where tables may be written in braces."""
    return "".join([f"{_key(name)} = {_value(table)}\n" for name, table in tables.items()])


def _key(key: str) -> str:
    return json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{_key(key)} = {_value(inner)}" for key, inner in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_value(inner) for inner in value]) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return json.dumps(value) if isinstance(value, str) else repr(value)


def opened(game_id: str, text: str) -> Game | str:
    """Return a game, or the line that refuses the edition. Errors of the game's own reader are not caught."""
    try:
        edition = Edition(text)
        game: Game = import_module(f"{folder(game_id)}.game").game(edition)
    except BadSetup as refused:
        line = str(refused)
        assert line and line.isprintable() and len(line) < LONGEST_LINE, f"not one line: {line!r}"
        return line
    return game


def plays(game: Game, games: int, draw: Draw) -> None:
    """Play games with random seats and options, each checking the next promise of the list."""
    sensible, first = draw.below(2), draw.below(len(PROMISES))
    for n in range(games):
        seats = game.facts.fewest + draw.below(game.facts.most - game.facts.fewest + 1)
        options: Options = {o.name: pick(draw, list(o.allowed(seats))) for o in game.facts.options}
        promise = PROMISES[(first + n) % len(PROMISES)]
        promise(contract.Table(game, seats, options, draw.below(2**32), sense(game.facts.id).pieces,
                               sensible=n % 2 == sensible, every=EVERY, pace=12))


def sweep(game_id: str, examples: int, games: int, seed: int) -> Counter[str]:
    """Return how many editions were refused and how many were played. Crashes of a game are raised."""
    told: Counter[str] = Counter()
    for n in range(examples):
        draw = Dice(seed * 1_000_003 + n)
        text = changed(game_id, draw)
        game = opened(game_id, text)
        if isinstance(game, str):
            told["refused"] += 1
            continue
        try:
            plays(game, games, draw)
        except Exception:
            sys.stderr.write(f"example {n} of seed {seed} fails:\n{text}\n")
            raise
        told["played"] += 1
        told["games"] += games
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Play changed editions of a game, or see them refused.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    told = sweep(args.game, args.examples, args.games, args.seed)
    sys.stdout.write(f"{args.game}: {told['refused']} editions refused with a reason, {told['played']} played, "
                     f"{told['games']} games, every promise kept\n")


if __name__ == "__main__":
    main()
