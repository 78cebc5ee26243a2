"""A match at home: people who share one terminal, bots, and a stopwatch. It knows no screen and no game."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from mousehole.bots.levels import Bot
from mousehole.games import why_not_parts
from mousehole.kernel import CLOCK, Choice, Decision, Event, Interrupt, Outcome, Refusal, Refused, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log
from mousehole.kernel.wire import fields_of
from mousehole.table.aids import has_aids
from mousehole.table.ladder import Played, Standing, standing
from mousehole.table.match import Match
from mousehole.table.pace import seconds_for
from mousehole.terminal.labels import Labels
from mousehole.terminal.seating import Seating
from mousehole.terminal.sitting import Deed
from mousehole.terminal.stopwatch import Stopwatch
from mousehole.words import Words

CLIMB = "climb"  # a deed: the next match on the next rung of the game's ladder
BEAT = 0.2  # seconds between two looks at the clock


class BotTurn(NamedTuple):
    """What a bot is to be asked, and in which position: an answer to an older one is void."""

    position: int
    bot: Bot
    view: Any
    decision: Decision


def is_offer(d: Decision) -> bool:
    """A chance to interrupt, not a question that must be answered."""
    return isinstance(d.options[0], Interrupt)


class HomeTable:
    """`told`: what each viewer has seen happen, in words."""

    talks = False  # they sit side by side

    def __init__(self, match: Match, seating: Seating, language: str = "en", *, watch: Stopwatch | None = None,
                 keep: Callable[[Log], None] | None = None, path: Path | None = None,
                 played: Sequence[Played] = ()) -> None:
        self.match = match
        self.game = match.game
        self.seats = match.log.seats
        self.seating = seating
        self.people = seating.people
        self.bots = seating.bots(match.game)
        self.language = language
        self.words = Words(match.game.facts.id, language)
        self.words.names = seating.names(self.words)
        self.watch = watch or Stopwatch(match.now)
        self.keep = keep
        self.kept = self.position
        self.path = path  # where it is kept
        self.earlier = list(played)  # matches of the same people
        self.viewers: list[Seat | None] = [*self.people] or [None]
        self.told: dict[Seat | None, list[str]] = {viewer: [] for viewer in self.viewers}
        self.condition = ""
        self.moved = asyncio.Event()  # something may be there to do
        self.passed: set[tuple[int, Seat]] = set()  # positions in which a bot let its chance pass
        self._retell()
        self._gather()

    @property
    def position(self) -> int:
        """One more after every answer."""
        return len(self.match.log.answers)

    @property
    def is_over(self) -> bool:
        return self.match.log.result is not None

    @property
    def is_on(self) -> bool:
        return not self.is_over

    @property
    def has_aids(self) -> bool:
        return has_aids(self.game)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.match.s, seat)

    def decisions(self, seat: Seat | None) -> list[Decision]:
        """What this seat can answer now, questions first."""
        return sorted([d for d in self.match.pending() if d.seat == seat], key=is_offer)

    def must_answer(self) -> list[Seat]:
        """The people who are asked."""
        return [d.seat for d in self.match.pending() if d.seat in self.people and not is_offer(d)]

    def has_secrets(self, one: Seat | None, other: Seat | None) -> bool:
        """Whether one of them sees what the other does not."""
        seen = [{name: field for name, field in fields_of(self.view(seat)).items() if name != "seat"}
                for seat in (one, other)]
        return seen[0] != seen[1]

    def play(self, seat: Seat, choice: Choice) -> Refusal | None:
        """None: it is played. Otherwise nothing has changed (but the clock may have spoken first)."""
        refusal = None
        try:
            self.match.play_all(seat, choice, self.watch.now())
        except Refused as refused:
            refusal = refused.refusal
        self._gather()
        return refusal

    def deeds(self) -> list[Deed]:
        """Only when the match is over."""
        if self.is_on:
            return []
        labels, stands = Labels(self.language), self.standing()
        found = [Deed(id, labels(f"end-{id}"), True) for id in ("replay", "again", "menu")]
        if stands is not None and stands.up is not None:
            rung = self.words.message(f"rung-{stands.up.name}")
            found.insert(0, Deed(CLIMB, labels("end-climb", n=stands.wins, rung=rung), True))
        return found

    def played(self) -> list[Played]:
        """All matches of these people, this one included once it is over."""
        outcome = self.outcome()
        return self.earlier if outcome is None else [
            *self.earlier, Played(self.match.log.options, bool(outcome.winners))]

    def standing(self) -> Standing | None:
        """On the game's ladder; None: it has none, or something else is played."""
        log = self.match.log
        return None if "text" in log.edition else standing(log.game, log.options, self.played())

    async def do(self, deed: Deed) -> str:
        return ""  # all that can be done here is to go elsewhere

    async def say(self, text: str) -> str:
        return ""

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None:
        return why_not_parts(self.game, self.match.s, seat, choice)

    def beat(self) -> bool:
        """Let the clock answer if its time has come; whether it did."""
        if not self.match.tick(self.watch.now()):
            return False
        self._gather()
        return True

    def seconds_left(self) -> float | None:
        """Until the clock answers, if it is asked."""
        due = self.match.due()
        return None if due is None else max(0.0, (due - self.watch.now()) / 1000)

    def clock_asks(self) -> str:
        """What happens while nobody but the clock is asked."""
        asked = [d for d in self.match.pending() if not is_offer(d)]
        return self.words.prompt(asked[0]) if [d.seat for d in asked] == [CLOCK] else ""

    def pause(self) -> None:
        """Nobody plays and no time passes while the screen changes hands."""
        self.watch.stop()

    def resume(self) -> None:
        self.watch.go()
        self.moved.set()

    def bot_turn(self) -> BotTurn | None:
        """The next bot to ask: whoever may interrupt first."""
        for d in sorted(self.match.pending(), key=lambda d: not is_offer(d)):
            if d.seat in self.bots and not (is_offer(d) and (self.position, d.seat) in self.passed):
                bot = self.bots[d.seat]
                return BotTurn(self.position, bot, self.view(d.seat) if bot.looks else None, d)
        return None

    def bot_says(self, turn: BotTurn, choice: Choice | None) -> bool:
        """Take a bot's answer, unless the table has moved on while it was thinking; whether anything was played."""
        if turn.position != self.position:
            return False
        if choice is None:
            self.passed.add((turn.position, turn.decision.seat))
            return False
        return self.play(turn.decision.seat, choice) is None

    async def drive(self, changed: Callable[[], None], pace: float) -> None:
        """Let bots think, aside, and play when they are ready; `changed` hears of every change. Runs to the end."""
        while not self.is_over:
            turn = self.bot_turn() if self.watch.is_going else None
            if turn is not None:
                level = self.seating.sitters[turn.decision.seat]
                takes = seconds_for(self.match.pending(), turn.decision, level, pace) if pace else 0.0
                ready = self.watch.time() + takes
                choice = await asyncio.to_thread(turn.bot.choose, turn.view, turn.decision)
                if choice is not None:
                    await asyncio.sleep(max(0.0, ready - self.watch.time()))
                if self.watch.is_going and self.bot_says(turn, choice):
                    changed()
            elif self.watch.is_going and (self.skip_clock() or self.beat()):
                changed()
            else:
                self.moved.clear()
                left = self.seconds_left()
                with suppress(TimeoutError):  # not by `wait_for`: before Python 3.12 that can swallow a cancellation
                    async with asyncio.timeout(BEAT if left is None else min(BEAT, left + 0.001)):
                        await self.moved.wait()

    async def answer(self, seat: Seat, choice: Choice) -> Refusal | None:
        """The same as `play`, for a screen: another kind of table may have to wait for its answer."""
        return self.play(seat, choice)

    def skip_clock(self) -> bool:
        """Nobody can do anything but wait: the clock answers at once; whether it did.

        Where several people share the table, a wait that is cut short would tell who has nothing to interrupt with.
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
        """What happened before this match was resumed."""
        log = self.match.log
        s, codec = self.game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options), Codec(self.game)
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

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for viewer, lines in self.told.items():
                seen = event.seen_by(viewer)
                if seen is not None:
                    lines.append(self.words.say(seen))

    def _gather(self) -> None:
        self._tell(self.match.take_events())
        if self.keep is not None and self.position != self.kept:
            try:
                self.keep(self.match.log)
                self.kept, self.condition = self.position, ""
            except OSError as error:  # a full disk must not end the match
                self.condition = f"⚠ {error.strerror}: {error.filename}"
        self.moved.set()
