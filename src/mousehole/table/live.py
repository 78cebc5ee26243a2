"""A table that people and bots sit at: its chairs, its match, its clocks – all of it made from the journal.

No I/O, and no clock: it is told the time. `apply` takes what is written in the journal and cannot fail; what may be
written there is decided in `verbs`.
"""
from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from mousehole.kernel import CLOCK, Decision, Event, Interrupt, Outcome, Seat
from mousehole.kernel.log import Log
from mousehole.table import fairness, journal
from mousehole.table.box import Box, open_box
from mousehole.table.journal import AnyEntry
from mousehole.table.ladder import Played, ladder_of
from mousehole.table.match import Match
from mousehole.table.seals import Seal, is_sealed

CHATS = 50  # how many stay readable


@dataclass
class Chair:
    who: str = "open"  # open, invited, person, bot
    name: str = ""
    key: str = ""      # hash of the secret of whoever may sit here
    nonce: str = ""
    level: str = ""    # of the bot that sits here or stands in
    away: bool = False
    lost: bool = False  # away because the connection was lost
    resigned: bool = False
    muted: bool = False
    wants_rematch: bool = False
    spent: int = 0     # ms of thinking in this match

    @property
    def is_played_by_bot(self) -> bool:
        return self.who == "bot" or self.away or self.resigned

    @property
    def is_person_playing(self) -> bool:
        return self.who == "person" and not self.away and not self.resigned


@dataclass
class OpenQuestion:
    """A decision, the number under which it can be answered, and since when (playing time) the seat has been asked."""

    n: int
    decision: Decision
    since: int

    @property
    def is_interrupt(self) -> bool:
        return isinstance(self.decision.options[0], Interrupt)


@dataclass
class Spoken:
    number: int
    seat: Seat | None
    name: str
    text: str
    at: int


