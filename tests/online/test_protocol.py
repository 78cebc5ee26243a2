"""docs/protocol.md is true: its transcript is replayed, and every reply matches."""
from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import connect

from mousehole.browser.door import Door
from mousehole.browser.tests.scene import MemoryDisk, opened
from mousehole.server.rest import HANDLERS
from mousehole.table import wire
from mousehole.table.fairness import seat_commitment
from mousehole.testkit.online import Server

DOCS = Path(__file__).resolve().parents[2] / "docs"
ANYTHING = "…"
SERVER_ONLY = ("> GET /api/games/mousekeeping/words/", "> GET /api/games/mousekeeping/rules/", "> GET /api/addresses")


def transcript() -> list[str]:
    block = re.search(r"```transcript\n(.*?)```", (DOCS / "protocol.md").read_text("utf-8"), re.S)
    assert block
    return block[1].splitlines()


class Reader:
    """Fills `$words` into what is sent, and learns them from what is received."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def filled(self, text: str) -> str:
        """`$hash_N`: the commitment to nonce N, at the table of this transcript."""
        text = re.sub(r"\$hash_(\w+)", lambda found: seat_commitment(self.known["table"], 1, found[1]), text)
        return re.sub(r"\$(\w+)", lambda found: self.known[found[1]], text)

    def fits(self, shown: Any, got: Any) -> bool:
        if shown == ANYTHING:
            return True
        if isinstance(shown, str) and shown.startswith("$hash_"):
            return bool(self.filled(shown) == got)
        if isinstance(shown, str) and shown.startswith("$"):
            return bool(self.known.setdefault(shown[1:], got) == got)
        if isinstance(shown, dict) and isinstance(got, dict):
            open_end = ANYTHING in shown
            keys = [key for key in shown if key != ANYTHING]
            return (open_end or set(keys) == set(got)) and all(
                [key in got and self.fits(shown[key], got[key]) for key in keys])
        if isinstance(shown, list) and isinstance(got, list):
            if shown and shown[0] == ANYTHING:  # as many as there are, or none
                return any([self.fits(shown[1:], got[n:]) for n in range(len(got) + 1)])
            if not shown or not got:
                return shown == got
            return self.fits(shown[0], got[0]) and self.fits(shown[1:], got[1:])
        return bool(shown == got)


class MouseCaughtAtOnce(Exception):
    """This deal's destination is where the transcript's first move goes: the next one is rolled, and nothing that
    was rolled is taken back. The deal is not ours to choose, so the transcript needs another one."""


class Link(Protocol):
    """One viewer's conversation."""

    async def send(self, message: str) -> None: ...
    async def recv(self) -> Any: ...
    async def close(self) -> None: ...


class OverNetwork:
    def __init__(self, url: str) -> None:
        self.url, self.client = url, httpx.AsyncClient(base_url=url, trust_env=False)

    async def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        reply = await self.client.request(method, path, content=body or None)
        return reply.status_code, reply.text

    async def open(self) -> Link:
        return await connect(self.url.replace("http", "ws") + "/api/socket", proxy=None)

    async def close(self) -> None:
        await self.client.aclose()


class InBrowser:
    """The host of a page without a server, through the door of its worker."""

    def __init__(self) -> None:
        self.door: Door | None = None
        self.count = 0

    async def ask(self, method: str, path: str, body: str) -> tuple[int, str]:
        self.door = self.door or await opened(MemoryDisk())
        status, _, text = json.loads(await self.door.ask(method, path, body, ""))
        return status, text

    async def open(self) -> Link:
        assert self.door is not None
        self.count += 1
        return PageLink(self.door, str(self.count))

    async def close(self) -> None:
        assert self.door is not None
        await self.door.registry.end_tasks()


class PageLink:
    def __init__(self, door: Door, n: str) -> None:
        self.door, self.n = door, n
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        door.connect(n, self.heard.put_nowait, lambda code, reason: None)

    async def send(self, message: str) -> None:
        self.door.hear(self.n, message)

    async def recv(self) -> str:
        return await self.heard.get()

    async def close(self) -> None:
        self.door.hang_up(self.n)


