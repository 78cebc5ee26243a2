"""Answers through the server at the last millisecond of a game's clock. Time is simulated."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from mousehole.games.mousekeeping.wire import GoTo
from mousehole.hosting import registry as registry_module
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import CLOCK, Options, Refused
from mousehole.server.leases import LeasedRegistry
from mousehole.server.tests.scene import open_registry
from mousehole.table import verbs
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.testkit.clauses import rule

BEGAN, END = 1_000_000, 300_000


class Watch:
    """Returns one time after the other, and then keeps returning the last."""

    def __init__(self) -> None:
        self.says(0)

    def says(self, *times: int) -> None:
        self.times: Iterator[int] = iter(times)
        self.last = times[0]

    def __call__(self) -> int:
        self.last = next(self.times, self.last)
        return BEGAN + self.last


async def shift(registry: LeasedRegistry) -> LoadedTable:
    options: Options = {"clock": 300, "first_player": 0}
    opened = verbs.open_table("mousekeeping", 2, options, "standard", bytes(32), hashed("host"), BEGAN)
    live = Live("", opened)
    people = [verbs.sit(live, n, f"P{n}", hashed(f"key{n}"), BEGAN) for n in (0, 1)]
    loaded = await registry.open_table(opened, list(people))
    await registry.act(loaded, lambda live, now: verbs.start(live, "", now))
    if loaded.driver is not None:  # the clock is to answer only where the test looks
        loaded.driver.cancel()
    return loaded


async def answer(registry: LeasedRegistry, loaded: LoadedTable) -> None:
    n = next(iter(loaded.live.open_to(0))).n
    plain = loaded.live.box.codec.plain(GoTo(134))
    await registry.act(loaded, lambda live, now: verbs.answer(live, 0, n, plain, now))


@rule("KEEP-19")
@pytest.mark.parametrize(("times", "counts"), [
    ((END - 1,), True), ((END,), False), ((END + 1,), False),
    ((END - 1, END), True)])  # the end comes while it is being looked at: it was there in time, to the millisecond
def test_what_counts_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: tuple[int, ...],
                                counts: bool) -> None:
    asyncio.run(play(tmp_path, monkeypatch, times, counts))


async def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: tuple[int, ...], counts: bool) -> None:
    watch = Watch()
    monkeypatch.setattr(registry_module, "now_ms", watch)
    async with open_registry(tmp_path) as registry:
        loaded = await shift(registry)
        watch.says(*times)
        if counts:
            await answer(registry, loaded)
        else:
            with pytest.raises(Refused):
                await answer(registry, loaded)
        assert loaded.live.match is not None
        answers = [(seat, at) for seat, _, at in loaded.live.match.log.answers]
        assert answers == ([(0, END - 1)] if counts else [(CLOCK, END)])
        assert loaded.live.match.s.room == (134 if counts else 124)
