"""Where slow work is done, and in which order."""
from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from mousehole.browser.tests.scene import Other
from mousehole.browser.workers import OFTEN, OneWorker
from mousehole.hosting.work_queue import Kind

clock = [0.0]  # no test waits, and none depends on how busy a machine is


@pytest.fixture(autouse=True)
def our_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])


def doubled(n: int) -> int:
    return 2 * n


def slowly(n: int) -> int:
    clock[0] += 1.0
    return 2 * n


def failing() -> None:
    raise KeyError("nothing")


class Slow(Other):
    """It starts when it is told to; until then, what it is given waits."""

    def __init__(self) -> None:
        super().__init__(is_started=False)
        self.started = asyncio.Event()

    async def done(self, work: str, args: str, /) -> str:
        await self.started.wait()
        return await super().done(work, args)


def test_bots_move_here_until_the_other_worker_has_started() -> None:
    async def play() -> None:
        other = Other(is_started=False)
        worker = OneWorker(other)
        for _ in range(OFTEN + 1):
            assert await worker.run(slowly, 4) == 8
        assert other.did == []
        other.is_started = True
        assert await worker.run(doubled, 5) == 10
        assert len(other.did) == 1

    asyncio.run(play())


def test_bots_that_move_in_a_moment_never_need_another_worker() -> None:
    async def play() -> None:
        other = Other()
        worker = OneWorker(other)
        for n in range(5):
            assert await worker.run(doubled, n) == 2 * n
        assert (other.did, other.asked) == ([], 0)
        for _ in range(OFTEN):
            assert await worker.run(slowly, 1) == 2
        assert (other.did, other.asked) == ([], 0)
        assert await worker.run(doubled, 1) == 2
        assert (len(other.did), other.asked) == (1, 1)

    asyncio.run(play())


def test_proposals_that_take_a_moment_start_no_other_worker() -> None:
    async def play() -> None:
        other = Other()
        worker = OneWorker(other)
        for n in range(5):
            assert await worker.run(doubled, n, kind=Kind.PROPOSAL) == 2 * n
        assert (other.did, other.asked) == ([], 0)
        for _ in range(OFTEN):
            assert await worker.run(slowly, 1, kind=Kind.PROPOSAL) == 2
        assert await worker.run(doubled, 3) == 6
        assert (other.did, other.asked) == ([], 0), "bots still move in a moment"
        assert await worker.run(doubled, 1, kind=Kind.PROPOSAL) == 2
        assert (len(other.did), other.asked) == (1, 1)

    asyncio.run(play())


def test_a_hint_waits_for_the_other_worker_and_keeps_no_bot_waiting() -> None:
    async def play() -> None:
        other = Slow()
        worker = OneWorker(other)
        hint = asyncio.ensure_future(worker.run(doubled, 1, kind=Kind.HINT))
        await asyncio.sleep(0)
        assert await worker.run(doubled, 4) == 8
        assert not hint.done() and other.did == []
        other.is_started = True
        other.started.set()
        assert await hint == 2 and len(other.did) == 1

    asyncio.run(play())


@pytest.mark.parametrize("other", [None, Other(), Other(is_started=False)])
def test_what_work_raises_is_raised_wherever_it_is_done(other: Any) -> None:
    async def play() -> None:
        worker = OneWorker(other)
        with pytest.raises(KeyError):
            await worker.run(failing)
        assert await worker.run(doubled, 4) == 8

    asyncio.run(play())