def test_the_documented_transcript_is_true(server: Server) -> None:
    lines = transcript()
    replayed_with_some_deal(lambda: OverNetwork(server.url), lines)
    assert len(lines) > 50


def test_the_same_transcript_is_true_without_a_server() -> None:
    """But for what only a server has; and the page says refusals in words itself."""
    lines, is_left_out = [], False
    for line in transcript():
        is_left_out = line.startswith(SERVER_ONLY) or (is_left_out and line.startswith("<"))
        if not is_left_out:
            lines.append(re.sub(r', "text": "[^"]*"}$', ', "text": "…"}', line) if line.startswith("<") else line)
    replayed_with_some_deal(InBrowser, lines)
    assert len(lines) > 50


def replayed_with_some_deal(transport: Callable[[], OverNetwork | InBrowser], lines: list[str]) -> None:
    for _ in range(20):
        with suppress(MouseCaughtAtOnce):
            return asyncio.run(replayed(transport(), lines))
    raise AssertionError("a first move that always catches a mouse")


async def replayed(transport: OverNetwork | InBrowser, lines: list[str]) -> None:
    reader, links = Reader(), dict[str, Link]()
    reply = 0, ""
    for line in lines:
        who, way, text = re.match(r"(\w*)([<>]) (.*)", line).groups()  # type: ignore[union-attr]
        if way == ">" and who:
            if who not in links:
                links[who] = await transport.open()
            await links[who].send(reader.filled(text))
        elif way == ">":
            method, path, *body = reader.filled(text).split(" ", 2)
            reply = await transport.ask(method, path, body[0] if body else "")
        elif who:
            shown = json.loads(text)
            heard: list[Any] = []
            try:
                async with asyncio.timeout(30):
                    while True:
                        heard.append(got := json.loads(await links[who].recv()))
                        if got.get("number") == 10 and 134 in got.get("view", {}).get("goals", ()):
                            raise MouseCaughtAtOnce
                        is_told_often = got["is"] in ("room", "state", "change")
                        if got["is"] == shown["is"] and (not is_told_often or reader.fits(shown, got)):
                            break
                        assert got["is"] != "refused", (line, got)
            except TimeoutError:
                raise AssertionError(("never heard", line, heard)) from None
            assert reader.fits(shown, got), (line, got)
        else:
            status, shown = text.split(" ", 1)
            assert str(reply[0]) == status, (line, reply[1])
            assert reader.fits(json.loads(shown), json.loads(reply[1])), (line, reply[1])
    for link in links.values():
        await link.close()
    await transport.close()


def test_every_message_is_explained() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    tags = [kind.__struct_config__.tag for union in (wire.ToViewer, wire.FromViewer) for kind in union.__args__]
    assert len(tags) == 42
    assert not [tag for tag in tags if f"`{tag}`" not in text]


def test_every_word_of_a_message_is_explained() -> None:
    """Every field of every message, and of what they are made of, is named somewhere on the page."""
    text = (DOCS / "protocol.md").read_text("utf-8")
    kinds = [kind for union in (wire.ToViewer, wire.FromViewer) for kind in union.__args__]
    parts = [wire.Room, wire.Chair, wire.AskedBack, wire.Ended, wire.Asked, wire.Question, wire.Option]
    assert not [(kind.__name__, field) for kind in [*kinds, *parts] for field in kind.__struct_fields__
                if not re.search(rf'[`".]{field}\b', text)]


def test_every_address_is_explained() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    found = {(method, re.sub(r":\w+}", "}", path)) for handler in HANDLERS for path in handler.paths
             for method in handler.http_methods if path.startswith("/api/")}
    assert len(found) > 20
    assert not [each for each in found if f"`{each[0]} {each[1]}`" not in text and f"`{each[1]}`" not in text]
