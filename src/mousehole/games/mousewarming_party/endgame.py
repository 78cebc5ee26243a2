"""Mousewarming Party: what the last turns are worth, exactly, when every burrow is known.

    low, high = solve(s, turns=2)

The team's chance of winning is at least `low` and at most `high`, whatever happens after this many more rolls;
where the two are equal it is exact. It plays by the rules' own steps: only chance is looked at all at once.
"""
from __future__ import annotations

from typing import Final

from mousehole.checks.scripted import ScriptedRng
from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.rules.abilities import FITNESS, RobFeeder, raid_goal
from mousehole.games.mousewarming_party.rules.roll import RollDie
from mousehole.games.mousewarming_party.rules.turn import MoveRaccoon
from mousehole.games.mousewarming_party.table import Table
from mousehole.kernel import Choice

Bounds = tuple[float, float]
WON: Final = (1.0, 1.0)
LOST: Final = (0.0, 0.0)
UNKNOWN: Final = (0.0, 1.0)


class Solver:
    """Remembers what it has seen before a roll."""

    def __init__(self) -> None:
        self.seen: dict[tuple[object, ...], Bounds] = {}

    def bounds(self, s: Table, rolls: int) -> Bounds:
        """Bound the chance with this many rolls still to look at. `s` is used up."""
        while s.agenda:
            top = s.agenda[-1]
            if isinstance(top, RollDie):
                return self.before_roll(s, rolls)
            feeder = tapped(s)
            if feeder != NONE:
                return self.over_feeder(s, rolls, feeder)
            questions = top.asks(s)
            if questions:
                return self.best(s, rolls, questions[0].seat, questions[0].options)
            s.agenda.pop().do(s)
        return WON if s.is_won() else LOST

    def best(self, s: Table, rolls: int, seat: int, options: tuple[Choice, ...]) -> Bounds:
        """The team takes the best: of what it is sure of, and of what it may hope for."""
        low, high = LOST
        for choice in options:
            found = self.after(s, rolls, seat, choice)
            low, high = max(low, found[0]), max(high, found[1])
            if low == 1.0:
                break
        return low, high

    def after(self, s: Table, rolls: int, seat: int, choice: Choice) -> Bounds:
        """Once this choice is made. Leaves the table as it was."""
        t = s.clone()
        t.agenda.pop().answer(t, seat, choice)
        return self.bounds(t, rolls)

    def before_roll(self, s: Table, rolls: int) -> Bounds:
        if rolls == 0:
            return UNKNOWN
        key = position_key(s, rolls)
        if key not in self.seen:
            self.seen[key] = self.over_rolls(s, rolls)
        return self.seen[key]

    def over_rolls(self, s: Table, rolls: int) -> Bounds:
        """All faces and sides; sides that lead to the same plate, and faces that show the same food, are one."""
        box, low, high = s.box, 0.0, 0.0
        plates = [s.free_plate(side) for side in range(len(box.starts))]
        for face in range(len(box.faces)):
            if face == box.faces.index(box.faces[face]):
                for side in range(len(plates)):
                    if side == plates.index(plates[side]):
                        t = s.clone()
                        t.rng = ScriptedRng(side, face)
                        t.agenda.pop().do(t)
                        found = self.bounds(t, rolls - 1)
                        times = box.faces.count(box.faces[face]) * plates.count(plates[side])
                        low += times * found[0]
                        high += times * found[1]
        ways = len(box.faces) * len(plates)
        return low / ways, high / ways

    def over_feeder(self, s: Table, rolls: int, feeder: int) -> Bounds:
        """All that its top token can be: nobody has seen any in either pile, so each is as likely."""
        low, high, left, unseen = 0.0, 0.0, 0, s.unseen()
        for food in range(len(unseen)):
            if unseen[food]:
                t = s.clone()
                put_on_top(t, feeder, food)
                t.agenda.pop().do(t)
                found = self.bounds(t, rolls)
                low += unseen[food] * found[0]
                high += unseen[food] * found[1]
                left += unseen[food]
        return low / left, high / left


def tapped(s: Table) -> int:
    """The feeder from which the next step takes a token; NONE if it takes none."""
    top, goal = s.agenda[-1], NONE
    if isinstance(top, MoveRaccoon) and not s.asleep:
        goal = s.raccoon_goal()
    elif isinstance(top, RobFeeder):
        goal = raid_goal(s, s.mouse(FITNESS))
    return NONE if goal == NONE else s.box.feeder_at[goal]


def put_on_top(s: Table, feeder: int, food: int) -> None:
    """Exchange tokens that nobody has seen."""
    top = s.feeders[feeder].pop()
    if top != food:
        for pile in s.feeders:
            if food in pile:
                pile[pile.index(food)] = top
                break
    s.feeders[feeder].append(food)


def position_key(s: Table, rolls: int) -> tuple[object, ...]:
    """All that matters before a roll; what the piles hold follows from the rest."""
    return (rolls, s.raccoon, s.at[0], s.at[1], tuple(s.tokens), tuple(sorted(s.trays[0])), tuple(sorted(s.trays[1])),
            tuple(sorted(s.backpack)), tuple(s.pantry), tuple(s.supply), tuple(s.served), len(s.feeders[0]))


def solve(s: Table, turns: int, solver: Solver | None = None) -> Bounds:
    """The bounds of the chance to win, after `turns` more rolls. The table is left as it was."""
    for space in s.box.burrow_spaces:
        if s.tiles[space] != NONE and not s.is_up[space]:
            raise ValueError("a burrow is not known")
    return (solver or Solver()).bounds(s.clone(), turns)
