"""Finds an equilibrium of Head of Mousehold's small sibling by counterfactual regret minimization (CFR+).

    python examples/learning/cfr.py --picture cfr.svg

After Tammelin (2014): alternating updates, regrets never below zero, later strategies count more. The whole tree is
laid out in arrays, level by level, so that an iteration is a few NumPy operations per level. At the end, OpenSpiel
computes the exploitability of the same strategy once more.
"""
from __future__ import annotations

from math import log10
from time import process_time

import numpy as np
from common import BOTS, Array, arguments, curve, interval

from mousehole.bots.levels import make_bot
from mousehole.bots.simulation import rng_of
from mousehole.research.story import Story
from mousehole.research.trees import Tree, knowledge
from mousehole.research.turns import Setup

SETUP = Setup("head-of-mousehold", 2, {"events": False, "first_player": 0}, "tiny").checked()
EVERY = 10  # iterations


class Levels:
    """A tree for two as arrays: every node but the root belongs to an edge, which has a probability or an action."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        nodes = tree.nodes
        count = len(nodes)
        self.parent, self.action, self.weight = np.zeros(count, int), np.zeros(count, int), np.ones(count)
        self.depth = np.zeros(count, int)
        self.owner = np.array([node.seat for node in nodes])
        self.value = np.array([node.rewards[0] if node.rewards else 0.0 for node in nodes])
        self.sizes = [len(lines) for lines in tree.lines[0]], [len(lines) for lines in tree.lines[1]]
        self.first = [np.concatenate([[0], np.cumsum(sizes)]).astype(int) for sizes in self.sizes]
        for number, node in enumerate(nodes):
            for n, child in enumerate(node.children):
                self.parent[child], self.depth[child] = number, self.depth[number] + 1
                if node.weights:
                    self.weight[child] = node.weights[n] / sum(node.weights)
                else:
                    self.action[child] = self.first[node.seat][node.known] + n
        self.levels = [np.flatnonzero(self.depth == depth) for depth in range(1, self.depth.max() + 1)]
        self.mover = np.where(np.arange(count) > 0, self.owner[self.parent], -1)  # who took the edge to a node

    def reached(self, strategies: list[Array]) -> list[Array]:
        """Return, for each seat and for chance, how likely its own choices lead to every node."""
        found = [np.ones(len(self.parent)) for _ in range(3)]
        for level in self.levels:
            for who in range(3):
                is_own = self.mover[level] == (who if who < 2 else -1)
                chance = strategies[who][self.action[level] * is_own] if who < 2 else self.weight[level]
                found[who][level] = found[who][self.parent[level]] * np.where(is_own, chance, 1)
        return found

    def values(self, strategies: list[Array]) -> Array:
        """Return what every node is worth to seat 0."""
        found = self.value.copy()
        for level in reversed(self.levels):
            chance = self.weight[level].copy()
            for who in range(2):
                own = self.mover[level] == who
                chance[own] = strategies[who][self.action[level[own]]]
            np.add.at(found, self.parent[level], chance * found[level])
        return found

    def best_response(self, seat: int, strategies: list[Array]) -> float:
        """Return what the best answer of a seat to the other's strategy is worth to it."""
        sign, other = (1, 1) if seat == 0 else (-1, 0)
        reach = self.reached(strategies)
        found = sign * self.value * reach[other] * reach[2]
        for level in reversed(self.levels):
            own = level[self.mover[level] == seat]
            if len(own):  # information sets are met on one level only: everybody remembers what they did
                total = np.zeros(self.first[seat][-1])
                np.add.at(total, self.action[own], found[own])
                sets = np.searchsorted(self.first[seat], np.unique(self.action[own]), side="right") - 1
                for known in np.unique(sets):
                    start, end = self.first[seat][known], self.first[seat][known + 1]
                    chosen = start + int(total[start:end].argmax())
                    action = self.action[own]
                    found[own[(action >= start) & (action < end) & (action != chosen)]] = 0
            np.add.at(found, self.parent[level], found[level])
        return float(found[0])


def matched(first: Array, regrets: Array) -> Array:
    """Return the strategy in which every action is as likely as its regret says."""
    sums = np.add.reduceat(regrets, first[:-1])
    counts = np.diff(first)
    spread = np.repeat(sums, counts)
    strategy: Array = np.where(spread > 0, regrets / np.where(spread > 0, spread, 1), 1 / np.repeat(counts, counts))
    return strategy


