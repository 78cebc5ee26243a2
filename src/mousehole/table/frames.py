"""What a viewer is sent: built from what the viewer may know, and from nothing else."""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from dataclasses import is_dataclass
from typing import Any, cast

import msgspec

from mousehole.kernel import Choice, Decision, Event, Options, Outcome, Refusal, Seat, Value
from mousehole.kernel.facts import Facts
from mousehole.kernel.wire import fields_of
from mousehole.table import asked, clocks, guide, wire
from mousehole.table.box import Box
from mousehole.table.ladder import ladder_of, rung_of, standing
from mousehole.table.live import Live, OpenQuestion, Spoken
from mousehole.table.measured import measured_of
from mousehole.table.seals import Seal

MOST_LISTED = 5_000    # choices of a question that are sent; others can be answered all the same
MOST_WRITTEN = 20_000  # options of a box that are remembered


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def _tagged(value: Any) -> Any:
    """What `Codec.plain` makes of it; but rows and numbers are left to the encoder, which is much quicker."""
    if isinstance(value, Value):
        return {"is": type(value).__name__, **fields_of(value)}
    raise TypeError(f"no plain form for {value!r}")


_encoder = msgspec.json.Encoder(enc_hook=_tagged)


def tagged(box: Box, value: Value) -> Any:
    """A value of the game, ready for `encode`. The encoder has its own idea of dataclasses, so none may be inside."""
    if box.game.facts.id not in _has_inner_dataclass:
        inner = [name for name, word in box.codec.words.items() if is_dataclass(word) and name != "View"]
        _has_inner_dataclass[box.game.facts.id] = bool(inner)
    return box.codec.plain(value) if _has_inner_dataclass[box.game.facts.id] else _tagged(value)


_has_inner_dataclass: dict[str, bool] = {}  # by game


def said(value: Value) -> wire.Said:
    return wire.Said(type(value).__name__, {key: arg(key, each) for key, each in value.said().items()})


def arg(key: str, each: Any) -> Any:
    """An argument of a sentence: what is a player's seat by its name is marked as one."""
    if isinstance(each, Value):
        return said(each)
    if isinstance(each, (tuple, list)):
        key = key.removesuffix("s") if key.endswith("seats") else key
        return [arg(key, one) for one in each]
    if isinstance(each, bool):
        return str(each).lower()
    if (key == "seat" or key.endswith("_seat")) and isinstance(each, int):
        return {"seat": each}
    return "" if each is None else each


def prompt_said(d: Decision) -> wire.Said:
    return wire.Said(f"ask-{d.prompt}", {key: arg(key, each) for key, each in {**dict(d.args), "seat": d.seat}.items()})


def rebuff(refusal: Refusal) -> wire.Rebuff:
    args = {key: arg(key, each) for key, each in refusal.args}
    return wire.Rebuff(refusal.code, refusal.clause, wire.Said(f"refused-{refusal.code}", args))


def option(box: Box, choice: Choice) -> wire.Option:
    return wire.Option(box.codec.plain(choice), said(choice), box.notation.write(choice))


def option_written(box: Box, choice: Choice) -> wire.Option:
    """The same, but as it stands on the wire: most options are sent again and again."""
    found = box.written.get(choice)
    if found is None:
        if len(box.written) >= MOST_WRITTEN:
            box.written.clear()
        found = box.written[choice] = encode(option(box, choice))
    return cast("wire.Option", msgspec.Raw(found))


def room(live: Live, now: int, connected: Collection[Seat] = (), viewer: Seat | None = None) -> wire.Room:
    opened, since = live.opened, live.playing_time(now)
    chairs = [wire.Chair(
        seat, chair.who, chair.name, chair.level, chair.away, chair.resigned,  # type: ignore[arg-type]
        seat in connected, chair.muted,
        clocks.shown_left(live, seat, since) if opened.game_seconds and live.status == "playing" else None)
        for seat, chair in enumerate(live.chairs)]
    return wire.Room(
        live.id, live.told(viewer), opened.title, opened.game, opened.version, opened.edition["name"], live.options,
        chairs, live.status, live.is_paused, live.match_number,  # type: ignore[arg-type]
        wire.Clock(opened.move_seconds, opened.game_seconds), opened.listed, live.commitment,
        [seat for seat, chair in enumerate(live.chairs) if chair.wants_rematch], opened.hints,
        climb(live), opened.aids and live.box.aids is not None, now)


def climb(live: Live) -> wire.Climb | None:
    """Nobody climbs with an edition of one's own: it may be as easy as anybody likes."""
    stands = standing(live.opened.game, live.options, live.played)
    if stands is None or "text" in live.opened.edition:
        return None
    return wire.Climb(stands.rung.name, stands.wins, stands.rung.wins, stands.up.name if stands.up else None)


def state(live: Live, viewer: Seat | None, since: int, now: int) -> wire.State | None:
    """The match as this seat (None: a spectator) may know it, with the events after `since`, as the viewer counts."""
    return Telling(live, live.heard(viewer, since), now).state(viewer) if live.match else None


