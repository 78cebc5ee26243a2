"""Whoever goes away, comes or fails in the wrong moment: no table hangs."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mousehole.kernel import Refused
from mousehole.server import driver
from mousehole.server.hosted import Hosted
from mousehole.server.house import House
from mousehole.server.said.answer import answer
from mousehole.server.said.hint import hint
from mousehole.server.tests.scene import first_choice, open_house, open_table, until, watch
from mousehole.table import verbs, wire


async def answered(house: House, hosted: Hosted, seat: int) -> None:
    n, choice = first_choice(hosted.live, seat)
    await house.act(hosted, lambda live, now: verbs.answer(live, seat, n, choice, now))


def test_what_was_written_is_told_even_if_whoever_wanted_it_is_gone(tmp_path: Path) -> None:
    """A connection may end between the answer and its commit."""
    async def leave_too_early() -> None:
        async with open_house(tmp_path) as house:
            hosted = await open_table(house)
            _, ear = watch(hosted, 1)
            acting = asyncio.create_task(answered(house, hosted, 0))
            await asyncio.sleep(0)
            assert any([order.lines for order in house.store.orders])  # on its way, but not written yet
            acting.cancel()
            await until(lambda: ear.messages("state"))
            assert hosted.live.open_to(1)
            await answered(house, hosted, 1)
            assert len(await house.store.read(hosted.live.id)) == hosted.live.number + 1

    asyncio.run(leave_too_early())


def test_nothing_is_taken_twice_when_somebody_catches_up_meanwhile(tmp_path: Path) -> None:
    async def catch_up() -> None:
        async with open_house(tmp_path) as house:
            hosted = await open_table(house)
            for turn in range(6):
                acting = asyncio.create_task(answered(house, hosted, turn % 2))
                await asyncio.sleep(0)
                acting.cancel()
                await asyncio.gather(*[house.catch_up(hosted) for _ in range(5)])
                await until(lambda seat=1 - turn % 2: hosted.live.open_to(seat))
            entries = await house.store.read(hosted.live.id)
            assert len(entries) == hosted.live.number + 1
            assert len(hosted.live.match.log.answers) == 6  # type: ignore[union-attr]

    asyncio.run(catch_up())


def test_who_comes_while_a_table_is_being_parked_finds_it_awake(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PARK", -1.0)  # at once, when all people are gone

    async def come_back() -> None:
        async with open_house(tmp_path) as house:
            park = house.store.park

            async def slowly(*args: Any) -> None:
                await park(*args)
                monkeypatch.setattr(driver, "PARK", 300.0)
                watch(hosted, 0)
                house.see_to(hosted)  # as whoever connects does

            monkeypatch.setattr(house.store, "park", slowly)
            hosted = await open_table(house, people=1, bots=1)
            await until(lambda: hosted.viewers and hosted.is_driven)

    asyncio.run(come_back())


def test_who_is_to_stop_looking_after_a_table_stops_even_if_something_has_just_happened(tmp_path: Path) -> None:
    async def stop() -> None:
        async with open_house(tmp_path) as house:
            hosted = await open_table(house)
            await until(lambda: hosted.is_driven and not hosted.changed.is_set())
            for moments in range(6):
                driving = asyncio.create_task(driver.drive(house, hosted))
                await asyncio.sleep(0.02)  # by now it waits
                hosted.changed.set()
                for _ in range(moments):
                    await asyncio.sleep(0)
                driving.cancel()
                await until(driving.done)

    asyncio.run(stop())


def test_a_bot_whose_answers_are_always_refused_does_not_stop_the_table(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play_against_fool() -> None:
        async with open_house(tmp_path) as house:
            asked = 0

            async def foolish(*_: Any) -> Any:
                nonlocal asked
                asked += 1
                return {"is": "Place", "bottom": "99", "top": "99", "side": "left"}

            monkeypatch.setattr(house.thinkers, "choose", foolish)
            hosted = await open_table(house, people=1, bots=1)
            _, _ = watch(hosted, 0)
            await answered(house, hosted, 0)
            await until(lambda: hosted.live.open_to(0))
            assert asked == 1

    asyncio.run(play_against_fool())


def test_who_waits_for_a_hint_can_answer_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask_and_answer() -> None:
        async with open_house(tmp_path) as house:
            hosted = await open_table(house)
            viewer, ear = watch(hosted, 0)
            n, choice = first_choice(hosted.live, 0)
            thinking = asyncio.Event()

            async def slow(*_: Any) -> Any:
                await thinking.wait()
                return []

            monkeypatch.setattr(house.thinkers, "advise", slow)
            await hint(house, viewer, wire.Hint(n=n))
            await answer(house, viewer, wire.Answer(n=n, choice=choice))
            assert ear.messages("taken")
            thinking.set()
            await until(lambda: ear.messages("hinted"))

    asyncio.run(ask_and_answer())


def test_a_hint_that_nobody_can_give_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            hosted = await open_table(house)
            viewer, ear = watch(hosted, 0)
            monkeypatch.setattr(house.thinkers, "advise", _fails)
            await hint(house, viewer, wire.Hint(n=first_choice(hosted.live, 0)[0]))
            await until(lambda: ear.messages("refused"))
            assert ear.messages("refused")[0]["why"]["code"] == "failed"
            assert not viewer.is_hinted

    asyncio.run(ask())


async def _fails(*_: Any) -> House:
    raise TimeoutError


def test_who_is_sent_away_is_told_so_by_every_process(tmp_path: Path) -> None:
    """The host may be connected to another process than whoever is sent away."""
    async def send_away() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            hosted = await open_table(here)
            far = await there.table(hosted.live.id)
            (anna, _), (ben, _) = watch(far, 0), watch(far, 1)
            await here.act(hosted, lambda live, now: [verbs.remove(live, 1, now)])
            await there.catch_up(far)
            assert (ben.cut, ben.seat) == ("removed", None)
            assert (anna.cut, anna.seat) == (None, 0)
            with pytest.raises(Refused, match="not-seated"):
                await answer(there, ben, wire.Answer(*first_choice(far.live, 0)))

    asyncio.run(send_away())
