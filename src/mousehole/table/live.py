"""A table where people and bots play: its seats, its match, its clocks – all of it derived from the journal.

No I/O, and no clock: it is given the time. `apply` takes entries of the journal and cannot fail; `verbs` decides
what may be written there.
"""
from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from msgspec.structs import replace

from mousehole.kernel import CLOCK, Decision, Event, Interrupt, Outcome, Seat
from mousehole.kernel.log import Log
from mousehole.table import days, fairness, journal, playing_on
from mousehole.table.box import Box
from mousehole.table.journal import AnyEntry
from mousehole.table.ladder import Played, ladder_of
from mousehole.table.match import Match
from mousehole.table.notices import TakeBackAsked, TakeBackDeclined, TakeBackDropped, TookBack
from mousehole.table.pinned import pinned_box
from mousehole.table.seals import Seal, is_sealed

CHATS = 50  # messages that stay readable
RELAXED = 3600  # seconds per move: with as many or more, nobody has to stay at the table


@dataclass
class Chair:
    who: str = "open"  # open, invited, person, bot
    name: str = ""
    key: str = ""      # hash of the key that opens the seat
    nonce: str = ""    # of scheme 1
    commitment: str = ""  # to the contribution to the current or next match's seed
    withheld: bool = False  # was called and did not reveal: a bot plays this match
    level: str = ""    # of the bot that sits here, or plays meanwhile
    away: bool = False
    lost: bool = False  # away because the connection was lost
    resigned: bool = False
    muted: bool = False
    wants_rematch: bool = False
    is_ready: bool = False  # for the clock of this match to start
    spent: int = 0     # ms of thinking time used in this match

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
    is_interrupt: bool = field(init=False, compare=False)

    def __post_init__(self) -> None:
        self.is_interrupt = isinstance(self.decision.options[0], Interrupt)


@dataclass
class Spoken:
    number: int
    seat: Seat | None
    name: str
    text: str
    at: int
    spectator: bool = False
    aside: bool = False  # not for those who have a seat
    reaction: str = ""
    remark: str = ""  # a bot's
    match: int = 0    # during or after which it was said


@dataclass
class AskedBack:
    """Somebody would like to take a move back, and needs everybody's consent."""

    seat: Seat
    first: int  # the answer's place among those that count
    shown: bool  # something hidden has been shown since then
    at: int
    agreed: list[Seat]


