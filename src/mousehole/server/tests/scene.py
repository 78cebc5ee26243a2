"""A table registry for tests: a real store, tables and viewers, but neither sockets nor processes."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from mousehole.hosting.clock import now_ms
from mousehole.hosting.connections import Connection
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.viewer import Viewer
from mousehole.kernel import Options
from mousehole.server.leases import LeasedRegistry
from mousehole.server.settings import Settings
from mousehole.table import verbs
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live


class Ear:
    """In place of a connection: keeps what is posted, and pays for nothing."""

    address = ""
    is_behind = False

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def post(self, text: bytes) -> bool:
        self.heard.append(text)
        return True

    def charge_spectator(self, size: int) -> bool:
        return True

    def messages(self, kind: str) -> list[Any]:
        return [message for message in map(msgspec.json.decode, self.heard) if message["is"] == kind]


@asynccontextmanager
async def open_registry(folder: Path, **settings: Any) -> AsyncIterator[LeasedRegistry]:
    registry = LeasedRegistry(Settings(db=f"sqlite:///{folder}/tables.db", pace=0, **settings))
    await registry.store.open()
    try:
        yield registry
    finally:
        await registry.close()


async def open_table(registry: LeasedRegistry, people: int = 2, bots: int = 0,
                     game: str = "mousekeeping", options: Options | None = None, clock: int = 0) -> LoadedTable:
    """A table where a match has just begun; Mousekeeping! without a clock, unless the options say otherwise.

    `clock`: seconds per move.
    """
    now = now_ms()
    calm: Options = {"move_limit": 60, "first_player": 0} if game == "mousekeeping" else {}
    opened = verbs.open_table(game, people + bots, calm if options is None else options, "standard", bytes(32),
                              hashed("host"), now, move_seconds=clock)
    live = Live("", opened)
    first: list[AnyEntry] = []
    for n in range(people):
        first.append(verbs.sit(live, n, f"P{n}", hashed(f"key{n}"), now))
    for n in range(people, people + bots):
        first.append(verbs.set_bot(live, n, "random", now))
    loaded = await registry.open_table(opened, first)
    await registry.act(loaded, lambda live, now: verbs.start(live, "", now))
    return loaded


def watch(loaded: LoadedTable, seat: int | None) -> tuple[Viewer, Ear]:
    ear = Ear()
    viewer = Viewer(loaded, seat, False, cast("Connection", ear))
    loaded.viewers.add(viewer)
    loaded.changed.set()
    return viewer, ear


def first_choice(live: Live, seat: int) -> tuple[int, Any]:
    """The number of the seat's question, and an answer to it."""
    q = next(q for q in live.open_to(seat) if not q.is_interrupt)
    return q.n, live.box.codec.plain(q.decision.options[0])


async def until(what: Any) -> None:
    """At most two minutes, on the slowest and busiest of machines; usually a few milliseconds."""
    async with asyncio.timeout(120):
        while not what():
            await asyncio.sleep(0.005)