def main() -> None:
    args = arguments(__doc__)
    tree = Tree(SETUP)
    levels = Levels(tree)
    regrets = [np.zeros(first[-1]) for first in levels.first]
    sums = [np.zeros(first[-1]) for first in levels.first]
    begun, iteration, points = process_time(), 0, list[tuple[float, float]]()
    while iteration < (20 if args.small else 600) and process_time() - begun < args.seconds:
        iteration += 1
        for seat in range(2):
            now = [matched(first, each) for first, each in zip(levels.first, regrets, strict=True)]
            reach, values = levels.reached(now), levels.values(now) * (1 if seat == 0 else -1)
            own = np.flatnonzero(levels.mover == seat)
            others = reach[1 - seat] * reach[2]
            gain = np.zeros(len(regrets[seat]))
            np.add.at(gain, levels.action[own], others[levels.parent[own]] * (values[own] - values[levels.parent[own]]))
            regrets[seat] = np.maximum(regrets[seat] + gain, 0)
            now[seat] = matched(levels.first[seat], regrets[seat])
            likely = np.zeros(len(sums[seat]))
            np.add.at(likely, levels.action[own], reach[seat][levels.parent[own]])
            seen = np.zeros(len(sums[seat]))
            np.add.at(seen, levels.action[own], 1)
            sums[seat] += iteration * now[seat] * likely / np.maximum(seen, 1)
        if iteration == 1 or iteration % EVERY == 0:
            average = [matched(first, each) for first, each in zip(levels.first, sums, strict=True)]
            gap = sum([levels.best_response(seat, average) for seat in range(2)]) / 2
            points.append((iteration, gap))
            if iteration == 1 or iteration % (10 * EVERY) == 0:
                print(f"{process_time() - begun:6.0f} s, {iteration:5d} iterations: exploitability {gap:.6f}",
                      flush=True)
    average = [matched(first, each) for first, each in zip(levels.first, sums, strict=True)]
    print(f"the first player can expect {levels.values(average)[0]:+.4f}; exploitability {points[-1][1]:.6f}, "
          f"by OpenSpiel {by_openspiel(tree, levels, average)}")
    print("\n| against | reward (-1 … 1), 95% interval |\n|---|---|")
    for bot in BOTS:
        few = args.games if bot != "juniper" else max(args.games // 4, 2)  # which thinks
        found = np.array([match(tree, levels, average, bot, n) for n in range(few)])
        print(f"| {bot} | {interval(found)} |", flush=True)
    if args.picture:
        args.picture.write_text(curve("Head of Mousehold, tiny: exploitability of CFR+ (logarithm)", "iterations",
                                      points, scale=lambda x: log10(max(x, 1e-9))), "utf-8")


def by_openspiel(tree: Tree, levels: Levels, strategies: list[Array]) -> str:
    try:
        import pyspiel
    except ImportError:
        return "(not installed)"
    game = pyspiel.load_efg_game(tree.efg())
    table: dict[str, list[tuple[int, float]]] = {}

    def walk(state: pyspiel.State, number: int) -> None:
        node = tree.nodes[number]
        if not state.is_terminal():
            actions = state.legal_actions()
            if node.seat >= 0:
                first = levels.first[node.seat][node.known]
                table[state.information_state_string()] = [
                    (action, float(strategies[node.seat][first + n])) for n, action in enumerate(actions)]
            for action, child in zip(actions, node.children, strict=True):
                walk(state.child(action), child)

    walk(game.new_initial_state(), 0)
    return f"{pyspiel.exploitability(game, pyspiel.TabularPolicy(table)):.6f}"


def match(tree: Tree, levels: Levels, strategies: list[Array], bot: str, number: int) -> float:
    """Play a match against a bot, at either seat in turn; return our reward."""
    seat, rng, game = number % 2, np.random.default_rng(number), SETUP.box.game
    rival, story = make_bot(bot, game, rng_of(900_000, number)), Story(SETUP, by_draw=True)
    while story.draw is not None or (story.turns and story.turns.seat is not None):
        turns = story.turns
        if story.draw is not None:
            story.act(int(rng.choice(len(story.draw), p=np.array(story.draw) / sum(story.draw))))
        elif turns and turns.seat == seat:
            known = tree.numbers[seat][knowledge(story, seat)]
            first, end = levels.first[seat][known], levels.first[seat][known + 1]
            odds = strategies[seat][first:end]
            story.act(int(rng.choice(end - first, p=odds / odds.sum())))
        elif turns and turns.seat is not None and turns.question:
            option = rival.choose(game.view(turns.windows.s, turns.seat), turns.question)
            for digit in turns.actions_for(option):
                story.act(digit)
    assert story.turns
    return story.turns.rewards()[seat]


if __name__ == "__main__":
    main()