class Live:
    def __init__(self, id: str, opened: journal.Opened, box: Box | None = None) -> None:
        self.id = id
        self.opened = opened
        self.box = box or open_box(opened.game, opened.edition["name"], opened.edition.get("text"))
        self.number = 0          # of the last entry
        self.at = opened.at      # and when it was written
        self.touched = opened.at  # when the last one was written that is not under a seal
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.status = "gathering"
        self.options = opened.options  # of the match that runs, or comes next
        self.played: list[Played] = []  # the matches that are over, where the game has a ladder
        self.match: Match | None = None
        self.match_number = 0
        self.started_at = 0
        self.paused_at: int | None = None
        self.paused_ms = 0
        self.questions: list[OpenQuestion] = []
        self.position = 0        # changes with every answer of the match, and not otherwise
        self.position_at = 0     # playing time of the last answer
        self.events: list[tuple[int, list[Event]]] = []  # of this match, by number
        self.seals: list[Seal] = []  # of this match; only the last one can be unbroken
        self.chat: deque[Spoken] = deque(maxlen=CHATS)

    @staticmethod
    def rebuilt(id: str, entries: list[AnyEntry]) -> Live:
        """The table after these entries. Answers of earlier matches need not be played again, unless wins count."""
        opened = entries[0]
        assert isinstance(opened, journal.Opened), "a journal begins with Opened"
        live = Live(id, opened)
        is_counted = bool(ladder_of(opened.game))
        last = max([n for n, entry in enumerate(entries) if isinstance(entry, journal.Started)], default=0)
        for n, entry in enumerate(entries[1:], 1):
            live.apply(entry, skip=n < last and not is_counted)
        return live

    @property
    def commitment(self) -> str:
        """To the seed of the match that runs, or of the next one."""
        match = self.match_number if self.status == "playing" else self.match_number + 1
        return fairness.commitment(fairness.server_seed(self.opened.root, match))

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def is_paused(self) -> bool:
        return self.paused_at is not None

    def playing_time(self, now: int) -> int:
        """Milliseconds since the match began, without its pauses; never less than the last answer's."""
        until = now if self.paused_at is None else self.paused_at
        return max(until - self.started_at - self.paused_ms, self.match.now if self.match else 0)

    def server_time(self, playing: int) -> int:
        """When it is, or was, that playing time."""
        return playing + self.started_at + self.paused_ms

    @property
    def finished(self) -> range:
        """The numbers of the matches that are over: all, but perhaps the last."""
        is_over = self.match is not None and self.match.log.result is not None
        return range(1, self.match_number + is_over)

    def outcome(self) -> Outcome | None:
        return self.match.outcome() if self.match else None

    @property
    def seal(self) -> Seal | None:
        """Somebody is asked under a seal, and not all have answered."""
        return self.seals[-1] if self.seals and self.seals[-1].broken is None else None

    def told(self, viewer: Seat | None, number: int | None = None) -> int:
        """The number of an entry (the last one) as this viewer counts: without what is hidden from it at that time."""
        at = self.number if number is None else number
        return at - sum([seal.hides(viewer, at) for seal in self.seals])

    def is_hidden(self, viewer: Seat | None, number: int) -> bool:
        """Whether this entry is an answer of somebody else's that the viewer may not hear of yet."""
        return self.seal is not None and any([at == number and seat != viewer for at, seat in self.seal.answers])

    def heard(self, viewer: Seat | None, told: int) -> int:
        """The last entry that a viewer knows of who has been told up to this number."""
        number = min(told, self.number)
        while number < self.number and self.told(viewer, number + 1) <= told:
            number += 1
        return number

    def open_to(self, seat: Seat | None) -> list[OpenQuestion]:
        return [q for q in self.questions if q.decision.seat == seat]

    def apply(self, entry: AnyEntry, skip: bool = False) -> None:
        """Take one more entry of the journal. `skip`: it belongs to a match that is over."""
        self.number += 1
        self.at = max(self.at, entry.at)
        if isinstance(entry, journal.Answered):
            if not skip:
                self._answered(entry)
        elif isinstance(entry, journal.Started):
            self._started(entry, skip)
        else:
            self._changed(entry)
        if self.seal is None or (self.number, getattr(entry, "seat", None)) not in self.seal.answers:
            self.touched = self.at

    def _started(self, entry: journal.Started, skip: bool) -> None:
        self.match_number += 1
        self.started_at, self.paused_at, self.paused_ms = entry.at, None, 0
        self.status = "playing"
        self.events, self.questions, self.position, self.position_at = [], [], 0, 0
        self.seals = []
        nonces = [chair.nonce for chair in self.chairs]
        for chair in self.chairs:  # the next match wants a new part in its seed
            chair.nonce, chair.wants_rematch, chair.spent = "", False, 0
            chair.resigned = chair.away = chair.lost = False
            chair.level = chair.level if chair.who == "bot" else ""
        if skip:
            self.status = "over"
            return
        seed = fairness.server_seed(self.opened.root, self.match_number)
        joint = fairness.joint_seed(seed, self.id, self.match_number, nonces)
        self.match = Match(self.box.game, len(self.chairs), joint, self.options, self.box.edition, self.box.codec)
        self.match.log.fairness = fairness.revealed(seed, self.id, self.match_number, nonces)
        self._look(None, 0)

    def _answered(self, entry: journal.Answered) -> None:
        assert self.match is not None
        for seat in {q.decision.seat for q in self.questions if not q.is_interrupt and q.decision.seat != CLOCK}:
            self.chairs[seat].spent += entry.since - self.position_at
        self.match.take(entry.seat, entry.choice, entry.since)
        self.position += 1
        self.position_at = entry.since
        self._look(entry.seat, entry.since)

    def _look(self, answered: Seat | None, since: int) -> None:
        """What is open now. A question keeps its number while it stays the same and its seat has not answered."""
        assert self.match is not None
        news = self.match.take_events()
        if news:
            self.events.append((self.number, news))
        self._look_at_seal(answered, since, is_news=bool(news))
        before = {} if answered in (None, CLOCK) else {
            (q.decision.seat, q.decision.prompt, q.is_interrupt): q for q in self.questions
            if q.decision.seat != answered}
        self.questions = []
        for d in self.match.pending():
            q = OpenQuestion(self.told(d.seat), d, since)
            if self.seal is not None and is_sealed(d):
                q.since = self.seal.since
            old = before.get((d.seat, d.prompt, q.is_interrupt))
            if old is not None:
                q.since = old.since
                if old.decision == d:
                    q.n = old.n
            self.questions.append(q)
        if not self.questions:
            self.status = "over"
            if ladder_of(self.opened.game):
                outcome = self.outcome()
                self.played.append(Played(self.match.log.options, outcome is not None and bool(outcome.winners)))

    def _look_at_seal(self, answered: Seat | None, since: int, is_news: bool) -> None:
        """An answer stays under the seal if all that it changes is what its own seat is asked next."""
        assert self.match is not None
        asked = [d for d in self.match.pending() if is_sealed(d)]
        before = {q.decision.seat for q in self.questions if is_sealed(q.decision)}
        seal = self.seal
        if seal is not None:
            is_same = bool(asked) and asked[0].prompt == seal.prompt and {d.seat for d in asked} <= before
            if is_same and not is_news and answered is not None:
                if answered in before:
                    seal.answers.append((self.number, answered))
                return
            seal.broken = self.number
        if asked:
            self.seals.append(Seal(asked[0].prompt, since, asked, {d.seat: self.chairs[d.seat].spent for d in asked}))

    def _changed(self, entry: AnyEntry) -> None:
        """Everything that is not the game itself."""
        match entry:
            case journal.Invited(seat=seat, key=key):
                self.chairs[seat] = Chair("invited", key=key)
            case journal.Sat(seat=seat, name=name, key=key, nonce=nonce):
                self.chairs[seat] = Chair("person", name, key, nonce)
            case journal.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case journal.Removed(seat=seat, level=level):
                self.chairs[seat] = Chair("bot", level=level) if level else Chair()
            case journal.BotSat(seat=seat, level=level):
                self.chairs[seat] = Chair("bot", level=level)
            case journal.OptionsSet(options=options):
                self.options = options
                for chair in self.chairs:  # what they wanted was another match
                    chair.wants_rematch = False
            case journal.WentAway(seat=seat, level=level, lost=lost):
                self.chairs[seat].away, self.chairs[seat].lost, self.chairs[seat].level = True, lost, level
            case journal.CameBack(seat=seat):
                self.chairs[seat].away, self.chairs[seat].lost, self.chairs[seat].level = False, False, ""
            case journal.GaveUp(seat=seat, level=level):
                self.chairs[seat].resigned, self.chairs[seat].level = True, level
            case journal.Paused():
                self.paused_at = entry.at
            case journal.Resumed():
                if self.paused_at is not None:
                    self.paused_ms += max(entry.at - self.paused_at, 0)
                self.paused_at = None
            case journal.WantedRematch(seat=seat, nonce=nonce):
                self.chairs[seat].wants_rematch, self.chairs[seat].nonce = True, nonce
            case journal.Said(seat=seat, text=text):
                name = "" if seat is None else self.chairs[seat].name
                self.chat.append(Spoken(self.number, seat, name, text, entry.at))
            case journal.Muted(seat=seat, on=on):
                self.chairs[seat].muted = on
            case journal.Closed():
                self.status = "closed"
                self.questions = []


def log_of(id: str, entries: list[AnyEntry], match: int) -> Log | None:
    """The replay of a match that is over, from the journal; None: there is none."""
    starts = [n for n, entry in enumerate(entries) if isinstance(entry, journal.Started)]
    if not 1 <= match <= len(starts):
        return None
    end = starts[match] if match < len(starts) else len(entries)
    live = Live.rebuilt(id, entries[:end])
    assert live.match is not None
    return live.match.log if live.match.log.result is not None else None
