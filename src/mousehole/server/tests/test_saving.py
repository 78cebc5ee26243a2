"""Snapshots: tables come back from them quickly, and without them just the same."""
from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from mousehole.games import GAMES, load_game
from mousehole.hosting import saving
from mousehole.hosting.loaded import LoadedTable
from mousehole.server.leases import LeasedRegistry
from mousehole.server.schema import snapshots as snapshots_table
from mousehole.server.tests.scene import first_choice, open_registry, open_table
from mousehole.table import snapshots, verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.tests.test_live import shown

ANSWERS = 16


async def play(registry: LeasedRegistry, loaded: LoadedTable, answers: int) -> None:
    for _ in range(answers):
        asked = [q for q in loaded.live.questions if not q.is_interrupt and q.decision.seat >= 0]
        if not asked:
            return
        seat = asked[0].decision.seat
        n, choice = first_choice(loaded.live, seat)
        await registry.act(loaded, partial(answer, seat, n, choice))


def answer(seat: int, n: int, choice: Any, live: Live, now: int) -> list[AnyEntry]:
    return verbs.answer(live, seat, n, choice, now)


async def saved_rows(registry: LeasedRegistry) -> list[Any]:
    async with registry.store.database.reading() as connection:
        return list(await connection.execute(sa.select(snapshots_table)))


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries are applied from now on."""
    applied, apply = [0], Live.apply

    def counting(live: Live, *args: Any, **more: Any) -> None:
        applied[0] += 1
        apply(live, *args, **more)

    monkeypatch.setattr(Live, "apply", counting)
    return applied


@pytest.mark.parametrize("game", GAMES)
def test_after_a_restart_a_table_comes_back_from_its_snapshot(
        tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def restart() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry, max(2, load_game(game).facts.fewest), game=game)
            await play(registry, loaded, ANSWERS)
            while not snapshots.may_be_taken(loaded.live):
                assert loaded.live.status == "playing"
                await play(registry, loaded, 1)
            id, before = loaded.live.id, loaded.live
        async with open_registry(tmp_path) as registry:
            rows = await saved_rows(registry)
            assert [(row.table_id, row.number) for row in rows] == [(id, before.number)], "the server was stopped"
            applied = counted(monkeypatch)
            again = await registry.table(id)
            assert applied[0] <= 1, "nothing but the time without a server"
            assert again.saved == before.number
            monkeypatch.undo()
            lines = await registry.store.read_lines(id)
            assert shown(again.live, 0) == shown(saving._rebuilt(id, lines), 0)
            await play(registry, again, 5)
            lines = await registry.store.read_lines(id)
            assert shown(again.live, 0) == shown(saving._rebuilt(id, lines), 0)

    asyncio.run(restart())


@pytest.mark.parametrize("harm", ["deleted", "cut off", "of another format", "of another entry", "too new"])
def test_a_snapshot_that_is_gone_or_wrong_loses_nothing(tmp_path: Path, harm: str) -> None:
    async def restart() -> None:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            await play(registry, loaded, 20)
            id, before = loaded.live.id, shown(loaded.live, 0)
        async with open_registry(tmp_path) as registry:
            [row] = await saved_rows(registry)
            changes = {"cut off": {"data": row.data[:-9]},
                       "of another format": {"data": row.data.replace(f'"format":{snapshots.FORMAT}', '"format":0')},
                       "of another entry": {"number": row.number - 3}, "too new": {"number": row.number + 3}}
            if harm == "deleted":
                await registry.store.drop_snapshot(id)
            else:
                await registry.store.update(sa.update(snapshots_table).values(**changes[harm]))
            again = await registry.table(id)
            assert shown(again.live, 0) == shown(saving._rebuilt(id, await registry.store.read_lines(id)), 0)
            if again.live.number == loaded.live.number:
                assert shown(again.live, 0) == before
            assert again.saved == 0
            assert await saved_rows(registry) == []
            await play(registry, again, 3)

    asyncio.run(restart())


def test_tables_are_saved_now_and_then_while_they_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "EVERY", 10)

    async def wait() -> None:
        async with open_registry(tmp_path) as registry:
            busy, quiet = await open_table(registry), await open_table(registry)
            await play(registry, busy, 12)
            await play(registry, quiet, 2)
            saver = asyncio.create_task(saving.save_now_and_then(registry))
            async with asyncio.timeout(120):
                while not busy.saved:
                    await asyncio.sleep(0.05)
                while not await saved_rows(registry):
                    await asyncio.sleep(0.05)
            assert [row.table_id for row in await saved_rows(registry)] == [busy.live.id]
            await registry.store.delete([busy.live.id])
            assert await saved_rows(registry) == []
            saver.cancel()

    asyncio.run(wait())
