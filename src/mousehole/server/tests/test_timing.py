"""When something is sent does not depend on who holds a Boost. Time is simulated here: nothing is measured."""
from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mousehole.hosting import bots, driver, loaded, registry
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import Rng
from mousehole.server.leases import LeasedRegistry
from mousehole.server.settings import Settings
from mousehole.server.store import Store
from mousehole.server.tests.scene import watch
from mousehole.table.live import Live, OpenQuestion
from mousehole.table.tests.scene import Scene

PACE = 900         # minimum ms per bot move
THINKING = 2.0     # seconds that the only thinking process is busy with a question


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop that does not wait: where it would, its clock is put forward. It notes how long it was to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.waits: list[float] = []
        select = self._selector.select  # type: ignore[attr-defined]

        def no_wait(timeout: float | None = None) -> Any:
            if timeout:
                self.waits.append(round(timeout, 6))
                self.now += timeout
            return select(0)

        self._selector.select = no_wait  # type: ignore[attr-defined]

    def time(self) -> float:
        return self.now


class Memory:
    """In place of a store: what is appended is durable at once."""

    async def append(self, table: str, number: int, new: Any, summary: Any = None,
                     then: Callable[[], None] = lambda: None) -> None:
        then()

    def summarize(self, *_: Any) -> None: ...


def first_frame(live: Live, monkeypatch: pytest.MonkeyPatch) -> tuple[float, list[float]]:
    """Let the bots of this position play until a spectator is sent something; return when, and all waits until then."""
    loop = Clockwork()
    clock = SimpleNamespace(time_ns=lambda: int(1e9 * loop.now) + 1_000_000 * live.server_time(live.position_at),
                            monotonic=loop.time, perf_counter=loop.time)
    for module in (driver, loaded, registry, bots):
        monkeypatch.setattr(module, "time", clock)

    async def play() -> float:
        table_registry = LeasedRegistry(Settings(db="sqlite://", pace=PACE))
        table_registry.store = cast("Store", Memory())
        free, told = [0.0], asyncio.Event()

        async def choose(live: Live, d: Any, level: str, owner: str) -> Any:
            free[0] = max(free[0], loop.now) + THINKING  # also if nobody wants to know it any more
            await asyncio.sleep(free[0] - loop.now)
            return live.box.codec.plain(d.options[0])

        monkeypatch.setattr(table_registry.bots, "choose", choose)
        table = LoadedTable(live)
        viewer, _ = watch(table, None)
        monkeypatch.setattr(viewer.connection, "post", lambda _: told.set() is None)  # type: ignore[func-returns-value]
        before = live.number
        table.driver = driving = asyncio.create_task(driver.drive(table_registry, table))  # type: ignore[assignment]
        await told.wait()
        driving.cancel()
        await asyncio.gather(driving, return_exceptions=True)
        table_registry.workers.close()
        assert live.number == before + 1
        return loop.now

    try:
        told = loop.run_until_complete(play())
    finally:
        loop.close()
    return round(told, 6), loop.waits


def imagined(live: Live, seed: int) -> Live:
    """The same table for those who watch, with other cards in the hands."""
    assert live.match is not None
    twin, game = copy.copy(live), live.box.game
    twin.match = copy.copy(live.match)
    twin.match.log = copy.deepcopy(live.match.log)
    twin.match.s = game.imagine(game.view(live.match.s, None), Rng.numbered(seed))
    twin.match.s.events = []
    twin.match.open = game.pending(twin.match.s)
    twin.questions = [OpenQuestion(live.number, d, live.position_at) for d in twin.match.open]
    twin.events = list(live.events)
    return twin


def test_the_wait_for_the_next_frame_does_not_tell_who_holds_a_boost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing it would show it, so nobody does here."""
    monkeypatch.setattr(driver, "glance", lambda *_: None)
    scene = Scene(3, 0, "house-mouse").start()
    holders = set[frozenset[int]]()
    for _ in range(8):
        scene.play_on(9)
        waits = []
        for seed in range(5):
            twin = imagined(scene.live, seed)
            holders.add(frozenset(q.decision.seat for q in twin.questions if q.is_interrupt))
            waits.append(first_frame(twin, monkeypatch))
        assert waits == [waits[0]] * 5
        assert waits[0][0] == THINKING
    assert len(holders) > 3, "always the same hand"


def test_a_bot_that_could_interrupt_needs_no_thinking_process() -> None:
    scene = Scene(3, 0, "house-mouse").start()
    for _ in range(200):
        scene.play_on(1)
        if offers := [q for q in scene.live.questions if q.is_interrupt]:
            break
    d = offers[0].decision
    for level in ("random", "pip", "greedy", "old-whiskers"):
        plain = bots.glance(scene.live, d, level)
        assert plain is None or plain in scene.live.box.codec.plain(d.options)
    assert bots.glance(scene.live, d, "nobody") is None
