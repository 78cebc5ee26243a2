"""One broken journal is the trouble of one table: it is held, noted once and counted, and its players are told."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from mousehole.hosting import registry as hosted
from mousehole.kernel import Refused
from mousehole.server import leases
from mousehole.server.leases import LeasedRegistry
from mousehole.server.metrics import HELD
from mousehole.server.schema import entries, tables
from mousehole.server.settings import Settings
from mousehole.server.tests.scene import first_choice, open_registry, open_table, until, watch
from mousehole.table import verbs

DAMAGE = ['{"is": "Ans', '{"is": "Nonsense", "at": 1}',
          '{"is": "BotSat", "at": 1, "seat": 9, "level": "random"}']


def held(why: str) -> float:
    return float(HELD.labels(why)._value.get())


async def damage(registry: LeasedRegistry, id: str, line: str) -> None:
    """Where a bot sat down, something else is written now ("": nothing else); and the table is nobody's."""
    if line:
        third = sa.and_(entries.c.table_id == id, entries.c.number == 2)
        await registry.store.update(sa.update(entries).where(third).values(data=line))
    await registry.store.update(sa.update(tables).where(tables.c.id == id).values(lease_owner="dead", lease_until=1))


async def status(registry: LeasedRegistry, id: str) -> str:
    async with registry.store.database.reading() as connection:
        return str((await connection.execute(sa.select(tables.c.status).where(tables.c.id == id))).scalar())


def fail(*_: object) -> None:
    raise KeyError("a fault of the rules")


async def rounds(registry: LeasedRegistry, many: int) -> None:
    """Wait until this process has looked for tables to take over this many times."""
    seen, orphans = 0, registry.store.orphans

    async def counted(now: int, until: int, limit: int) -> list[str]:
        nonlocal seen
        seen += 1
        return await orphans(now, until, limit)

    registry.store.orphans = counted  # type: ignore[method-assign]
    await until(lambda: seen > many)


@pytest.mark.parametrize("line", DAMAGE)
def test_a_broken_journal_does_not_stop_the_care_of_the_other_tables(
        tmp_path: Path, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin() -> list[str]:
        async with open_registry(tmp_path) as registry:
            ids = sorted([(await open_table(registry, people=1, bots=1)).live.id for _ in range(3)])
            for id in ids:
                await damage(registry, id, line if id in ids[:2] else "")
            return ids

    ids = asyncio.run(begin())
    before = held("broken-table")

    async def care() -> None:
        async with open_registry(tmp_path, lease=0.3) as registry:
            registry.spawn(registry._look_after())
            await until(lambda: len(registry.held) == 2 and ids[2] in registry.tables)
            await rounds(registry, 3)  # nothing is said again
            assert set(registry.held) == set(ids[:2])
            assert [await status(registry, id) for id in ids] == ["held", "held", "playing"]
            with pytest.raises(Refused) as refused:
                await registry.table(ids[0])
            assert refused.value.refusal.code == "broken-table"
            monkeypatch.setattr(registry.store, "read_lines", fail)
            with pytest.raises(Refused):
                await registry.table(ids[0])  # nobody reads it again, either

    said: list[str] = []  # where else it goes depends on what was set up in this process before
    for log, level in ((hosted.log, "error"), (hosted.log, "warning"), (leases.log, "warning")):
        monkeypatch.setattr(log, level, lambda text, *_, **__: said.append(text))
    asyncio.run(care())
    assert held("broken-table") == before + 2
    assert len([text for text in said if "broken" in text]) == 2
    assert not [text for text in said if "not looked after" in text]


def test_players_are_told_when_what_was_written_cannot_be_played(tmp_path: Path,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            loaded, other = await open_table(registry), await open_table(registry)
            viewers = [watch(loaded, seat)[0] for seat in (0, 1, None)]
            bystander, _ = watch(other, 0)
            seat = loaded.live.questions[0].decision.seat
            n, choice = first_choice(loaded.live, seat)

            monkeypatch.setattr(loaded.live, "_answered", fail)
            await registry.act(loaded, lambda live, now: verbs.answer(live, seat, n, choice, now))
            await until(lambda: loaded.live.id in registry.held)
            assert [viewer.cut for viewer in viewers] == ["broken-table"] * 3
            assert bystander.cut is None
            assert loaded.live.id not in registry.tables
            assert held("broken-table") == before + 1
            await registry._break_off(loaded, KeyError())  # as its driver may, at the same time
            assert held("broken-table") == before + 1, "one table is counted once"

    before = held("broken-table")
    asyncio.run(play())


def test_a_driver_that_fails_holds_its_table_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, people=1, bots=1)
            viewer, _ = watch(loaded, 0)

            monkeypatch.setattr("mousehole.hosting.driver.clocks.thoughts", fail)
            loaded.changed.set()
            await until(lambda: loaded.live.id in registry.held)
            assert viewer.cut == "broken-table"
            async with asyncio.timeout(120):
                while await status(registry, loaded.live.id) != "held":
                    await asyncio.sleep(0.01)

    asyncio.run(play())


def test_a_new_process_tries_again(tmp_path: Path) -> None:
    """Perhaps it is a newer version, which can play it."""
    async def hold() -> str:
        async with open_registry(tmp_path) as registry:
            id = (await open_table(registry)).live.id
            await registry.store.set_status(id, "held")
            return id

    async def try_again(id: str) -> None:
        registry = LeasedRegistry(Settings(db=f"sqlite:///{tmp_path}/tables.db"))
        await registry.open()
        try:
            assert await status(registry, id) == "playing"
            assert (await registry.table(id)).live.status == "playing"
        finally:
            await registry.close()

    asyncio.run(try_again(asyncio.run(hold())))
