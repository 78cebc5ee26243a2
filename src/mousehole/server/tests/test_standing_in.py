"""A bot plays for a lost connection: soon while a clock runs, later without one; and stops at once on return."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mousehole.hosting import driver
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import Refused
from mousehole.server import leases
from mousehole.server.settings import Settings
from mousehole.server.tests.scene import open_registry, open_table, until, watch
from mousehole.table import clocks, verbs
from mousehole.table.journal import TimeJumped


class Hours:
    """`time.monotonic` as the driver knows it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize(("is_timed", "patience"), [(True, 5), (False, 60)])
def test_patience_depends_on_whether_a_clock_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_timed: bool,
                                                  patience: int) -> None:
    assert (Settings().clock_patience, Settings().patience) == (5, 60)

    async def lose() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, people=2, options={"clock": 300} if is_timed else None)
            await stop(loaded)
            hours = Hours()
            loaded.lost_since.clear()
            monkeypatch.setattr(driver, "time", hours)
            watch(loaded, 0)
            assert await driver._stand_in_for_lost(registry, loaded) == min(patience, driver.LOOK_EVERY)
            hours.now += patience - 0.5
            assert await driver._stand_in_for_lost(registry, loaded) == 0.5, "the driver looks again in time"
            assert not loaded.live.chairs[1].away
            hours.now += 0.5
            await driver._stand_in_for_lost(registry, loaded)
            assert (loaded.live.chairs[1].away, loaded.live.chairs[1].lost) == (True, True)
            assert not loaded.live.chairs[0].away

    asyncio.run(lose())


async def stop(loaded: LoadedTable) -> None:
    """Nobody looks after this table but the test."""
    await until(lambda: loaded.is_driven)
    assert loaded.driver is not None
    loaded.driver.cancel()
    await until(lambda: loaded.driver is None)


def test_a_bot_that_was_thinking_plays_nothing_for_somebody_who_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, people=2)
            await stop(loaded)
            seat = loaded.live.questions[0].decision.seat
            await registry.act(loaded, lambda live, now: [verbs.leave(live, seat, now, lost=True)])
            thought = clocks.thoughts(loaded.live, 0, verbs.STAND_IN)[0]
            thinking: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            thinking.set_result(loaded.live.box.codec.plain(thought.question.decision.options[0]))
            await registry.act(loaded, lambda live, now: [verbs.come_back(live, seat, now)])
            number = loaded.live.number
            await driver._answer(registry, loaded, thought, thinking)
            assert loaded.live.number == number

    asyncio.run(play())


def test_a_player_who_is_being_removed_takes_nothing_back_with_an_old_key(tmp_path: Path) -> None:
    """Found and taken in one: what somebody may do is looked up when it is their turn, not when they ask for it."""
    from mousehole.hosting.messages.leave import leave
    from mousehole.hosting.messages.say import say
    from mousehole.hosting.refusals import owned_seat
    from mousehole.table import wire

    async def race() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, people=2)
            await registry.act(loaded, lambda live, now: [verbs.close(live, "x", now)])
            loaded.live.status = "over"
            viewer, _ = watch(loaded, 1)
            await loaded.lock.acquire()  # something else is happening at the table…
            asked = [asyncio.create_task(work) for work in (
                registry.act(loaded, lambda live, now: [verbs.remove(live, 1, now)]),
                registry.act(loaded, lambda live, now: [verbs.accept(live, owned_seat(live, "key1"), "Old", now)]),
                leave(registry, viewer, wire.Leave()),
                say(registry, viewer, wire.Say("I am host now")))]
            await asyncio.sleep(0)
            loaded.lock.release()
            told = await asyncio.gather(*asked, return_exceptions=True)
            codes = [error.refusal.code for error in told if isinstance(error, Refused)]
            assert codes == ["bad-key", "not-seated"]
            assert [(spoken.seat, spoken.spectator) for spoken in loaded.live.chat] == [(None, True)]
            assert loaded.live.chairs[1].who == "open"

    asyncio.run(race())


def test_nobody_is_replaced_at_a_relaxed_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lose() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, clock=86_400)
            await stop(loaded)
            hours = Hours()
            monkeypatch.setattr(driver, "time", hours)
            watch(loaded, 0)
            for _ in range(2):
                assert await driver._stand_in_for_lost(registry, loaded) == driver.LOOK_EVERY
                hours.now += 10_000
            assert not loaded.live.chairs[1].away

    asyncio.run(lose())


def test_bots_play_on_at_a_relaxed_table_when_nobody_is_there(tmp_path: Path) -> None:
    async def leave() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, people=1, bots=1, clock=86_400)
            await until(lambda: loaded.is_driven)
            q = loaded.live.questions[0]
            plain = loaded.live.box.codec.plain(q.decision.options[0])
            await registry.act(loaded, lambda live, now: verbs.answer(live, 0, q.n, plain, now))
            await until(lambda: loaded.live.position == 2)

    asyncio.run(leave())


def test_a_relaxed_table_that_everybody_has_left_is_looked_at_when_somebodys_time_is_up(tmp_path: Path) -> None:
    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            quick, slow = await open_table(registry, clock=3600), await open_table(registry, clock=86_400)
            now = quick.live.started_at
            assert leases._parked_until(quick.live, now + 3_000_000) == now + 3_600_000
            assert leases._parked_until(quick.live, now + 4_000_000) == now + 4_001_000, "at once"
            assert leases._parked_until(slow.live, now) == now + leases.PARKED

    asyncio.run(wait())


def test_a_bot_moves_for_whoever_is_too_late_at_a_relaxed_table_even_if_nobody_is_there(tmp_path: Path) -> None:
    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, clock=3600)
            await registry.act(loaded, lambda live, now: [TimeJumped(at=now, ms=-3_601_000)])
            await until(lambda: loaded.live.position == 1)
            assert not loaded.live.chairs[0].away, "the seat stays its owner's"

    asyncio.run(wait())


def test_a_relaxed_table_is_idle_only_after_twice_the_time_for_a_move(tmp_path: Path) -> None:
    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, clock=5 * 86_400)
            then = loaded.live.touched
            assert leases._close_if_idle(loaded.live, then + 9 * 86_400_000) == []
            assert len(leases._close_if_idle(loaded.live, then + 10 * 86_400_000)) == 1
            hasty = await open_table(registry)
            assert len(leases._close_if_idle(hasty.live, hasty.live.touched + 1)) == 1

    asyncio.run(wait())
