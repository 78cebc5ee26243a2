"""The promise that nothing leaks: kept by a good game, and broken by a leak in every channel there is."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from mousehole.kernel import CLOCK, Choice, Decision, Event, Options, Refusal, Rng, Seat
from mousehole.table import changes, frames
from mousehole.testkit import secrecy
from mousehole.testkit.contract import Table
from mousehole.testkit.regatta import rules, wire
from mousehole.testkit.regatta.game import FACTS, Regatta
from mousehole.testkit.shown import Secrecy, Shown

REGATTA = Secrecy(
    shown=(Shown("SailDrawn", "SAIL-7", ("sail",), lambda e, seat: seat == e.seat),
           Shown("SailsRevealed", "SAIL-4", ("sails",))),
    secretly={"hoist": ()},
    seen={"SAIL-6": lambda view: view.ghost})


def keep(game: Regatta, seats: int = 3, shown: Secrecy = REGATTA) -> None:
    for seed in range(8):
        secrecy.nothing_leaks(Table(game, seats, {}, seed, sensible=seed % 2 == 1, secrecy=shown))


def regatta() -> Regatta:
    return Regatta(FACTS, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_good_game_leaks_nothing(seats: int) -> None:
    keep(regatta(), seats)


def strongest(s: rules.Table, seat: Seat) -> int:
    """The secret of a neighbour."""
    return max(s.lockers[(seat + 1) % s.seats], default=0)


class ShowsPicksInTheView(Regatta):
    def view(self, s: rules.Table, seat: Seat | None) -> wire.View:
        return replace(super().view(s, seat), hoisted=tuple(s.picks))


class ShowsALockerToSpectators(Regatta):
    def view(self, s: rules.Table, seat: Seat | None) -> wire.View:
        seen = super().view(s, seat)
        return replace(seen, my_locker=tuple(s.lockers[0])) if seat is None else seen


class AsksWithAWordThatTells(Regatta):
    """A player with a strong sail is asked differently, and everybody can see it."""

    def pending(self, s: Any) -> list[Decision]:
        return [Decision(d.seat, "strong" if d.prompt == "hoist" and max(s.lockers[d.seat]) > 3 else d.prompt,
                         d.options, d.clause, d.seconds, d.args) for d in super().pending(s)]


class OffersByWhatIsHidden(Regatta):
    """Holding course is not offered beside somebody strong."""

    def pending(self, s: Any) -> list[Decision]:
        return [Decision(d.seat, d.prompt, d.options[:1] if strongest(s, d.seat) > 3 else d.options,
                         d.clause, d.seconds, d.args) for d in super().pending(s)]


class AsksWithAnArgumentThatTells(Regatta):
    def pending(self, s: Any) -> list[Decision]:
        return [d if d.seat == CLOCK else
                Decision(d.seat, d.prompt, d.options, d.clause, d.seconds, (("rival", strongest(s, d.seat)),))
                for d in super().pending(s)]


class LetsTheClockTell(Regatta):
    """There is more time where somebody holds a strong sail."""

    def pending(self, s: Any) -> list[Decision]:
        return [Decision(d.seat, d.prompt, d.options, d.clause, d.seconds + strongest(s, 0) * (d.seat == CLOCK), d.args)
                for d in super().pending(s)]


class RefusesWithASecret(Regatta):
    def why_not(self, s: Any, seat: Seat, choice: Choice) -> Refusal | None:
        refusal = super().why_not(s, seat, choice)
        return refusal and Refusal(refusal.code, refusal.clause, (("rival", strongest(s, seat)),))


class PeeksForAQuickHint(Regatta):
    def policy(self, s: rules.Table, d: Decision, rng: Rng) -> Choice | None:
        return d.options[strongest(s, d.seat) % len(d.options)]


class TellsWhatWasHoisted(Regatta):
    """An event that names a choice before all is revealed."""

    def apply(self, s: Any, seat: Seat, choice: Choice) -> None:
        super().apply(s, seat, choice)
        if isinstance(choice, wire.Hoist):
            s.tell(Hoisted(seat, choice.sail))


class Hoisted(Event):
    def __init__(self, seat: Seat, sail: int) -> None:
        self.seat = seat
        self.sail = sail


class TellsOnlySome(Regatta):
    """Whether an event is sent at all depends on a secret."""

    def apply(self, s: Any, seat: Seat, choice: Choice) -> None:
        super().apply(s, seat, choice)
        if strongest(s, 0) > 3:
            s.tell(Hoisted(seat, 0))


class TellsMoreTheSecondTime(wire.SailDrawn):
    def seen_by(self, seat: Seat | None) -> Event | None:
        return TellsMoreTheSecondTime(self.seat, self.sail - 1)


class TellsTwice(Regatta):
    def setup(self, seats: int, rng: Rng, options: Options) -> rules.Table:
        s = super().setup(seats, rng, options)
        s.tell(TellsMoreTheSecondTime(0, 5))
        return s


class ScoresByWhatIsLeft(Regatta):
    """The outcome shows lockers that nobody ever turned over."""

    def outcome(self, s: rules.Table) -> Any:
        end = super().outcome(s)
        return type(end)(end.reason, tuple([sum(locker) for locker in s.lockers]), end.ranking, end.winners)


PLANTED: list[tuple[str, type[Regatta]]] = [
    ("an event", TellsWhatWasHoisted),
    ("an event", TellsOnlySome),
    ("an event", ScoresByWhatIsLeft),
    ("told twice", TellsTwice),
    ("the view", ShowsPicksInTheView),
    ("a spectator can tell alike tables apart by the view", ShowsALockerToSpectators),
    ("who is asked", AsksWithAWordThatTells),
    ("its questions", OffersByWhatIsHidden),
    ("its questions", AsksWithAnArgumentThatTells),
    ("the clock", LetsTheClockTell),
    ("a refusal", RefusesWithASecret),
    ("a quick hint", PeeksForAQuickHint),
]


@pytest.mark.parametrize(("channel", "game"), PLANTED, ids=lambda x: getattr(x, "__name__", ""))
def test_a_planted_leak_is_found_and_named(channel: str, game: type[Regatta]) -> None:
    with pytest.raises(secrecy.Leak, match=channel):
        keep(game(FACTS, None))


def test_an_event_that_is_not_redacted_is_found_at_the_very_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire.SailDrawn, "seen_by", lambda event, seat: event)

    with pytest.raises(secrecy.Leak, match=r"at the start: .* an event:\n.*SailDrawn"):
        keep(regatta())


def test_an_event_that_is_not_redacted_is_found_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire.SailDrawn, "seen_by", lambda event, seat: event)
    monkeypatch.setattr(secrecy, "beginnings_are_alike", lambda t: None)

    with pytest.raises(secrecy.Leak, match=r"after seat .* an event:\n.*SailDrawn"):
        keep(regatta())


class JudgesByTheTruth(Regatta):
    """A hint is made from a view alone; but this game has kept the table that the view was made from."""

    def __init__(self) -> None:
        super().__init__(FACTS, None)
        self.seen: list[tuple[wire.View, rules.Table]] = []

    def view(self, s: rules.Table, seat: Seat | None) -> wire.View:
        view = super().view(s, seat)
        if s.events is not None:  # somebody sits there: it is not imagined by a search
            self.seen.append((view, s))
        return view

    def imagine(self, view: wire.View, rng: Rng) -> rules.Table:
        t = super().imagine(view, rng)
        true = [s for kept, s in self.seen if kept is view]
        if true and view.seat is not None:
            t.known_rival = strongest(true[0], view.seat)  # type: ignore[attr-defined]
        return t

    def clone(self, s: rules.Table) -> rules.Table:
        t = super().clone(s)
        t.known_rival = getattr(s, "known_rival", 0)  # type: ignore[attr-defined]
        return t

    def evaluate(self, s: rules.Table, seat: Seat) -> float:
        return 0.1 * getattr(s, "known_rival", 0)


def test_a_hint_that_knows_more_than_its_view_is_found() -> None:
    with pytest.raises(secrecy.Leak, match="a hint"):
        keep(JudgesByTheTruth())


def padded(broadcast: frames.StateBroadcast, viewer: Seat | None) -> Any:
    """A frame that is as long as a secret is big."""
    assert broadcast.live.match is not None
    broadcast.now = 10 ** (1 + strongest(broadcast.live.match.s, 0))
    return frames_state(broadcast, viewer)


def due_by_options(live: Any, q: Any) -> Any:
    asked = frames_asked(live, q)
    return type(asked)(asked.seat, asked.prompt, asked.clause, len(q.decision.options))


def padded_change(broadcast: changes.Broadcast, viewer: Seat | None, before: frames.Known) -> Any:
    """A change that is as long as a secret is big."""
    assert broadcast.live.match is not None
    change = changes_change(broadcast, viewer, before)
    return msgspec.structs.replace(change, time=10 ** (1 + strongest(broadcast.live.match.s, 0)))


def compared_with_another(broadcast: changes.Broadcast, viewer: Seat | None, before: frames.Known) -> Any:
    """The viewer's own values, but only where they differ from what somebody else knows."""
    return changes_change(broadcast, viewer, before._replace(view=broadcast.known(0).view))


