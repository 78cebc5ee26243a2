"""Learns a game for a team alone at the table, by proximal policy optimization (PPO).

    python examples/learning/ppo.py mousekeeping --picture mousekeeping.svg
    python examples/learning/ppo.py mousewarming-party --picture mousewarming-party.svg

After Schulman and others (2017). The policy is a softmax over the ratings of all legal options, each rated from what is
seen and what the option is; a second network without options says what a position is worth. Rewards come when
something is achieved: a mouse caught, food served, the party won or lost.

In Mousewarming Party it does not begin with nothing: the policy first learns to do what Bramble does, from matches as
`mousehole export` writes them (`--imitate`; 0 leaves that out). The first point of the curve shows how far that gets.
"""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from common import BOTS, STEP, Array, Network, arguments, curve, interval, offered, results, team_of

from mousehole.bots.contest import Contest
from mousehole.research.export import export
from mousehole.research.vector import Tables

SETTINGS: dict[str, dict[str, Any]] = {"mousekeeping": {"move_limit": 60}, "mousewarming-party": {"burrows": "open"}}
COUNTED = {"mousekeeping": ("numbers.mice", 1.0), "mousewarming-party": ("numbers.served", 0.2)}
STEPS, EPOCHS = 32, 3
RATE = 5e-4                 # how far the policy moves in a step, at first
TEACHER, LESSONS, LESSON = "bramble", 6, 256  # how often each decision is looked at, and how many at a time
USED_TO_IT = 10             # rounds in which only the critic learns: it must know a policy that others have taught
LATER, TRACE = 0.97, 0.95   # discount, and how far an advantage looks ahead
CLIP, VARIETY = 0.2, 0.01   # the most that a probability may change, and what variety is worth
EVERY = 12                  # points of the curve


class Plan(NamedTuple):
    """How a game is learned."""

    tables: int
    hidden: int
    parts: int     # of what the tables have shown, each learned from by itself
    last: float    # what is left of RATE at the end
    imitated: int  # matches of the teacher to begin with


PLANS = {"mousekeeping": Plan(64, 96, 4, 1.0, 0), "mousewarming-party": Plan(128, 128, 8, 0.1, 3000)}


@dataclass
class Moment:
    """One step of all tables: what was seen, every option with its table, what was taken, and what followed."""

    seen: Array
    where: Array
    options: Array
    taken: Array    # places in `where`
    chance: Array   # of what was taken
    worth: Array
    reward: Array
    ended: Array


