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

from typing import Any, Final

from mousehole.bots.driver import PACE
from mousehole.kernel import CLOCK, TIME_UP, Choice, Decision, Game, Interrupt, Rng, Seat


class Turn:
    """One seat's question now. In a window, None passes; otherwise one of the options must be taken."""

    def __init__(self, seat: Seat, options: tuple[Choice, ...], is_window: bool, decision: Decision,
                 is_timed: bool) -> None:
        self.seat: Final = seat
        self.options: Final = options
        self.is_window: Final = is_window
        self.decision: Final = decision  # as the game asks it
        self.is_timed: Final = is_timed  # a clock is running at the same time


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
            count = len(questions)
            is_timed = questions[count - 1].seat == CLOCK
            seats = count - 1 if is_timed else count
            if is_timed and seats and self.spent >= questions[seats].seconds:
                self._time_up()
                continue
            if self.interrupts:
                window = self._window(questions[0].seat if seats else self.latest, is_timed)
                if window is not None:
                    return window
            if seats:
                d = questions[0]
                return Turn(d.seat, d.options, False, d, is_timed)
            self._time_up()
        return None

    def _window(self, start: Seat, is_timed: bool) -> Turn | None:
        """Return the chance to interrupt of the first seat from here on that has one and has not passed."""
        offers = self.game.interrupts(self.s)
        if not offers:
            return None
        first: Decision | None = None
        nearest = 0
        for d in offers:
            away = (d.seat - start) % len(self.paces)
            if d.seat not in self.passed and (first is None or away < nearest):
                first, nearest = d, away
        if first is None:
            return None
        options = [choice for d in offers if d.seat == first.seat for choice in d.options]
        return Turn(first.seat, tuple(options), True, first, is_timed)

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
