"""Nobody loses time, or gets any, because somebody has set the clock of the machine or its server was down."""
from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from mousehole.hosting import driver
from mousehole.hosting import registry as registry_module
from mousehole.hosting.clock import now_ms
from mousehole.server.schema import entries, tables
from mousehole.server.store import SKEW
from mousehole.server.tests.scene import open_registry, open_table
from mousehole.table import journal, jumps, verbs
from mousehole.table.jumps import MAX_GAP
from mousehole.table.live import Live

HOUR = 3_600_000


def timed(now: int) -> Live:
    """Mousekeeping! against the clock has just begun."""
    live = Live("t", verbs.open_table("mousekeeping", 1, {"clock": 600}, "standard", bytes(32), "", now))
    for entry in (journal.Sat(at=now, seat=0, name="A", key="k"), journal.Started(at=now)):
        live.apply(entry)
    return live


def test_within_a_process_time_never_runs_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time_ns
    for shift in (-HOUR, 700_000, 0):
        before = now_ms()
        monkeypatch.setattr(time, "time_ns", lambda shift=shift: real() + shift * 1_000_000)
        assert 0 <= now_ms() - before < HOUR // 10
    for module in (driver, registry_module):
        assert vars(module)["now_ms"] is now_ms
        assert "time_ns" not in Path(str(module.__file__)).read_text("utf-8")


@pytest.mark.parametrize("down", [0, 1_000, MAX_GAP, MAX_GAP + 1, 700_000, 30 * HOUR])
def test_a_server_that_was_down_costs_a_clock_half_a_minute_at_most(down: int) -> None:
    live = timed(1_000_000)
    seen, now = live.at + 20_000, live.at + 20_000 + down
    jumped = jumps.jump(live, seen, now)
    assert (jumped is None) == (down <= MAX_GAP)
    if jumped is not None:
        live.apply(jumped)
    assert live.playing_time(now) == 20_000 + min(down, MAX_GAP)
    assert verbs.let_clock_answer(live, now) is None
    assert jumps.jump(live, seen, now) is None, "noted once"


@pytest.mark.parametrize("is_paused", [False, True])
def test_a_clock_that_was_set_back_freezes_nothing(is_paused: bool) -> None:
    live = timed(10 * HOUR)
    live.apply(journal.Said(at=live.at + 60_000, seat=0, text="a minute later"))
    if is_paused:
        live.apply(journal.Paused(at=live.at, seat=0))
    was, now = live.playing_time(live.at), live.at - HOUR
    jumped = jumps.jump(live, live.at, now)
    assert jumped == journal.TimeJumped(at=now, ms=-HOUR)
    live.apply(jumped)
    assert live.playing_time(now) == was == 60_000
    if is_paused:
        assert live.playing_time(now + 5_000) == was
        live.apply(journal.Resumed(at=now + 5_000, seat=0))
        assert live.playing_time(now + 7_000) == was + 2_000
    else:
        assert live.playing_time(now + 2_000) == was + 2_000
    assert jumps.jump(live, now, now + 8_000) is None, "noted once"


def test_a_jump_is_noted_in_the_journal_before_anybody_can_be_late(tmp_path: Path) -> None:
    async def begin() -> str:
        async with open_registry(tmp_path) as registry:
            loaded = await open_table(registry)
            return loaded.live.id

    async def later(id: str, by: int) -> journal.AnyEntry:
        """As if everything had happened that much earlier."""
        async with open_registry(tmp_path) as registry:
            lines = await registry.store.read_lines(id)
            for n, line in enumerate(lines):
                entry = journal.read(line)
                moved = journal.write(type(entry)(**{**{f: getattr(entry, f) for f in entry.__struct_fields__},
                                                     "at": entry.at - by}))
                await registry.store.update(sa.update(entries).where(entries.c.number == n).values(data=moved))
            await registry.store.update(sa.update(tables).values(
                lease_owner="dead", lease_until=now_ms() - by + int(1000 * registry.settings.lease)))
            loaded = await registry.table(id)
            assert loaded.live.number == len(lines)
            return (await registry.store.read(id))[-1]

    id = asyncio.run(begin())
    jumped = asyncio.run(later(id, HOUR))
    assert isinstance(jumped, journal.TimeJumped)
    assert abs(jumped.ms - (HOUR - MAX_GAP)) < 600_000
    id = asyncio.run(begin())
    jumped = asyncio.run(later(id, -HOUR))
    assert isinstance(jumped, journal.TimeJumped)
    assert jumped.ms < -HOUR // 2


def test_leases_of_before_the_clock_was_set_back_have_ended(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_registry(tmp_path) as registry:
            store = registry.store
            id = (await open_table(registry, people=2)).live.id
            now, until = 10 * HOUR, 10 * HOUR + 5_000
            await store.update(sa.update(tables).values(lease_owner="dead", lease_until=now + HOUR))
            assert await store.orphans(now, until, 5) == [id]
            assert await store.lease(id, "new", now, until)
            await store.update(sa.update(tables).values(lease_owner="other", lease_until=until + SKEW))
            assert await store.orphans(now, until, 5) == []
            await store.update(sa.update(tables).values(lease_owner="", lease_until=now + HOUR))
            assert await store.orphans(now, until, 5) == [], "parked"

    asyncio.run(look())