def main() -> None:
    args = arguments(__doc__, games=list(SETTINGS), imitates=True)
    rng = np.random.default_rng(args.seed)
    plan = PLANS[args.game]
    imitated = (min(plan.imitated, 8) if args.small else plan.imitated) if args.imitate is None else args.imitate
    tables = Tables(args.game, plan.tables, seats=1, options=SETTINGS[args.game], seed=1000 * args.seed)
    seen, option = tables.observations.shape[1], tables.options.shape[2]
    policy, critic = Network(seen, option, plan.hidden, rng), Network(seen, 0, plan.hidden, rng)
    counter = Counter(args.game, tables)
    if imitated:
        imitate(policy, args.game, imitated, args.seed, rng)
    begun, due, steps, points = process_time(), 0.0, 0, list[tuple[float, float]]()
    alone = USED_TO_IT if imitated else 0
    while (used := process_time() - begun) < args.seconds:
        if used >= due:
            points.append((steps, measured(policy, args.game, args.games // 4 or 1).mean()))
            print(f"{used:6.0f} s, {steps:8d} moves: {points[-1][1]:.2f}", flush=True)
            due += args.seconds / EVERY
        moments = [moment(policy, critic, tables, counter, rng) for _ in range(4 if args.small else STEPS)]
        steps += len(moments) * plan.tables
        policy.step = RATE * (1 - (1 - plan.last) * used / args.seconds)
        improve(policy, critic, moments, worth_of(critic, tables.observations), rng, plan.parts, alone > 0)
        alone -= 1
    points.append((steps, measured(policy, args.game, args.games // 4 or 1).mean()))
    lines = [("learned", measured(policy, args.game, args.games))]
    for bot in BOTS:
        few = args.games if bot != "juniper" else max(args.games // 10, 2)  # which thinks
        lines.append((bot, team_of(bot, few, args.game, 1, SETTINGS[args.game], 900_000)))
    what = "mice" if args.game == "mousekeeping" else "share of wins"
    print(f"\n| alone at the table | {what}, 95% interval |\n|---|---|")
    for name, numbers in lines:
        print(f"| {name} | {interval(numbers)} |")
    if args.picture:
        title = f"{tables.setup.box.game.facts.title}, PPO: {what}"
        args.picture.write_text(curve(title, "moves", points, [(name, float(numbers.mean()))
                                                               for name, numbers in lines[1:]]), "utf-8")


class Counter:
    """Says what a step has achieved, from what can be seen: its number goes up, or the match has ended."""

    def __init__(self, game: str, tables: Tables) -> None:
        name, self.unit = COUNTED[game]
        layout = tables.encoder.layout
        self.place = next(at for at in range(layout.size) if layout.label(at) == name)
        self.size = 100.0 if game == "mousekeeping" else 10.0  # what the layout divides by
        self.is_score = game == "mousekeeping"

    def count(self, rows: Array) -> Array:
        achieved: Array = rows[:, self.place] * self.size
        return achieved

    def gained(self, before: Array, tables: Tables) -> Array:
        """Return rewards; at the end the score, or the result, tells."""
        end = tables.rewards[:, 0] - before * self.is_score
        gained: Array = np.where(tables.ended, end, (self.count(tables.observations) - before) * self.unit)
        return gained


def softmax(rated: Array, where: Array, count: int) -> Array:
    """Return the probability of every option among those of its table."""
    top = np.full(count, -np.inf, np.float32)
    np.maximum.at(top, where, rated)
    odds = np.exp(rated - top[where])
    total = np.zeros(count, np.float32)
    np.add.at(total, where, odds)
    chances: Array = odds / total[where]
    return chances


def worth_of(critic: Network, seen: Array) -> Array:
    return critic(seen, np.arange(len(seen)), np.zeros((len(seen), 0), np.float32))


def moment(policy: Network, critic: Network, tables: Tables, counter: Counter, rng: np.random.Generator) -> Moment:
    """Take a step at every table."""
    seen, before = tables.observations.copy(), counter.count(tables.observations)
    where, options = offered(tables)
    chances = softmax(policy(seen, where, options), where, tables.count)
    first = np.searchsorted(where, np.arange(tables.count))
    luck, reached = rng.random(tables.count), np.cumsum(chances)
    start = np.where(first > 0, reached[first - 1], 0.0)
    last = np.append(first[1:], len(where)) - 1
    taken = np.minimum(np.searchsorted(reached, start + luck, side="right"), last)
    taken = np.maximum(taken, first)
    tables.step(taken - first)
    return Moment(seen, where, options, taken, chances[taken], worth_of(critic, seen), counter.gained(before, tables),
                  tables.ended.copy())


def imitate(policy: Network, game: str, matches: int, seed: int, rng: np.random.Generator) -> None:
    """Let the policy learn to choose what the teacher chose in matches of its own."""
    begun, contest = process_time(), Contest(game, 1, (TEACHER,), 500_000 + seed, tuple(SETTINGS[game].items()))
    with TemporaryDirectory() as folder:
        export(contest, matches, Path(folder), "examples/learning/ppo.py")
        parts = [np.load(file) for file in sorted(Path(folder).glob("*.npz"))]
        seen = np.concatenate([part["observation"] for part in parts])
        options = np.concatenate([part["option"] for part in parts])
        sizes = np.concatenate([np.diff(part["first_option"]) for part in parts])
        choice = np.concatenate([part["choice"] for part in parts])
    first, agreed = np.concatenate([[0], np.cumsum(sizes)]), 0.0
    for lesson in range(LESSONS):
        agreed, policy.step = 0.0, STEP * (1 - lesson / LESSONS)
        for rows in np.array_split(rng.permutation(len(seen)), max(len(seen) // LESSON, 1)):
            where = np.repeat(np.arange(len(rows)), sizes[rows])
            start = np.concatenate([[0], np.cumsum(sizes[rows])[:-1]])
            at = np.arange(len(where)) - start[where] + first[rows][where]
            slope = softmax(policy(seen[rows], where, options[at]), where, len(rows))
            agreed += float(slope[start + choice[rows]].sum()) / len(seen)
            slope[start + choice[rows]] -= 1
            policy.learn(slope / len(rows))
    print(f"{process_time() - begun:6.0f} s: {len(seen)} decisions of {TEACHER} in {matches} matches; "
          f"the policy would take the same with {agreed:.0%}", flush=True)


def improve(policy: Network, critic: Network, moments: list[Moment], after: Array, rng: np.random.Generator,
            parts: int, is_critic_alone: bool) -> None:
    """Look back over these steps, and change both networks a little."""
    tables = len(after)
    advantage, gains = np.zeros(tables), []
    for each in reversed(moments):
        surprise = each.reward + LATER * after * ~each.ended - each.worth
        advantage = surprise + LATER * TRACE * advantage * ~each.ended
        gains.append(advantage.copy())
        after = each.worth
    gains.reverse()
    spread = np.std(gains) + 1e-6
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(moments)), min(parts, len(moments))):
            chosen = [moments[n] for n in part]
            seen = np.concatenate([each.seen for each in chosen])
            offset = np.cumsum([0, *[len(each.where) for each in chosen]])
            where = np.concatenate([each.where + n * tables for n, each in enumerate(chosen)])
            taken = np.concatenate([each.taken + start for each, start in zip(chosen, offset[:-1], strict=True)])
            gain = np.concatenate([gains[n] for n in part])
            target = gain + np.concatenate([each.worth for each in chosen])
            critic.learn((worth_of(critic, seen) - target) / len(seen))
            if is_critic_alone:
                continue
            better = (gain - np.mean(gains)) / spread
            chances = softmax(policy(seen, where, np.concatenate([each.options for each in chosen])), where, len(seen))
            ratio = chances[taken] / np.concatenate([each.chance for each in chosen])
            counts = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * better * ratio
            slope = chances * counts[where]
            slope[taken] -= counts
            doubt = chances * np.log(chances + 1e-8)
            whole = np.zeros(len(seen))
            np.add.at(whole, where, doubt)
            policy.learn((slope + VARIETY * (doubt - chances * whole[where])) / len(seen))


def measured(policy: Network, game: str, games: int) -> Array:
    """Play the best option in matches that were not learned from; return scores, or 1 for a win."""
    rewards = results(policy, games, game=game, seats=1, options=SETTINGS[game], seed=900_000)
    return rewards if game == "mousekeeping" else (rewards + 1) / 2


if __name__ == "__main__":
    main()
