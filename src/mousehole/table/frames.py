"""Builds the messages to a viewer, from what the viewer may know and from nothing else."""
from __future__ import annotations

from collections.abc import Collection
from dataclasses import is_dataclass
from typing import Any, NamedTuple, cast

import msgspec

from mousehole.bots.levels import limits_of_pace
from mousehole.games import OURS, is_open, is_timed, page_files
from mousehole.kernel import Choice, Decision, Event, Outcome, Refusal, Seat, Value
from mousehole.kernel.facts import Facts
from mousehole.kernel.log import Log
from mousehole.kernel.wire import fields_of
from mousehole.table import clocks, days, guide, rest_types, wire
from mousehole.table.box import Box
from mousehole.table.codes import code_of
from mousehole.table.feats import feats_of
from mousehole.table.fields import fields_of_view
from mousehole.table.ladder import ladder_of, rung_of, standing
from mousehole.table.live import Live, OpenQuestion, Spoken
from mousehole.table.measured import measured_of, teams_of
from mousehole.table.quick import quick_of
from mousehole.table.seals import Seal

MAX_LISTED = 5_000     # choices of a question that are sent; others can still be answered
MAX_WRITTEN = 2_000    # options of a box that are cached: about a megabyte


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def _tagged(value: Any) -> Any:
    """Return what `Codec.plain` would, but leave sequences and numbers to the encoder, which is much faster."""
    if isinstance(value, Value):
        return {"is": type(value).__name__, **fields_of(value)}
    raise TypeError(f"no plain form for {value!r}")


_encoder = msgspec.json.Encoder(enc_hook=_tagged)


def tagged(box: Box, value: Value) -> Any:
    """Prepare a value of the game for `encode`."""
    return box.codec.plain(value) if has_inner_dataclass(box) else _tagged(value)


def plain_fields(box: Box, fields: dict[str, Any]) -> dict[str, Any]:
    """Prepare the fields of a view in the same way."""
    return {name: box.codec.plain(each) for name, each in fields.items()} if has_inner_dataclass(box) else fields


def has_inner_dataclass(box: Box) -> bool:
    """Whether values must be made plain first: the encoder treats dataclasses differently, so none may be inside."""
    has_one = _has_inner_dataclass.get(box.game.facts.id)
    if has_one is None:
        has_one = any([is_dataclass(word) and name != "View" for name, word in box.codec.words.items()])
        _has_inner_dataclass[box.game.facts.id] = has_one
    return has_one


_has_inner_dataclass: dict[str, bool] = {}  # by game


def sentence(value: Value) -> wire.Sentence:
    return wire.Sentence(type(value).__name__, {key: arg(key, each) for key, each in value.said().items()})


def arg(key: str, each: Any) -> Any:
    """Convert an argument of a sentence: seats, recognized by the argument's name, are marked as such.

    There are dozens for every answer, so what is most common comes first.
    """
    kind = type(each)
    if kind is str:
        return each
    if kind is int:
        return {"seat": each} if key == "seat" or key.endswith("_seat") else each
    if isinstance(each, Value):
        return sentence(each)
    if isinstance(each, (tuple, list)):
        key = key.removesuffix("s") if key.endswith("seats") else key
        return [arg(key, one) for one in each]
    if kind is bool:
        return str(each).lower()
    return "" if each is None else each


def prompt_sentence(d: Decision) -> wire.Sentence:
    args = {**dict(d.args), "seat": d.seat}
    return wire.Sentence(f"ask-{d.prompt}", {key: arg(key, each) for key, each in args.items()})


def rejection(refusal: Refusal) -> wire.Rejection:
    args = {key: arg(key, each) for key, each in refusal.args}
    return wire.Rejection(refusal.code, refusal.clause, wire.Sentence(f"refused-{refusal.code}", args))


def option(box: Box, choice: Choice) -> wire.Option:
    return wire.Option(box.codec.plain(choice), sentence(choice), box.notation.write(choice))


def option_written(box: Box, choice: Choice) -> wire.Option:
    """Return the same, already encoded: most options are sent again and again."""
    found = box.written.get(choice)
    if found is None:
        if len(box.written) >= MAX_WRITTEN:
            box.written.clear()
        found = box.written[choice] = encode(option(box, choice))
    return cast("wire.Option", msgspec.Raw(found))


