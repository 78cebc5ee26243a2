"""“At any time” as turns: a table that asks one seat at a time, for tree search and turn-based interfaces.

At a live table, nobody is ever asked whether to interrupt. Here every seat that could is asked, in a fixed order:

1. Before a question is answered, every seat that can interrupt gets a window: play an interrupt, or pass.
2. Windows go clockwise from the seat that is asked; while only the clock is asked, from the seat that answered last.
3. A seat that has passed is not asked again before the next answer. An interrupt is an answer: all windows reopen.
4. When all have passed, the question is asked. If several seats are asked at once, the first in the list goes first;
   its answer stays secret in the views of the others.
5. A clock that is asked alone answers at once. One that runs beside other questions answers when its time is used up;
   every answer to a question takes `pace` seconds, one number for all seats or one per seat.
6. With `interrupts=False` there are no windows, and nobody ever interrupts.

An open window shows that a seat could interrupt: fine for search and learning, but a live table must not do it.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mousehole.bots.driver import PACE
from mousehole.kernel import CLOCK, TIME_UP, Choice, Decision, Game, Interrupt, Rng, Seat


@dataclass(frozen=True)
class Turn:
    """One seat's question now. In a window, None passes; otherwise one of the options must be taken."""

    seat: Seat
    options: tuple[Choice, ...]
    is_window: bool
    decision: Decision  # as the game asks it
    is_timed: bool      # a clock is running at the same time


class Windows:
    """A game's table, played one turn after another. The table itself is used, not a copy."""

    def __init__(self, game: Game, s: Any, pace: int | list[int] = PACE, interrupts: bool = True) -> None:
        self.game = game
        self.s = s
        self.paces: list[int] = [pace] * s.seats if isinstance(pace, int) else pace
        self.interrupts = interrupts
        self.passed: list[Seat] = []  # since the last answer
        self.latest: Seat = 0         # the seat that answered last
        self.spent = 0                # seconds on an open clock

    def clone(self) -> Windows:
        twin = Windows(self.game, self.game.clone(self.s), self.paces, self.interrupts)
        twin.passed, twin.latest, twin.spent = self.passed[:], self.latest, self.spent
        return twin

    def turn(self) -> Turn | None:
        """Return who is asked what. None: the game is over."""
        while questions := self.game.advance(self.s):
            seats = [d for d in questions if d.seat != CLOCK]
            clocks = [d for d in questions if d.seat == CLOCK]
            if clocks and seats and self.spent >= clocks[0].seconds:
                self._time_up()
                continue
            start = seats[0].seat if seats else self.latest
            offers = self.game.interrupts(self.s) if self.interrupts else []
            windows = [d for d in offers if d.seat not in self.passed]
            if windows:
                first = min(windows, key=lambda d: (d.seat - start) % self.s.seats)
                options = tuple([c for d in windows if d.seat == first.seat for c in d.options])
                return Turn(first.seat, options, True, first, bool(clocks))
            if seats:
                return Turn(seats[0].seat, seats[0].options, False, seats[0], bool(clocks))
            self._time_up()
        return None

    def answer(self, choice: Choice | None) -> None:
        """Answer for the seat whose turn it is. None: pass on the window."""
        turn = self.turn()
        if turn is None:
            raise ValueError("the game is over")
        if choice is None and not turn.is_window:
            raise ValueError(f"seat {turn.seat} is asked and must answer")
        if choice is not None and choice not in turn.options:
            raise ValueError(f"{choice} is not offered to seat {turn.seat}")
        self.take(turn, choice)

    def take(self, turn: Turn, choice: Choice | None) -> None:
        """Apply an answer that is known to be possible in the open turn."""
        if choice is None:
            self.passed.append(turn.seat)
            return
        self.game.apply(self.s, turn.seat, choice)
        self.passed = []
        self.spent = self.spent + self.paces[turn.seat] if turn.is_timed else 0
        if not isinstance(choice, Interrupt):
            self.latest = turn.seat

    def _time_up(self) -> None:
        self.game.apply(self.s, CLOCK, TIME_UP)
        self.passed, self.spent = [], 0


def play_out(table: Windows, rng: Rng, sensible: bool = True) -> int:
    """Play to the end by the game's policy (or at random, passing on half the windows); return the number of turns."""
    turns = 0
    while turn := table.turn():
        if sensible:
            table.answer(table.game.policy(table.s, turn.decision, rng))
        elif turn.is_window and rng.below(2):
            table.answer(None)
        else:
            table.answer(turn.options[rng.below(len(turn.options))])
        turns += 1
    return turns
