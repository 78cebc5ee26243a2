"""The door of the host's worker: what its script calls, and nothing else."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from mousehole.browser.connection import PageConnection
from mousehole.browser.copies import exported, imported
from mousehole.browser.disk import Disk
from mousehole.browser.journals import BrowserJournals
from mousehole.browser.router import Place, answered
from mousehole.browser.workers import Far, OneWorker
from mousehole.hosting.conversation import converse
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.rest.common import Caller
from mousehole.hosting.reviews import Reviews
from mousehole.hosting.saving import save_now_and_then
from mousehole.hosting.settings import HostSettings

LOOK_AFTER = 30.0  # seconds between two looks for tables that are not used any more


class Door:
    """`far`: does slow work in another worker; None: it is done here. `seen`: when a host was last here, in ms."""

    def __init__(self, disk: Disk, far: Far | None = None, pace: int = 900, seen: int = 0) -> None:
        self.journals = BrowserJournals(disk)
        self.registry = AloneRegistry(HostSettings(pace=pace, patience=0), self.journals, OneWorker(far))
        self.registry.seen = seen
        self.reviews = Reviews(self.registry)
        self.talks: dict[str, PageConnection] = {}

    async def open(self) -> None:
        await self.journals.open()
        self.registry.spawn(save_now_and_then(self.registry))
        self.registry.spawn(self._look_after())

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AFTER)
            self.registry.unload_unused()

    async def ask(self, method: str, address: str, body: str, key: str) -> str:
        """Answer a request: status, media type and text, as a JSON list."""
        return json.dumps(await answered(Place(self.registry, self.reviews, Caller(key)), method, address, body))

    def connect(self, n: str, say: Callable[[str], None], end: Callable[[int, str], None]) -> None:
        """Begin a conversation."""
        talk = self.talks[n] = PageConnection(say, end)
        self.registry.spawn(self._converse(n, talk))

    async def _converse(self, n: str, talk: PageConnection) -> None:
        try:
            await converse(self.registry, talk)
        finally:
            self.talks.pop(n, None)

    def hear(self, n: str, text: str) -> None:
        if n in self.talks:
            self.talks[n].hear(text)

    def hang_up(self, n: str) -> None:
        if n in self.talks:
            self.talks[n].hear(None)

    async def export(self, tables: str) -> str:
        """Return a file with these tables (a JSON list), or with all that there are ("")."""
        return await exported(self.journals, json.loads(tables) if tables else None)

    async def take_in(self, text: str) -> str:
        """Take in what `export` returned; returns the ids that are here now, as JSON. Raises ValueError."""
        taken = await imported(self.journals, text)
        for id in taken:
            self.registry.tables.pop(id, None)
        return json.dumps(taken)


    async def forget(self, table: str) -> None:
        """Remove a table: it is somewhere else from now on."""
        loaded = self.registry.tables.pop(table, None)
        for viewer in list(loaded.viewers) if loaded else []:
            viewer.end("shutting-down")
        await self.journals.remove(table)


class AloneRegistry(TableRegistry):
    """The tables of a browser: nobody else has them. While no page is open, no time passes for a match."""

    seen = 0

    async def last_driven(self, id: str, now: int) -> int:
        return min(self.seen or now, now)


def opened(disk: Any, far: Any, pace: int, seen: int) -> Door:
    """For the worker's script, which passes `undefined` for what is not there."""
    return Door(disk, far, pace, seen)
