"""Connections below the web framework: uvicorn's protocols with two additions.

A new connection must send its request within some seconds. And messages to a viewer go out at once and together,
without waking a task for every message.
"""
from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import cache, lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from mousehole.hosting.refusals import TooFast
from mousehole.server.budget import Account, Budgets, Cost, Purse
from mousehole.server.costs import CONNECTION, UPGRADE
from mousehole.server.settings import Settings

EXTENSION = "mousehole.line"  # where a request finds its protocol
MAX_BATCHED = 32              # messages that are sent without waiting for more
TIMES = 2                     # connections per address, as a multiple of its sockets: pages need some more
MAX_LOOKED = 16               # messages of one packet that are handled in one go, or wait while more are read
PIECE = 1024                  # bytes of anything but a whole text that are…
PIECE_LOOKED = 8              # …handled as if they were this many messages
LOOKED = 0.02                 # milliseconds per message
MAX_WAITING = 200             # messages waiting for a client that does not read
MAX_BYTES = 4_000_000         # and their total size
TEXT = 0x81                   # first byte of a frame with a whole text
MASKED = 0x80                 # a frame's second byte, if its payload is masked; its size is added
MASK = 4                      # bytes, just before the payload


@cache
def within() -> float:
    """Return the seconds from a connection, or the first byte of a request, to the request's last byte."""
    return Settings.from_environment().hello_seconds


@lru_cache(1000)
def is_proxy(address: str) -> bool:
    """Whether this is one of those proxies, or in one of those networks, whose forwarded addresses are trusted."""
    trusted = [each.strip() for each in Settings.from_environment().trusted_proxies.split(",") if each.strip()]
    if "*" in trusted or address in trusted:
        return True
    try:
        found = ip_address(address)
        return any([found in ip_network(each, strict=False) for each in trusted if "/" in each])
    except ValueError:  # not an address, or not a network
        return False


class HttpProtocol(HttpToolsProtocol):
    """Speaks HTTP until a request asks for a WebSocket. Closes connections that send nothing."""

    budgets: Budgets | None = None  # the server's, once it is open
    open: ClassVar[Counter[str]] = Counter()  # connections by address, whatever their protocol
    address = ""
    is_turned_away = False
    closing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        most = TIMES * self.budgets.settings.connections_per_address if self.budgets is not None else 0
        if self._is_counted() and self.open[self.address] >= most:
            self.is_turned_away = True
            transport.abort()  # before anything is built for it
            return
        self.open[self.address] += 1
        super().connection_made(transport)
        self._expect()
        if wait := self._pay(CONNECTION):
            transport.pause_reading()  # nothing is read before its address can pay for it
            self.loop.call_later(wait, self._read_on)

    def data_received(self, data: bytes) -> None:
        self._expect()
        super().data_received(data)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._heard()

    def handle_websocket_upgrade(self) -> None:
        self._heard()
        if wait := self._pay(UPGRADE):
            self.transport.pause_reading()
            self.loop.call_later(wait, self._upgrade)
        elif not self.transport.is_closing():
            super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_turned_away:
            self._heard()
            forget(self.address)
            super().connection_lost(exc)

    def _is_counted(self) -> bool:
        """Whether this address is not a proxy: many clients may be behind a proxy, and are distinguished later."""
        return self.budgets is not None and self.address != "" and not is_proxy(self.address)

    def _pay(self, cost: Cost) -> float:
        """Return the seconds to wait. A connection that would have to wait too long is closed."""
        if self.budgets is None or not self._is_counted():
            return 0.0
        try:
            return Purse(self.budgets.of_address(self.address)).reserve(cost, within())
        except TooFast:
            self._close()
            return 0.0

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def _upgrade(self) -> None:
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()
            self.transport.resume_reading()

    def _expect(self) -> None:
        if self.closing is None:
            self.closing = self.loop.call_later(within(), self._close)

    def _heard(self) -> None:
        if self.closing is not None:
            self.closing.cancel()
            self.closing = None

    def _close(self) -> None:
        self.closing = None
        self.transport.abort()


def forget(address: str) -> None:
    HttpProtocol.open[address] -= 1
    if HttpProtocol.open[address] <= 0:
        del HttpProtocol.open[address]


