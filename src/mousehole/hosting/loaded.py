"""A table in the memory of this process, with its viewers here."""
from __future__ import annotations

import asyncio
import time
from typing import Any

from mousehole.hosting.journals import Summary
from mousehole.hosting.viewer import Viewer
from mousehole.kernel import Refusal, Seat
from mousehole.table import frames, journal, wire
from mousehole.table.changes import Broadcast
from mousehole.table.frames import encode
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live

OF_THE_MATCH = (journal.Started, journal.Began, journal.Answered, journal.AskedBack, journal.AgreedBack,
                journal.DroppedBack, journal.TakenBack, journal.Paused, journal.Resumed)
NOT_IN_ROOM = (journal.Answered, journal.Said, journal.TakenBack)  # a room looks the same before and after
PRESENCE_SECONDS = 25.0  # how long another process's report that a seat is connected counts
STALE = Refusal("stale", "")


class LoadedTable:
    def __init__(self, live: Live, owner: str = "") -> None:
        self.live = live
        self.owner = owner or live.id       # the owner of its bots' work: the address that opened the table, if known
        self.accounts: dict[Seat, Any] = {}  # each seat's budget, for whichever connection it uses
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()          # one thing at a time happens at a table
        self.changed = asyncio.Event()      # wakes the driver of its clock and bots
        self.driver: asyncio.Task[None] | None = None
        self.caller: asyncio.Task[None] | None = None  # waits for seats that must reveal
        self.is_driven = False              # we hold the lease
        self.behind = 0                     # the latest number reported by another process
        self.seen_elsewhere: dict[Seat, float] = {}
        self.lost_since: dict[Seat, float] = {}
        self.used = time.monotonic()
        self.last: AnyEntry | None = None   # entry of the journal
        self.saved = 0                      # the number up to which there is a snapshot
        self.bot_moves: dict[Any, Any] = {}  # what bots have decided, or are thinking about

    def connected(self) -> set[Seat]:
        """Return the seats whose player is connected, to any process."""
        late = time.monotonic() - PRESENCE_SECONDS
        here = {viewer.seat for viewer in self.viewers if viewer.seat is not None}
        return here | {seat for seat, at in self.seen_elsewhere.items() if at > late}

    def summary(self, status: str | None = None) -> Summary:
        live = self.live
        free = len([chair for chair in live.chairs if chair.who == "open"])
        return Summary(live.opened.game, live.opened.title, live.opened.listed, status or live.status,
                       len(live.chairs), free,
                       [chair.name for chair in live.chairs if chair.who == "person"], len(live.finished))

    def take(self, entries: list[AnyEntry], now: int) -> None:
        """Apply entries that are in the journal, and broadcast them."""
        before, was_asked_back = self.live.number, self.live.asked_back is not None
        for entry in entries:
            self.live.apply(entry)
        self.last = entries[-1]
        self.used = time.monotonic()
        is_answer = len(entries) == 1 and type(self.last) is journal.Answered  # as nearly always
        for viewer in self.viewers:
            if viewer.hint is not None and not self._is_asked(viewer):
                viewer.forget_hint()
                viewer.send(wire.Refused("hint", "", frames.rejection(STALE)))
        if not is_answer:
            self._see_who_is_who(entries, now)
        if not is_answer or self.is_driver_needed():
            self.changed.set()
        self.tell(before, entries, now, is_settled=was_asked_back and self.live.asked_back is None)

    def _see_who_is_who(self, entries: list[AnyEntry], now: int) -> None:
        """A seat that was given up belongs to somebody else from now on, in every process. No answer changes that."""
        is_handed_over = any([isinstance(entry, journal.HandedOver) for entry in entries])
        for viewer in self.viewers:
            if viewer.seat is not None and self.live.chairs[viewer.seat].key != viewer.key:
                if viewer.seat in [entry.seat for entry in entries if isinstance(entry, journal.Removed)]:
                    viewer.end("removed")
                viewer.seat = next((n for n, chair in enumerate(self.live.chairs) if chair.key == viewer.key), None)
                viewer.known = None
                if viewer.seat is not None:  # they have changed seats
                    viewer.greet(now)
            if is_handed_over:
                self._see_who_hosts(viewer, now)

    def _see_who_hosts(self, viewer: Viewer, now: int) -> None:
        is_host = viewer.seat is not None and viewer.key == self.live.opened.host
        if viewer.is_host != is_host:
            viewer.is_host = is_host
            viewer.greet(now)

    def _is_asked(self, viewer: Viewer) -> bool:
        """Whether the question that a hint was asked for is still open."""
        return viewer.seat is not None and viewer.hint is not None and self.live.status == "playing" \
            and viewer.hint[0] in [q.n for q in self.live.open_to(viewer.seat)]

    def is_driver_needed(self) -> bool:
        """Whether anything but a person may have to answer next. If only people play, nothing has to."""
        live = self.live
        return (live.status != "playing" or live.asked_back is not None
                or live.opened.move_seconds > 0 or live.opened.game_seconds > 0
                or any([chair.is_played_by_bot for chair in live.chairs])
                or (live.match is not None and live.match.due() is not None))

    def tell(self, before: int, entries: list[AnyEntry], now: int, is_settled: bool = False) -> None:
        """`is_settled`: it is no longer being decided whether a move is taken back."""
        if not self.viewers:
            return
        if len(entries) == 1 and type(entries[0]) is journal.Answered and self.live.status == "playing" \
                and not is_settled and self.live.match is not None:
            self._tell_answer(Broadcast(self.live, before, now), before + 1)
            return
        is_match = any([isinstance(entry, OF_THE_MATCH) for entry in entries])
        is_room = self.live.status != "playing" or is_settled or any([
            not isinstance(entry, NOT_IN_ROOM) for entry in entries])
        is_taken_back = any([isinstance(entry, journal.TakenBack) for entry in entries])
        chats = [spoken for spoken in self.live.chat if spoken.number > before] \
            if len(entries) > 1 or not isinstance(entries[0], journal.Answered) else []
        broadcast = Broadcast(self.live, before, now) if is_match and self.live.match else None
        rooms: dict[Seat | None, bytes] = {}
        for viewer in list(self.viewers):
            seat = viewer.seat
            if is_room:
                if seat not in rooms:
                    rooms[seat] = encode(frames.room(self.live, now, self.connected(), seat))
                viewer.send_bytes(rooms[seat])
            for spoken in [each for each in chats if viewer.may_hear(each)]:
                viewer.send(frames.chat(self.live, spoken, seat))
            if broadcast and not all([self.live.is_hidden(seat, before + 1 + n) for n in range(len(entries))]):
                if is_taken_back:
                    viewer.known = None  # a whole state: more has changed than was added
                viewer.send_state(broadcast)

    def _tell_answer(self, broadcast: Broadcast, number: int) -> None:
        """What nearly always happens: one answer, which changes nothing but the match."""
        is_sealed = self.live.seal is not None
        for viewer in list(self.viewers):
            if not is_sealed or not self.live.is_hidden(viewer.seat, number):
                viewer.send_state(broadcast)

    def tell_room(self, now: int) -> None:
        connected, rooms = self.connected(), dict[Seat | None, bytes]()
        for viewer in list(self.viewers):
            if viewer.seat not in rooms:
                rooms[viewer.seat] = encode(frames.room(self.live, now, connected, viewer.seat))
            viewer.send_bytes(rooms[viewer.seat])
