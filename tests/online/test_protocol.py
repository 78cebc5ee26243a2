"""docs/protocol.md is true: its transcript is replayed, and every reply matches."""
from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from mousehole.table import wire
from mousehole.table.fairness import seat_commitment
from mousehole.testkit.online import Server

DOCS = Path(__file__).resolve().parents[2] / "docs"
ANYTHING = "…"


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


def test_the_documented_transcript_is_true(server: Server) -> None:
    lines = transcript()
    asyncio.run(replayed(server, lines))
    assert len(lines) > 50


async def replayed(server: Server, lines: list[str]) -> None:
    reader, links = Reader(), dict[str, ClientConnection]()
    reply: httpx.Response | None = None
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        for line in lines:
            who, way, text = re.match(r"(\w*)([<>]) (.*)", line).groups()  # type: ignore[union-attr]
            if way == ">" and who:
                if who not in links:
                    links[who] = await connect(server.url.replace("http", "ws") + "/api/socket", proxy=None)
                await links[who].send(reader.filled(text))
            elif way == ">":
                method, path, *body = reader.filled(text).split(" ", 2)
                reply = await client.request(method, path, content=body[0] if body else None)
            elif who:
                shown = json.loads(text)
                async with asyncio.timeout(90):
                    while True:
                        got = json.loads(await links[who].recv())
                        is_told_often = got["is"] in ("room", "state", "change")
                        if got["is"] == shown["is"] and (not is_told_often or reader.fits(shown, got)):
                            break
                        assert got["is"] != "refused", (line, got)
                assert reader.fits(shown, got), (line, got)
            else:
                status, shown = text.split(" ", 1)
                assert reply is not None and (str(reply.status_code) == status), (line, reply and reply.text)
                assert reader.fits(json.loads(shown), reply.json()), (line, reply.text)
        for link in links.values():
            await link.close()


def test_every_message_is_explained() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    tags = [kind.__struct_config__.tag for union in (wire.ToViewer, wire.FromViewer) for kind in union.__args__]
    assert len(tags) == 40
    assert not [tag for tag in tags if f"`{tag}`" not in text]
