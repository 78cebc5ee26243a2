"""Processes for slow work. Bots' moves have their own; hints, replays and reviews share another, in turns."""
from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from mousehole.hosting.work_queue import ALONE, BESIDES, OTHERS_WAIT, UNWANTED, Kind, WorkQueue
from mousehole.hosting.workers import TooManyWaiting
from mousehole.server.metrics import WAITING

log = logging.getLogger("mousehole.workers")

NICENESS = 5  # of the process for hints, replays and reviews
ASKED_FOR = (Kind.HINT, Kind.PROPOSAL, Kind.REPLAY)  # kinds that one owner can have many of
SPAWN = multiprocessing.get_context("spawn")

Begin = Callable[[Any, int], None]


class Worker:
    """A process that does one thing at a time. `hurry` is shared memory that it checks while it works."""

    def __init__(self, kinds: Sequence[Kind], begin: Begin) -> None:
        self.kinds = kinds
        self.is_busy = False
        self.is_replaced = False
        self.hurry = SPAWN.RawValue("b", ALONE)
        niceness = 0 if Kind.MOVE in kinds else NICENESS
        self.pool = ProcessPoolExecutor(1, SPAWN, initializer=begin, initargs=(self.hurry, niceness))

    def end(self, wait: bool = False) -> None:
        for process in list((self.pool._processes or {}).values()):  # there is no public way to kill one that hangs
            process.kill()
        self.pool.shutdown(wait=wait, cancel_futures=True)


class WorkerPool:
    """Runs work in the right process, in a fair order, and stops what nobody waits for any more."""

    def __init__(self, processes: int, begin: Begin, patience: float = 30.0, max_waiting: int = 8) -> None:
        self.begin = begin
        self.patience = patience
        self.max_waiting = max_waiting  # hints and replays of one owner
        self.queue: WorkQueue[asyncio.Future[Worker]] = WorkQueue()
        self.workers = [Worker([Kind.MOVE], begin) for _ in range(max(processes, 1))]
        self.workers.append(Worker(BESIDES, begin))

    def close(self) -> None:
        """Stop the work in progress: nobody wants it any more."""
        for worker in self.workers:
            worker.end(wait=True)

    async def run(self, work: Any, *args: Any, kind: Kind = Kind.MOVE, owner: str = "") -> Any:
        """Run work. If its process dies, it is tried again in a new one; if it hangs or gets no turn: TimeoutError.

        If cancelled while it waits, it is never begun; if cancelled later, its process is told to stop.
        """
        for attempt in (1, 2):
            worker = await self._turn(kind, owner)
            try:
                return await self._work(worker, work, *args)
            except BrokenProcessPool:
                self._replace(worker)
                if attempt == 2:
                    raise
        return None

    async def _turn(self, kind: Kind, owner: str) -> Worker:
        for worker in self.workers:
            if kind in worker.kinds and not worker.is_busy:
                worker.is_busy = True
                return worker
        if kind in ASKED_FOR and self.queue.waiting(ASKED_FOR, owner) >= self.max_waiting:
            raise TooManyWaiting
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.queue.put(kind, owner, turn)
        self._tell()
        try:
            async with asyncio.timeout(self.patience):
                return await turn
        except BaseException:
            self.queue.drop(kind, owner, turn)
            if turn.done() and not turn.cancelled():  # its turn came just then
                self._free(turn.result())
            self._tell()
            raise

    async def _work(self, worker: Worker, work: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        worker.hurry.value = ALONE
        self._tell()
        try:
            doing: Future[Any] = worker.pool.submit(work, *args)
        except BaseException:
            worker.is_busy = False
            raise
        doing.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(self._free, worker))
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.wrap_future(doing)
        except TimeoutError:
            log.error("a process hangs: it is replaced")
            self._replace(worker)
            raise
        except asyncio.CancelledError:
            worker.hurry.value = UNWANTED
            loop.call_later(self.patience, lambda: None if doing.done() else self._replace(worker))
            raise

    def _free(self, worker: Worker) -> None:
        """Finish a piece of work, and start the next."""
        if worker.is_replaced:
            return
        while (turn := self.queue.next(worker.kinds)) is not None:
            if not turn.done():
                turn.set_result(worker)
                return
        worker.is_busy = False

    def _tell(self) -> None:
        """Tell running processes whether others wait."""
        for kind in Kind:
            WAITING.labels(kind.value).set(self.queue.waiting([kind]))
        for worker in self.workers:
            if worker.is_busy and worker.hurry.value != UNWANTED:
                worker.hurry.value = OTHERS_WAIT if self.queue.waiting(worker.kinds) else ALONE

    def _replace(self, worker: Worker) -> None:
        if not worker.is_replaced:
            worker.is_replaced = True
            new = Worker(worker.kinds, self.begin)
            self.workers[self.workers.index(worker)] = new
            worker.end()
            new.is_busy = True
            self._free(new)