class Live:
    def __init__(self, id: str, opened: journal.Opened, box: Box | None = None) -> None:
        self.id = id
        self.opened = opened
        self.box = box or pinned_box(opened)
        self.number = 0          # of the last entry
        self.at = opened.at      # and when it was written
        self.touched = opened.at  # when the last entry that is not sealed was written
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.status = "gathering"
        self.settings: journal.SetUp | None = None  # if they have changed since the table was opened
        self.options = opened.options  # of the current or next match
        self.played: list[Played] = []  # finished matches, if the game has a ladder
        self.match: Match | None = None
        self.match_number = 0
        self.along = 0           # the last match whose player has the journal, to go on without a server; 0: none
        self.next_root: str | None = None  # the secret of the matches after this one; "": there are none
        self.called: list[Seat] = []  # seats that must reveal, or have revealed, before the next match begins
        self.called_at = 0
        self.revealed: dict[Seat, str] = {}
        self.started_at = 0
        self.paused_at: int | None = None
        self.paused_ms = 0
        self.is_held = False     # the match has been dealt, and waits until its people are ready: no time passes
        self.starts_at = 0       # when its clock starts, or started, if it was held
        self.questions: list[OpenQuestion] = []
        self.position = 0        # changes with every answer of the match, and only then
        self.position_at = 0     # playing time of the last answer
        self.placed: list[int] = []  # the number of each answer that counts
        self.asked_back: AskedBack | None = None
        self.events: list[tuple[int, list[Event]]] = []  # of this match, by number…
        self.earlier: tuple[int, Callable[[], list[tuple[int, list[Event]]]]] | None = None  # …up to this one: unread
        self.seals: list[Seal] = []  # of this match; only the last one can be unbroken
        self.chat: deque[Spoken] = deque(maxlen=CHATS)

    @staticmethod
    def rebuilt(id: str, entries: list[AnyEntry]) -> Live:
        """Return the table after these entries. Answers of finished matches are skipped, unless wins count."""
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
        """Return the commitment to the seed of the current or next match; "": nothing is claimed about it."""
        if self.opened.origin is not None:
            return ""
        if self.status == "playing":
            return fairness.commitment(fairness.server_seed(self.opened.root, self.match_number))
        root = self.opened.root if self.next_root is None else self.next_root
        return fairness.commitment(fairness.server_seed(root, self.match_number + 1))

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def is_paused(self) -> bool:
        return self.paused_at is not None

    @property
    def is_relaxed(self) -> bool:
        """Whether people come by when it is their turn: bots never stand in for those who are offline meanwhile."""
        return self.opened.move_seconds >= RELAXED and not self.opened.game_seconds

    @property
    def awaited(self) -> list[Seat]:
        """Return the seats whose people are not yet ready. Bots always are, also those that play for somebody."""
        return [seat for seat, chair in enumerate(self.chairs)
                if self.is_held and chair.is_person_playing and not chair.is_ready]

    def playing_time(self, now: int) -> int:
        """Return milliseconds since the match began, without pauses; never less than the last answer's."""
        until = now if self.paused_at is None else self.paused_at
        return max(until - self.started_at - self.paused_ms, self.match.now if self.match else 0)

    def server_time(self, playing: int) -> int:
        """Return the server time at that playing time."""
        return playing + self.started_at + self.paused_ms

    @property
    def finished(self) -> range:
        """Return the numbers of the finished matches: all, except perhaps the last."""
        is_over = self.match is not None and self.match.log.result is not None
        return range(1, self.match_number + is_over)

    def outcome(self) -> Outcome | None:
        return self.match.outcome() if self.match else None

    @property
    def seal(self) -> Seal | None:
        """Whether a sealed question is open that not everybody has answered."""
        return self.seals[-1] if self.seals and self.seals[-1].broken is None else None

    def told(self, viewer: Seat | None, number: int | None = None) -> int:
        """Return the number of an entry (default: the last) as this viewer counts, without what was hidden then."""
        at = self.number if number is None else number
        hidden = 0
        for seal in reversed(self.seals):
            if seal.broken is not None and at >= seal.broken:
                break  # nothing was hidden any more by then
            hidden += seal.hides(viewer, at)
        return at - hidden

    def is_hidden(self, viewer: Seat | None, number: int) -> bool:
        """Whether this entry is somebody else's answer that the viewer may not know about yet."""
        return self.seal is not None and any([at == number and seat != viewer for at, seat in self.seal.answers])

    def heard(self, viewer: Seat | None, told: int) -> int:
        """Return the last entry known to a viewer who has been told up to this number."""
        number = min(told, self.number)
        while number < self.number and self.told(viewer, number + 1) <= told:
            number += 1
        return number

    def events_after(self, number: int) -> list[tuple[int, list[Event]]]:
        """Return what has happened since that entry. Events from before a snapshot are only read if they are wanted."""
        if self.earlier is not None and number < self.earlier[0]:
            self.events, self.earlier = self.earlier[1]() + self.events, None
        return self.events[bisect_right(self.events, number, key=itemgetter(0)):]

    @property
    def undecided(self) -> list[Seat]:
        """Return the people who have not yet said whether they agree to a take-back. Bots need not be asked."""
        asked = self.asked_back
        return [] if asked is None else [seat for seat, chair in enumerate(self.chairs) if seat != asked.seat
                                         and chair.is_person_playing and seat not in asked.agreed]

    def open_to(self, seat: Seat | None) -> list[OpenQuestion]:
        return [q for q in self.questions if q.decision.seat == seat]

    def apply(self, entry: AnyEntry, skip: bool = False) -> None:
        """Apply one more entry of the journal. `skip`: it belongs to a finished match."""
        self.number += 1
        self.at = max(self.at, entry.at)
        if isinstance(entry, journal.Answered):
            if not skip:
                self._answered(entry)
        elif isinstance(entry, journal.Started):
            self._started(entry, skip)
        elif isinstance(entry, (journal.AskedBack, journal.AgreedBack, journal.DroppedBack, journal.TakenBack)):
            if not skip:
                self._about_taking_back(entry)
        else:
            self._changed(entry)
        if self.seal is None or (self.number, getattr(entry, "seat", None)) not in self.seal.answers:
            self.touched = self.at

    def _started(self, entry: journal.Started, skip: bool) -> None:
        self.match_number += 1
        if self.next_root is not None:
            self.opened, self.next_root = replace(self.opened, root=self.next_root), None
        self.started_at, self.paused_at, self.paused_ms = entry.at, None, 0
        self.status = "playing"
        self.events, self.questions, self.position, self.position_at = [], [], 0, 0
        self.earlier = None
        self.seals, self.placed, self.asked_back = [], [], None
        nonces, commitments = self._parts(entry.scheme)
        for seat, chair in enumerate(self.chairs):  # the next match needs new contributions to its seed
            chair.nonce, chair.wants_rematch, chair.is_ready, chair.spent = "", False, False, 0
            chair.away = chair.lost = False
            chair.withheld = chair.resigned = seat in self.called and seat not in self.revealed
            chair.level = chair.level if chair.who == "bot" else entry.level if chair.withheld else ""
            chair.commitment = commitments[seat] if commitments else ""
        self.called, self.revealed = [], {}
        self.is_held, self.starts_at = False, 0
        if skip:
            self._end()
            return
        if self.opened.day:
            self.match = self._begun(days.seed_of(self.opened.game, self.opened.day))
            self.match.log.fairness = days.origin(self.opened.day)
        elif self.opened.origin is not None:  # nothing is claimed about its chance
            begins = playing_on.position(entry.table, self.opened.origin.spent)
            self.match = self._begun(bytes.fromhex(entry.table["rng"]["seed"]), begins)
        else:
            seed = fairness.server_seed(self.opened.root, self.match_number)
            self.match = self._begun(fairness.joint_seed(seed, self.id, self.match_number, nonces, commitments))
            self.match.log.fairness = fairness.revealed(seed, self.id, self.match_number, nonces, commitments)
        self._look(None, 0)
        if self.opened.ready and any([q.decision.seat == CLOCK for q in self.questions]):
            self.is_held, self.paused_at = True, entry.at

    def _parts(self, scheme: int) -> tuple[list[str], list[str] | None]:
        """Return the nonces and commitments for the next seed, by seat."""
        if scheme == 1:
            return [chair.nonce for chair in self.chairs], None
        return ([self.revealed.get(seat, "") for seat in range(len(self.chairs))],
                [chair.commitment if seat in self.called else "" for seat, chair in enumerate(self.chairs)])

    def _end(self) -> None:
        """End the match: from here on seats commit to their contributions to the next one."""
        self.status = "over"
        for chair in self.chairs:
            chair.commitment = ""

    def _begun(self, seed: bytes, position: dict[str, Any] | None = None) -> Match:
        return Match(self.box.game, len(self.chairs), seed, self.options, self.box.edition, self.box.codec, position)

    def _answered(self, entry: journal.Answered) -> None:
        assert self.match is not None
        for seat in {q.decision.seat for q in self.questions if not q.is_interrupt and q.decision.seat != CLOCK}:
            self.chairs[seat].spent += entry.since - self.position_at
        self.match.take(entry.seat, entry.choice, entry.since, entry.meant)
        self.placed.append(self.number)
        self.position += 1
        self.position_at = entry.since
        self._look(entry.seat, entry.since)
        if self.asked_back is not None and not self.is_hidden(None, self.number):
            self._drop_request()  # the game went on

    def _about_taking_back(self, entry: journal.AskedBack | journal.AgreedBack | journal.DroppedBack
                           | journal.TakenBack) -> None:
        match entry:
            case journal.AskedBack(seat=seat, first=first, shown=shown):
                self.asked_back = AskedBack(seat, first, shown, entry.at, [])
                self._notice(TakeBackAsked(seat))
            case journal.AgreedBack(seat=seat, agrees=agrees):
                if agrees and self.asked_back is not None:
                    self.asked_back.agreed.append(seat)
                elif not agrees:
                    self.asked_back = None
                    self._notice(TakeBackDeclined(seat))
            case journal.DroppedBack():
                self._drop_request()
            case journal.TakenBack():
                self._take_back(entry)

    def _notice(self, event: Event) -> None:
        self.events.append((self.number, [event]))

    def _drop_request(self) -> None:
        if self.asked_back is not None:
            self._notice(TakeBackDropped(self.asked_back.seat))
        self.asked_back = None

    def _take_back(self, entry: journal.TakenBack) -> None:
        """Continue from the answers that are left, as if the others had not been given. What was seen stays known."""
        assert self.match is not None
        self.match = self.match.without(entry.seat, entry.first, entry.since, only=entry.only)
        self.position += 1  # so that bots think again
        self.position_at = entry.since
        since = self.placed[entry.first]
        if entry.only:
            del self.placed[entry.first]
            if self.seal is not None:  # only this seat knows about it
                self.seal.answers.append((self.number, entry.seat))
                self._ask(entry.seat, entry.since)
            return
        del self.placed[entry.first:]
        self.asked_back = None
        if self.seal is not None:
            self.seal.broken = self.number  # its answers do not count any more: there is nothing left to hide
        self._notice(TookBack(entry.seat, since))
        self._look(None, entry.since)

    def _look(self, answered: Seat | None, since: int) -> None:
        """Update the open questions. One keeps its number while it stays the same and its seat has not answered."""
        assert self.match is not None
        news = self.match.take_events()
        if news:
            self.events.append((self.number, news))
        self._look_at_seal(answered, since, is_news=bool(news))
        self._ask(answered, since)
        if not self.questions:
            self._end()
            if ladder_of(self.opened.game) and self.opened.origin is None:  # a rung is climbed from its beginning
                outcome = self.outcome()
                self.played.append(Played(self.match.log.options, outcome is not None and bool(outcome.winners)))

    def _ask(self, answered: Seat | None, since: int) -> None:
        assert self.match is not None
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
                    q.n, q.decision = old.n, old.decision  # the same object: whoever knows it need not compare
            self.questions.append(q)

    def _look_at_seal(self, answered: Seat | None, since: int, is_news: bool) -> None:
        """Whether an answer stays sealed: all that it changes is what its own seat is asked next."""
        assert self.match is not None
        asked = [d for d in self.match.pending() if is_sealed(d)]
        seal = self.seal
        if seal is not None:
            before = {q.decision.seat for q in self.questions if is_sealed(q.decision)}
            is_same = bool(asked) and asked[0].prompt == seal.prompt and {d.seat for d in asked} <= before
            if is_same and not is_news and answered is not None:
                if answered in before:
                    seal.answers.append((self.number, answered))
                return
            seal.broken = self.number
        if asked:
            self.seals.append(Seal(asked[0].prompt, since, asked, {d.seat: self.chairs[d.seat].spent for d in asked}))

    def set_up(self, entry: journal.SetUp) -> None:
        """Play differently from the next match on."""
        is_other = entry.edition != self.opened.edition
        self.opened = replace(
            self.opened, edition=entry.edition, title=entry.title, listed=entry.listed, hints=entry.hints,
            move_seconds=entry.move_seconds, game_seconds=entry.game_seconds, aids=entry.aids,
            take_backs=entry.take_backs, remarks=entry.remarks)
        self.settings, self.options = entry, entry.options
        if is_other:
            self._change_box()
        for chair in self.chairs:  # they asked for another match than the one that begins
            chair.wants_rematch = False

    def _change_box(self) -> None:
        self.box = pinned_box(self.opened)

    def _changed(self, entry: AnyEntry) -> None:
        """Apply everything that is not part of the game itself."""
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
            case journal.Committed(seat=seat, commitment=commitment):
                self.chairs[seat].commitment = commitment
            case journal.Called(seats=seats):
                self.called, self.called_at, self.revealed = seats, entry.at, {}
            case journal.Revealed(seat=seat, nonce=nonce):
                self.revealed[seat] = nonce
            case journal.Uncalled():
                self.called, self.revealed = [], {}
            case journal.SaidReady(seat=seat):
                self.chairs[seat].is_ready = True
            case journal.Began(starts=starts):
                self.is_held, self.starts_at = False, starts
                if self.paused_at is not None:
                    self.paused_ms += max(starts - self.paused_at, 0)
                self.paused_at = None
            case journal.OptionsSet(options=options):
                self.options = options
                for chair in self.chairs:  # they asked for another match, which begins
                    chair.wants_rematch = False
            case journal.SetUp():
                self.set_up(entry)
            case journal.Rearranged(order=order):
                self.chairs = [self.chairs[seat] for seat in order]
            case journal.HandedOver(seat=seat):
                self.opened = replace(self.opened, host=self.chairs[seat].key)
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
            case journal.TimeJumped(ms=ms):
                self.at = entry.at
                self.paused_ms += ms
                self.starts_at += ms if self.starts_at else 0
                if self.paused_at is not None:
                    self.paused_at += ms
            case journal.WantedRematch(seat=seat, nonce=nonce):
                self.chairs[seat].wants_rematch, self.chairs[seat].nonce = True, nonce
            case journal.Said(seat=seat, text=text, name=name, spectator=spectator, aside=aside):
                name = name if seat is None else self.chairs[seat].name
                self.chat.append(Spoken(self.number, seat, name, text, entry.at, spectator, aside, entry.reaction,
                                        entry.remark, self.match_number))
            case journal.Muted(seat=seat, on=on):
                self.chairs[seat].muted = on
            case journal.Imported(log=text):
                self.match_number += 1
                self.match, self.status = Match.resumed(self.box.game, Log.read(text)), "over"
            case journal.TakenAlong(root=root):
                self.along, self.next_root = self.match_number, root
            case journal.Closed():
                self.status = "closed"
                self.questions, self.called, self.asked_back = [], [], None


def log_of(id: str, entries: list[AnyEntry], match: int) -> Log | None:
    """Return the replay of a finished match, from the journal; None: there is none."""
    starts = [n for n, entry in enumerate(entries) if isinstance(entry, journal.Started)]
    if not 1 <= match <= len(starts):
        return None
    end = starts[match] if match < len(starts) else len(entries)
    live = Live.rebuilt(id, entries[:end])
    assert live.match is not None
    return live.match.log if live.match.log.result is not None else None
