"""Notifies other processes that something happened at a table. Losing a message is harmless: the store knows."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from mousehole.hosting.elsewhere import ReviewNews

log = logging.getLogger("mousehole.bus")
CHANNEL = "tables"


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has reached this number; or these of its seats are connected to that process; or a review is this far."""

    process: str
    table: str
    number: int = -1
    here: list[int] | None = None
    review: ReviewNews | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(News)


def backend_of(url: str) -> ChannelsBackend:
    """In memory for one process, Redis or Valkey (publish and subscribe) for several."""
    if not url:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis
    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))


class Bus:
    def __init__(self, url: str, process: str, hear: Callable[[News], None]) -> None:
        self.url = url
        self.process = process
        self.hear = hear
        self.backend = backend_of(url)
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[Any]] = []

    @property
    def is_shared(self) -> bool:
        return bool(self.url)

    async def open(self) -> None:
        if self.is_shared:
            self.tasks = [asyncio.create_task(self._listen(), name="bus listener"),
                          asyncio.create_task(self._send(), name="bus sender")]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks:
            with contextlib.suppress(Exception):
                await self.backend.on_shutdown()

    def tell(self, table: str, number: int = -1, here: list[int] | None = None,
             review: ReviewNews | None = None) -> None:
        if self.is_shared:
            with contextlib.suppress(asyncio.QueueFull):  # a process that misses it asks the store a second later
                self.outbox.put_nowait(_encoder.encode(News(self.process, table, number, here, review)))

    async def _send(self) -> None:
        while True:
            news = await self.outbox.get()
            try:
                await self.backend.publish(news, [CHANNEL])
            except Exception as error:  # it may come back; until then all processes ask the store
                log.warning("the bus is away: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        while True:
            try:
                await self.backend.on_startup()
                await self.backend.subscribe([CHANNEL])
                async for _, data in self.backend.stream_events():
                    news = _decoder.decode(data)
                    if news.process != self.process:
                        self.hear(news)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the bus is away: %s", type(error).__name__)
                await asyncio.sleep(0.5)
                with contextlib.suppress(Exception):
                    await self.backend.on_shutdown()
                self.backend = backend_of(self.url)
