"""Slow work in another web worker, one piece at a time and in a fair order; or, without one, here."""
from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

from mousehole.hosting.work_queue import BESIDES, Kind, WorkQueue
from mousehole.hosting.workers import TooManyWaiting

MAX_WAITING = 8
FIRST = (Kind.MOVE,)  # while a table waits for a bot, nothing else is begun

Far = Callable[[str, str], Awaitable[str]]  # the other worker's `done`


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

    async def run(self, work: Callable[..., Any], /, *args: Any, kind: Kind = Kind.MOVE, owner: str = "") -> Any:
        if kind is not Kind.MOVE and self.queue.waiting([kind], owner) >= MAX_WAITING:
            raise TooManyWaiting
        await self._turn(kind, owner)
        doing = asyncio.ensure_future(self._do(work, *args))
        doing.add_done_callback(self._next)
        return await asyncio.shield(doing)  # it cannot be stopped: whoever comes next waits for it

    async def _do(self, work: Callable[..., Any], *args: Any) -> Any:
        if self.far is None:
            await asyncio.sleep(0)  # what has been posted leaves first
            return work(*args)
        is_right, found = pickle.loads(bytes.fromhex(await self.far(named(work), pickle.dumps(args).hex())))  # noqa: S301
        if not is_right:
            raise found
        return found

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
