"""Reviews of matches: one at a time per owner, in small parts so that others get their turn; cached."""
from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Any

from mousehole.hosting.elsewhere import ReviewNews
from mousehole.hosting.refusals import too_fast
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.work_queue import Kind
from mousehole.kernel.log import Log
from mousehole.table.rest_types import Reviewed, Reviewing
from mousehole.table.review import Part, Review

MAX_KEPT = 200      # reviews
MAX_WAITING = 40    # matches that may wait for theirs
RETRY = 30.0        # seconds after which it is worth asking again
BEAT = 1.0          # seconds after which other processes are told again: one may have started meanwhile
GRACE = 10.0        # seconds for which a review continues although nobody waits for it

Match = tuple[str, int]


class Asked:
    """A review in progress, or waiting for its turn."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.review: Review | None = None  # once it is its turn
        self.waiting = 0     # requests that wait for it
        self.wanted = time.monotonic()  # when it, or its progress, was last requested
        self.first: asyncio.Future[Reviewed] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[Reviewed] | None = None

    @property
    def part(self) -> float:
        return 0.0 if self.review is None else self.review.part


class Reviews:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.kept: OrderedDict[Match, Reviewed] = OrderedDict()
        self.asked: dict[Match, Asked] = {}  # in the order in which those of one owner get their turn
        self.turns: dict[str, asyncio.Lock] = {}  # of the owners
        self.beat: asyncio.TimerHandle | None = None

    async def of(self, table: str, match: int, log: Log, owner: str = "", *, refined: bool = False) -> Reviewed:
        """Return a review, or with `refined` the one with smaller errors that follows; several requests share one.

        Disconnecting does not cancel it unless nobody is left.
        """
        key = (table, match)
        if key in self.kept and (self.kept[key].refined or not refined):
            self.kept.move_to_end(key)
            return self.kept[key]
        asked = self.asked.get(key)
        if asked is None:
            ahead = len(self._waiting(owner))
            if ahead >= self.registry.settings.waiting_per_address or len(self.asked) >= MAX_WAITING:
                raise too_fast(RETRY, "too-many-reviews")
            asked = self.asked[key] = Asked(owner)
            asked.task = self.registry.spawn(self._look(key, log.write(), asked))
            asked.task.add_done_callback(lambda _: self._done(key))
            self._tell(owner)
            if self.beat is None:
                self._tell_again()
        assert asked.task is not None
        asked.waiting += 1
        try:
            return await asyncio.shield(asked.task if refined else asked.first)
        finally:
            asked.waiting -= 1
            asked.wanted = time.monotonic()
            self._look_whether_wanted(asked)

    def is_known(self, table: str, match: int, *, refined: bool) -> bool:
        """Whether it is there or being made: then it costs nothing more."""
        kept = self.kept.get((table, match))
        return (table, match) in self.asked or (kept is not None and (kept.refined or not refined))

    def _look_whether_wanted(self, asked: Asked) -> None:
        """Wait a while before cancelling: a phone that has slept may come back soon."""
        if asked.waiting or asked.task is None or asked.task.done():
            return
        left = asked.wanted + GRACE - time.monotonic()
        if left <= 0:
            asked.task.cancel()
        else:
            asyncio.get_running_loop().call_later(left, self._look_whether_wanted, asked)

    def _done(self, key: Match) -> None:
        asked = self.asked.pop(key)
        owner = asked.owner
        if not asked.first.done() and asked.task is not None:
            error = None if asked.task.cancelled() else asked.task.exception()
            asked.first.cancel() if error is None else asked.first.set_exception(error)
        if owner not in [each.owner for each in self.asked.values()]:
            self.turns.pop(owner, None)

    def progress(self, table: str, match: int) -> Reviewing:
        key = (table, match)
        if key in self.kept:
            return Reviewing(1.0, 0)
        asked = self.asked.get(key)
        if asked is None or asked.first.done():
            news = self.registry.elsewhere.of(table, match)
            return Reviewing(None, 0) if news is None else Reviewing(news.part, news.ahead)
        asked.wanted = time.monotonic()
        ahead = self._waiting(asked.owner).index(asked)
        return Reviewing(0.0 if ahead else asked.part, ahead)

    def _waiting(self, owner: str) -> list[Asked]:
        """Return the owner's reviews that have no first result yet, in order; those being refined hold up nobody."""
        return [each for each in self.asked.values() if each.owner == owner and not each.first.done()]

    def _tell(self, owner: str) -> None:
        """Tell other processes how far the owner's reviews are, also those that wait: somebody may ask there."""
        matches = {id(asked): key for key, asked in self.asked.items()}
        for ahead, asked in enumerate(self._waiting(owner)):
            table, match = matches[id(asked)]
            self.registry.tell_review(table, ReviewNews(match, 0.0 if ahead else asked.part, ahead))

    def _tell_again(self) -> None:
        """Repeat all news for as long as there are reviews that somebody waits for."""
        owners = {asked.owner for asked in self.asked.values() if not asked.first.done()}
        for owner in owners:
            self._tell(owner)
        self.beat = asyncio.get_running_loop().call_later(BEAT, self._tell_again) if owners else None

    async def _look(self, key: Match, text: str, asked: Asked) -> Reviewed:
        async with self.turns.setdefault(asked.owner, asyncio.Lock()):
            began = time.monotonic()
            asked.review = Review(text, lambda: time.monotonic() - began)
            first = await self._in_parts(asked, asked.review.first())
            self._keep(key, first)
            asked.first.set_result(first)
            self.registry.tell_review(key[0], ReviewNews(key[1], 1.0))
        refined = await self._in_parts(asked, asked.review.refined())  # others may have theirs meanwhile
        self._keep(key, refined)
        return refined

    async def _in_parts(self, asked: Asked, parts: Generator[Part, Any, Reviewed]) -> Reviewed:
        """Let workers do all parts, one after the other."""
        done: Any = None
        while True:
            try:
                work, args = parts.send(done)
            except StopIteration as end:
                found: Reviewed = end.value
                return found
            if not asked.first.done():
                self._tell(asked.owner)
            done = await self.registry.workers.run(work, *args, kind=Kind.REVIEW, owner=asked.owner)

    def _keep(self, key: Match, found: Reviewed) -> None:
        self.kept[key] = found
        self.kept.move_to_end(key)
        if len(self.kept) > MAX_KEPT:
            self.kept.popitem(last=False)
