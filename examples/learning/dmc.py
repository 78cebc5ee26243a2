"""Learns Haunted Mouse for two by playing against itself: the value of an option is the result that followed.

    python examples/learning/dmc.py --picture haunted-mouse.svg

As in DouZero (Zha and others, 2021): no search, no bootstrapping. A network rates every option from what the seat sees
and what the option is; all seats share it and take the best one, or now and then any. When a match is over, the
network is moved towards its result for everything that was chosen in it.
"""
from __future__ import annotations

from time import process_time

import numpy as np
from common import BOTS, Array, Network, arguments, best, curve, interval, results

from mousehole.research.vector import Tables, random_actions

GAME, SEATS = "haunted-mouse", 2
TABLES, HIDDEN, BATCH = 32, 128, 512
CURIOUS = 0.05     # how often any option is taken, in the end; at first always: who knows nothing only draws cards
FIRST = 400        # matches until then
EVERY = 12         # points of the curve
Chosen = tuple[Array, Array, int]  # what was seen, the option that was taken, and by which seat


def main() -> None:
    args = arguments(__doc__)
    rng = np.random.default_rng(args.seed)
    edition = "tiny" if args.small else "standard"
    tables = Tables(GAME, TABLES, seats=SEATS, edition=edition, seed=1000 * args.seed)
    network = Network(tables.observations.shape[1], tables.options.shape[2], HIDDEN, rng)
    memory: list[list[Chosen]] = [[] for _ in range(TABLES)]
    ready: list[tuple[Array, Array, float]] = []
    begun, matches, points = process_time(), 0, list[tuple[float, float]]()
    due = 0.0
    while (used := process_time() - begun) < args.seconds:
        if used >= due:
            share = measured(network, args.games // 4 or 1, "pip", edition)
            points.append((matches, share))
            print(f"{used:6.0f} s, {matches:6d} matches: {share:+.2f} against Pip", flush=True)
            due += args.seconds / EVERY
        curious = max(CURIOUS, 1 - matches / FIRST)
        actions = np.where(rng.random(TABLES) < curious, random_actions(tables.masks, rng), best(network, tables))
        for at in range(TABLES):
            memory[at].append((tables.observations[at].copy(), tables.options[at, actions[at]].copy(),
                               int(tables.to_play[at])))
        tables.step(actions)
        for ended in np.flatnonzero(tables.ended):
            matches += 1
            ready += [(seen, option, float(tables.rewards[ended, seat])) for seen, option, seat in memory[ended]]
            memory[ended] = []
        while len(ready) >= BATCH:
            learn(network, [ready.pop(int(rng.integers(len(ready)))) for _ in range(BATCH)])
    points.append((matches, measured(network, args.games // 4 or 1, "pip", edition)))
    print("\n| against | reward (-1 … 1), 95% interval |\n|---|---|")
    for bot in BOTS:
        few = args.games if bot != "juniper" else max(args.games // 4, 1)  # which thinks
        print(f"| {bot} | {interval(rewards(network, few, bot, edition))} |", flush=True)
    if args.picture:
        args.picture.write_text(curve("Haunted Mouse, self-play: reward against Pip", "matches", points,
                                      [("even", 0.0)]), "utf-8")


def learn(network: Network, rows: list[tuple[Array, Array, float]]) -> None:
    """Move the values of these options towards their results."""
    values = network(np.array([row[0] for row in rows]), np.arange(len(rows)), np.array([row[1] for row in rows]))
    network.learn((values - np.array([row[2] for row in rows])) / len(rows))


def measured(network: Network, games: int, bot: str, edition: str) -> float:
    return float(rewards(network, games, bot, edition).mean())


def rewards(network: Network, games: int, bot: str, edition: str) -> Array:
    """Play matches against a bot, at either seat in turn; never with a deal that was learned from."""
    return results(network, games, game=GAME, seats=SEATS, edition=edition, seed=900_000, bots=bot, seat=None)


if __name__ == "__main__":
    main()
