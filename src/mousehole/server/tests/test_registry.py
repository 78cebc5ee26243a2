"""No table hangs, whatever comes, goes or fails at the wrong moment."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mousehole.hosting import driver
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.messages.answer import answer
from mousehole.hosting.messages.hint import hint
from mousehole.hosting.rest.common import Caller
from mousehole.hosting.rest.replays import replay
from mousehole.kernel import Refused
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import first_choice, open_registry, open_table, until, watch
from mousehole.table import verbs, wire


async def answered(registry: LeasedRegistry, loaded: LoadedTable, seat: int) -> None:
    n, choice = first_choice(loaded.live, seat)
    await registry.act(loaded, lambda live, now: verbs.answer(live, seat, n, choice, now))


def test_what_was_written_is_broadcast_even_if_its_author_is_gone(tmp_path: Path) -> None:
    """A connection may end between the answer and its commit."""
    async def leave_too_early() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            _, ear = watch(loaded, 1)
            acting = asyncio.create_task(answered(registry, loaded, 0))
            await asyncio.sleep(0)
            assert any([order.lines for order in registry.store.orders])  # on its way, but not written yet
            acting.cancel()
            await until(lambda: ear.messages("state"))
            assert loaded.live.open_to(1)
            await answered(registry, loaded, 1)
            assert len(await registry.store.read(loaded.live.id)) == loaded.live.number + 1

    asyncio.run(leave_too_early())


def test_nothing_is_taken_twice_when_somebody_catches_up_meanwhile(tmp_path: Path) -> None:
    async def catch_up() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            for turn in range(6):
                acting = asyncio.create_task(answered(registry, loaded, turn % 2))
                await asyncio.sleep(0)
                acting.cancel()
                await asyncio.gather(*[registry.catch_up(loaded) for _ in range(5)])
                await until(lambda seat=1 - turn % 2: loaded.live.open_to(seat))
            entries = await registry.store.read(loaded.live.id)
            assert len(entries) == loaded.live.number + 1
            assert len(loaded.live.match.log.answers) == 6  # type: ignore[union-attr]

    asyncio.run(catch_up())


def test_a_viewer_who_comes_while_a_table_is_being_parked_finds_it_awake(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PARK_AFTER", -1.0)  # at once, when all people are gone

    async def come_back() -> None:
        async with open_registry(tmp_path) as registry:
            park = registry.store.park

            async def slowly(*args: Any) -> None:
                await park(*args)
                monkeypatch.setattr(driver, "PARK_AFTER", 300.0)
                watch(loaded, 0)
                registry.see_to(loaded)  # as a new connection does

            monkeypatch.setattr(registry.store, "park", slowly)
            loaded = await open_table(registry, people=1, bots=1)
            await until(lambda: loaded.viewers and loaded.is_driven)

    asyncio.run(come_back())


def test_a_driver_that_is_told_to_stop_stops_even_if_something_has_just_happened(tmp_path: Path) -> None:
    async def stop() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            await until(lambda: loaded.is_driven and not loaded.changed.is_set())
            for moments in range(6):
                driving = asyncio.create_task(driver.drive(registry, loaded))
                await asyncio.sleep(0.02)  # by now it waits
                loaded.changed.set()
                for _ in range(moments):
                    await asyncio.sleep(0)
                driving.cancel()
                await until(driving.done)

    asyncio.run(stop())


def test_a_bot_whose_answers_are_always_refused_does_not_stop_the_table(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play_against_fool() -> None:
        async with open_registry(tmp_path) as registry:
            asked = 0

            async def foolish(*_: Any) -> Any:
                nonlocal asked
                asked += 1
                return {"is": "Place", "bottom": "99", "top": "99", "side": "left"}

            monkeypatch.setattr(registry.bots, "choose", foolish)
            loaded = await open_table(registry, people=1, bots=1)
            _, _ = watch(loaded, 0)
            await answered(registry, loaded, 0)
            await until(lambda: loaded.live.open_to(0))
            assert asked == 1

    asyncio.run(play_against_fool())


def test_an_answer_ends_the_wait_for_its_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask_and_answer() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            viewer, ear = watch(loaded, 0)
            n, choice = first_choice(loaded.live, 0)
            stopped = []

            async def slow(*_: Any) -> Any:
                try:
                    await asyncio.Event().wait()
                    yield [], True
                finally:
                    stopped.append(True)

            monkeypatch.setattr(registry.bots, "advise", slow)
            await hint(registry, viewer, wire.Hint(n=n))
            await answer(registry, viewer, wire.Answer(n=n, choice=choice))
            assert ear.messages("taken")
            await until(lambda: stopped)
            assert ear.messages("refused")[0]["why"]["code"] == "stale"
            assert viewer.hint is None

    asyncio.run(ask_and_answer())


def test_a_hint_that_nobody_can_give_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            viewer, ear = watch(loaded, 0)
            monkeypatch.setattr(registry.bots, "advise", _fails)
            await hint(registry, viewer, wire.Hint(n=first_choice(loaded.live, 0)[0]))
            await until(lambda: ear.messages("refused"))
            assert ear.messages("refused")[0]["why"]["code"] == "failed"
            assert viewer.hint is None

    asyncio.run(ask())


async def _fails(*_: Any) -> LeasedRegistry:
    raise TimeoutError


def test_a_removed_player_is_told_so_by_every_process(tmp_path: Path) -> None:
    """The host may be connected to another process than the removed player."""
    async def send_away() -> None:
        async with open_registry(tmp_path) as here, open_registry(tmp_path) as there:
            loaded = await open_table(here)
            far = await there.table(loaded.live.id)
            (anna, _), (ben, _) = watch(far, 0), watch(far, 1)
            await here.act(loaded, lambda live, now: [verbs.remove(live, 1, now)])
            await there.catch_up(far)
            assert (ben.cut, ben.seat) == ("removed", None)
            assert (anna.cut, anna.seat) == (None, 0)
            with pytest.raises(Refused, match="not-seated"):
                await answer(there, ben, wire.Answer(*first_choice(far.live, 0)))

    asyncio.run(send_away())


def test_a_finished_match_is_found_by_a_process_that_has_not_heard_of_its_end(tmp_path: Path) -> None:
    """Who is told the end by one process may ask another one for the replay at once."""
    async def ask_elsewhere() -> None:
        async with open_registry(tmp_path) as here, open_registry(tmp_path) as there:
            loaded = await open_table(here, people=1)
            id = loaded.live.id
            far = await there.table(id)
            with pytest.raises(Refused, match="no-replay"):
                await replay(there, Caller(), id, 1)
            while loaded.live.status == "playing":
                await answered(here, loaded, 0)
            assert far.live.status == "playing", "it has not been told"
            _, text = await replay(there, Caller(), id, 1)
            assert text == (await replay(here, Caller(), id, 1))[1]

    asyncio.run(ask_elsewhere())
