"""The engine: an agenda of rulebook steps, and the decisions they ask for."""
from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mousehole.kernel.chance import Rng
from mousehole.kernel.facts import FIRST_PLAYER, Facts, Options
from mousehole.kernel.wire import CLOCK, Choice, Decision, Event, Interrupt, Outcome, Refusal, Refused, Seat, Value

ENOUGH: Final = 10_000  # steps between two decisions: more is a rule that never ends


class EndlessAgenda(Exception):
    """Too many steps in a row without anybody being asked."""


class State:
    """Everything on the table. Games add fields, of plain data and lists; only steps write them."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats: Final = seats
        self.rng = rng
        self.agenda: list[Step] = []          # what the rulebook does next; last first
        self.events: list[Event] | None = []  # what happened, until somebody takes it; None: nobody listens

    def then(self, *steps: Step) -> None:
        """Do these next, in reading order, before the rest of the agenda."""
        for at in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[at])

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)


class Step(Value):
    """One instruction of the rulebook: a value that holds no secrets.

    Each game's steps name their own Table as the type of `s`.
    """

    def asks(self, s: Any) -> list[Decision]:
        """Who must decide what first; CLOCK's question comes last. Pure: asked afresh after every interrupt."""
        return []

    def answer(self, s: Any, seat: Seat, choice: Choice) -> None:
        """Take one answer; `s.then(self)` keeps the step waiting for more."""
        raise Refused(Refusal("not-asked", ""))

    def do(self, s: Any) -> None:
        """Carry the instruction out: nobody has anything left to decide."""

    def why_not(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        """What forbids a choice that was not offered to the asked seat. None: nothing better to say than that."""
        return None


class Game(ABC):
    """A rulebook and an edition of its box: how to set the table, what a seat sees, how it ends."""

    def __init__(self, facts: Facts, box: Any) -> None:
        self.facts: Final = facts
        self.box: Final = box  # what is printed; shared by all tables, written by none

    @abstractmethod
    def setup(self, seats: int, rng: Rng, options: Options) -> Any:
        """The table before the first step. `start` has checked seats and options."""

    @abstractmethod
    def clone(self, s: Any) -> Any:
        """The same table again, with nobody listening (for search)."""

    @abstractmethod
    def view(self, s: Any, seat: Seat | None) -> Any:
        """All that this seat (None: a spectator) may know, as a value."""

    @abstractmethod
    def imagine(self, view: Any, rng: Rng) -> Any:
        """A table that this view cannot tell from the true one, secrets drawn afresh (for search)."""

    @abstractmethod
    def outcome(self, s: Any) -> Outcome:
        """How it ended. Only asked once nobody is asked any more."""

    def evaluate(self, s: Any, seat: Seat) -> float:
        """How good this is for the seat: 0 lost, 1 won, or the game's own measure where nobody wins."""
        return 0.5

    def measures(self, s: Any, seat: Seat) -> tuple[tuple[str, float], ...]:
        """What the evaluation looks at, in numbers that players know; the most decisive first (for hints)."""
        return ()

    def policy(self, s: Any, d: Decision, rng: Rng) -> Choice | None:
        """A quick sensible answer from what that seat may know. None: let the chance to interrupt pass."""
        return d.options[rng.below(len(d.options))]

    def considered(self, s: Any, d: Decision) -> Decision:
        """The decision without the choices that are plain mistakes, where a rule offers those, too (for bots)."""
        return d

    def interrupts(self, s: Any) -> list[Decision]:
        """What any seat may do out of turn, while others are being asked."""
        return []

    def interrupt(self, s: Any, seat: Seat, choice: Interrupt) -> None:
        raise Refused(Refusal("not-asked", self.facts.turn_clause))

    def why_not_interrupt(self, s: Any, seat: Seat, choice: Interrupt) -> Refusal:
        """What forbids an interrupt that is not offered to this seat now."""
        return Refusal("not-your-turn", self.facts.turn_clause)

    def heard(self, s: Any, seat: Seat, choice: Choice) -> Choice:
        """The offered choice that these words mean, where a thing can be said in several ways."""
        return choice

    def start(self, seats: int, rng: Rng, options: Options | None = None) -> Any:
        """A new table, or BadSetup."""
        return self.setup(seats, rng, self.facts.checked(seats, options or {}))

    def first_player(self, seats: int, rng: Rng, options: Options) -> Seat:
        chosen = options[FIRST_PLAYER]
        return chosen if isinstance(chosen, int) else rng.below(seats)

    def asked(self, s: State) -> list[Decision]:
        """Run the agenda until a seat must decide. Empty: the game is over."""
        steps = 0
        while s.agenda:
            if questions := s.agenda[-1].asks(s):
                return questions
            s.agenda.pop().do(s)
            steps += 1
            if steps > ENOUGH:
                raise EndlessAgenda(f"{steps} steps without a question; agenda: {s.agenda}")
        return []

    def pending(self, s: State) -> list[Decision]:
        """All that can be answered now: the questions, then what may be done out of turn. Empty: the game is over."""
        return questions + self.interrupts(s) if (questions := self.asked(s)) else []

    def apply(self, s: State, seat: Seat, choice: Choice) -> None:
        """The trusted door: an answer known to be legal (search, replay)."""
        if isinstance(choice, Interrupt):
            self.interrupt(s, seat, choice)
        else:
            s.agenda.pop().answer(s, seat, choice)

    def play(self, s: State, seat: Seat, choice: Choice) -> Choice:
        """The checked door: an answer from outside, returned as it was understood. Refused changes nothing."""
        if refusal := self.why_not(s, seat, choice):
            raise Refused(refusal)
        meant = self.heard(s, seat, choice)
        self.apply(s, seat, meant)
        return meant

    def why_not(self, s: State, seat: Seat, choice: Choice) -> Refusal | None:
        """What forbids this choice now; None if it is legal."""
        if not (questions := self.asked(s)):
            return Refusal("game-over", self.facts.end_clause)
        asked_here = [d for d in questions + self.interrupts(s) if d.seat == seat]
        try:
            meant = self.heard(s, seat, choice)
            if any([meant in d.options for d in asked_here]):
                return None
            if isinstance(meant, Interrupt):
                return self.why_not_interrupt(s, seat, meant)
            if any([d.seat == seat for d in questions]):
                return s.agenda[-1].why_not(s, seat, meant) or Refusal("not-offered", asked_here[0].clause)
        except (TypeError, ValueError, LookupError, AttributeError):  # it is not even a choice of the right shape
            return Refusal("malformed", questions[0].clause)
        return Refusal("not-your-turn", self.facts.turn_clause)


def playout(game: Game, s: State, rng: Rng, sensible: bool = False, pace: int = 6) -> int:
    """Let chance, or the game's policy, answer every question until the game is over; how many answers there were.

    Time is told by answers: each takes `pace` seconds off an open clock. Asked alone, the clock answers at once.
    """
    answers, spent = 0, 0
    while questions := game.asked(s):
        offers = game.interrupts(s)
        clock = questions[len(questions) - 1].seat == CLOCK
        seats = len(questions) - int(clock)
        d, choice = questions[seats - 1], None
        if sensible:
            for d in offers:
                choice = game.policy(s, d, rng)
                if choice is not None:
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
