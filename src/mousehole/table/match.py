"""One match: the table, its clock and its log. It does no I/O and has no clock of its own: it is given the time."""
from __future__ import annotations

from typing import Any

from mousehole.games import parts_of, why_not_parts
from mousehole.kernel import CLOCK, Choice, Decision, Event, Game, Options, Outcome, Refused, Seat, TimeUp
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, begun, replay
from mousehole.table import takings


class Match:
    """A match. Times are milliseconds since it began, and never run backwards.

    `position`: what it begins from, if not from the set-up (`Log.position`).
    """

    def __init__(self, game: Game, seats: int, seed: bytes, options: Options, edition: dict[str, str],
                 codec: Codec | None = None, position: dict[str, Any] | None = None) -> None:
        options = game.facts.checked(seats, options)
        self.game = game
        self.codec = codec or Codec(game)
        self.log = Log(game.facts.id, game.facts.version, seats, seed.hex(), options, edition, position=position)
        self.s: Any = begun(game, self.log)
        self.clock_prompt = ""  # the clock question that is open…
        self.clock_since = 0    # …and since when: one that stays open keeps its deadline
        self.open: list[Decision] = []  # everything that can be answered now
        self._look(0)
        if position is not None:
            self.clock_since -= position["spent"]

    @staticmethod
    def resumed(game: Game, log: Log) -> Match:
        """Resume the unfinished match of a log."""
        match = Match(game, log.seats, bytes.fromhex(log.seed), log.options, log.edition,
                      position=log.position)
        replay(game, log)  # reports what is wrong with it, if anything is
        for seat, choice, at in log.answers:
            match._take(seat, match.codec.read(choice, Choice), at)
        match.take_events()
        match.log.taken_back, match.log.fairness = log.taken_back, log.fairness
        return match

    @staticmethod
    def placed(game: Game, codec: Codec, log: Log, s: Any, clock_prompt: str, clock_since: int) -> Match:
        """Continue an unfinished match of which everything is known, without playing it again."""
        match = Match.__new__(Match)
        match.game, match.codec, match.log, match.s = game, codec, log, s
        match.clock_prompt, match.clock_since = clock_prompt, clock_since
        match.open = game.pending(s)
        return match

    def without(self, seat: Seat, first: int, at: int, *, only: bool) -> Match:
        """Return the match without answer `first`, which this seat took back, and without those after it unless `only`.

        Raises Refused if those that are left are not possible by themselves. Chance goes on from where it was.
        """
        answers, log = self.log.answers, self.log
        kept = [*answers[:first], *(answers[first + 1:] if only else [])]
        again = Match(self.game, log.seats, bytes.fromhex(log.seed), log.options, log.edition, self.codec,
                      log.position)
        for who, plain, then in kept:
            if only:
                again._take(who, self.codec.read(plain, Choice), then)
            else:  # they were possible before
                again.take(who, plain, then)
        again.take_events()
        again.log.fairness = log.fairness
        again.log.taken_back = [*(log.taken_back or []), takings.row(log, seat, first, at, only=only)]
        return again

    @property
    def now(self) -> int:
        return self.log.answers[-1][2] if self.log.answers else 0

    def pending(self) -> list[Decision]:
        return self.open

    def outcome(self) -> Outcome | None:
        return None if self.pending() else self.game.outcome(self.s)

    def due(self) -> int | None:
        """Return when the clock will answer, if it is asked."""
        for d in self.pending():
            if d.seat == CLOCK:
                return self.clock_since + 1000 * d.seconds
        return None

    def tick(self, at: int) -> bool:
        """Let the clock answer if its time has come; return whether it did."""
        due = self.due()
        if due is None or at < due:
            return False
        clock = next(d for d in self.pending() if d.seat == CLOCK)
        self._take(CLOCK, clock.options[0], max(due, self.now))
        return True

    def play(self, seat: Seat, choice: Choice, at: int) -> Choice:
        """Play an answer and return it as understood; raises Refused. The clock answers first if its time has come."""
        while self.tick(at):
            pass
        return self._take(seat, choice, max(at, self.now))

    def play_all(self, seat: Seat, choice: Choice, at: int) -> tuple[Choice, ...]:
        """Do the same for a choice that may be short for several: all of them, or none."""
        has_ticked = False
        while self.tick(at):
            has_ticked = True
        if has_ticked and seat == CLOCK and isinstance(choice, TimeUp):
            return (choice,)  # it has just been played
        if refusal := why_not_parts(self.game, self.s, seat, choice):
            raise Refused(refusal)
        return tuple([self._take(seat, part, max(at, self.now)) for part in parts_of(self.game.facts.id, choice)])

    def take_events(self) -> list[Event]:
        """Return what happened since the last call."""
        events: list[Event] = self.s.events or []
        self.s.events = []
        return events

    def take(self, seat: Seat, plain: Any, at: int, meant: Choice | None = None) -> None:
        """Apply an answer from the journal, as plain data: it was checked before it was written.

        `meant`: the choice itself, if it is known.
        """
        self.game.apply(self.s, seat, self.codec.read(plain, Choice) if meant is None else meant)
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
