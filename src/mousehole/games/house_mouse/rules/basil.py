"""House Mouse, Basil: he goes for the nearest Point, and asks the player before him only where ways are equal.

Around his actions there is a beat, for all to see what he does and to play a Boost (HOUSE-21). It is as long whether
or not anybody holds one, and comes whether or not he can do anything.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.rules.cards import scavenge_at
from mousehole.games.house_mouse.rules.moving import move
from mousehole.games.house_mouse.rules.powers import TIME_UP_ONLY
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.wire import BASIL, SendBasil
from mousehole.kernel import CLOCK, Choice, Decision, Refusal, Seat, Step

BEAT: Final = 2  # seconds before each action of Basil, and after the last


class BasilActs(Step):
    """HOUSE-41, HOUSE-42 One action after another: take the Point here, or go one step nearer to one; else stay."""

    def ways(self, s: Table) -> int:
        """The corners that he could go to now, as a mask; none if a Point is here, or out of reach."""
        goals, here = s.basil_goals(), s.mice[BASIL]
        if not s.actions_left() or goals >> here & 1 or s.is_glued(BASIL):
            return 0
        return s.box.house_for(s.seats).first_steps(here, goals, s.occupied)

    def asks(self, s: Table) -> list[Decision]:
        ways = self.ways(s)
        if ways & (ways - 1) == 0:  # at most one
            return [Decision(CLOCK, "basil-moves", TIME_UP_ONLY, "HOUSE-21", BEAT)]
        house = s.box.house_for(s.seats)
        options = [house.send_basil[corner] for corner in range(house.corners) if ways >> corner & 1]
        return [Decision(s.before_basil(), "basil", tuple(options), "HOUSE-41")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, SendBasil):
            self.go(s, s.box.house_for(s.seats).index[choice.corner])
        else:
            self.act(s)

    def act(self, s: Table) -> None:
        """The beat is over, and nobody has a say in what he does. Nothing to do: his turn is over."""
        ways, here = self.ways(s), s.mice[BASIL]
        if ways:
            self.go(s, ways.bit_length() - 1)
        elif s.actions_left() and s.basil_goals() >> here & 1:
            s.spent += 1
            s.then(self)
            scavenge_at(s, BASIL, here)

    def go(self, s: Table, corner: int) -> None:
        s.spent += 1
        s.then(self)
        move(s, BASIL, corner)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, SendBasil):
            return Refusal("choose-for-basil", "HOUSE-41")
        house, ways = s.box.house_for(s.seats), self.ways(s)
        corners = tuple([house.labels[corner] for corner in range(house.corners) if ways >> corner & 1])
        return Refusal("basil-goes-elsewhere", "HOUSE-41", (("corners", corners),))


BASIL_ACTS: Final = BasilActs()
