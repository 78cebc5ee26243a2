"""When the database is not writable, requests fail soon, and play resumes automatically when it is back."""
from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from mousehole.kernel import Refused
from mousehole.server import store as store_module
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import first_choice, open_registry, open_table, until, watch
from mousehole.table import verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live


class Disk:
    """Full, or not there at all, until somebody repairs it."""

    def __init__(self, registry: LeasedRegistry, hangs: bool) -> None:
        self.database = registry.store.database
        self.write = self.database.write
        self.is_away, self.hangs, self.attempts = True, hangs, 0
        self.back = asyncio.Event()
        self.database.write = self.attempt  # type: ignore[method-assign]

    async def attempt(self, work: Any) -> Any:
        self.attempts += 1
        if self.is_away and self.hangs:
            await self.back.wait()
        elif self.is_away:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        return await self.write(work)

    def repair(self) -> None:
        self.is_away = False
        self.back.set()


def answered(seat: int, n: int, choice: Any, live: Live, now: int) -> list[AnyEntry]:
    return verbs.answer(live, seat, n, choice, now)


@pytest.mark.parametrize("hangs", [False, True])
def test_an_answer_is_refused_soon_and_taken_once_there_is_space_again(tmp_path: Path, hangs: bool) -> None:
    assert store_module.PATIENCE + 2 * store_module.GLANCE < 2.0

    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            seat = loaded.live.questions[0].decision.seat
            n, choice = first_choice(loaded.live, seat)
            number, disk = loaded.live.number, Disk(registry, hangs)
            with pytest.raises(Refused) as refused:
                await registry.act(loaded, lambda live, now: verbs.answer(live, seat, n, choice, now))
            assert refused.value.refusal.code == "failed"
            assert loaded.live.number == number
            assert not await registry.store.is_ready()
            disk.repair()
            if hangs:  # it was on its way: what is durable is broadcast, even if its author is gone by then
                await until(lambda: loaded.live.number == number + 1)
            else:
                await registry.act(loaded, lambda live, now: verbs.answer(live, seat, n, choice, now))
            assert await registry.store.is_ready()
            assert len(await registry.store.read(loaded.live.id)) == loaded.live.number + 1

    asyncio.run(play())


def test_what_was_refused_and_not_begun_is_never_written(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            one, other = await open_table(registry), await open_table(registry)
            disk = Disk(registry, hangs=True)
            acts = []
            for loaded in (one, other):  # the first is on its way, the second waits behind it
                seat = loaded.live.questions[0].decision.seat
                n, choice = first_choice(loaded.live, seat)
                acts.append(asyncio.create_task(registry.act(loaded, partial(answered, seat, n, choice))))
                await until(lambda: disk.attempts == 1)
            number = other.live.number
            await asyncio.gather(*acts, return_exceptions=True)
            disk.repair()
            await until(lambda: one.live.number > number)
            await registry.store.release("nobody", 1)  # after everything that was still to be written
            assert len(await registry.store.read(other.live.id)) == number + 1

    asyncio.run(play())


def test_bots_and_clocks_go_on_by_themselves_when_the_disk_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, lease=0.5) as registry:
            loaded = await open_table(registry, people=1, bots=1)
            registry.spawn(registry._look_after())
            watch(loaded, 0)
            seat = next((q.decision.seat for q in loaded.live.questions), 0)
            if seat == 0:
                n, choice = first_choice(loaded.live, 0)
                await registry.act(loaded, lambda live, now: verbs.answer(live, 0, n, choice, now))
            number, disk = loaded.live.number, Disk(registry, hangs=False)
            await until(lambda: disk.attempts > 12)
            assert loaded.live.number == number
            disk.repair()
            await until(lambda: loaded.live.number > number)

    asyncio.run(play())
