"""Replies that are the same for everybody until the server is updated.

Each is made once, outside the event loop, and compressed; from then on its bytes are sent. Making one may take as long
as a hundred answers of players, so nobody can make the server do it again and again.
"""
from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

from litestar import Response
from litestar.serialization import encode_json

from mousehole.server.compressed import LEVEL, WORTH_IT, accepts
from mousehole.server.rest.common import ApiRequest

JSON = "application/json"
FOR_A_WHILE = "public, max-age=300"


@dataclass(frozen=True)
class Page:
    """A reply: its type, its ETag, and its bytes by coding: plain or compressed."""

    kind: str
    mark: str
    sent: Mapping[str, bytes]

    def reply(self, request: ApiRequest, caching: str, status: int = 200,
              varies: str = "Accept-Encoding") -> Response[Any]:
        """Reply in the smallest coding that the client understands; not at all if it has this already."""
        headers = {"Cache-Control": caching, "Vary": varies, "ETag": self.mark}
        if status == 200 and self.mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        wanted = request.headers.get("accept-encoding", "")
        coding = next((coding for coding in self.sent if coding and accepts(wanted, coding)), "")
        return Response(self.sent[coding], media_type=self.kind, status_code=status,
                        headers=headers | ({"Content-Encoding": coding} if coding else {}))


def page_of(kind: str, content: bytes, sent: Mapping[str, bytes]) -> Page:
    """`sent`: the same content in other codings, the smallest first."""
    return Page(kind, f'"{blake2b(content, digest_size=12).hexdigest()}"', {**sent, "": content})


def made(make: Callable[[], Any]) -> Page:
    """Make a reply: JSON, or HTML if it is a text."""
    found = make()
    kind, content = ("text/html; charset=utf-8", found.encode()) if isinstance(found, str) else \
        (JSON, encode_json(found))
    return page_of(kind, content, {"gzip": gzip.compress(content, LEVEL, mtime=0)} if len(content) >= WORTH_IT else {})


class Kept:
    """All such replies of a server. There are only as many as there are games, languages and editions."""

    def __init__(self) -> None:
        self.making: dict[str, asyncio.Task[Page]] = {}

    async def page(self, name: str, make: Callable[[], Any]) -> Page:
        """Return the reply of this name, made on the first request for it. Errors are raised, and not kept."""
        making = self.making.get(name)
        if making is None:
            making = self.making[name] = asyncio.create_task(asyncio.to_thread(made, make))
            making.add_done_callback(partial(self._made, name))
        return await asyncio.shield(making)

    def _made(self, name: str, making: asyncio.Task[Page]) -> None:
        if making.cancelled() or making.exception():
            del self.making[name]

    async def reply(self, request: ApiRequest, name: str, make: Callable[[], Any]) -> Response[Any]:
        return (await self.page(name, make)).reply(request, FOR_A_WHILE)


def kept_by(request: ApiRequest) -> Kept:
    kept: Kept = request.app.state.kept
    return kept
