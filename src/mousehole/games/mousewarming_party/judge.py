"""Mousewarming Party: how likely the team wins, in every difficulty, from what lies open.

The inputs are what the hand-written score is made of, that score itself, and what it does not know: which mice are in
play, their trays, and how the table is to be counted if the raccoon ends the game.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.mousewarming_party.board import AT_PLAY, NONE, Board
from mousehole.games.mousewarming_party.outlook import Outlook, chance_by_counting, outlook_of
from mousehole.games.mousewarming_party.roads import NEVER
from mousehole.games.mousewarming_party.rules.burrows import PickUpFood
from mousehole.games.mousewarming_party.rules.roll import UseCheese
from mousehole.games.mousewarming_party.table import Table
from mousehole.kernel import Options, Outcome, Seat
from mousehole.learned.judge import STEEPEST, rounded
from mousehole.learned.judge import Judge as Base
from mousehole.learned.network import Network, on_grid

PLAIN: Final = [
    "set-up", "score", "promise", "plates to fill", "food served", "guests", "doors", "kitchens not found",
    "chance if it ended now", "aboard", "aboard, delivered in one turn", "aboard, in two turns", "aboard, no kitchen",
    "turns to deliver", "free places on trays", "reach", "worst reach", "on plates", "on plates, reached in one turn",
    "on plates, reached in two turns", "on plates, before the raccoon", "left in feeders", "feeders nearly empty",
    "rows with one", "rows with two", "rows that are full", "unseen share of full rows", "next catch ends it",
    "catches that end it", "unseen", "turns", "raccoon asleep", "a bonus to use", "food to pick up", "turns per plate",
    "open burrows", "one golden tray", "two golden trays", "abilities"]

# Seats and options of the tables that it learns from, taken in turn.
TABLES: Final[list[tuple[int, Options]]] = [
    (2, {}), (2, {"golden_trays": 2, "abilities": True}), (2, {"golden_trays": 1}), (2, {"abilities": True}),
    (1, {}), (2, {"golden_trays": 2}), (2, {"burrows": "open"}), (3, {"abilities": True}),
    (4, {"golden_trays": 1, "abilities": True}), (2, {"burrows": "open", "golden_trays": 1}),
    (2, {"burrows": "open", "golden_trays": 2, "abilities": True}), (2, {"golden_trays": 2, "abilities": True})]


def inputs(box: Board) -> list[str]:
    return [*PLAIN, *[f"{mouse} with an ability" for mouse in box.mice], "backpack"]


class Judge(Base):
    def __init__(self, box: Board, network: Network) -> None:
        super().__init__(inputs(box), network)

    def ranks(self, s: Table, outcome: Outcome | None, stage: int) -> list[int]:
        """The team comes in before the game, or after it."""
        return [0 if s.is_won() else 1]

    def worth(self, s: Table, seat: Seat, rows: list[list[float]]) -> float:
        score = self.network.score(rows[0])
        return rounded(1 / (1 + exp(-max(min(score, STEEPEST), -STEEPEST))))

    def rows(self, s: Table, eye: Seat) -> list[list[float]]:
        """One row: all seats see the same."""
        modes = [float(s.burrows == "open"), float(s.golden_trays == 1), float(s.golden_trays == 2),
                 float(s.abilities), *[float(s.abilities and mouse in s.mice) for mouse in s.box.mice],
                 float(len(s.backpack))]
        if s.at[1] == NONE:
            return [[1.0, *[0.0] * (len(PLAIN) - 5), *modes]]
        return [[0.0, *self._look(s, outlook_of(s)), *modes]]

    def _look(self, s: Table, o: Outlook) -> list[float]:
        box, roads = s.box, o.roads
        late, size, stride, served = roads.late, box.size, box.stride, o.served
        need = o.expected - served
        aboard, soon, later, nowhere, waiting, free = 0, 0, 0, 0, 0, 0
        for m in range(AT_PLAY):
            place = s.reach(m) * size + s.at[m]
            free += box.room - len(s.trays[m])
            for food in s.trays[m]:
                twice = late[food * stride + place]
                aboard += 1
                waiting += min(twice, 12)
                nowhere += twice % 2
                if twice <= 2:
                    soon += 1
                elif twice <= 4:
                    later += 1
        on_plates, near, far, early, order = 0, 0, 0, 0, 0
        for space in box.stops_from[s.raccoon]:
            if s.tokens[space] != NONE:
                on_plates += 1
                soonest = NEVER
                for m in range(AT_PLAY):
                    if len(s.trays[m]) < box.room:
                        soonest = min(soonest, box.turns_to[s.reach(m)][s.at[m] * size + space])
                near += soonest <= 1
                far += soonest == 2
                early += soonest <= order + 1
            if space != s.at[0] and space != s.at[1] and s.has_food(space):
                order += 1
        left, ones, twos, full, share, ends, next_ends = 0, 0, 0, 0, 0.0, 0, False
        for pile in s.feeders:
            left += len(pile)
        goal = s.raccoon_goal()
        for food in range(len(s.pantry)):
            stored = s.pantry[food]
            ones += stored == 1
            twos += stored == 2
            if stored >= box.plain:
                full += 1
                if o.left:
                    share += o.unseen[food] / o.left
                for space in box.plate_spaces:
                    ends += s.tokens[space] == food
                if goal != NONE and s.tokens[goal] == food:
                    next_ends = True
        reach, other = s.reach(0), s.reach(1)
        top = s.agenda[-1] if s.agenda else None
        score, promise = o.score(o.left, s.raccoon, NONE), o.promise(o.left, s.raccoon, NONE)
        return [on_grid(max(min(score, 50.0), -50.0)), on_grid(max(min(promise, 50.0), -50.0)),
                on_grid(need), float(served), float(len(s.guests)), float(len(roads.doors)), float(len(roads.unfound)),
                on_grid(chance_by_counting(s)), float(aboard), float(soon), float(later), float(nowhere),
                on_grid(waiting / 2), float(free), float(reach + other), float(min(reach, other)), float(on_plates),
                float(near), float(far), float(early), float(left), float(max(6 - left, 0)), float(ones), float(twos),
                float(full), on_grid(share), float(next_ends), float(ends), on_grid(o.left / 4),
                on_grid(min(s.turns, 80) / 4), float(s.asleep), float(isinstance(top, UseCheese)),
                float(isinstance(top, PickUpFood)), on_grid(left / max(need, 1.0))]