def room(live: Live, now: int, connected: Collection[Seat] = (), viewer: Seat | None = None) -> wire.Room:
    opened, since = live.opened, live.playing_time(now)
    chairs = [wire.Chair(
        seat, chair.who, chair.name, chair.level, chair.away, chair.resigned,  # type: ignore[arg-type]
        seat in connected, chair.muted,
        clocks.shown_left(live, seat, since) if opened.game_seconds and live.status == "playing" else None,
        chair.commitment, chair.withheld)
        for seat, chair in enumerate(live.chairs)]
    return wire.Room(
        live.id, live.told(viewer), opened.title, opened.game, opened.version, opened.edition["name"], live.options,
        chairs, live.status, live.is_paused and not live.is_held, live.match_number,  # type: ignore[arg-type]
        wire.Clock(opened.move_seconds, opened.game_seconds), opened.listed, live.commitment,
        [seat for seat in live.called if seat not in live.revealed],
        [seat for seat, chair in enumerate(live.chairs) if chair.wants_rematch], opened.hints,
        climb(live), opened.aids and live.box.aids is not None, now, live.awaited,
        live.starts_at if live.starts_at > now and live.status == "playing" else None,
        opened.take_backs, None if live.asked_back is None else wire.AskedBack(live.asked_back.seat, live.undecided),
        code_of(live.id), is_open(opened.game), opened.shared, opened.day, live.is_relaxed,
        0 < live.match_number == live.along,
        None if opened.origin is None else wire.PlayedFrom(
            opened.origin.table, opened.origin.match, opened.origin.step, opened.origin.seat),
        opened.remarks, has_proposals(live))


def has_proposals(live: Live) -> bool:
    """Whether bots may propose something to their partners. It is advice: not where the host does not allow hints."""
    opened = live.opened
    return (opened.remarks and opened.hints and not opened.day and live.box.game.facts.cooperative
            and any([chair.who == "bot" for chair in live.chairs]))


def climb(live: Live) -> wire.Climb | None:
    """Return the table's place on the ladder; None with a custom edition, which may be as easy as anybody likes."""
    stands = standing(live.opened.game, live.options, live.played)
    if stands is None or "text" in live.opened.edition:
        return None
    return wire.Climb(stands.rung.name, stands.wins, stands.rung.wins, stands.up.name if stands.up else None)


def state(live: Live, viewer: Seat | None, since: int, now: int) -> wire.State | None:
    """Return the match as this seat (None: a spectator) may know it, with the events after `since`, as it counts."""
    return StateBroadcast(live, live.heard(viewer, since), now).state(viewer) if live.match else None


class Known(NamedTuple):
    """What a viewer knows once it has been sent a state. Immutable: the next state is compared with it."""

    viewer: Seat | None
    match: int
    number: int
    kind: str                # of the view
    view: dict[str, Any]     # its fields
    asked: list[wire.Asked]
    questions: list[Due]     # its own
    is_over: bool


class Due(NamedTuple):
    """A question as it is sent."""

    n: int
    decision: Decision
    is_interrupt: bool
    due: int | None
    seconds: int | None


class StateBroadcast:
    """One moment of a match for all its viewers. What is the same for everybody is encoded once."""

    def __init__(self, live: Live, since: int, now: int) -> None:
        assert live.match is not None
        self.live = live
        self.now = now
        self.view = live.match.game.view
        self.asked = [_asked(live, q) for q in live.questions if not q.is_interrupt]
        self.ended = ended(live)
        self.events = [(number, event) for number, events in live.events_after(since) for event in events]
        self.written: list[Any] = [None] * len(self.events)  # those that somebody has seen in full
        self.seen: dict[Seat | None, Known] = {}

    def known(self, viewer: Seat | None) -> Known:
        """Return what this viewer knows once it has been sent this state."""
        known = self.seen.get(viewer)
        if known is None:
            live = self.live
            assert live.match is not None
            view = self.view(live.match.s, viewer)
            questions = [_due_question(live, q) for q in live.open_to(viewer)] if viewer is not None else []
            known = self.seen[viewer] = Known(
                viewer, live.match_number, live.told(viewer), type(view).__name__, fields_of(view),
                self._asked(viewer), questions, self.ended is not None)
        return known

    def state(self, viewer: Seat | None) -> wire.State:
        known, box = self.known(viewer), self.live.box
        return wire.State(known.number, known.match, {"is": known.kind, **plain_fields(box, known.view)}, known.asked,
                          [_question(box, q) for q in known.questions], self._seen(viewer), self.ended, self.now)

    def _asked(self, viewer: Seat | None) -> list[wire.Asked]:
        """List who is asked. Under a seal: everybody who was, except for the viewer's own seat, which knows better."""
        seal = self.live.seal
        if seal is None:
            return self.asked
        own = [asked for asked in self.asked if asked.prompt == seal.prompt and asked.seat == viewer]
        others = [_asked_under(self.live, seal, d) for d in seal.asked if d.seat != viewer]
        return [*sorted(own + others, key=_seat), *[asked for asked in self.asked if asked.prompt != seal.prompt]]

    def _seen(self, viewer: Seat | None) -> list[wire.LoggedEvent]:
        seen = []
        for n, (entry, event) in enumerate(self.events):
            as_seen, number = event.seen_by(viewer), self.live.told(viewer, entry)
            if as_seen is event and number == entry:
                if self.written[n] is None:
                    self.written[n] = _raw(_logged_event(self.live.box, number, event))
                seen.append(self.written[n])
            elif as_seen is not None:
                seen.append(_logged_event(self.live.box, number, as_seen))
        return seen


