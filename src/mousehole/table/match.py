"""One match: the table, its clock and its log. It does no I/O and has no clock of its own: it is told the time."""
from __future__ import annotations

from typing import Any

from mousehole.games import parts_of, why_not_parts
from mousehole.kernel import CLOCK, Choice, Decision, Event, Game, Options, Outcome, Refused, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, replay


class Match:
    """Times are milliseconds since the match began, and never run backwards."""

    def __init__(self, game: Game, seats: int, seed: bytes, options: Options, edition: dict[str, str],
                 codec: Codec | None = None) -> None:
        options = game.facts.checked(seats, options)
        self.game = game
        self.codec = codec or Codec(game)
        self.log = Log(game.facts.id, game.facts.version, seats, seed.hex(), options, edition)
        self.s: Any = game.start(seats, Rng(seed), options)
        self.clock_prompt = ""  # the clock question that is open…
        self.clock_since = 0    # …and since when: one that stays open keeps its deadline
        self.open: list[Decision] = []  # all that can be answered now
        self._look(0)

    @staticmethod
    def resumed(game: Game, log: Log) -> Match:
        """The match of a log that is still running."""
        match = Match(game, log.seats, bytes.fromhex(log.seed), log.options, log.edition)
        replay(game, log)  # says what is wrong with it, if anything is
        for seat, choice, at in log.answers:
            match._take(seat, match.codec.read(choice, Choice), at)
        match.take_events()
        return match

    @property
    def now(self) -> int:
        return self.log.answers[-1][2] if self.log.answers else 0

    def pending(self) -> list[Decision]:
        return self.open

    def outcome(self) -> Outcome | None:
        return None if self.pending() else self.game.outcome(self.s)

    def due(self) -> int | None:
        """When the clock will answer, if it is asked."""
        for d in self.pending():
            if d.seat == CLOCK:
                return self.clock_since + 1000 * d.seconds
        return None

    def tick(self, at: int) -> bool:
        """Let the clock answer if its time has come; whether it did."""
        due = self.due()
        if due is None or at < due:
            return False
        clock = next(d for d in self.pending() if d.seat == CLOCK)
        self._take(CLOCK, clock.options[0], max(due, self.now))
        return True

    def play(self, seat: Seat, choice: Choice, at: int) -> Choice:
        """A seat's answer, as it was understood; or Refused. What the clock had to say before is said first."""
        while self.tick(at):
            pass
        return self._take(seat, choice, max(at, self.now))

    def play_all(self, seat: Seat, choice: Choice, at: int) -> tuple[Choice, ...]:
        """The same for a choice that may be short for several: all of them, or none."""
        while self.tick(at):
            pass
        if refusal := why_not_parts(self.game, self.s, seat, choice):
            raise Refused(refusal)
        return tuple([self._take(seat, part, max(at, self.now)) for part in parts_of(self.game.facts.id, choice)])

    def take_events(self) -> list[Event]:
        """What happened since last time."""
        events: list[Event] = self.s.events or []
        self.s.events = []
        return events

    def take(self, seat: Seat, plain: Any, at: int) -> None:
        """The trusted door: an answer in plain words that was checked before it was written down."""
        self.game.apply(self.s, seat, self.codec.read(plain, Choice))
        self._note(seat, plain, at)

    def _take(self, seat: Seat, choice: Choice, at: int) -> Choice:
        meant = self.game.play(self.s, seat, choice)
        self._note(seat, self.codec.plain(meant), at)
        return meant

    def _note(self, seat: Seat, plain: Any, at: int) -> None:
        self.log.answers.append((seat, plain, at))
        if seat == CLOCK:
            self.clock_prompt = ""
        self._look(at)

    def _look(self, at: int) -> None:
        """Note when a clock question opens, and the result when the match is over."""
        pending = self.open = self.game.pending(self.s)
        prompt = next((d.prompt for d in pending if d.seat == CLOCK), "")
        if prompt != self.clock_prompt:
            self.clock_prompt, self.clock_since = prompt, at
        if not pending:
            self.log.result = self.codec.plain(self.game.outcome(self.s))
