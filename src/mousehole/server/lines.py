"""Connections, below the web framework: what uvicorn makes of bytes, with two wishes of ours.

Who connects must say what they want within some seconds. And what a viewer is to be told goes out at once and together,
without waking a task for every message.
"""
from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from mousehole.server.settings import Settings

EXTENSION = "mousehole.line"  # where a request finds its line
ENOUGH = 32                   # messages that do not wait for more
MOST_WAITING = 200            # messages for somebody who does not read them
MOST_BYTES = 4_000_000        # and their size
TEXT = 0x81                   # a frame that is a whole text
MASKED = 0x80                 # a frame's second byte, if its payload is masked; its size is added
MASK = 4                      # bytes, just before the payload


@cache
def within() -> float:
    """Seconds from a connection, or the first byte of a request, to the request's last byte."""
    return Settings.from_environment().hello_seconds


class Door(HttpToolsProtocol):
    """Speaks HTTP, until a request asks for a WebSocket. Whoever stands in it and says nothing is sent away."""

    closing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._expect()
        super().data_received(data)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._heard()

    def handle_websocket_upgrade(self) -> None:
        self._heard()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        super().connection_lost(exc)

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


class Line(WebSocketsSansIOProtocol):
    """A WebSocket. What is posted in one moment leaves in one packet."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.waiting: list[bytes] = []
        self.size = 0
        self.is_in_step = True  # no packet has ended in the middle of a frame so far, and hardly any ever does

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Whole texts need no parser. Whoever cuts a frame in two has one from then on."""
        at = 0
        while self.is_in_step and self.handshake_complete and at < len(data):
            start, end = frame_at(data, at)
            self.is_in_step = end > 0
            if end and data[at] == TEXT and not self.frames and end - start <= self.config.ws_max_size:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[start:end], data[start - MASK:start])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end or len(data)])
            at = end or len(data)
        if at < len(data):
            super().data_received(data[at:])

    def post(self, text: bytes) -> bool:
        """Send this soon; False: too much is waiting for somebody who does not read it."""
        if not self.waiting:
            self.loop.call_soon(self.flush)
        self.waiting.append(framed(text))
        self.size += len(text)
        if len(self.waiting) >= ENOUGH:
            self.flush()
        return len(self.waiting) <= MOST_WAITING and self.size <= MOST_BYTES

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
        self.flush()  # in the order in which it was said
        await super().send(message)

    def hang_up(self) -> None:
        """Without waiting for anything to arrive."""
        self.waiting.clear()
        self.transport.abort()


def frame_at(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of a client's frame (RFC 6455, 5.2) begins, and where it ends; (0, 0): it is not whole."""
    if at + 2 > len(data) or data[at + 1] < MASKED:
        return 0, 0
    size, start = data[at + 1] - MASKED, at + 2 + MASK
    if size == 126:  # or rather, it stands in the next two bytes
        size, start = int.from_bytes(data[at + 2:at + 4], "big"), start + 2
    elif size == 127:  # in the next eight: nobody has that much to say
        return 0, 0
    return (start, start + size) if start + size <= len(data) else (0, 0)


def framed(text: bytes) -> bytes:
    """As a server sends it (RFC 6455, 5.2): whole, unmasked, not compressed."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
