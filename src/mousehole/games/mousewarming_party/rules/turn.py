"""Mousewarming Party: a turn. The die (roll.py), then a mouse, then the raccoon."""
from __future__ import annotations

from typing import Final

from mousehole.games.mousewarming_party.board import AT_PLAY, NONE
from mousehole.games.mousewarming_party.rules.burrows import arrive
from mousehole.games.mousewarming_party.rules.end import FEEDERS, PANTRY, end
from mousehole.games.mousewarming_party.rules.misplaced import misplaced
from mousehole.games.mousewarming_party.rules.roll import ROLL_DIE
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import (
    AFood,
    Drop,
    FoodDropped,
    MouseName,
    Move,
    RaccoonFed,
    RaccoonStayed,
    said_foods,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class TakeTurn(Step):
    """PARTY-6, PARTY-10, PARTY-17 Die, mouse, raccoon – in this order; PARTY-5 then the next player clockwise."""

    def do(self, s: Table) -> None:
        s.turns += 1
        s.ran = NONE
        s.then(ROLL_DIE, MOVE_MOUSE, MOVE_RACCOON, PASS_ON, TAKE_TURN)


class MoveMouse(Step):
    """PARTY-10 to PARTY-12 One mouse must move. `dropper`: the one that dropped a token, which is bound to."""

    def __init__(self, dropper: int | None) -> None:
        self.dropper: Final = dropper

    def asks(self, s: Table) -> list[Decision]:
        options: list[Choice] = []
        for m in range(AT_PLAY):
            if self.dropper is None or self.dropper == m:
                moves = s.box.moves[s.mice[m]]
                for space in s.ways(m, s.reach(m)):
                    options.append(moves[space])
        if self.dropper is None:
            for m in range(AT_PLAY):
                if s.may_drop(m):
                    tray = s.trays[m]
                    drops = s.box.drops[s.mice[m]]
                    options.append(drops[tray[0]])
                    if len(tray) > 1 and tray[1] != tray[0]:
                        options.append(drops[tray[1]])
        return [Decision(s.turn, "move", tuple(options), "PARTY-10")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Move):
            arrive(s, s.mouse(choice.mouse), choice.space)
            return
        assert isinstance(choice, Drop)
        m, food = s.mouse(choice.mouse), s.box.food(choice.food)
        s.trays[m].remove(food)
        s.tokens[s.at[m]] = food
        if s.events is not None:
            s.tell(FoodDropped(choice.mouse, choice.food, s.at[m]))
        s.then(MOVE_DROPPER[m])

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, (Move, Drop)):
            return misplaced(s, choice)
        m = s.mouse(choice.mouse)
        if m == NONE:
            return Refusal("not-in-play", "PARTY-3")
        mouse = ("mouse", MouseName(choice.mouse))
        if isinstance(choice, Drop):
            if self.dropper is not None:
                return Refusal("one-drop", "PARTY-11")
            if s.box.food(choice.food) not in s.trays[m]:
                tray = said_foods(s.box.names(s.trays[m]))
                return Refusal("not-aboard", "PARTY-11", (mouse, ("food", AFood(choice.food)), ("foods", tray)))
            if m == s.ran:
                return Refusal("moved-by-ability", "PARTY-11", (mouse,))
            return Refusal("no-empty-plate", "PARTY-11", (mouse,))
        if self.dropper is not None and self.dropper != m:
            return Refusal("dropper-moves", "PARTY-11", (("mouse", MouseName(s.mice[self.dropper])),))
        if not 0 <= choice.space < s.box.size:
            return Refusal("no-such-space", "PARTY-12")
        if choice.space == s.at[m]:
            return Refusal("already-there", "PARTY-10", (mouse, ("space", choice.space)))
        if not s.is_free(choice.space):
            return Refusal("occupied", "PARTY-12", (("space", choice.space),))
        return Refusal("too-far", "PARTY-10", (mouse, ("reach", s.reach(m)), ("space", choice.space)))


class MoveRaccoon(Step):
    """PARTY-17 To the first space with food, jumping over mice, for one token; PARTY-19 or it naps, or finds none."""

    def do(self, s: Table) -> None:
        space = NONE if s.asleep else s.raccoon_goal()
        if space == NONE:
            if s.events is not None:
                s.tell(RaccoonStayed("asleep" if s.asleep else "no-food"))
            s.asleep = False  # PARTY-9 it wakes at the end of the turn
        else:
            s.raccoon = space
            feeder = s.box.feeder_at[space]
            if feeder == NONE:
                food = s.tokens[space]
                s.tokens[space] = NONE
            else:
                food = s.feeders[feeder].pop()
            s.pantry[food] += 1  # PARTY-18
            if s.events is not None:
                s.tell(RaccoonFed(space, s.box.foods[food], s.pantry[food], s.box.plain + 1))
            if s.pantry[food] > s.box.plain:
                end(s, PANTRY)  # PARTY-22
                return
        if s.are_feeders_empty():
            end(s, FEEDERS)  # PARTY-21


class PassOn(Step):
    """PARTY-5 Clockwise."""

    def do(self, s: Table) -> None:
        s.turn = (s.turn + 1) % s.seats


TAKE_TURN: Final = TakeTurn()
MOVE_MOUSE: Final = MoveMouse(None)
MOVE_DROPPER: Final = [MoveMouse(0), MoveMouse(1)]
MOVE_RACCOON: Final = MoveRaccoon()
PASS_ON: Final = PassOn()
