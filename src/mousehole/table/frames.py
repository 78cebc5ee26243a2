"""What a viewer is sent: built from what the viewer may know, and from nothing else."""
from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mousehole.kernel import Choice, Decision, Outcome, Refusal, Seat, Value
from mousehole.kernel.facts import Facts
from mousehole.table import clocks, wire
from mousehole.table.box import Box
from mousehole.table.live import Live, OpenQuestion, Spoken


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


def room(live: Live, now: int, connected: Collection[Seat] = ()) -> wire.Room:
    opened, since = live.opened, live.playing_time(now)
    chairs = [wire.Chair(
        seat, chair.who, chair.name, chair.level, chair.away, chair.resigned,  # type: ignore[arg-type]
        seat in connected, chair.muted,
        clocks.left(live, seat, since) if opened.game_seconds and live.status == "playing" else None)
        for seat, chair in enumerate(live.chairs)]
    return wire.Room(
        live.id, live.number, opened.title, opened.game, opened.version, opened.edition["name"], opened.options,
        chairs, live.status, live.is_paused, live.match_number,  # type: ignore[arg-type]
        wire.Clock(opened.move_seconds, opened.game_seconds), opened.listed, live.commitment,
        [seat for seat, chair in enumerate(live.chairs) if chair.wants_rematch], now)


def state(live: Live, viewer: Seat | None, since: int, now: int) -> wire.State | None:
    """The match as this seat (None: a spectator) may know it, with the events after entry `since`."""
    match = live.match
    if match is None:
        return None
    return wire.State(
        live.number, live.match_number, match.codec.plain(match.game.view(match.s, viewer)),
        [_asked(live, q) for q in live.questions if not q.is_interrupt],
        [_question(live, q) for q in live.open_to(viewer)] if viewer is not None else [],
        _events(live, viewer, since), ended(live), now)


def _asked(live: Live, q: OpenQuestion) -> wire.Asked:
    return wire.Asked(q.decision.seat, q.decision.prompt, q.decision.clause, _due(live, q))


def _question(live: Live, q: OpenQuestion) -> wire.Question:
    d = q.decision
    return wire.Question(q.n, d.prompt, prompt_said(d), d.clause, q.is_interrupt,
                         [option(live.box, choice) for choice in d.options], _due(live, q))


def _due(live: Live, q: OpenQuestion) -> int | None:
    limit = None if live.is_paused else clocks.deadline(live, q)
    return None if limit is None else live.server_time(limit)


def _events(live: Live, viewer: Seat | None, since: int) -> list[wire.Happened]:
    told = []
    for number, events in live.events:
        if number > since:
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    told.append(wire.Happened(number, live.box.codec.plain(seen), said(seen)))
    return told


def ended(live: Live) -> wire.Ended | None:
    outcome = live.outcome()
    return None if outcome is None else ended_by(live.box, outcome)


def ended_by(box: Box, outcome: Outcome) -> wire.Ended:
    args = {"winner_seats": [{"seat": seat} for seat in outcome.winners], "score": max(outcome.scores)}
    return wire.Ended(
        outcome.reason, wire.Said(f"ended-{outcome.reason}", args), list(outcome.scores),
        [list(group) for group in outcome.ranking], list(outcome.winners), [said(d) for d in outcome.details],
        box.codec.plain(outcome))


def chat(spoken: Spoken) -> wire.Chat:
    return wire.Chat(spoken.number, spoken.seat, spoken.name, spoken.text, spoken.at)


def facts(box: Box, editions: list[str], bots: list[str]) -> wire.GameFacts:
    f: Facts = box.game.facts
    options = [wire.GameOption(o.name, o.default, list(o.values), o.clause, o.is_seat) for o in f.options]
    return wire.GameFacts(f.id, f.title, f.fewest, f.most, f.minutes, f.cooperative, f.version, editions, options, bots)
