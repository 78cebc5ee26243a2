"""What is over leaves nothing in memory: tables, viewers, matches, reviews, and processes that have died."""
from __future__ import annotations

import asyncio
import contextlib
import gc
import operator
import os
from collections import Counter
from collections.abc import Generator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mousehole.games.mousekeeping.wire import GoTo
from mousehole.hosting import registry as registry_module
from mousehole.hosting import reviews as reviewing
from mousehole.hosting.conversation import gone
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.reviews import Asked, Reviews
from mousehole.hosting.viewer import Viewer
from mousehole.kernel.log import Log
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import first_choice, open_registry, open_table, until, watch
from mousehole.server.worker_pool import Begin, Worker, WorkerPool
from mousehole.table import frames, journal, verbs
from mousehole.table.box import Box, open_box
from mousehole.table.changes import offered
from mousehole.table.live import Live
from mousehole.table.match import Match

OURS = (LoadedTable, Live, Match, Viewer, Asked, Worker, Log)


def alive() -> Counter[str]:
    gc.collect()
    return Counter([type(each).__name__ for each in gc.get_objects() if type(each) in OURS])


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def answered(seat: int, n: int, choice: Any, live: Live, now: int) -> list[journal.AnyEntry]:
    return verbs.answer(live, seat, n, choice, now)


async def play(registry: LeasedRegistry, how: str) -> None:
    """A table with two people and a spectator: to the end, resigned, or just left."""
    loaded = await open_table(registry)
    viewers = [watch(loaded, seat)[0] for seat in (0, 1, None)]
    while loaded.live.status == "playing" and how == "played":
        seat = loaded.live.questions[0].decision.seat
        n, choice = first_choice(loaded.live, seat)
        await registry.act(loaded, partial(answered, seat, n, choice))
    if how == "closed":
        await registry.act(loaded, lambda live, now: [verbs.close(live, "x", now)])
    for viewer in viewers:
        gone(registry, viewer)
    await until(lambda: loaded.driver is None or loaded.is_driven)
    if loaded.driver is not None:  # as if nobody had been there for long
        loaded.driver.cancel()
        await until(lambda: loaded.driver is None)


def test_tables_leave_nothing_behind_however_they_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "UNLOAD_AFTER", -1.0)

    async def many() -> None:
        async with open_registry(tmp_path) as registry:
            await play(registry, "played")
            registry.unload_unused()
            before, tasks = alive(), len(asyncio.all_tasks())
            for n in range(12):
                await play(registry, ("played", "closed", "left")[n % 3])
            assert len(registry.tables) == 12
            registry.unload_unused()
            assert not registry.tables
            assert alive() == before
            assert (len(registry.tasks), len(asyncio.all_tasks())) == (0, tasks)
            assert not registry.connections

    asyncio.run(many())


def test_reviews_are_kept_up_to_a_number_and_those_that_fail_not_at_all(tmp_path: Path,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MAX_KEPT", 3)
    fails = False

    async def looked(*_: Any, **__: Any) -> Any:
        if fails:
            raise RuntimeError
        return {"reviewed": 1}

    async def many() -> None:
        nonlocal fails
        async with open_registry(tmp_path) as registry:
            found = Reviews(registry)
            log = Log("mousekeeping", 1, 2, "00" * 32, {}, {"name": "standard", "check": ""})
            monkeypatch.setattr(registry.workers, "run", looked)
            monkeypatch.setattr(reviewing, "Review", Looking)
            for n in range(10):
                fails = n % 2 == 1
                with contextlib.suppress(RuntimeError):
                    await found.of("t", n, log, f"owner {n}", refined=True)
            await asyncio.sleep(0)
            assert len(found.kept) == 3
            assert (found.asked, found.turns) == ({}, {})

    asyncio.run(many())


class Looking:
    """A review of one part."""

    def __init__(self, text: str, used: Any) -> None:
        self.part = 0.0

    def first(self) -> Generator[Any, Any, Any]:
        yield print, ()
        return SimpleNamespace(refined=False)

    def refined(self) -> Generator[Any, Any, Any]:
        yield print, ()
        return SimpleNamespace(refined=True)


def test_processes_that_die_leave_neither_files_nor_memory_behind() -> None:
    async def die() -> None:
        workers = WorkerPool(1, cast("Begin", operator.is_))  # nothing of ours to import: its processes start soon
        counts, others = [], alive()["Worker"]  # other tests' may not be gone yet
        for _ in range(3):
            with pytest.raises(Exception, match="terminated abruptly"):
                await workers.run(os._exit, 1)
            assert await workers.run(abs, -3) == 3
            async with asyncio.timeout(120):
                while alive()["Worker"] > others + 2:  # the threads that look after dead processes end by themselves
                    await asyncio.sleep(0.02)
            counts.append(open_files())
        assert len(workers.workers) == 2
        assert counts[-1] <= counts[1], counts
        workers.close()

    asyncio.run(die())


def test_options_that_are_kept_as_they_were_sent_are_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    box = Box(*[getattr(open_box("mousekeeping"), name) for name in ("game", "codec", "notation", "edition")])
    monkeypatch.setattr(frames, "MAX_WRITTEN", 10)
    for room in range(100):
        frames.option_written(box, GoTo(room))
        assert len(box.written) <= 10
    assert GoTo(99) in box.written


def test_rows_of_the_same_kind_share_their_head() -> None:
    box = Box(*[getattr(open_box("mousekeeping"), name) for name in ("game", "codec", "notation", "edition")])
    offered(box, [GoTo(room) for room in range(5)])
    assert len({id(head) for head, _ in box.rows.values()}) == len(box.heads) == 1
