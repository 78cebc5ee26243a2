"""A door for tests: on a disk in memory, and a page that plays by chance."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from mousehole.browser import workers
from mousehole.browser.door import Door
from mousehole.kernel import Rng


class MemoryDisk:
    """IndexedDB as the worker's script uses it; `is_full`: nothing can be written."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}
        self.tables: dict[str, str] = {}
        self.snapshots: dict[str, str] = {}
        self.is_full = False

    async def write(self, table: str, number: int, lines: str, row: str) -> str:
        await asyncio.sleep(0)
        known = self.lines.get(table, [])
        if self.is_full:
            return "QuotaExceededError"
        if number < len(known):
            return "taken"
        self.lines[table] = known + json.loads(lines)
        if row:
            self.tables[table] = row
        return "written"

    async def read(self, table: str, first: int) -> str:
        return json.dumps(self.lines.get(table, [])[first:])

    async def rows(self) -> str:
        return f"[{','.join(self.tables.values())}]"

    async def numbers(self, ids: str) -> str:
        return json.dumps({id: len(self.lines[id]) - 1 for id in json.loads(ids) if id in self.lines})

    async def set_row(self, row: str) -> None:
        self.tables[json.loads(row)["id"]] = row

    async def snapshot(self, table: str) -> str:
        return self.snapshots.get(table, "")

    async def set_snapshot(self, table: str, number: int, data: str) -> None:
        self.snapshots[table] = json.dumps([number, data]) if data else ""

    async def remove(self, table: str) -> None:
        for kept in (self.lines, self.tables, self.snapshots):
            kept.pop(table, None)


class Other:
    """The other worker, in this process."""

    def __init__(self, is_started: bool = True) -> None:
        self.is_started = is_started
        self.did: list[str] = []
        self.asked = 0

    def is_ready(self) -> bool:
        self.asked += 1
        return self.is_started

    async def done(self, work: str, args: str, /) -> str:
        await asyncio.sleep(0)
        self.did.append(work)
        return workers.done(work, args)


async def opened(disk: MemoryDisk, pace: int = 0, is_alone: bool = False) -> Door:
    door = Door(disk, None if is_alone else Other(), pace)
    await door.open()
    return door


async def ask(door: Door, method: str, path: str, body: Any = None, key: str = "") -> Any:
    status, kind, text = json.loads(await door.ask(method, path, "" if body is None else json.dumps(body), key))
    assert status < 400, text
    return json.loads(text) if kind == "application/json" else text


class Page:
    """A page at a table: remembers what it was told, and answers by chance."""

    def __init__(self, door: Door, table: str, key: str, host: str, n: str = "1") -> None:
        self.door, self.n = door, n
        self.heard: list[Any] = []
        self.news = asyncio.Event()
        self.rng = Rng.numbered(1)
        door.connect(n, self._hear, lambda code, reason: self._hear(json.dumps({"is": "closed", "code": code})))
        self.say({"is": "hello", "table": table, "key": key, "host": host, "whole": True})

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.news.set()

    def say(self, message: Any) -> None:
        self.door.hear(self.n, json.dumps(message))

    def last(self, kind: str) -> Any:
        return next((message for message in reversed(self.heard) if message["is"] == kind), None)

    async def until(self, found: Callable[[], Any], seconds: float = 120) -> Any:
        async with asyncio.timeout(seconds):
            while not (result := found()):
                self.news.clear()
                await self.news.wait()
        return result

    def question(self) -> Any:
        state = self.last("state")
        return next((q for q in state["questions"] if not q["interrupt"]), None) if state else None

    async def play(self, most: int = 1_000_000) -> int:
        """Answer until the match is over, or this many times."""
        answered, count = set[int](), 0
        while count < most:
            await self.until(lambda: self.last("state") and (self.last("state")["ended"] or (
                (q := self.question()) and q["n"] not in answered)))
            if self.last("state")["ended"]:
                break
            q = self.question()
            answered.add(q["n"])
            count += 1
            choice = q["options"][self.rng.below(len(q["options"]))]["choice"]
            self.say({"is": "answer", "n": q["n"], "choice": choice, "id": str(count)})
        return count


async def sit(door: Door, game: str, level: str = "bramble", **more: Any) -> tuple[str, str, str]:
    """Open a table with bots on all other seats, and sit down; returns the table, and the keys of seat and host."""
    facts = next(each for each in await ask(door, "GET", "/api/games") if each["id"] == game)
    # Nobody waits for a clock, nor for Basil, who takes his time with two in House Mouse.
    seats = 3 if game == "house-mouse" else facts["quick"]["seats"]
    short = {"mousekeeping": {"move_limit": 60}, "house-mouse": {"window": 2}}
    options = short.get(game, facts["quick"]["options"])
    made = await ask(door, "POST", "/api/tables", {
        "game": game, "seats": seats, "options": options,
        "bots": {str(seat): level for seat in range(1, seats)}, **more})
    taken = await ask(door, "POST", f"/api/tables/{made['table']}/seats", {"name": "Ann", "seat": 0})
    return made["table"], taken["key"], made["host"]
