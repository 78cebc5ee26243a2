"""Slow work in another web worker, one piece at a time and in a fair order; or, without one, here.

Until the other worker has started, bots move here: a table that has just been opened need not wait for a second Python.
And while they all move in a moment, it is not started at all: it would take memory, and time from the page. The same
goes for what partners propose; hints, replays and reviews take seconds, in which the host could not listen.
"""
from __future__ import annotations

import asyncio
import pickle
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any, Protocol

from mousehole.hosting.work_queue import BESIDES, Kind, WorkQueue
from mousehole.hosting.workers import TooManyWaiting

MAX_WAITING = 8
MOMENT = 0.1     # seconds that the host may be deaf
OFTEN = 2        # so often it may take longer: the first time, modules are loaded
BRIEF = (Kind.MOVE, Kind.PROPOSAL)  # what usually takes a moment
FIRST = (Kind.MOVE,)  # while a table waits for a bot, nothing else is begun


class Far(Protocol):
    """The other worker."""

    def is_ready(self) -> bool:
        """Whether it has started; if not, it soon will."""

    def done(self, work: str, args: str, /) -> Awaitable[str]:
        """Let it do a piece of work, as the function `done` does it, when it has started."""


def named(work: Callable[..., Any]) -> str:
    return f"{work.__module__}:{work.__qualname__}"


def done(work: str, args: str) -> str:
    """Do a piece of work, in the other worker: its result, or what it raised, in letters."""
    module, _, name = work.partition(":")
    try:
        found = True, getattr(import_module(module), name)(*pickle.loads(bytes.fromhex(args)))  # noqa: S301 – our own
    except Exception as error:
        found = False, error
    return pickle.dumps(found).hex()


class OneWorker:
    def __init__(self, far: Far | None) -> None:
        self.far = far
        self.queue: WorkQueue[asyncio.Future[None]] = WorkQueue()
        self.is_busy = False
        self.slow: Counter[Kind] = Counter()  # how often a bot has thought longer than a moment

    async def run(self, work: Callable[..., Any], /, *args: Any, kind: Kind = Kind.MOVE, owner: str = "") -> Any:
        if kind in BRIEF and self.far is not None and not (self.slow[kind] >= OFTEN and self.far.is_ready()):
            return await self._do_here(kind, work, *args)
        if kind is not Kind.MOVE and self.queue.waiting([kind], owner) >= MAX_WAITING:
            raise TooManyWaiting
        await self._turn(kind, owner)
        doing = asyncio.ensure_future(self._do(kind, work, *args))
        doing.add_done_callback(self._next)
        return await asyncio.shield(doing)  # it cannot be stopped: whoever comes next waits for it

    async def _do(self, kind: Kind, work: Callable[..., Any], *args: Any) -> Any:
        if self.far is None:
            return await self._do_here(kind, work, *args)
        is_right, found = pickle.loads(bytes.fromhex(await self.far.done(named(work), pickle.dumps(args).hex())))  # noqa: S301
        if not is_right:
            raise found
        return found

    async def _do_here(self, kind: Kind, work: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(0)  # what has been posted leaves first
        began = time.perf_counter()
        try:
            return work(*args)
        finally:
            self.slow[kind] += time.perf_counter() - began > MOMENT

    async def _turn(self, kind: Kind, owner: str) -> None:
        if not self.is_busy:
            self.is_busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(kind, owner, turn)
        try:
            await turn
        except asyncio.CancelledError:
            self.queue.drop(kind, owner, turn)
            if turn.done() and not turn.cancelled():
                self._next(None)
            raise

    def _next(self, doing: asyncio.Future[Any] | None) -> None:
        if doing is not None and not doing.cancelled():
            doing.exception()  # whoever waits for it is told; perhaps nobody does any more
        while (turn := self.queue.next(FIRST) or self.queue.next(BESIDES)) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self.is_busy = False

    def close(self) -> None:
        """Leave the rest: the worker ends with its page."""
