"""One person's (or program's) open connection to a table."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mousehole.hosting.connections import Connection
from mousehole.kernel import Seat
from mousehole.table import frames, wire
from mousehole.table.changes import Broadcast
from mousehole.table.frames import Known, encode
from mousehole.table.live import Spoken

if TYPE_CHECKING:
    from mousehole.hosting.loaded import LoadedTable


class Viewer:
    def __init__(self, loaded: LoadedTable, seat: Seat | None, is_host: bool, connection: Connection) -> None:
        self.loaded = loaded
        self.seat = seat
        self.key = "" if seat is None else loaded.live.chairs[seat].key  # hash of the key that opened the seat
        self.is_host = is_host
        self.connection = connection
        self.cut: str | None = None  # the code with which the connection is closed
        self.ends = asyncio.Event()
        self.sent = 0                  # bytes
        self.refused_messages = 0
        self.commitment = ""           # whose nonce this connection can reveal
        self.hint: tuple[int, asyncio.Task[None]] | None = None  # the question that a hint is being computed for
        self.consulting = False        # a partner is thinking about a proposal
        self.proposed = -100           # the position in which there was one
        self.is_sent_whole = False     # wants whole states, not changes
        self.known: Known | None = None  # the last state that was sent

    def send(self, message: wire.ToViewer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        self.sent += len(message)
        if not self.connection.post(message):
            self.end("too-slow")
        # Broadcasts are not the seats' fault; spectators need not watch.
        if self.seat is None and not self.connection.charge_spectator(len(message)):
            self.end("too-fast")

    def may_hear(self, spoken: Spoken) -> bool:
        """Whether this message is for them: what spectators say during a match is not for those who play it."""
        return self.seat is None or not spoken.aside

    def greet(self, now: int) -> None:
        """Say who the viewer is here: at the beginning, and whenever that has changed."""
        self.send(wire.Welcome(wire.PROTOCOL, self.loaded.live.id, self.seat, self.is_host, now))

    def send_state(self, moment: Broadcast) -> None:
        """Send what has changed since the last state; a whole one if there is none, or if the client wants that."""
        self.send_bytes(moment.told(self.seat, self.known))
        self.known = None if self.is_sent_whole else moment.known(self.seat)

    def tell_all(self, since: int, now: int) -> None:
        """Send everything that a new viewer needs; chat and events only after entry `since`."""
        live = self.loaded.live
        self.send(frames.room(live, now, self.loaded.connected(), self.seat))
        for spoken in live.chat:
            if live.told(self.seat, spoken.number) > since and self.may_hear(spoken):
                self.send(frames.chat(live, spoken, self.seat))
        if live.match is not None:
            self.known = None
            self.send_state(Broadcast(live, live.heard(self.seat, since), now))

    def forget_hint(self) -> None:
        """Cancel the hint: nobody waits for it any more."""
        if self.hint is not None:
            self.hint[1].cancel()
            self.hint = None

    def end(self, code: str) -> None:
        self.cut = self.cut or code
        self.ends.set()