changes_change = changes.Broadcast.change
CHANGES: list[Callable[..., Any]] = [padded_change, compared_with_another]


@pytest.mark.parametrize("leaky", CHANGES)
def test_a_change_that_tells_more_than_two_views_is_found(monkeypatch: pytest.MonkeyPatch,
                                                          leaky: Callable[..., Any]) -> None:
    monkeypatch.setattr(changes.Broadcast, "change", leaky)

    with pytest.raises(secrecy.Leak, match=r"the change it is sent:\n.* bytes"):
        keep(regatta())


frames_state, frames_asked = frames.StateBroadcast.state, frames._asked
FRAMES: list[tuple[Any, str, Callable[..., Any]]] = [
    (frames.StateBroadcast, "state", padded), (frames, "_asked", due_by_options)]


@pytest.mark.parametrize(("where", "name", "leaky"), FRAMES, ids=lambda x: getattr(x, "__name__", x))
def test_a_frame_that_tells_more_than_the_game_is_found(
        monkeypatch: pytest.MonkeyPatch, where: Any, name: str, leaky: Callable[..., Any]) -> None:
    monkeypatch.setattr(where, name, leaky)

    with pytest.raises(secrecy.Leak, match=r"the frame it is sent:\n.* bytes"):
        keep(regatta())


