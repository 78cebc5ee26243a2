"""Bots come first, others take turns, and unwanted work is not done."""
from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mousehole.hosting import bot_work
from mousehole.hosting.work_queue import UNWANTED, Kind
from mousehole.hosting.workers import TooManyWaiting
from mousehole.server import bot_worker
from mousehole.server.tests.scene import until
from mousehole.server.worker_pool import NICENESS, WorkerPool


def wait_for(path: str) -> int:
    """In the other process: until the test says so."""
    Path(path + ".began").touch()
    while not Path(path).exists():
        time.sleep(0.01)
    return 7


def until_unwanted(path: str) -> None:
    while (told := bot_work.told[0]()) != UNWANTED:
        Path(path).write_text(str(told))
        time.sleep(0.01)
    Path(path).write_text("unwanted")


def touch(path: str) -> None:
    Path(path).touch()


def pool(**more: int) -> WorkerPool:
    """On a busy machine a process may take longer to start than a server would wait for it."""
    opened.append(WorkerPool(1, bot_worker.begin, patience=300, **more))
    return opened[-1]


opened: list[WorkerPool] = []


@pytest.fixture(autouse=True)
def nothing_goes_on_after_a_test_that_fails() -> Iterator[None]:
    """Whatever waits in another process would keep this one from ending."""
    yield
    while opened:
        opened.pop().close()


def test_a_bots_move_waits_for_no_hint_replay_or_review(tmp_path: Path) -> None:
    async def work() -> None:
        workers = pool()
        kinds = [Kind.HINT, Kind.REPLAY, Kind.REVIEW] * 3
        busy = [asyncio.create_task(workers.run(wait_for, str(tmp_path / "go"), kind=kind, owner=f"{n}"))
                for n, kind in enumerate(kinds)]
        await until((tmp_path / "go.began").exists)
        assert await workers.run(abs, -3) == 3
        assert not any([each.done() for each in busy])
        (tmp_path / "go").touch()
        assert await asyncio.gather(*busy) == [7] * 9
        assert await workers.run(os.nice, 0) == os.nice(0), "and it gives way to nobody"
        assert await workers.run(os.nice, 0, kind=Kind.HINT) == min(os.nice(0) + NICENESS, 19)

    asyncio.run(work())


def test_one_busy_owner_does_not_make_others_wait(tmp_path: Path) -> None:
    async def work() -> None:
        workers, done = pool(), []

        async def hint(owner: str) -> None:
            await workers.run(abs, -1, kind=Kind.HINT, owner=owner)
            done.append(owner)

        first = asyncio.create_task(workers.run(wait_for, str(tmp_path / "go"), kind=Kind.HINT, owner="greedy"))
        await until((tmp_path / "go.began").exists)
        asking = [asyncio.create_task(hint(owner)) for owner in ["greedy"] * 5 + ["modest"]]
        await asyncio.sleep(0)
        (tmp_path / "go").touch()
        await asyncio.gather(first, *asking)
        assert done.index("modest") <= 1

    asyncio.run(work())


def test_waiting_work_is_limited_per_owner(tmp_path: Path) -> None:
    async def work() -> None:
        workers = pool(max_waiting=2)
        asking = [asyncio.create_task(workers.run(wait_for, str(tmp_path / "go"), kind=Kind.HINT, owner="greedy"))
                  for _ in range(3)]
        await until((tmp_path / "go.began").exists)
        with pytest.raises(TooManyWaiting):
            await workers.run(abs, -1, kind=Kind.REPLAY, owner="greedy")
        other = asyncio.create_task(workers.run(abs, -1, kind=Kind.REPLAY, owner="modest"))
        (tmp_path / "go").touch()
        assert await asyncio.gather(*asking, other) == [7, 7, 7, 1]

    asyncio.run(work())


def test_what_is_cancelled_while_it_waits_is_never_begun(tmp_path: Path) -> None:
    async def work() -> None:
        workers = pool()
        first = asyncio.create_task(workers.run(wait_for, str(tmp_path / "go")))
        await until((tmp_path / "go.began").exists)
        unwanted = asyncio.create_task(workers.run(touch, str(tmp_path / "unwanted")))
        wanted = asyncio.create_task(workers.run(touch, str(tmp_path / "wanted")))
        await asyncio.sleep(0)
        unwanted.cancel()
        await asyncio.gather(unwanted, return_exceptions=True)
        (tmp_path / "go").touch()
        await asyncio.gather(first, wanted)
        assert ((tmp_path / "wanted").exists(), (tmp_path / "unwanted").exists()) == (True, False)

    asyncio.run(work())


def test_running_work_is_told_of_its_cancellation_and_hurried_while_others_wait(tmp_path: Path) -> None:
    async def work() -> None:
        workers, told = pool(), tmp_path / "told"
        running = asyncio.create_task(workers.run(until_unwanted, str(told)))
        await until(lambda: told.exists() and told.read_text() == "0")
        waiting = asyncio.create_task(workers.run(abs, -1))
        await until(lambda: told.read_text() == "1")
        running.cancel()
        await until(lambda: told.read_text() == "unwanted")
        assert await waiting == 1

    asyncio.run(work())


def test_a_process_that_hangs_though_nobody_wants_its_work_is_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        workers = pool()
        running = asyncio.create_task(workers.run(wait_for, str(tmp_path / "never")))
        await until((tmp_path / "never.began").exists)
        workers.patience = 0.05
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await until(lambda: not workers.workers[0].is_busy)
        workers.patience = 300
        assert await workers.run(abs, -1) == 1

    asyncio.run(work())


def test_thinking_ends_at_once_when_nobody_wants_it_and_soon_when_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hurry:
        value = 0

    now = [100.0]
    monkeypatch.setattr(bot_work, "told", [lambda: Hurry.value])
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    is_time_up = bot_work._alarm()
    found = []
    for Hurry.value in (0, 1, 2):
        for now[0] in (100.5, 102.0, 106.0):
            found.append(is_time_up())
    assert found == [False, False, True, False, True, True, True, True, True]