def _raw(message: Any) -> Any:
    """Return it as encoded for the wire."""
    return msgspec.Raw(encode(message))


def _logged_event(box: Box, number: int, event: Event) -> wire.LoggedEvent:
    return wire.LoggedEvent(number, tagged(box, event), sentence(event))


def _asked(live: Live, q: OpenQuestion) -> wire.Asked:
    return wire.Asked(q.decision.seat, q.decision.prompt, q.decision.clause, _due(live, q),
                      clocks.seconds(live, q.decision))


def _asked_under(live: Live, seal: Seal, d: Decision) -> wire.Asked:
    limit = None if live.is_paused else clocks.shown_deadline(live, seal, d.seat)
    return wire.Asked(d.seat, d.prompt, d.clause, None if limit is None else live.server_time(limit),
                      clocks.seconds(live, d))


def _seat(asked: wire.Asked) -> Seat:
    return asked.seat


def _due_question(live: Live, q: OpenQuestion) -> Due:
    return Due(q.n, q.decision, q.is_interrupt, _due(live, q),
               None if q.is_interrupt else clocks.seconds(live, q.decision))


def _question(box: Box, q: Due) -> wire.Question:
    d = q.decision
    return wire.Question(q.n, d.prompt, prompt_sentence(d), d.clause, q.is_interrupt,
                         [option_written(box, choice) for choice in d.options[:MAX_LISTED]], q.due, q.seconds)


def _due(live: Live, q: OpenQuestion) -> int | None:
    limit = None if live.is_paused else clocks.deadline(live, q)
    return None if limit is None else live.server_time(limit)


def ended(live: Live) -> wire.Ended | None:
    outcome = live.outcome()
    assert live.match is not None
    return None if outcome is None else ended_by(live.box, outcome, live.match.log, live.match.s)


def ended_by(box: Box, outcome: Outcome, log: Log, s: Any) -> wire.Ended:
    rung = rung_of(box.game.facts.id, log.options)
    args = {"winner_seats": [{"seat": seat} for seat in outcome.winners], "score": max(outcome.scores)}
    return wire.Ended(
        outcome.reason, wire.Sentence(f"ended-{outcome.reason}", args), list(outcome.scores),
        [list(group) for group in outcome.ranking], list(outcome.winners),
        rung.name if rung else None, [sentence(d) for d in outcome.details],
        box.codec.plain(outcome), [[seat, at] for seat, _, at in log.answers], feats_of(box, outcome, log, s))


def sheets(live: Live, viewer: Seat | None) -> wire.Sheets:
    """Return what can be read about the game's abilities, and why each cannot be used now."""
    assert live.match is not None
    return wire.Sheets(live.told(viewer), [
        wire.Sheet(sheet.name, sentence(sheet.title), sheet.clause,
                   [wire.Tried(sentence(each.choice), rejection(each.why) if each.why else None)
                    for each in sheet.tries])
        for sheet in guide.sheets(live.match.game, live.match.s, viewer)])


def aided(live: Live, viewer: Seat | None) -> wire.Aided | None:
    """Return what follows from this viewer's own view; None: the table has no aids, or no match."""
    aids = live.box.aids if live.opened.aids else None
    if aids is None or live.match is None:
        return None
    found = aids.aids(live.match.game.view(live.match.s, viewer), live.box.game.box)
    return wire.Aided([wire.Aid(aid.spot, sentence(aid.about), aid.ways, [
        wire.Suspect(sentence(row), row.weight, row.total) for row in aid.rows]) for aid in found])


def chat(live: Live, spoken: Spoken, viewer: Seat | None) -> wire.Chat:
    return wire.Chat(live.told(viewer, spoken.number), spoken.seat, spoken.name, spoken.text, spoken.at,
                     spoken.spectator, spoken.aside, spoken.reaction, spoken.remark)  # type: ignore[arg-type]


def facts(box: Box, editions: list[str], bots: list[str]) -> rest_types.GameFacts:
    f: Facts = box.game.facts
    options = [rest_types.GameOption(o.name, o.default, list(o.values), o.clause, o.is_seat) for o in f.options]
    return rest_types.GameFacts(f.id, f.title, f.fewest, f.most, f.minutes, f.cooperative, f.version, editions, options,
                                bots, [rest_types.Rung(*rung) for rung in ladder_of(f.id)],
                                [rest_types.Measured(*row) for row in measured_of(f.id)], box.aids is not None,
                                rest_types.Quick(*quick_of(f.id)), days.has_deal(f.id), list(page_files(f.id)),
                                [rest_types.Team(*row) for row in teams_of(f.id)],
                                [rest_types.Pace(bot, *limits_of_pace(bot)) for bot in bots if is_timed(f.id)],
                                {} if f.id in OURS else fields_of_view(box))
