"""The engine: an agenda of rulebook steps, and the decisions they ask for."""
from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mousehole.inherited import mypyc_attr
from mousehole.kernel.chance import Rng
from mousehole.kernel.facts import FIRST_PLAYER, Facts, Options
from mousehole.kernel.wire import CLOCK, Choice, Decision, Event, Interrupt, Outcome, Refusal, Refused, Seat, Value

NOTHING: Final[list[Decision]] = []  # to return, never to change
MAX_STEPS: Final = 10_000  # steps between two decisions: more means a rule that never ends


class EndlessAgenda(Exception):
    """Too many steps in a row without a question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table. Games add fields of plain data and lists; only steps change them."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: Final = seats             # how many there are
        self.rng = rng                        # its chance: nobody may look at it
        self.agenda: list[Step] = []          # the next instructions of the rulebook; last first
        self.events: list[Event] | None = []  # what happened, until it is collected; None: not recorded

    def then(self, *steps: Step) -> None:
        """Put these steps on the agenda, in reading order, before everything else."""
        for at in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[at])

    def tell(self, event: Event) -> None:
        """Record what has happened."""
        if self.events is not None:
            self.events.append(event)

    def clone(self) -> State:
        """Return a copy that shares nothing with this table that either of them may change, and records no events."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value):
    """One instruction of the rulebook: a value that holds no secrets.

    Each game's steps name their own Table as the type of `s`.
    """

    def asks(self, s: Any) -> list[Decision]:
        """Return the decisions to be made first; CLOCK's comes last. Pure: called again after every interrupt."""
        return []

    def answer(self, s: Any, seat: Seat, choice: Choice) -> None:
        """Take one answer; `s.then(self)` keeps the step waiting for more."""
        raise Refused(Refusal("not-asked", ""))

    def do(self, s: Any) -> None:
        """Carry out the instruction; called when there is nothing left to decide."""

    def why_not(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """Say what forbids a choice that was not offered to the asked seat. None: there is no better reason."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A rulebook and an edition of its box: how to set up the table, what a seat sees, how it ends.

    A table is `Any` here, because whoever gets a game by name cannot know its class; each game names its own.
    """

    def __init__(self, facts: Facts, box: Any) -> None:
        self.facts: Final = facts  # what its lid says
        self.box: Final = box  # what is printed; shared by all tables, changed by none
        self.check = ""        # the edition's; set by whoever opened the box

    @abstractmethod
    def setup(self, seats: int, rng: Rng, options: Options) -> Any:
        """Return the table before the first step. `start` has checked seats and options."""

    def clone(self, s: Any) -> Any:
        """Return a copy of the table that records no events (for search)."""
        table: State = s
        return table.clone()

    @abstractmethod
    def view(self, s: Any, seat: Seat | None) -> Any:
        """Return everything that this seat (None: a spectator) may know, as a value."""

    @abstractmethod
    def imagine(self, view: Any, rng: Rng) -> Any:
        """Build a table that this view cannot tell from the true one, with secrets drawn afresh (for search)."""

    @abstractmethod
    def outcome(self, s: Any) -> Outcome:
        """Say how the game ended. Only called once there are no more questions."""

    def evaluate(self, s: Any, seat: Seat) -> float:
        """Rate the table for this seat: 0 lost, 1 won, or the game's own measure if nobody wins."""
        return 0.5

    def measures(self, s: Any, seat: Seat) -> tuple[tuple[str, float], ...]:
        """Return what the evaluation looks at, in numbers that players know; the most decisive first (for hints)."""
        return ()

    def mode(self, s: Any) -> str:
        """Name what changes the chances at this table beside its position: seats, options, roles (for calibration)."""
        return str(s.seats)

    def progress(self, s: Any) -> float:
        """Say how much of the game is over, from 0 to 1 (for calibration)."""
        return 0.0

    def policy(self, s: Any, d: Decision, rng: Rng) -> Choice | None:
        """Return a quick sensible answer from what that seat may know. None: pass on the chance to interrupt."""
        return d.options[rng.below(len(d.options))]

    def considered(self, s: Any, d: Decision) -> Decision:
        """Drop plain mistakes from a decision's choices, where the rules offer such (for bots)."""
        return d

    def interrupts(self, s: Any) -> list[Decision]:
        """Return what each seat may do out of turn, while others are being asked."""
        return NOTHING

    def interrupt(self, s: Any, seat: Seat, choice: Interrupt) -> None:
        """Carry out a choice that was made out of turn."""
        raise Refused(Refusal("not-asked", self.facts.turn_clause))

    def why_not_interrupt(self, s: Any, seat: Seat, choice: Interrupt) -> Refusal:
        """Say what forbids an interrupt that is not offered to this seat now."""
        return Refusal("not-your-turn", self.facts.turn_clause)

    def interpret(self, s: Any, seat: Seat, choice: Choice) -> Choice:
        """Return the offered choice that this one means, where the same thing can be expressed in several ways."""
        return choice

    def start(self, seats: int, rng: Rng, options: Options | None = None) -> Any:
        """Set up a new table; raises BadSetup."""
        return self.setup(seats, rng, self.facts.checked(seats, options or {}))

    def first_player(self, seats: int, rng: Rng, options: Options) -> Seat:
        """Return who begins: whom the options name, or anybody."""
        return chosen if isinstance(chosen := options[FIRST_PLAYER], int) else rng.below(seats)

    def advance(self, s: State) -> list[Decision]:
        """Run the agenda until a seat must decide. Empty: the game is over."""
        steps = 0
        while s.agenda:
            if questions := s.agenda[-1].asks(s):
                return questions
            s.agenda.pop().do(s)
            steps += 1
            if steps > MAX_STEPS:
                raise EndlessAgenda(f"{steps} steps without a question; agenda: {s.agenda}")
        return []

    def pending(self, s: State) -> list[Decision]:
        """Return everything that can be answered now: questions, then interrupts. Empty: the game is over."""
        return questions + offers if (questions := self.advance(s)) and (offers := self.interrupts(s)) else questions

    def apply(self, s: State, seat: Seat, choice: Choice) -> None:
        """Apply an answer that is known to be legal (for search and replay)."""
        if isinstance(choice, Interrupt):
            self.interrupt(s, seat, choice)
        else:
            s.agenda.pop().answer(s, seat, choice)

    def play(self, s: State, seat: Seat, choice: Choice) -> Choice:
        """Check and apply an answer from outside; return it as understood. If it is Refused, nothing changes."""
        if refusal := self.why_not(s, seat, choice):
            raise Refused(refusal)
        self.apply(s, seat, meant := self.interpret(s, seat, choice))
        return meant

    def why_not(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """Say what forbids this choice now; None if it is legal."""
        if not (questions := self.advance(s)):
            return Refusal("game-over", self.facts.end_clause)
        asked_here = [d for d in questions + self.interrupts(s) if d.seat == seat]
        try:
            meant = self.interpret(s, seat, choice)
            if any([meant in d.options for d in asked_here]):
                return None
            if isinstance(meant, Interrupt):
                return self.why_not_interrupt(s, seat, meant)
            if any([d.seat == seat for d in questions]):
                return s.agenda[-1].why_not(s, seat, meant) or Refusal("not-offered", asked_here[0].clause)
        except (TypeError, ValueError, LookupError, AttributeError):  # it does not even have the shape of a choice
            return Refusal("malformed", questions[0].clause)
        return Refusal("not-your-turn", self.facts.turn_clause)


def playout(game: Game, s: State, rng: Rng, sensible: bool = False, pace: int = 6) -> int:
    """Let chance, or the game's policy, answer every question until the game is over; return the number of answers.

    Answers take game time: each takes `pace` seconds off an open clock. Asked alone, the clock answers at once.
    """
    answers, spent = 0, 0
    while questions := game.advance(s):
        offers = game.interrupts(s)
        clock = questions[len(questions) - 1].seat == CLOCK
        seats = len(questions) - int(clock)
        d, choice = questions[seats - 1], None
        if sensible:
            for d in offers:
                if (choice := game.policy(s, d, rng)) is not None:
                    break
        if choice is None:
            if clock and (spent >= questions[seats].seconds or (seats == 0 and (sensible or not offers))):
                d = questions[seats]
            elif sensible or not offers:
                d = questions[0] if seats == 1 else questions[rng.below(seats)]
            else:
                all_of_them = questions[:max(seats, 1)] + offers
                d = all_of_them[rng.below(len(all_of_them))]
            if sensible and d.seat != CLOCK:
                choice = game.policy(s, d, rng)
            if choice is None:
                choice = d.options[rng.below(len(d.options))]
        game.apply(s, d.seat, choice)
        answers += 1
        spent = spent + pace if clock and d.seat != CLOCK else 0
    return answers
