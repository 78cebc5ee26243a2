"""Compresses large replies for clients that support it. The page's files are compressed when it is built."""
from __future__ import annotations

import asyncio
import gzip
from typing import Any

WORTH_IT = 1_400   # bytes: less is one packet anyway
LONG = 50_000      # bytes: more is compressed outside the event loop
LEVEL = 5
KINDS = (b"application/json", b"application/jsonl", b"image/svg+xml", b"text/")


def accepts(header: str, coding: str) -> bool:
    """Whether an Accept-Encoding header (RFC 9110, 12.5.3) allows this coding by its name."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Compressed:
    """Plain ASGI. Only replies to GET: a reply to POST may hold a key next to text chosen by the client."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            await self.app(scope, receive, send)
            return
        header = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
        await self.app(scope, receive, Sender(send, accepts(header.decode("latin-1"), "gzip")))


class Sender:
    """Passes on what it gets, with the body compressed if that is worth it."""

    def __init__(self, send: Any, is_wanted: bool) -> None:
        self.send = send
        self.is_wanted = is_wanted
        self.start: Any = None  # of a reply that may be compressed, until its size is known

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start" and _is_text(message["headers"]):
            self.start = message
        elif self.start is None or message["type"] != "http.response.body":
            await self.send(message)
        else:
            start, body = self.start, message.get("body", b"")
            self.start = None
            headers = [*start["headers"], (b"vary", b"accept-encoding")]
            if self.is_wanted and len(body) >= WORTH_IT and not message.get("more_body"):
                body = _compress(body) if len(body) < LONG else await asyncio.to_thread(_compress, body)
                headers = [(name, value) for name, value in headers if name.lower() != b"content-length"]
                headers += [(b"content-encoding", b"gzip"), (b"content-length", str(len(body)).encode())]
            await self.send({**start, "headers": headers})
            await self.send({**message, "body": body})


def _is_text(headers: Any) -> bool:
    """Whether compressing may be worth it, and has not been done yet."""
    named = {name.lower(): value for name, value in headers}
    is_done = b"content-encoding" in named or b"vary" in named
    return not is_done and named.get(b"content-type", b"").startswith(KINDS)


def _compress(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
