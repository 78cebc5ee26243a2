"""A review's progress is known to every process of the server, whichever of them works on it."""
from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mousehole.hosting import reviews as reviewing
from mousehole.hosting.elsewhere import MAX_HEARD, SILENCE, Elsewhere, ReviewNews
from mousehole.hosting.reviews import Reviews
from mousehole.kernel.log import Log
from mousehole.server.bus import News, _decoder, _encoder
from mousehole.server.leases import LeasedRegistry
from mousehole.server.settings import Settings
from mousehole.table.rest_types import Reviewing

LOG = cast("Log", SimpleNamespace(write=lambda: ""))


class Halves:
    """A review in two parts."""

    def __init__(self, text: str, used: Any) -> None:
        self.part = 0.0

    def first(self) -> Generator[Any, Any, Any]:
        for part in (0.5, 1.0):
            yield print, ()
            self.part = part
        return "first"

    def refined(self) -> Generator[Any, Any, Any]:
        yield print, ()
        return "refined"


class Process:
    """One of the server's processes; `news` goes to the others by the bus."""

    def __init__(self, others: list[Process]) -> None:
        self.elsewhere = Elsewhere()
        self.others = others
        self.may_go_on = asyncio.Event()
        self.settings = Settings()
        self.workers = SimpleNamespace(run=self.work)
        self.reviews = Reviews(cast("LeasedRegistry", self))
        others.append(self)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return asyncio.create_task(work)

    def tell_review(self, table: str, review: ReviewNews) -> None:
        news = _decoder.decode(_encoder.encode(News("me", table, review=review)))
        for other in self.others:
            if other is not self:
                LeasedRegistry._heard(cast("LeasedRegistry", other), news)

    async def work(self, *_: Any, **__: Any) -> None:
        await self.may_go_on.wait()
        self.may_go_on.clear()

    async def do_a_part(self) -> None:
        self.may_go_on.set()
        for _ in range(5):
            await asyncio.sleep(0)


def test_whoever_asks_another_process_is_told_how_far_a_review_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "Review", Halves)

    async def ask() -> None:
        everybody: list[Process] = []
        one, other = Process(everybody), Process(everybody)
        assert other.reviews.progress("t", 1) == Reviewing(None, 0)
        asked = asyncio.create_task(one.reviews.of("t", 1, LOG, "anne"))
        waiting = asyncio.create_task(one.reviews.of("t", 2, LOG, "anne"))
        await asyncio.sleep(0)
        assert [other.reviews.progress("t", match) for match in (1, 2)] == [Reviewing(0.0, 0), Reviewing(0.0, 1)]
        await one.do_a_part()
        assert other.reviews.progress("t", 1) == one.reviews.progress("t", 1) == Reviewing(0.5, 0)
        assert other.reviews.progress("t", 2) == one.reviews.progress("t", 2) == Reviewing(0.0, 1)
        await one.do_a_part()
        assert other.reviews.progress("t", 1) == one.reviews.progress("t", 1) == Reviewing(1.0, 0)
        found: Any = await asked
        assert found == "first"
        waiting.cancel()
        for task in list(one.reviews.asked.values()):
            assert task.task is not None
            task.task.cancel()

    asyncio.run(ask())


def test_a_process_that_has_fallen_silent_is_not_believed() -> None:
    now = [100.0]
    heard = Elsewhere(lambda: now[0])
    heard.hear("t", ReviewNews(1, 0.4))
    now[0] += SILENCE
    assert heard.of("t", 1) == ReviewNews(1, 0.4)
    now[0] += 0.1
    assert heard.of("t", 1) is None


def test_only_the_latest_news_are_kept() -> None:
    heard = Elsewhere()
    for match in range(MAX_HEARD + 5):
        heard.hear("t", ReviewNews(match, 0.0))
    assert len(heard.heard) == MAX_HEARD
    assert heard.of("t", 4) is None
    assert heard.of("t", 5) is not None
