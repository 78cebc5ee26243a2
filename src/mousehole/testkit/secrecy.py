"""Nothing leaks: tables that a seat cannot tell apart stay alike to it until the rules show where they differ.

Other tables are imagined from a seat's view. All are played on with the same answers; what others
choose in secret may differ. After every answer, everything that the seat is shown must be equal: what happened, the
view, who is asked, its own questions, refusals and hints, and the bytes of the message it is sent. Only what the game
has declared in its `Secrecy` may differ: from then on those two tables are no longer alike, and part. Tables that were
shown the same stay together and must stay alike, so that nothing can slip through beside what is shown.

    SECRECY = Secrecy(shown=(Shown("SailDrawn", "SAIL-7", ("sail",), lambda e, seat: seat == e.seat),),
                      secretly={"hoist": ()}, seen={"SAIL-6": lambda view: view.ghost})

docs/decisions/0068-what-the-rules-show.md says why.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any, TypeVar

from mousehole.bots.hints import hints
from mousehole.kernel import CLOCK, Choice, Decision, Event, Game, Interrupt, Rng, Value
from mousehole.kernel.codec import Codec
from mousehole.kernel.facts import FIRST_PLAYER, Options
from mousehole.kernel.wire import Sealed, fields_of
from mousehole.table.frames import Known
from mousehole.testkit.contract import Answers, Promise, Table
from mousehole.testkit.sent import Post
from mousehole.testkit.shown import Eyes, Secrecy
from mousehole.words import Words, clauses

V = TypeVar("V", bound=Value)

DREAMS = 4        # tables that are played on beside the true one
TRIES = 15        # how many are imagined at most, to find that many at which the same answer is possible
DEPTH = 3         # answers
LOOKS = 2         # how often each kind of moment of a match is looked at
HINTS = 2         # how often hints are compared in a match: they are expensive
SIMULATIONS = 4   # per hint
FEW = 12          # maximum number of options for which a hint is compared
REFUSALS = 6      # current choices that are tried, and as many earlier ones


class Leak(AssertionError):
    """A seat can tell tables apart that it must not."""


@dataclass
class Twin:
    """One of the tables that the seat could not tell apart, and the result of the last answer there."""

    s: Any
    own_luck: int  # 0: the luck of the true table
    pending: list[Decision] = field(default_factory=list)
    happened: list[Event] = field(default_factory=list)
    told: list[tuple[Value, Value]] = field(default_factory=list)  # as it was, as the viewer saw it
    view: Any = None
    known: Known | None = None  # what the viewer was sent before this answer


class Match:
    """What all looks at one match share."""

    def __init__(self, t: Table, options: Options, hints_left: int) -> None:
        assert t.secrecy is not None, "say what the rules of this game show: secrecy=Secrecy(…)"
        self.game = t.game
        self.secrecy: Secrecy = t.secrecy
        self.rng = Rng.numbered(t.seed)
        self.post = Post(t.game, t.seats, options)
        self.hints_left = hints_left
        self.heard: dict[type, Choice] = {}  # one offered choice of each kind, the latest last

    def hear(self, pending: list[Decision]) -> None:
        for d in pending:
            choice = d.options[self.rng.below(len(d.options))]
            self.heard.pop(type(choice), None)
            self.heard[type(choice)] = choice


class Look:
    """One seat, or a spectator, before tables that are alike to it."""

    def __init__(self, match: Match, viewer: Eyes) -> None:
        self.match = match
        self.game = match.game
        self.secrecy = match.secrecy
        self.rng = match.rng
        self.viewer = viewer
        self.what = "at the start"

    def leak(self, channel: str, one: object, other: object) -> Leak:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return Leak(f"{self.game.facts.title}, {self.what}: {who} can tell alike tables apart by {channel}:\n"
                    f"  {one}\n  {other}")

    def play_on(self, s: Any, d: Decision, choice: Choice, depth: int = DEPTH) -> None:
        """Play this answer and some more at this table and all those that look alike."""
        twins = self.alike(s, d, choice)
        for n in range(depth):
            if len(twins) < 2:
                return
            twins = self.answered(twins, d, choice)
            self.what = f"after seat {d.seat} answered {d.prompt} with {choice}"
            twins = max(self.compared(twins), key=len)
            if n + 1 == depth or not (offered := self.next_answer(twins)):
                return
            d, choice = offered

    def alike(self, s: Any, d: Decision, choice: Choice) -> list[Twin]:
        view = self.game.view(s, self.viewer)
        twins = [Twin(self.listening(self.game.clone(s)), 0)]
        for n in range(1, TRIES):
            dream = self.listening(self.game.imagine(view, Rng.numbered(self.rng.word())))
            twin = Twin(dream, n % 2 * n, self.game.pending(dream))
            if self.what_is_meant(twin, d, choice) is not None:
                twins.append(twin)
            if len(twins) > DREAMS:
                break
        twins[0].pending = self.game.pending(twins[0].s)
        return twins

    def listening(self, s: Any) -> Any:
        s.events = []
        return s

    def what_is_meant(self, twin: Twin, d: Decision, choice: Choice) -> Choice | None:
        """Return the same answer for that table, or one that the viewer cannot tell from it."""
        for offered in twin.pending:
            if offered.seat == d.seat and offered.prompt == d.prompt:
                if d.seat == self.viewer or d.prompt not in self.secrecy.secretly:
                    return choice if choice in offered.options else None
                part = self.secrecy.public_part(d, choice)
                same = [c for c in offered.options if self.secrecy.public_part(d, c) == part]
                return same[self.rng.below(len(same))] if same else None
        return None

    def next_answer(self, twins: list[Twin]) -> tuple[Decision, Choice] | None:
        """Return one of a few that is possible at as many of the tables as possible."""
        best, most = None, 1
        for _ in range(4):
            pending = twins[0].pending
            if not pending:
                return None
            d = pending[self.rng.below(len(pending))]
            choice = d.options[self.rng.below(len(d.options))]
            at = len([twin for twin in twins if self.what_is_meant(twin, d, choice) is not None])
            if at > most:
                best, most = (d, choice), at
        return best

    def answered(self, twins: list[Twin], d: Decision, choice: Choice) -> list[Twin]:
        played, luck = [], self.rng.word()
        for n, twin in enumerate(twins):
            meant = choice if n == 0 else self.what_is_meant(twin, d, choice)
            if meant is not None:
                twin.known = self.match.post.moment(twin.s, twin.pending, []).known(self.viewer)
                twin.s.rng = Rng.numbered(luck + twin.own_luck)
                twin.s.events = []
                self.game.apply(twin.s, d.seat, meant)
                self.take_in(twin)
                played.append(twin)
        return played

    def take_in(self, twin: Twin) -> None:
        twin.pending = self.game.pending(twin.s)
        twin.happened = twin.s.events
        twin.view = self.game.view(twin.s, self.viewer)
        twin.told = []
        for event in twin.s.events:
            seen = event.seen_by(self.viewer)
            if seen is not None:
                if seen.seen_by(self.viewer) != seen:
                    raise self.leak("an event that is told twice", seen, seen.seen_by(self.viewer))
                twin.told.append((event, seen))
        if not twin.pending:
            outcome = self.game.outcome(twin.s)
            twin.told.append((outcome, outcome))

    def compared(self, twins: list[Twin]) -> list[list[Twin]]:
        """Group the tables by what was shown; within each group, all must be alike.

        Breaking the seal is news at every table where everybody has answered.
        """
        groups = heaps(twins, [any([isinstance(d.options[0], Sealed) for d in twin.pending]) for twin in twins])
        for n in range(max([len(twin.told) for twin in twins])):
            groups = [part for group in groups for part in self.parted(group, n)]
        for news in self.secrecy.seen.values():
            groups = [part for group in groups for part in heaps(group, [news(twin.view) for twin in group])]
        for group in groups:
            if len(group) > 1:
                self.must_be_alike(group)
        return groups

    def parted(self, group: list[Twin], n: int) -> list[list[Twin]]:
        parts = heaps(group, [twin.told[n][1] if n < len(twin.told) else None for twin in group])
        for part in parts[1:]:
            one, other = parts[0][0].told, part[0].told
            if not (n < len(one) and n < len(other) and self.is_news(one[n], other[n])):
                raise self.leak("an event", *[told[n][1] if n < len(told) else "nothing" for told in (one, other)])
        return parts

    def is_news(self, one: tuple[Value, Value], other: tuple[Value, Value]) -> bool:
        """Whether two things differ only where the rules show it."""
        news = [self.secrecy.news(true, self.viewer) for true, _ in (one, other)]
        if type(one[1]) is not type(other[1]):
            return "is" in news[0] and "is" in news[1]
        here, there = fields_of(one[1]), fields_of(other[1])
        return all([here[name] == there[name] or (name in news[0] and name in news[1]) for name in here])

    def must_be_alike(self, group: list[Twin]) -> None:
        tried = self.sample(group)
        shown = [self.shown_to(twin, tried) for twin in group]
        for other in shown[1:]:
            for (channel, here), (_, there) in zip(shown[0], other, strict=True):
                if here != there:
                    raise self.leak(channel, *differing(here, there))
        mine = [d for d in group[0].pending if d.seat == self.viewer and len(d.options) <= FEW]
        if mine and self.match.hints_left:
            self.match.hints_left -= 1
            here, there = [self.hints_at(twin, mine[0]) for twin in group[:2]]
            if here != there:
                raise self.leak("a hint", *differing(here, there))

    def hints_at(self, twin: Twin, d: Decision) -> list[Any]:
        found = hints(self.game, twin.view, d, Rng.numbered(4), SIMULATIONS, horizon=4)
        return [(hint.choice, hint.worth, hint.is_tied, hint.alike, hint.reasons) for hint in found]

    def shown_to(self, twin: Twin, tried: list[Choice]) -> list[tuple[str, Any]]:
        """Compare everything, cheapest first."""
        game, s, viewer = self.game, twin.s, self.viewer
        mine = [d for d in twin.pending if d.seat == viewer]
        shown: list[tuple[str, Any]] = [
            ("the view", twin.view),
            ("who is asked", [(d.seat, d.prompt, d.clause) for d in twin.pending
                              if not isinstance(d.options[0], (Interrupt, Sealed))]),
            ("the clock", [d for d in twin.pending if d.seat == CLOCK]),
            ("its questions", mine)]
        if viewer is not None:
            shown.append(("a refusal", [(choice, game.why_not(s, viewer, choice)) for choice in tried]))
            shown.append(("a quick hint", [game.policy(s, d, Rng.numbered(3)) for d in mine]))
        moment = self.match.post.moment(s, twin.pending, twin.happened)
        shown.append(("the frame it is sent", moment.told(viewer, None)))
        if twin.known is not None:
            shown.append(("the change it is sent", moment.told(viewer, twin.known)))
        return shown

    def sample(self, group: list[Twin]) -> list[Choice]:
        """Return what the seat may try, allowed or not: what is offered to anybody, here or there, or was before."""
        if self.viewer is None:
            return []
        offered = [c for twin in group for d in twin.pending for c in (d.options[0], d.options[-1])]
        return [*list(dict.fromkeys(offered))[:REFUSALS], *list(self.match.heard.values())[-REFUSALS:]]


def changed(value: V, **fields: Any) -> V:
    """Return a copy with some fields changed (for planted leaks)."""
    return type(value)(**{**fields_of(value), **fields})


def heaps(group: list[Twin], keys: list[Any]) -> list[list[Twin]]:
    """Group those with equal keys, in order of appearance."""
    found: list[tuple[Any, list[Twin]]] = []
    for twin, key in zip(group, keys, strict=True):
        for known, heap in found:
            if known == key:
                heap.append(twin)
                break
        else:
            found.append((key, [twin]))
    return [heap for _, heap in found]


def differing(here: Any, there: Any) -> tuple[object, object]:
    """Return the part in which two things differ."""
    if isinstance(here, bytes):
        at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
        around = slice(max(0, at - 80), at + 40)
        return f"{len(here)} bytes: …{here[around].decode()}…", f"{len(there)} bytes: …{there[around].decode()}…"
    if isinstance(here, Value) and type(here) is type(there):
        mine, its = fields_of(here), fields_of(there)
        names = [name for name in mine if mine[name] != its[name]]
        return {name: mine[name] for name in names}, {name: its[name] for name in names}
    if isinstance(here, list) and len(here) == len(there):
        return next((a, b) for a, b in zip(here, there, strict=True) if a != b)
    return here, there


def nothing_leaks(t: Table) -> None:
    """Tables that a seat cannot tell apart are played on alike: whatever it is shown of them is the same."""
    beginnings_are_alike(t)
    match, looked = Match(t, t.options, HINTS), Counter[object]()
    for s, d, choice, events in moments(t):
        match.hear(t.game.pending(s))
        kind = (d.prompt, type(choice), *[type(event) for event in events])
        looked[kind] += 1
        if looked[kind] <= LOOKS:
            nobody = t.seats  # and -1, the clock, counts as nobody
            for n in {d.seat % (nobody + 1), match.rng.below(nobody + 1)}:
                Look(match, n if n < nobody else None).play_on(s, d, choice)


def moments(t: Table) -> Iterator[tuple[Any, Decision, Choice, list[Event]]]:
    """Yield every answer of a match: the table before it, the question, the answer, and its consequences."""
    t, before = copy(t), None
    t.every = 1
    pending, answers = list[Decision](), Answers()

    def answered(s: Any) -> tuple[Any, Decision, Choice, list[Event]]:
        seat, choice = answers[-1]
        return before, next(d for d in pending if d.seat == seat and choice in d.options), choice, s.events

    for s, now, so_far in t.positions():
        if answers := so_far:
            yield answered(s)
        s.events = []
        before, pending = t.game.clone(s), now
    yield answered(t.end)


def beginnings_are_alike(t: Table) -> None:
    """The setups of two matches differ only in what is declared, before the first answer, too."""
    has_first = any([option.name == FIRST_PLAYER for option in t.game.facts.options])
    options: Options = {**t.options, FIRST_PLAYER: 0} if has_first else t.options
    match = Match(t, options, 0)
    for viewer in [None, *range(t.seats)]:
        look = Look(match, viewer)
        twins = [Twin(t.game.start(t.seats, Rng.numbered(n), options), n) for n in range(DREAMS)]
        for twin in twins:
            look.take_in(twin)
        look.compared(twins)


def check_declared(game: Game, secrecy: Secrecy) -> None:
    """Declarations name existing events, prompts and clauses: a misspelled one would hide nothing."""
    name = game.facts.id
    events, asks, known = Codec(game).words, Words(name).bundle, clauses(name, "en")
    for shown in secrecy.shown:
        assert shown.event in events, f"there is no event {shown.event}"
        assert shown.clause in known, f"there is no clause {shown.clause}"
    assert all([clause in known for clause in secrecy.seen]), f"there is no such clause: {[*secrecy.seen]}"
    for prompt in secrecy.secretly:
        assert asks.has_message(f"ask-{prompt}"), f"nobody is ever asked {prompt}"


PROMISES: list[Promise] = [nothing_leaks]