class Inbox:
    """What a connection has received, for the one task that reads it. A queue of asyncio's does much more than that."""

    __slots__ = ("events", "waiter")

    def __init__(self) -> None:
        self.events: deque[Any] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Any:
        while not self.events:
            self.waiter = asyncio.get_running_loop().create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.events.popleft()

    def empty(self) -> bool:
        return not self.events


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket. Messages posted at the same moment leave in one packet."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self.waiting: list[bytes] = []
        self.size = 0
        self.unread = b""       # received, but not handled yet
        self.account: Account | None = None  # pays for handling it
        self.is_in_step = True  # no packet has ended in the middle of a frame so far; few ever do
        self.on_stop: Callable[[], None] | None = None  # what to do when the server stops

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        forget(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.unread:
            self.unread += data
        else:
            self._look(data)

    def _look(self, data: bytes) -> None:
        """Handle whole texts without a parser. After the first incomplete frame, the connection uses the parser.

        Handles a little at a time: a packet may hold thousands of messages, and others wait.
        """
        at, looked = 0, 0
        while at < len(data) and looked < MAX_LOOKED and not self.transport.is_closing():
            start, end = frame_at(data, at) if self.handshake_complete and self.is_in_step else (0, 0)
            if end and data[at] == TEXT and not self.frames and end - start <= self.config.ws_max_size:
                looked += 1
                self._hear(apply_mask(data[start:end], data[start - MASK:start]))
                at = end
            else:
                looked += PIECE_LOOKED
                stop = end if 0 < end <= at + PIECE else min(at + PIECE, len(data))
                self.is_in_step = self.is_in_step and (stop == end or not self.handshake_complete)
                super().data_received(data[at:stop])
                at = stop
        self._keep(b"" if self.transport.is_closing() else data[at:], looked)

    def _hear(self, text: bytes) -> None:
        """Hand a text on. The parser's own way stops reading until it is taken: two calls of the system for each."""
        try:
            if not self.close_sent:
                self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()  # which says so, and closes

    def _keep(self, unread: bytes, looked: int) -> None:
        """Handle the rest once the app has taken what there is, and it can be paid for."""
        self.unread = unread
        if self.account is not None:
            self.account.cpu.pay(LOOKED * looked)
        if (unread or len(self.queue.events) >= MAX_LOOKED) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.read_paused and self.queue.empty():
            wait = self.account.cpu.wait(0.0, time.monotonic()) if self.account is not None else 0.0
            self.loop.call_later(min(wait, 1.0), self._go_on)

    def _go_on(self) -> None:
        if self.unread:
            unread, self.unread = self.unread, b""
            self._look(unread)
        elif self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._go_on()
        return message

    def post(self, text: bytes) -> bool:
        """Send this soon; False: too much is waiting for a client that does not read."""
        if not self.waiting:
            self.loop.call_soon(self.flush)
        self.waiting.append(framed(text))
        self.size += len(text)
        if len(self.waiting) >= MAX_BATCHED:
            self.flush()
        return len(self.waiting) <= MAX_WAITING and self.size <= MAX_BYTES

    def flush(self) -> None:
        if self.waiting and self.writable.is_set():
            if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
                self.transport.write(b"".join(self.waiting))
            self.waiting.clear()
            self.size = 0

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()

    async def send(self, message: Any) -> None:
        self.flush()  # keep the order
        await super().send(message)

    def shutdown(self) -> None:
        """Stop: the client is told first, and then closes the connection."""
        if self.on_stop is None or self.close_sent:
            super().shutdown()
        else:
            self.on_stop()

    def hang_up(self) -> None:
        """Close without waiting for anything to arrive."""
        self.waiting.clear()
        self.transport.abort()


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Return where the payload of a client's frame (RFC 6455, 5.2) begins and ends; (0, 0): it is incomplete."""
    if at + 2 > len(data) or data[at + 1] < MASKED:
        return 0, 0
    size, start = data[at + 1] - MASKED, at + 2 + MASK
    if size == 126:  # the size is in the next two bytes
        size, start = int.from_bytes(data[at + 2:at + 4], "big"), start + 2
    elif size == 127:  # in the next eight: no message is that long
        return 0, 0
    return (start, start + size) if start + size <= len(data) else (0, 0)


def framed(text: bytes) -> bytes:
    """Frame a message as a server sends it (RFC 6455, 5.2): whole, unmasked, not compressed."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