LAST_DRAWN = [0]


def said_by_heart(event: wire.SailDrawn) -> dict[str, object]:
    """The sentence of a redacted event, by somebody who remembers the sail."""
    LAST_DRAWN[0] = event.sail or LAST_DRAWN[0]
    return {"seat": event.seat, "sail": LAST_DRAWN[0]}


def test_a_sentence_that_tells_more_than_its_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = wire.SailDrawn.__init__

    def remembered(event: wire.SailDrawn, seat: Seat, sail: int) -> None:
        LAST_DRAWN[0] = sail or LAST_DRAWN[0]
        whole(event, seat, sail)

    monkeypatch.setattr(wire.SailDrawn, "__init__", remembered)
    monkeypatch.setattr(wire.SailDrawn, "said", said_by_heart)

    with pytest.raises(secrecy.Leak, match="the frame it is sent"):
        keep(regatta())


@pytest.mark.parametrize("undeclared", ["SailDrawn", "SailsRevealed"])
def test_what_is_not_declared_must_not_be_seen(undeclared: str) -> None:
    less = replace(REGATTA, shown=tuple([shown for shown in REGATTA.shown if shown.event != undeclared]))

    with pytest.raises(secrecy.Leak, match=undeclared):
        keep(regatta(), shown=less)


def test_a_game_must_say_what_its_rules_show() -> None:
    with pytest.raises(AssertionError, match="what the rules of this game show"):
        secrecy.nothing_leaks(Table(regatta(), 2))