class Telling:
    """What all viewers of a match are told of one moment. What is the same for everybody is written once."""

    def __init__(self, live: Live, since: int, now: int) -> None:
        assert live.match is not None
        self.live = live
        self.now = now
        self.view = live.match.game.view
        self.asked = [_asked(live, q) for q in live.questions if not q.is_interrupt]
        self.ended = ended(live)
        first = bisect_right(live.events, since, key=_number)
        self.events = [(number, event) for number, events in live.events[first:] for event in events]
        self.written: list[Any] = [None] * len(self.events)  # those that somebody has seen as they were

    def state(self, viewer: Seat | None) -> wire.State:
        live = self.live
        assert live.match is not None
        return wire.State(
            live.told(viewer), live.match_number, tagged(live.box, self.view(live.match.s, viewer)),
            self._asked(viewer),
            [_question(live, q) for q in live.open_to(viewer)] if viewer is not None else [],
            self._seen(viewer), self.ended, self.now)

    def _asked(self, viewer: Seat | None) -> list[wire.Asked]:
        """Who is asked. Under a seal: everybody who was, but for the viewer, who knows better."""
        seal = self.live.seal
        if seal is None:
            return self.asked
        own = [asked for asked in self.asked if asked.prompt == seal.prompt and asked.seat == viewer]
        others = [_asked_under(self.live, seal, d) for d in seal.asked if d.seat != viewer]
        return [*sorted(own + others, key=_seat), *[asked for asked in self.asked if asked.prompt != seal.prompt]]

    def _seen(self, viewer: Seat | None) -> list[wire.Happened]:
        seen = []
        for n, (entry, event) in enumerate(self.events):
            as_seen, number = event.seen_by(viewer), self.live.told(viewer, entry)
            if as_seen is event and number == entry:
                if self.written[n] is None:
                    self.written[n] = _raw(_happened(self.live.box, number, event))
                seen.append(self.written[n])
            elif as_seen is not None:
                seen.append(_happened(self.live.box, number, as_seen))
        return seen


def _raw(message: Any) -> Any:
    """As it stands on the wire."""
    return msgspec.Raw(encode(message))


def _happened(box: Box, number: int, event: Event) -> wire.Happened:
    return wire.Happened(number, tagged(box, event), said(event))


def _asked(live: Live, q: OpenQuestion) -> wire.Asked:
    return wire.Asked(q.decision.seat, q.decision.prompt, q.decision.clause, _due(live, q),
                      clocks.seconds(live, q.decision))


def _asked_under(live: Live, seal: Seal, d: Decision) -> wire.Asked:
    limit = None if live.is_paused else clocks.shown_deadline(live, seal, d.seat)
    return wire.Asked(d.seat, d.prompt, d.clause, None if limit is None else live.server_time(limit),
                      clocks.seconds(live, d))


def _seat(asked: wire.Asked) -> Seat:
    return asked.seat


def _question(live: Live, q: OpenQuestion) -> wire.Question:
    d = q.decision
    return wire.Question(q.n, d.prompt, prompt_said(d), d.clause, q.is_interrupt,
                         [option_written(live.box, choice) for choice in d.options[:MOST_LISTED]], _due(live, q),
                         None if q.is_interrupt else clocks.seconds(live, d))


def _due(live: Live, q: OpenQuestion) -> int | None:
    limit = None if live.is_paused else clocks.deadline(live, q)
    return None if limit is None else live.server_time(limit)


def _number(numbered: tuple[int, list[Event]]) -> int:
    return numbered[0]


def ended(live: Live) -> wire.Ended | None:
    outcome = live.outcome()
    assert live.match is not None
    return None if outcome is None else ended_by(live.box, outcome, live.match.log.options)


def ended_by(box: Box, outcome: Outcome, options: Options) -> wire.Ended:
    rung = rung_of(box.game.facts.id, options)
    args = {"winner_seats": [{"seat": seat} for seat in outcome.winners], "score": max(outcome.scores)}
    return wire.Ended(
        outcome.reason, wire.Said(f"ended-{outcome.reason}", args), list(outcome.scores),
        [list(group) for group in outcome.ranking], list(outcome.winners),
        rung.name if rung else None, [said(d) for d in outcome.details],
        box.codec.plain(outcome))


def sheets(live: Live, viewer: Seat | None) -> wire.Sheets:
    """What can be read about the game's abilities, and why each cannot be used now."""
    assert live.match is not None
    return wire.Sheets(live.told(viewer), [
        wire.Sheet(sheet.name, said(sheet.title), sheet.clause,
                   [wire.Tried(said(each.choice), rebuff(each.why) if each.why else None) for each in sheet.tries])
        for sheet in guide.sheets(live.match.game, live.match.s, viewer)])


def aided(live: Live, viewer: Seat | None) -> wire.Aided | None:
    """What follows from this viewer's own view; None: the table has no aids, or no match."""
    aids = live.box.aids if live.opened.aids else None
    if aids is None or live.match is None:
        return None
    found = aids.aids(live.match.game.view(live.match.s, viewer), live.box.game.box)
    return wire.Aided([wire.Aid(aid.spot, said(aid.about), aid.ways, [
        wire.Suspect(said(row), row.weight, row.total) for row in aid.rows]) for aid in found])


def chat(live: Live, spoken: Spoken, viewer: Seat | None) -> wire.Chat:
    return wire.Chat(live.told(viewer, spoken.number), spoken.seat, spoken.name, spoken.text, spoken.at)


def facts(box: Box, editions: list[str], bots: list[str]) -> asked.GameFacts:
    f: Facts = box.game.facts
    options = [asked.GameOption(o.name, o.default, list(o.values), o.clause, o.is_seat) for o in f.options]
    return asked.GameFacts(f.id, f.title, f.fewest, f.most, f.minutes, f.cooperative, f.version, editions, options,
                           bots, [asked.Rung(*rung) for rung in ladder_of(f.id)],
                           [asked.Measured(*row) for row in measured_of(f.id)], box.aids is not None)
