"""Looks back at matches: one at a time, in small parts between which bots can think; kept for those who ask again."""
from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from mousehole.kernel.log import Log
from mousehole.server.house import House, no
from mousehole.table import review
from mousehole.table.asked import Reviewed, Reviewing
from mousehole.table.review import Outlook

PLAYOUTS = 16    # from every point, at most…
FEWEST = 8       # …and as long as it must not be fewer points than make a graph
ENOUGH = 10.0    # seconds after which no further round is begun
KEPT = 200       # reviews
WAITING = 8      # matches that may wait for theirs

Match = tuple[str, int]
Tell = Callable[[float], None]  # how much of something is done, from 0 to 1


class Reviews:
    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: OrderedDict[Match, Reviewed] = OrderedDict()
        self.asked: dict[Match, asyncio.Task[Reviewed]] = {}  # in the order in which they get their turn
        self.part = 0.0  # of the first of them
        self.turn = asyncio.Lock()

    async def of(self, table: str, match: int, log: Log) -> Reviewed:
        """Whoever asks for what is already being looked at waits for the same; who leaves does not stop it."""
        key = (table, match)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.asked:
            if len(self.asked) >= WAITING:
                raise no("too-many-reviews")
            task = self.asked[key] = self.house.spawn(self._look(key, log.write()))
            task.add_done_callback(lambda _: self.asked.pop(key, None))
        return await asyncio.shield(self.asked[key])

    def progress(self, table: str, match: int) -> Reviewing:
        key = (table, match)
        if key in self.kept:
            return Reviewing(1.0, 0)
        if key not in self.asked:
            return Reviewing(None, 0)
        ahead = list(self.asked).index(key)
        return Reviewing(0.0 if ahead else self.part, ahead)

    def _tell(self, part: float) -> None:
        self.part = max(self.part, min(part, 1.0))  # a guess may have been too high: it waits, and never goes back

    async def _look(self, key: Match, text: str) -> Reviewed:
        async with self.turn:
            self.part = 0.0
            answers = text.count("\n") - 2  # without head and result
            points = await self._points(text, answers)
            rounds = await self._rounds(text, points, PLAYOUTS, ENOUGH, lambda part: self._tell(part / 2))
            if inner := review.between(review.mean(rounds)):
                more = await self._rounds(text, inner, len(rounds), 2 * ENOUGH, lambda part: self._tell((1 + part) / 2))
                rounds = [one | other for one, other in zip(rounds, more, strict=False)]
            found: Reviewed = await self.house.thinkers.run(review.reviewed, text, rounds, points)
            self.part = 0.0  # the next one's
        self.kept[key] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def _points(self, text: str, answers: int) -> list[int]:
        """As many as there is time for: a few are looked at first, to see how long it takes."""
        few, began = review.spread(answers, review.FEWEST_POINTS), time.monotonic()
        await self.house.thinkers.run(review.look, text, few, 0)
        each = (time.monotonic() - began) / len(few)
        most = min(int(ENOUGH / FEWEST / each), review.MOST_POINTS)
        return review.spread(answers, max(most, review.FEWEST_POINTS))

    async def _rounds(self, text: str, points: list[int], most: int, seconds: float,
                      tell: Tell) -> list[dict[int, Outlook]]:
        """So many rounds, or as many as there is time for: whichever of the two is nearer is what is told."""
        rounds, began, parts = list[dict[int, Outlook]](), time.monotonic(), review.parts(points)
        while len(rounds) < most and (not rounds or time.monotonic() - began < seconds):
            found: dict[int, Outlook] = {}
            for n, part in enumerate(parts, 1):
                seen = await self.house.thinkers.run(review.look, text, part, len(rounds))
                found |= dict(zip(part, [tuple(each) for each in seen], strict=True))
                tell(max((len(rounds) + n / len(parts)) / most, (time.monotonic() - began) / seconds))
            rounds.append(found)
        return rounds
