"""Reviews of matches: one at a time per owner, in small parts so that others get their turn; cached."""
from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from mousehole.hosting.refusals import too_fast
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.work_queue import Kind
from mousehole.kernel.log import Log
from mousehole.table import review
from mousehole.table.rest_types import Reviewed, Reviewing
from mousehole.table.review import Outlook

PLAYOUTS = 16       # from every point, at most…
FEWEST = 8          # …fewer rather than too few points for a graph
MAX_SECONDS = 10.0  # seconds after which no further round is begun
MAX_KEPT = 200      # reviews
MAX_WAITING = 40    # matches that may wait for theirs
RETRY = 30.0        # seconds after which it is worth asking again
GRACE = 10.0        # seconds for which a review continues although nobody waits for it

Match = tuple[str, int]
Tell = Callable[[float], None]  # reports progress, from 0 to 1


class Review:
    """A review in progress, or waiting for its turn."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.part = 0.0      # how much of it is done
        self.waiting = 0     # requests that wait for it
        self.wanted = time.monotonic()  # when it, or its progress, was last requested
        self.task: asyncio.Task[Reviewed] | None = None

    def tell(self, part: float) -> None:
        self.part = max(self.part, min(part, 1.0))  # after an estimate that was too high it waits, and never goes back


class Reviews:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.kept: OrderedDict[Match, Reviewed] = OrderedDict()
        self.asked: dict[Match, Review] = {}  # in the order in which those of one owner get their turn
        self.turns: dict[str, asyncio.Lock] = {}  # of the owners

    async def of(self, table: str, match: int, log: Log, owner: str = "") -> Reviewed:
        """Return a review; several requests share one. Disconnecting does not cancel it unless nobody is left."""
        key = (table, match)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        asked = self.asked.get(key)
        if asked is None:
            ahead = len([each for each in self.asked.values() if each.owner == owner])
            if ahead >= self.registry.settings.waiting_per_address or len(self.asked) >= MAX_WAITING:
                raise too_fast(RETRY, "too-many-reviews")
            asked = self.asked[key] = Review(owner)
            asked.task = self.registry.spawn(self._look(key, log.write(), asked))
            asked.task.add_done_callback(lambda _: self._done(key))
        assert asked.task is not None
        asked.waiting += 1
        try:
            return await asyncio.shield(asked.task)
        finally:
            asked.waiting -= 1
            asked.wanted = time.monotonic()
            self._look_whether_wanted(asked)

    def _look_whether_wanted(self, asked: Review) -> None:
        """Wait a while before cancelling: a phone that has slept may come back soon."""
        if asked.waiting or asked.task is None or asked.task.done():
            return
        left = asked.wanted + GRACE - time.monotonic()
        if left <= 0:
            asked.task.cancel()
        else:
            asyncio.get_running_loop().call_later(left, self._look_whether_wanted, asked)

    def _done(self, key: Match) -> None:
        owner = self.asked.pop(key).owner
        if owner not in [each.owner for each in self.asked.values()]:
            self.turns.pop(owner, None)

    def progress(self, table: str, match: int) -> Reviewing:
        key = (table, match)
        if key in self.kept:
            return Reviewing(1.0, 0)
        asked = self.asked.get(key)
        if asked is None:
            return Reviewing(None, 0)
        asked.wanted = time.monotonic()
        ahead = [each for each in self.asked.values() if each.owner == asked.owner].index(asked)
        return Reviewing(0.0 if ahead else asked.part, ahead)

    async def _run(self, asked: Review, work: Any, *args: Any) -> Any:
        return await self.registry.workers.run(work, *args, kind=Kind.REVIEW, owner=asked.owner)

    async def _look(self, key: Match, text: str, asked: Review) -> Reviewed:
        async with self.turns.setdefault(asked.owner, asyncio.Lock()):
            answers = text.count("\n") - 2  # without head and result
            points = await self._points(asked, text, answers)
            rounds = await self._rounds(asked, text, points, PLAYOUTS, MAX_SECONDS, lambda part: asked.tell(part / 2))
            if inner := review.between(review.mean(rounds)):
                more = await self._rounds(asked, text, inner, len(rounds), 2 * MAX_SECONDS,
                                          lambda part: asked.tell((1 + part) / 2))
                rounds = [one | other for one, other in zip(rounds, more, strict=False)]
            found: Reviewed = await self._run(asked, review.reviewed, text, rounds, points)
        self.kept[key] = found
        if len(self.kept) > MAX_KEPT:
            self.kept.popitem(last=False)
        return found

    async def _points(self, asked: Review, text: str, answers: int) -> list[int]:
        """Return how many points there is time for: a few are computed first, to see how long it takes."""
        few, began = review.spread(answers, review.FEWEST_POINTS), time.monotonic()
        await self._run(asked, review.look, text, few, 0)
        each = (time.monotonic() - began) / len(few)
        most = min(int(MAX_SECONDS / FEWEST / each), review.MAX_POINTS)
        return review.spread(answers, max(most, review.FEWEST_POINTS))

    async def _rounds(self, asked: Review, text: str, points: list[int], most: int, seconds: float,
                      tell: Tell) -> list[dict[int, Outlook]]:
        """Compute rounds up to their maximum number, or the time limit; progress follows whichever is nearer."""
        rounds, began, parts = list[dict[int, Outlook]](), time.monotonic(), review.parts(points)
        while len(rounds) < most and (not rounds or time.monotonic() - began < seconds):
            found: dict[int, Outlook] = {}
            for n, part in enumerate(parts, 1):
                seen = await self._run(asked, review.look, text, part, len(rounds))
                found |= dict(zip(part, [tuple(each) for each in seen], strict=True))
                tell(max((len(rounds) + n / len(parts)) / most, (time.monotonic() - began) / seconds))
            rounds.append(found)
        return rounds
