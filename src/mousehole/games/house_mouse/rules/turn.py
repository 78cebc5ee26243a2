"""House Mouse, the turn: three actions, and an end that its player declares."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import POWER
from mousehole.games.house_mouse.happened import TurnBegan
from mousehole.games.house_mouse.rules.basil import BASIL_ACTS
from mousehole.games.house_mouse.rules.cards import scavenge_at
from mousehole.games.house_mouse.rules.ending import ROUNDS_OVER
from mousehole.games.house_mouse.rules.moving import move
from mousehole.games.house_mouse.rules.powers import declare
from mousehole.games.house_mouse.table import NO_CARD, Table, mark
from mousehole.games.house_mouse.wire import BASIL, END_TURN, SCAVENGE, Activate, GoTo, Scavenge
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class BeginTurn(Step):
    """HOUSE-8, HOUSE-16 Three actions, less what others took away; all Powers in all nests are fresh."""

    def do(self, s: Table) -> None:
        s.spent, s.bonus = 0, 0
        s.naps = s.next_naps[s.turn]
        if s.naps:
            s.next_naps = s.next_naps[:]
            s.next_naps[s.turn] = 0
        s.used, s.free, s.freed = [], [], []
        s.tell(TurnBegan(s.turn, s.round))
        s.then(BASIL_ACTS if s.turn == BASIL else TAKE_ACTIONS, PASS_TURN)


class TakeActions(Step):
    """HOUSE-8 Scavenge, move, activate while actions last; HOUSE-15 free Powers; then the end, if declared."""

    def asks(self, s: Table) -> list[Decision]:
        seat, left = s.turn, s.actions_left()
        options: list[Choice] = []
        if left:
            corner = s.mice[seat]
            if s.house[corner] != NO_CARD:
                options.append(SCAVENGE)
            if not s.glued >> seat & 1:
                house = s.box.house_for(s.seats)
                mask = house.reach(corner, s.occupied, left)
                go_to = house.go_to
                for to in range(house.corners):
                    if mask >> to & 1:
                        options.append(go_to[to])
        for card in s.nests[seat]:
            if s.box.type_of[card] == POWER and (left or mark(card, seat) in s.free) and s.is_fresh(card, seat):
                options.append(s.box.activate[card])
        options.append(END_TURN)
        return [Decision(seat, "act", tuple(options), "HOUSE-8", 0, (("left", left), ("free", len(s.free))))]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        """HOUSE-11 Past other mice a move costs one action per corner."""
        if isinstance(choice, GoTo):
            s.then(self)
            house = s.box.house_for(s.seats)
            to = house.index[choice.corner]
            s.spent += house.cost(s.mice[seat], to, s.occupied)
            move(s, seat, to)
        elif isinstance(choice, Scavenge):
            s.then(self)
            s.spent += 1
            scavenge_at(s, seat, s.mice[seat])
        elif isinstance(choice, Activate):
            s.then(self)
            card = s.box.number[choice.card]
            is_free = mark(card, seat) in s.free
            if not is_free:
                s.spent += 1
            declare(s, seat, card, is_free)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        left = s.actions_left()
        if isinstance(choice, Activate):
            card = s.box.number.get(choice.card, NO_CARD)
            if card not in s.nests[seat] or s.box.type_of[card] != POWER:
                return Refusal("not-in-your-nest", "HOUSE-14")
            if not s.is_fresh(card, seat):
                return Refusal("used-up", "HOUSE-16")
            return Refusal("power-not-free", "HOUSE-17")
        if isinstance(choice, Scavenge):
            return Refusal("no-actions", "HOUSE-8") if not left else Refusal("no-card-here", "HOUSE-9")
        if isinstance(choice, GoTo):
            house = s.box.house_for(s.seats)
            if choice.corner not in house.index:
                return Refusal("no-such-corner", "HOUSE-1")
            to = house.index[choice.corner]
            if not left:
                return Refusal("no-actions", "HOUSE-8")
            if s.is_glued(seat):
                return Refusal("glued", "HOUSE-37")
            if to == s.mice[seat]:
                return Refusal("already-there", "HOUSE-10", (("corner", choice.corner),))
            if not s.is_free_corner(to):
                return Refusal("occupied", "HOUSE-10", (("corner", choice.corner),))
            cost = house.cost(s.mice[seat], to, s.occupied)
            if cost:
                return Refusal("no-actions-to-pass", "HOUSE-11", (("cost", cost), ("left", left)))
            return Refusal("not-adjacent", "HOUSE-10", (("corner", choice.corner),))
        return None


class PassTurn(Step):
    """HOUSE-6, HOUSE-40 Clockwise, Basil last; HOUSE-37 glue lets go; HOUSE-46 the last round ends the game."""

    def do(self, s: Table) -> None:
        s.glued &= ~(1 << s.turn)
        if s.turn != s.before_basil() and s.turn != BASIL:
            s.turn = (s.turn + 1) % s.seats
        elif s.has_basil and s.turn != BASIL:
            s.turn = BASIL
        else:
            if s.round == s.box.rounds:
                s.then(ROUNDS_OVER)
                return
            s.turn = s.first
            s.round += 1
        s.then(BEGIN_TURN)


BEGIN_TURN: Final = BeginTurn()
TAKE_ACTIONS: Final = TakeActions()
PASS_TURN: Final = PassTurn()
