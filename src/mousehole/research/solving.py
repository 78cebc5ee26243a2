"""Small games counted and solved, by going through everything that can happen.

    counts(Setup("mousekeeping", 1, edition="tiny").checked(), answers=3)   # as chess programs do: “perft”
    solve(Setup("mousekeeping", 1, edition="tiny").checked()).value         # the best possible average

`solve` is for teams that see everything that matters. What the rest of a match depends on is written down in the game's
`solving.py`, so that positions which differ only in their past are one.
"""
from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from mousehole.bots.simulation import rng_of
from mousehole.checks.outside import OutsideRng, Undrawn
from mousehole.games import folder
from mousehole.kernel import BadSetup, Choice
from mousehole.research.trees import TooLarge
from mousehole.research.turns import Setup, Turns

MAX_POSITIONS = 1_000_000
CLOSE = 1e-12


@dataclass(frozen=True)
class Layer:
    """What there is after a number of answers."""

    answers: int
    ways: int     # sequences of draws and answers that lead here
    tables: int   # different tables among them
    ends: int     # of these, where the match is over


def counts(setup: Setup, answers: int, seed: int | None = None, most: int = MAX_POSITIONS) -> list[Layer]:
    """Count all that can happen, answer by answer, up to this many or to the end. `seed`: with this deal only."""
    codec, layers = setup.box.codec, []
    here: dict[str, tuple[Turns, int]] = {}
    for turns, _ in starts(setup) if seed is None else [(setup.open(rng_of(seed, 0, "table")), 1.0)]:
        add(here, codec.dump(turns.windows.s), turns, 1)
    for number in range(answers + 1):
        ends = [turns for turns, _ in here.values() if turns.seat is None]
        layers.append(Layer(number, sum([ways for _, ways in here.values()]), len(here), len(ends)))
        if number == answers or len(ends) == len(here):
            break
        there: dict[str, tuple[Turns, int]] = {}
        for turns, ways in here.values():
            for option in turns.options:
                for after, _ in answered(turns, option, by_draw=seed is None):
                    add(there, codec.dump(after.windows.s), after, ways)
            if len(there) > most:
                raise TooLarge(f"more than {most} tables after {number + 1} answers")
        here = there
    return layers


def add(layer: dict[str, tuple[Turns, int]], key: str, turns: Turns, ways: int) -> None:
    known = layer.get(key)
    layer[key] = (turns, ways) if known is None else (known[0], known[1] + ways)


def starts(setup: Setup) -> Iterator[tuple[Turns, float]]:
    """Return every way in which chance can set up the table, with its probability."""
    return drawn(setup.open)


def answered(turns: Turns, option: Choice | None, by_draw: bool = True) -> Iterator[tuple[Turns, float]]:
    """Return every table to which this answer can lead, with its probability. `by_draw`: else its own Rng decides."""
    def play(rng: OutsideRng | None) -> Turns:
        after = turns.clone()
        if rng is not None:
            after.windows.s.rng = rng
        after.answer(option)
        return after
    return drawn(play) if by_draw else iter([(play(None), 1.0)])


def drawn(play: Any) -> Iterator[tuple[Turns, float]]:
    """Go through all draws of chance, one after the other."""
    waiting: list[tuple[list[int], float]] = [([], 1.0)]
    while waiting:
        outcomes, chance = waiting.pop()
        try:
            yield play(OutsideRng(outcomes)), chance
        except Undrawn as undrawn:
            total = sum(undrawn.weights)
            waiting += [([*outcomes, n], chance * weight / total)
                        for n, weight in reversed(list(enumerate(undrawn.weights)))]


@dataclass(frozen=True)
class Solution:
    """What the best play is worth on average, and how it goes on from each position."""

    value: float
    positions: int
    values: dict[Hashable, float]        # what is still to be gained
    best: dict[Hashable, Choice | None]
    sweeps: int


def solve(setup: Setup, most: int = MAX_POSITIONS) -> Solution:
    """Find the best play of a team by value iteration over all positions; exact but for rounding."""
    game = setup.box.game
    if not game.facts.cooperative:
        raise BadSetup(f"{game.facts.title} is not played by a team; its tree is for equilibria (research.trees)")
    rest = import_module(f"{folder(game.facts.id)}.solving")
    numbers: dict[Hashable, int] = {}  # of positions, by their key
    moves: list[list[list[Step]]] = []  # by position and option
    options: list[tuple[Choice | None, ...]] = []

    def number(turns: Turns) -> int:
        """Return the number of a position; a new one will be looked at."""
        if turns.seat is None:
            return END
        key = rest.key(turns.windows.s)
        if key not in numbers:
            if len(numbers) == most:
                raise TooLarge(f"more than {most} positions")
            numbers[key] = len(numbers)
            waiting.append(turns)
        return numbers[key]

    def gained(turns: Turns) -> float:
        return float(rest.gained(turns.windows.s, turns.seat is None))

    waiting: list[Turns] = []
    first = [(chance, gained(turns), number(turns)) for turns, chance in starts(setup)]
    for turns in waiting:  # which grows
        had = gained(turns)
        moves.append([[(chance, gained(after) - had, number(after)) for after, chance in answered(turns, option)]
                      for option in turns.options])
        options.append(turns.options)
    values, best, sweeps = iterated(moves)
    return Solution(worth_of(first, values), len(moves), {key: values[n] for key, n in numbers.items()},
                    {key: options[n][best[n]] for key, n in numbers.items()}, sweeps)


END = -1  # the number of no position: values end with a 0 for it
Step = tuple[float, float, int]  # how likely, what is gained at once, and the position it leads to


def worth_of(steps: list[Step], values: list[float]) -> float:
    worth = 0.0
    for chance, gain, after in steps:
        worth += chance * (gain + values[after])
    return worth


def iterated(moves: list[list[list[Step]]]) -> tuple[list[float], list[int], int]:
    """Improve all values, the latest positions first, until none changes: positions can come again."""
    values, best = [0.0] * (len(moves) + 1), [0] * len(moves)
    sweeps, change = 0, 1.0
    while change > CLOSE:
        change, sweeps = 0.0, sweeps + 1
        for here in range(len(moves) - 1, -1, -1):
            worths = [worth_of(steps, values) for steps in moves[here]]
            worth = max(worths)
            change = max(change, worth - values[here], values[here] - worth)
            values[here], best[here] = worth, worths.index(worth)
    return values, best, sweeps
