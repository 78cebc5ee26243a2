"""A local match: people who share one terminal, bots, and a stopwatch. It knows no screen and no game."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from mousehole.bots.chances import Chances
from mousehole.bots.levels import Bot
from mousehole.bots.proposals import Proposal, proposal
from mousehole.games import is_scored, why_not_parts
from mousehole.kernel import CLOCK, Choice, Decision, Event, Interrupt, Outcome, Refusal, Refused, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, begun
from mousehole.kernel.wire import fields_of
from mousehole.table import days, revealing
from mousehole.table.aids import has_aids
from mousehole.table.fitted import chances_of
from mousehole.table.ladder import Played, Standing, standing
from mousehole.table.match import Match
from mousehole.table.notices import TookBack
from mousehole.table.pace import pace_of_people, seconds_for
from mousehole.table.remarks import QUIET, about, at_the_end
from mousehole.terminal import shelf
from mousehole.terminal.labels import Labels
from mousehole.terminal.remarked import proposal_line, remark_line
from mousehole.terminal.seating import PERSON, Seating
from mousehole.terminal.sitting import TableAction
from mousehole.terminal.stopwatch import Stopwatch
from mousehole.words import Words

CLIMB = "climb"  # an action: the next match on the next rung of the game's ladder
NOTE_EVERY = 2000  # at most this many ms of a running clock are lost when a terminal is closed
PROPOSALS_APART = 6  # answers between two proposals
BEAT = 0.2  # seconds between two checks of the clock


class BotTurn(NamedTuple):
    """What a bot should be asked, and in which position: an answer to an older one is void."""

    position: int
    bot: Bot
    view: Any
    decision: Decision


def is_offer(d: Decision) -> bool:
    """Whether it is a chance to interrupt, not a question that must be answered."""
    return isinstance(d.options[0], Interrupt)


class LocalTable:
    """`told`: what each viewer has seen happen, in words."""

    talks = False  # they sit side by side

    def __init__(self, match: Match, seating: Seating, language: str = "en", *, watch: Stopwatch | None = None,
                 keep: Callable[[Log], None] | None = None, path: Path | None = None,
                 played: Sequence[Played] = (), remarks: bool = True) -> None:
        self.match = match
        self.game = match.game
        self.seats = match.log.seats
        self.seating = seating
        self.people = seating.people
        self.bots = seating.bots(match.game)
        self.language = language
        self.words = Words(match.game.facts.id, language)
        self.words.names = seating.names(self.words)
        self.speakers: dict[Seat | None, Words] = {None: self.words} | {
            seat: Words(match.game.facts.id, language, self.words.names, seat) for seat in self.people}
        passed = max(match.now, shelf.time_of(path))
        self.is_new = not passed  # nobody has used any time yet
        self.watch = watch or Stopwatch(passed)
        self.keep = keep
        self.kept = self.position
        self.path = path  # where it is saved
        self.noted = self.watch.now()  # how much of its time is saved
        self.earlier = list(played)  # matches of the same people
        self.viewers: list[Seat | None] = [*self.people] or [None]
        self.told: dict[Seat | None, list[str]] = {viewer: [] for viewer in self.viewers}
        self.condition = ""
        self.remarks = remarks  # bots may say something
        self.said: dict[str, int] = {}  # what they have said, and at which position
        self.proposed = -QUIET  # the position in which a bot last had a proposal…
        self.consulted = -1     # …and in which it was last asked for one
        self.agreed_at = -1  # the position in which somebody asked whether everybody agrees to a take-back
        self.moved = asyncio.Event()  # there may be something to do
        self.passed: set[tuple[int, Seat]] = set()  # positions in which a bot passed on its chance
        if match.log.position is not None:
            for lines in self.told.values():
                lines.append(Labels(language)("plays-on"))
        self._retell()
        self._gather()

    def words_for(self, seat: Seat | None) -> Words:
        return self.speakers[seat]

    @property
    def position(self) -> int:
        """A number that goes up with every answer, also with those that are taken back."""
        log = self.match.log
        return len(log.answers) + sum([1 + len(row["answers"]) for row in log.taken_back or []])

    @property
    def is_over(self) -> bool:
        return self.match.log.result is not None

    @property
    def is_in_progress(self) -> bool:
        return not self.is_over

    @property
    def waits_for_people(self) -> bool:
        """Whether a clock would run from now on, and nobody has said yet that they are ready."""
        return self.is_new and bool(self.people) and self.position == 0 and self.match.due() is not None

    @property
    def has_aids(self) -> bool:
        return has_aids(self.game)

    @property
    def chances(self) -> Chances | None:
        return chances_of(self.game)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.match.s, seat)

    def decisions(self, seat: Seat | None) -> list[Decision]:
        """Return what this seat can answer now, questions first."""
        return sorted([d for d in self.match.pending() if d.seat == seat], key=is_offer)

    def must_answer(self) -> list[Seat]:
        """Return the people who are asked."""
        return [d.seat for d in self.match.pending() if d.seat in self.people and not is_offer(d)]

    def has_secrets(self, one: Seat | None, other: Seat | None) -> bool:
        """Whether one of them sees something that the other does not."""
        seen = [{name: field for name, field in fields_of(self.view(seat)).items() if name != "seat"}
                for seat in (one, other)]
        return seen[0] != seen[1]

    def play(self, seat: Seat, choice: Choice) -> Refusal | None:
        """Play a choice; None: done. Otherwise nothing has changed (but the clock may have answered first)."""
        refusal = None
        try:
            self.match.play_all(seat, choice, self.watch.now())
        except Refused as refused:
            refusal = refused.refusal
        self._gather()
        return refusal

    def actions(self) -> list[TableAction]:
        """Return the actions, only when the match is over."""
        if self.is_in_progress:
            return []
        labels, stands = Labels(self.language), self.standing()
        found = [TableAction(id, labels(f"end-{id}"), True) for id in ("replay", "again", "menu")]
        if stands is not None and stands.up is not None:
            rung = self.words.message(f"rung-{stands.up.name}")
            found.insert(0, TableAction(CLIMB, labels("end-climb", n=stands.wins, rung=rung), True))
        return found

    def played(self) -> list[Played]:
        """Return all matches of these people, including this one once it is over."""
        outcome = self.outcome()
        return self.earlier if outcome is None else [
            *self.earlier, Played(self.match.log.options, bool(outcome.winners))]

    def standing(self) -> Standing | None:
        """Return the place on the game's ladder; None: it has none, or the options are not on it."""
        log = self.match.log
        return None if "text" in log.edition else standing(log.game, log.options, self.played())

    async def do(self, action: TableAction) -> str:
        return ""  # all that can be done here is to leave

    async def take_back(self, seat: Seat | None) -> str:
        return self.taken_back()

    def taken_back(self) -> str:
        """Take back the last move of the people here; return why not, or whether everybody agrees.

        People who share the terminal agree by doing it twice.
        """
        answers = self.match.log.answers
        first = next((n for n in range(len(answers) - 1, -1, -1) if answers[n][0] in self.people), None)
        code = "game-over" if self.is_over else "no-take-backs-today" if days.day_of(self.match.log) else \
            "nothing-to-take-back" if first is None else \
            "on-the-clock" if revealing.has_clock(self.match) else ""
        if code or first is None:
            return self.words.refusal(Refusal(code, "")).removesuffix(" []")
        seat = answers[first][0]
        shown = revealing.is_shown(self.game, self.match.codec, self.match.log, first)
        if shown and self.bots:
            return self.words.refusal(Refusal("take-back-shown", "")).removesuffix(" []")
        is_free = not shown and all([who == seat for who, _, _ in answers[first:]])
        if not is_free and len(self.people) > 1 and self.agreed_at != self.position:
            self.agreed_at = self.position
            return Labels(self.language)("undo-sure")
        since = self.position
        self.match = self.match.without(seat, first, self.watch.now(), only=False)
        self._tell([TookBack(seat, since)])
        self._gather()
        return ""

    async def say(self, text: str) -> str:
        return ""

    async def rename(self, name: str) -> str:
        return ""  # the seats have the names that were given at the start

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None:
        return why_not_parts(self.game, self.match.s, seat, choice)

    def beat(self) -> bool:
        """Let the clock answer if its time has come; return whether it did."""
        if not self.match.tick(self.watch.now()):
            return False
        self._gather()
        return True

    def note_time(self) -> None:
        """Save the playing time: leaving and coming back must not give more time."""
        if self.path is None or self.is_over or self.watch.now() == self.noted or not self.path.exists():
            return
        try:
            shelf.keep_time(self.path, self.watch.now())
            self.noted = self.watch.now()
        except OSError as error:
            self.condition = f"⚠ {error.strerror}: {error.filename}"

    def note_time_now_and_then(self) -> None:
        """Save the time while waiting: a terminal may be closed, or a machine stop, without notice."""
        if self.match.due() is not None and self.watch.now() - self.noted >= NOTE_EVERY:
            self.note_time()

    def seconds_left(self) -> float | None:
        """Return the seconds until the clock answers, if it is asked."""
        due = self.match.due()
        return None if due is None else max(0.0, (due - self.watch.now()) / 1000)

    def clock_asks(self) -> str:
        """Say what happens while only the clock is asked."""
        asked = [d for d in self.match.pending() if not is_offer(d)]
        return self.words.prompt(asked[0]) if [d.seat for d in asked] == [CLOCK] else ""

    def pause(self) -> None:
        """Stop bots and time while the screen changes hands."""
        self.watch.stop()

    def resume(self) -> None:
        self.watch.go()
        self.moved.set()

    def bot_turn(self) -> BotTurn | None:
        """Return the next bot to ask: those that may interrupt first. In a deal of the day bots never interrupt."""
        if days.day_of(self.match.log):
            d = days.next_question(self.match.pending(), self.bots)
            bot = None if d is None else days.bot_for(self.game, self.match.log, d, self.seating.sitters[d.seat])
            return None if d is None or bot is None else BotTurn(self.position, bot, self.view(d.seat), d)
        for d in sorted(self.match.pending(), key=lambda d: not is_offer(d)):
            if d.seat in self.bots and not (is_offer(d) and (self.position, d.seat) in self.passed):
                bot = self.bots[d.seat]
                return BotTurn(self.position, bot, self.view(d.seat) if bot.looks else None, d)
        return None

    def bot_says(self, turn: BotTurn, choice: Choice | None) -> bool:
        """Take a bot's answer, unless the table has moved on meanwhile; return whether anything was played."""
        if turn.position != self.position:
            return False
        if choice is None:
            self.passed.add((turn.position, turn.decision.seat))
            return False
        return self.play(turn.decision.seat, choice) is None

    async def drive(self, changed: Callable[[], None], pace: float) -> None:
        """Let bots think in the background and play when ready; call `changed` after every change. Runs to the end."""
        while not self.is_over:
            self.note_time_now_and_then()
            turn = self.bot_turn() if self.watch.is_going else None
            if turn is not None:
                level = self.seating.sitters[turn.decision.seat]
                people = pace_of_people(self.match.log.answers, lambda seat: self.seating.sitters[seat] == PERSON)
                takes = seconds_for(self.match.pending(), turn.decision, level, pace, people) if pace else 0.0
                ready = self.watch.time() + takes
                choice = await asyncio.to_thread(turn.bot.choose, turn.view, turn.decision)
                if choice is not None:
                    await asyncio.sleep(max(0.0, ready - self.watch.time()))
                if self.watch.is_going and self.bot_says(turn, choice):
                    changed()
            elif self.watch.is_going and (self.skip_clock() or self.beat()):
                changed()
            elif (asking := self.to_consult()) is not None:
                self.tell_proposal(asking[0], await asyncio.to_thread(self.proposal_of, *asking))
                changed()
            else:
                self.moved.clear()
                left = self.seconds_left()
                with suppress(TimeoutError):  # not `wait_for`: before Python 3.12 it can swallow a cancellation
                    async with asyncio.timeout(BEAT if left is None else min(BEAT, left + 0.001)):
                        await self.moved.wait()

    async def answer(self, seat: Seat, choice: Choice) -> Refusal | None:
        """Play like `play`, for a screen: another kind of table may have to wait for a reply."""
        return self.play(seat, choice)

    def skip_clock(self) -> bool:
        """Let the clock answer at once if all anybody can do is wait; return whether it did.

        With several people at the table, a wait cut short would reveal who has nothing to interrupt with.
        """
        pending = self.match.pending()
        lonely = bool(pending) and all(d.seat == CLOCK or (d.seat in self.bots and is_offer(d)) for d in pending)
        if not lonely or len(self.people) > 1 or self.bot_turn() is not None:
            return False
        if not self.match.tick(self.match.due() or 0):
            return False
        self._gather()
        return True

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    def _retell(self) -> None:
        """Replay what happened before this match was resumed."""
        log = self.match.log
        s, codec = begun(self.game, log), Codec(self.game)
        if not log.answers:
            return
        for seat, plain, _ in log.answers:
            self._tell(self._events(s))
            self.game.play(s, seat, codec.read(plain, Choice))
        self._tell(self._events(s))

    def _events(self, s: Any) -> list[Event]:
        self.game.pending(s)
        events, s.events = s.events, []
        return list(events)

    def _remark(self, news: list[Event]) -> None:
        """Let a bot say something about the latest events, or about the result."""
        levels = {seat: self.seating.sitters[seat] for seat in self.bots}
        last, outcome = max(self.said.values(), default=-QUIET), self.outcome()
        salt, log = f"{self.match.log.seed[:8]} {self.position}", self.match.log
        if not self.remarks or not self.people or (outcome is None and self.position - last < QUIET):
            return
        if outcome is None:
            found = about(log.game, news, levels, self.said, salt)
        elif is_scored(log.game) or not news:
            return
        else:
            found = at_the_end(outcome, self.game.facts.cooperative, levels, salt)
        if found is not None:
            self.said[found[1]] = self.position
            for viewer, lines in self.told.items():
                lines.append(remark_line(self.words_for(viewer), *found))

    def to_consult(self) -> tuple[Seat, Any, Decision] | None:
        """Return a bot that may have a proposal for the person who is asked, with its view and their question.

        Once per position, and not again soon after there was one.
        """
        asked = next((d for d in self.match.pending() if d.seat in self.people and not is_offer(d)), None)
        if asked is None or not self.remarks or not self.game.facts.cooperative or days.day_of(self.match.log) or \
                self.consulted == self.position or self.position - self.proposed < PROPOSALS_APART:
            return None
        self.consulted = self.position
        order = [(asked.seat + n) % self.seats for n in range(1, self.seats)]
        partner = next((seat for seat in order if seat in self.bots), None)
        return None if partner is None else (partner, self.view(partner), asked)

    def proposal_of(self, partner: Seat, view: Any, d: Decision) -> Proposal | None:
        """Let a bot think about it, which may take a moment."""
        return proposal(self.game, view, d, partner, Rng.numbered(self.consulted))

    def tell_proposal(self, partner: Seat, found: Proposal | None) -> None:
        if found is None or self.consulted != self.position:  # somebody has answered meanwhile
            return
        self.proposed = self.position
        for viewer, lines in self.told.items():
            lines.append(proposal_line(self.words_for(viewer), self.game.facts.id, partner, *found))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for viewer, lines in self.told.items():
                seen = event.seen_by(viewer)
                if seen is not None:
                    lines.append(self.words_for(viewer).say(seen))

    def _gather(self) -> None:
        news = self.match.take_events()
        self._tell(news)
        self._remark(news)
        if self.keep is not None and self.position != self.kept:
            try:
                self.keep(self.match.log)
                self.kept, self.condition = self.position, ""
            except OSError as error:  # a full disk must not end the match
                labels = Labels(self.language)
                self.condition = labels("not-saved", file=str(error.filename), reason=str(error.strerror))
        self.moved.set()
