"""A table in the middle of a match, as text: so that a server that starts again need not play the whole match again.

A snapshot is a cache of the journal. It is only used with the very journal, game, version and edition that it was taken
with; if anything about it does not fit, the table is rebuilt from the journal alone, and is the same.
"""
from __future__ import annotations

from collections import deque
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from mousehole.kernel import Event, Options, Seat
from mousehole.kernel.engine import State
from mousehole.kernel.log import Log
from mousehole.table import journal
from mousehole.table.box import Box
from mousehole.table.frames import encode, tagged
from mousehole.table.journal import AnyEntry
from mousehole.table.ladder import Played
from mousehole.table.live import CHATS, Chair, Live, OpenQuestion, Spoken
from mousehole.table.match import Match
from mousehole.table.notices import NOTICES
from mousehole.table.seals import Seal

FORMAT = 3


class Unfit(Exception):
    """The snapshot belongs to something else, or was taken by another version of this module."""


class OldSeal(Struct, frozen=True):
    """A broken seal: all that is left of it is how its answers are counted."""

    prompt: str
    since: int
    answers: list[tuple[int, Seat]]
    broken: int


class Running(Struct, frozen=True):
    """The match."""

    seed: str
    options: Options
    answers: list[tuple[Seat, Any, int]]
    placed: list[int]                    # the number of each
    fairness: dict[str, Any] | None
    taken_back: list[Any] | None
    position: dict[str, Any] | None      # where it began, if not from the set-up
    s: Any
    clock: tuple[str, int]               # its prompt, and since when
    questions: list[tuple[int, int]]     # number, and since when
    events: Raw                          # read only if somebody wants them


class Snapshot(Struct, frozen=True):
    format: int
    pin: tuple[str, int, str]  # game, version, the edition's check
    last: str                  # the journal's entry after which it was taken
    number: int
    at: int
    touched: int
    chairs: list[Chair]
    options: Options
    settings: journal.SetUp | None
    host: str
    played: list[Played]
    match_number: int
    started_at: int
    paused_at: int | None
    paused_ms: int
    position: int
    position_at: int
    seals: list[OldSeal]
    chat: list[Spoken]
    running: Running
    along: int = 0
    next_root: str | None = None


_decoder = msgspec.json.Decoder(Snapshot)


def may_be_taken(live: Live) -> bool:
    """Whether there is anything to save: a match that runs, nothing under a seal, and no take-back to be decided."""
    return live.status == "playing" and live.match is not None and live.seal is None and live.asked_back is None


def taken(live: Live, last: AnyEntry) -> bytes:
    """Return a snapshot of a table. `last`: its last entry."""
    match, box = live.match, live.box
    assert match is not None and may_be_taken(live)
    events = [(number, [tagged(box, event) for event in events]) for number, events in live.events_after(0)]
    log = match.log
    running = Running(log.seed, log.options, log.answers, live.placed, log.fairness, log.taken_back, log.position,
                      box.codec.plain(match.s),
                      (match.clock_prompt, match.clock_since), [(q.n, q.since) for q in live.questions],
                      Raw(encode(events)))
    seals = [OldSeal(seal.prompt, seal.since, seal.answers, seal.broken) for seal in live.seals
             if seal.broken is not None]
    return encode(Snapshot(
        FORMAT, _pin(live.opened), journal.write(last), live.number, live.at, live.touched, live.chairs, live.options,
        live.settings, live.opened.host, live.played, live.match_number, live.started_at, live.paused_at,
        live.paused_ms, live.position, live.position_at, seals, list(live.chat), running, live.along,
        live.next_root))


def restored(id: str, opened: journal.Opened, text: bytes, last: str) -> Live:
    """Return the table as it was after entry `last`; Unfit: it was not the one that this snapshot was taken of.

    Refused: the journal itself is not for the games that are installed.
    """
    live, kept = Live(id, opened), _decoder.decode(text)
    if kept.format != FORMAT or kept.last != last:
        raise Unfit
    if kept.settings is not None:
        live.set_up(kept.settings)
    if kept.pin != _pin(live.opened):
        raise Unfit
    live.opened = replace(live.opened, host=kept.host)
    box, run = live.box, kept.running
    live.number, live.at, live.touched, live.status = kept.number, kept.at, kept.touched, "playing"
    live.chairs, live.options, live.played = kept.chairs, kept.options, kept.played
    live.match_number, live.along, live.next_root = kept.match_number, kept.along, kept.next_root
    live.started_at, live.paused_at, live.paused_ms = kept.started_at, kept.paused_at, kept.paused_ms
    live.position, live.position_at = kept.position, kept.position_at
    live.seals = [Seal(old.prompt, old.since, [], {}, old.answers, old.broken) for old in kept.seals]
    live.chat = deque(kept.chat, CHATS)
    log = Log(opened.game, opened.version, opened.seats, run.seed, run.options, box.edition, run.answers, None,
              run.fairness, run.taken_back, run.position)
    live.placed = run.placed
    s: Any = box.codec.read(run.s, State)
    s.events = []
    live.match = Match.placed(box.game, box.codec, log, s, *run.clock)
    live.questions = [OpenQuestion(n, d, since) for (n, since), d in zip(run.questions, live.match.open, strict=True)]
    live.earlier = kept.number, partial(_events, box, run.events)
    return live


def _events(box: Box, text: Raw) -> list[tuple[int, list[Event]]]:
    return [(number, [_event(box, event) for event in events]) for number, events in msgspec.json.decode(text)]


def _event(box: Box, plain: dict[str, Any]) -> Event:
    """Read an event of the game, or a notice."""
    if plain["is"] in NOTICES:
        notice: Event = NOTICES[plain["is"]](**{name: field for name, field in plain.items() if name != "is"})
        return notice
    return box.codec.read(plain, Event)


def _pin(opened: journal.Opened) -> tuple[str, int, str]:
    return opened.game, opened.version, opened.edition["check"]
