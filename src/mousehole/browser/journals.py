"""Journals in IndexedDB. One host owns them: the page sees to that with a lock that all its tabs share."""
from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any

from mousehole.browser.disk import TAKEN, WRITTEN, Disk
from mousehole.hosting.journals import Conflict, Summary, Unavailable
from mousehole.table import journal
from mousehole.table.codes import code_of
from mousehole.table.journal import AnyEntry
from mousehole.table.rest_types import Listed

log = logging.getLogger("mousehole.journals")

LISTED = ("gathering", "over", "playing")  # what the lobby shows


class BrowserJournals:
    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.rows: dict[str, dict[str, Any]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.rows = {row["id"]: row for row in json.loads(await self.disk.rows())}

    # ---- writing

    async def append(self, table: str, number: int, new: Sequence[AnyEntry], summary: Summary | None = None,
                     then: Callable[[], None] | None = None) -> None:
        await asyncio.shield(self._spawn(self._append(table, number, new, summary, then)))

    async def _append(self, table: str, number: int, new: Sequence[AnyEntry], summary: Summary | None,
                      then: Callable[[], None] | None) -> None:
        row = None if summary is None else self._row(table, summary, new[0].at)
        said = await self.disk.write(table, number, json.dumps([journal.write(entry) for entry in new]),
                                     "" if row is None else json.dumps(row))
        if said == TAKEN:
            raise Conflict(table)
        if said != WRITTEN:
            raise Unavailable(said)
        if row is not None:
            self.rows[table] = row
        if then is not None:
            then()

    def summarize(self, table: str, summary: Summary) -> None:
        row = self.rows[table] = self._row(table, summary, 0)
        self._spawn(self._set_row(row))

    def _row(self, table: str, summary: Summary, at: int) -> dict[str, Any]:
        created = self.rows.get(table, {}).get("created", at)
        return vars(summary) | {"id": table, "code": code_of(table), "created": created}

    async def _set_row(self, row: dict[str, Any]) -> None:
        try:
            await self.disk.set_row(json.dumps(row))
        except Exception as error:  # it is a cache, and is written again
            log.warning("a summary was not written: %s", error)

    async def set_status(self, id: str, status: str) -> None:
        if id in self.rows:
            self.rows[id] = self.rows[id] | {"status": status}
            await self._set_row(self.rows[id])

    async def save_snapshot(self, table: str, number: int, data: str) -> None:
        await self.disk.set_snapshot(table, number, data)

    async def drop_snapshot(self, table: str) -> None:
        await self.disk.set_snapshot(table, 0, "")

    async def remove(self, table: str) -> None:
        self.rows.pop(table, None)
        await self.disk.remove(table)

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # ---- reading

    async def read_lines(self, table: str, first: int = 0) -> list[str]:
        lines: list[str] = json.loads(await self.disk.read(table, first))
        return lines

    async def read(self, table: str, first: int = 0) -> list[AnyEntry]:
        return [journal.read(line) for line in await self.read_lines(table, first)]

    async def read_with_snapshot(self, table: str) -> tuple[str, list[str]]:
        found = await self.disk.snapshot(table)
        if not found:
            return "", await self.read_lines(table)
        number, data = json.loads(found)
        after = await self.read_lines(table, number)
        opened = (await self.read_lines(table))[:1]
        return data, [*opened, *after]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = json.loads(await self.disk.numbers(json.dumps(list(ids))))
        return found

    async def finished(self, id: str) -> int:
        return int(self.rows.get(id, {}).get("finished", 0))

    async def with_code(self, code: str) -> str:
        found = [row for row in self.rows.values() if row["code"] == code and row["status"] != "closed"]
        return str(max(found, key=lambda row: row["created"])["id"]) if found else ""

    async def listed(self, limit: int) -> list[Listed]:
        found = [row for row in self.rows.values() if row["listed"] and row["status"] in LISTED]
        found.sort(key=lambda row: (row["status"], -row["created"]))
        return [Listed(row["id"], row["title"], row["game"], row["status"], row["seats"], row["free"], row["names"])
                for row in found[:limit]]
