"""A table in the memory of this process, with those who look at it from here."""
from __future__ import annotations

import asyncio
import time
from typing import Any

from mousehole.kernel import Seat
from mousehole.server.store import Summary
from mousehole.server.viewer import Viewer
from mousehole.table import frames, journal
from mousehole.table.frames import encode
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live

OF_THE_MATCH = (journal.Started, journal.Answered, journal.Paused, journal.Resumed)
ELSEWHERE = 25.0  # seconds for which another process's word that a seat is connected counts


class Hosted:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()          # one thing at a time happens at a table
        self.changed = asyncio.Event()      # wakes whoever lets its clock and bots answer
        self.driver: asyncio.Task[None] | None = None
        self.is_driven = False              # we hold the lease
        self.behind = 0                     # the number that another process says it has come to
        self.seen_elsewhere: dict[Seat, float] = {}
        self.lost_since: dict[Seat, float] = {}
        self.used = time.monotonic()
        self.minds: dict[Any, Any] = {}     # what bots have thought of, or are thinking of

    def connected(self) -> set[Seat]:
        """Seats whose person is connected, to any process."""
        late = time.monotonic() - ELSEWHERE
        here = {viewer.seat for viewer in self.viewers if viewer.seat is not None}
        return here | {seat for seat, at in self.seen_elsewhere.items() if at > late}

    def summary(self, status: str | None = None) -> Summary:
        live = self.live
        free = len([chair for chair in live.chairs if chair.who == "open"])
        return Summary(live.opened.game, live.opened.title, live.opened.listed, status or live.status,
                       len(live.chairs), free,
                       [chair.name for chair in live.chairs if chair.who == "person"])

    def take(self, entries: list[AnyEntry], now: int) -> None:
        """These are in the journal: change the table, and tell everybody."""
        before = self.live.number
        for entry in entries:
            self.live.apply(entry)
        self.used = time.monotonic()
        for viewer in self.viewers:  # a seat that was given up is somebody else's from now on, on every process
            if viewer.seat is not None and self.live.chairs[viewer.seat].key != viewer.key:
                if viewer.seat in [entry.seat for entry in entries if isinstance(entry, journal.Removed)]:
                    viewer.end("removed")
                viewer.seat = None
        if self.is_driver_needed() or any([not isinstance(entry, journal.Answered) for entry in entries]):
            self.changed.set()
        self.tell(before, entries, now)

    def is_driver_needed(self) -> bool:
        """Whether somebody else than a person may have to answer next. Where only people play, nobody has."""
        live = self.live
        return (live.status != "playing" or live.opened.move_seconds > 0 or live.opened.game_seconds > 0
                or any([chair.is_played_by_bot for chair in live.chairs])
                or (live.match is not None and live.match.due() is not None))

    def tell(self, before: int, entries: list[AnyEntry], now: int) -> None:
        if not self.viewers:
            return
        is_match = any([isinstance(entry, OF_THE_MATCH) for entry in entries])
        is_room = self.live.status != "playing" or any([not isinstance(entry, (journal.Answered, journal.Said))
                                                        for entry in entries])
        chats = [spoken for spoken in self.live.chat if spoken.number > before] \
            if len(entries) > 1 or not isinstance(entries[0], journal.Answered) else []
        telling = frames.Telling(self.live, before, now) if is_match and self.live.match else None
        rooms: dict[Seat | None, bytes] = {}
        states: dict[Seat | None, bytes] = {}
        for viewer in list(self.viewers):
            seat = viewer.seat
            if is_room:
                if seat not in rooms:
                    rooms[seat] = encode(frames.room(self.live, now, self.connected(), seat))
                viewer.send_bytes(rooms[seat])
            for spoken in chats:
                viewer.send(frames.chat(self.live, spoken, seat))
            if telling and not all([self.live.is_hidden(seat, before + 1 + n) for n in range(len(entries))]):
                if seat not in states:
                    states[seat] = encode(telling.state(seat))
                viewer.send_bytes(states[seat])

    def tell_room(self, now: int) -> None:
        for viewer in list(self.viewers):
            viewer.send(frames.room(self.live, now, self.connected(), viewer.seat))
