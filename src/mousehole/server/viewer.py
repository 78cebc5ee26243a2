"""One person's (or program's) open connection to a table."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mousehole.kernel import Seat
from mousehole.server.limits import Bucket
from mousehole.server.lines import Line
from mousehole.table import frames, wire
from mousehole.table.frames import encode

if TYPE_CHECKING:
    from mousehole.server.hosted import Hosted


class Viewer:
    def __init__(self, hosted: Hosted, seat: Seat | None, is_host: bool, rate: int, line: Line) -> None:
        self.hosted = hosted
        self.seat = seat
        self.key = "" if seat is None else hosted.live.chairs[seat].key  # hash of the key that opened the seat
        self.is_host = is_host
        self.line = line
        self.cut: str | None = None  # the code with which the connection ends
        self.ends = asyncio.Event()
        self.bucket = Bucket(rate, 2 * rate)
        self.annoyance = 0
        self.is_hinted = False  # a hint is being thought of

    def send(self, message: wire.ToViewer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        if not self.line.post(message):
            self.end("too-slow")

    def tell_all(self, since: int, now: int) -> None:
        """Everything that somebody needs who knows nothing yet; of chat and events, what came after entry `since`."""
        live = self.hosted.live
        self.send(frames.room(live, now, self.hosted.connected(), self.seat))
        for spoken in live.chat:
            if live.told(self.seat, spoken.number) > since:
                self.send(frames.chat(live, spoken, self.seat))
        if state := frames.state(live, self.seat, since, now):
            self.send(state)

    def end(self, code: str) -> None:
        self.cut = self.cut or code
        self.ends.set()
