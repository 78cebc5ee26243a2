"""Tables where nothing has happened for long are deleted, some at a time; replays can be kept."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from mousehole.hosting.clock import now_ms
from mousehole.server import retention
from mousehole.server.leases import LeasedRegistry
from mousehole.server.metrics import DELETED
from mousehole.server.schema import entries, tables
from mousehole.server.settings import Settings
from mousehole.server.tests.scene import open_registry, open_table

DAYS = retention.DAY


async def begin(registry: LeasedRegistry, days: int, status: str, finished: int = 0) -> str:
    """A table where something last happened this many days ago."""
    id, at = (await open_table(registry)).live.id, now_ms() - days * DAYS
    registry.tables.pop(id)
    store = registry.store
    await store.update(sa.update(tables).where(tables.c.id == id).values(
        created=at, status=status, finished=finished))
    await store.update(sa.update(entries).where(entries.c.table_id == id).values(at=at))
    return id


async def left(registry: LeasedRegistry) -> set[str]:
    async with registry.store.database.reading() as connection:
        ids = set((await connection.execute(sa.select(tables.c.id))).scalars())
        assert ids == set((await connection.execute(sa.select(entries.c.table_id).distinct())).scalars())
        return ids


@pytest.mark.parametrize("is_kept", [False, True])
def test_old_tables_are_deleted_and_replays_if_nobody_wants_to_keep_them(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_kept: bool) -> None:
    monkeypatch.setattr(retention, "SOME", 2)
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    assert (Settings().keep_days, Settings().keep_replays) == (90, False)
    batches = []

    async def tidy() -> None:
        async with open_registry(tmp_path, keep_replays=is_kept) as registry:
            young = {await begin(registry, 89, status) for status in ("over", "closed", "gathering")}
            runs = await begin(registry, 91, "playing")
            finished = {await begin(registry, 91, "over", 1), await begin(registry, 400, "closed", 2)}
            for status in ("closed", "gathering", "held"):  # abandoned
                await begin(registry, 91, status)
            delete = registry.store.delete

            async def counted(ids: list[str]) -> None:
                batches.append(len(ids))
                await delete(ids)

            monkeypatch.setattr(registry.store, "delete", counted)
            before = DELETED._value.get()
            count = await retention.delete_old(registry)
            assert count == DELETED._value.get() - before == (3 if is_kept else 5)
            assert await left(registry) == young | {runs} | (finished if is_kept else set())
            assert await retention.delete_old(registry) == 0

    asyncio.run(tidy())
    assert max(batches) == 2


@pytest.mark.parametrize("keep_days", [90, 0])
def test_a_server_looks_for_old_tables_by_itself_unless_they_are_kept_forever(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keep_days: int) -> None:
    monkeypatch.setattr(retention, "EVERY", 0.01)
    monkeypatch.setattr(retention, "PAUSE", 0.0)

    async def serve() -> None:
        async with open_registry(tmp_path) as before:
            id = await begin(before, 100, "closed")
        registry = LeasedRegistry(Settings(db=f"sqlite:///{tmp_path}/tables.db", keep_days=keep_days))
        monkeypatch.setattr(registry.workers, "run", nothing)
        await registry.open()
        try:
            looks = [task for task in registry.tasks if "retain" in repr(task.get_coro())]
            if keep_days:
                async with asyncio.timeout(120):
                    while await registry.store.read_lines(id):
                        await asyncio.sleep(0.01)
                assert await left(registry) == set()
            else:
                await asyncio.wait(looks, timeout=30)
                assert [task.done() for task in looks] == [True]
                assert await left(registry) == {id}
        finally:
            await registry.close()

    asyncio.run(serve())


async def nothing(*_: object) -> None: ...


def test_a_table_that_somebody_looks_at_is_not_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)

    async def tidy() -> None:
        async with open_registry(tmp_path) as registry:
            id = await begin(registry, 100, "over")
            await registry.table(id)
            assert await retention.delete_old(registry) == 0
            assert await left(registry) == {id}

    asyncio.run(tidy())
