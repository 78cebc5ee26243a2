"""What strangers send holds up nobody: what takes long to read is read elsewhere, after the quota, with a deadline."""
from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mousehole.games import edition_text
from mousehole.testkit.online import Seated, Server, get, open_table, post, start

DOTS = "a." * 19_990 + "a=1"  # 40 KB of TOML that take three quarters of a minute to read
DEEP = "[" * 30_000
ENOUGH = 5  # requests that are answered meanwhile, however slow everything is


@pytest.mark.parametrize("text", [DOTS, edition_text("mousekeeping")[:20_000] + "\n" + "a." * 9_000 + "a=1"],
                         ids=["dots", "dots below an edition"])
def test_an_edition_that_takes_long_to_read_holds_up_nobody(server: Server, text: str) -> None:
    told: list[Any] = []
    asking = threading.Thread(target=lambda: told.append(post(
        f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2, "edition_text": text[:40_000]})))
    asking.start()
    answered = 0
    while asking.is_alive():
        assert get(f"{server.url}/healthz") == {"status": "alive"}
        answered += 1
        asking.join(0.01)
    assert told[0]["code"] in ("edition-too-slow", "edition-too-large", "bad-setup")
    assert answered > ENOUGH, "others were asked to wait until it was read"


def test_the_quota_comes_before_anything_is_read(tmp_path: Path) -> None:
    asked = {"game": "mousekeeping", "seats": 2, "edition_text": "no TOML"}
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, tables_per_address=3) as server:
        assert [post(f"{server.url}/api/tables", asked)["code"] for _ in range(2)] == ["edition-not-toml", "too-many"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/games/mousekeeping/lesson/try"])
def test_deeply_nested_json_is_refused_in_words(server: Server, path: str) -> None:
    for body in (DEEP, '{"a":' * 12_000, '{"step": 0, "choice": ' + "[" * 20_000 + "]" * 20_000 + "}"):
        before = server.log.read_text()
        request = urllib.request.Request(server.url + path, body.encode(),  # noqa: S310
                                         {"Content-Type": "application/json"})
        try:
            urllib.request.urlopen(request, timeout=30)  # noqa: S310
            raise AssertionError("taken")
        except urllib.error.HTTPError as error:
            assert error.code == 400
            assert json.load(error)["code"] == "bad-request"
        assert "Traceback" not in server.log.read_text()[len(before):]


def test_deeply_nested_messages_end_the_connection_in_words(server: Server) -> None:
    made, seated = open_table(server.url, "mousekeeping", 2, 1, options={"move_limit": 60})
    before = server.log.read_text()

    async def talk() -> None:
        await start(server.url, made)
        async with connect(server.url.replace("http", "ws") + "/api/socket", compression=None) as link:
            await link.send(DEEP)
            assert json.loads(await link.recv())["is"] == "bye"
        player: Seated = seated[0]
        link = await player.connect(server.url)
        await link.send('{"is": "answer", "n": 3, "choice": ' + DEEP)
        heard = [json.loads(text) async for text in all_of(link)]
        assert (heard[-1]["is"], heard[-1]["code"]) == ("bye", "bad-request")
        assert link.close_code == 4400

    asyncio.run(talk())
    assert "Traceback" not in server.log.read_text()[len(before):]


async def all_of(link: ClientConnection) -> AsyncIterator[str | bytes]:
    """All that is said until the server closes the connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await asyncio.wait_for(link.recv(), 120)


@pytest.mark.parametrize("origin", ["null", "http://elsewhere.example", "file://"])
def test_only_our_own_page_speaks_for_somebody(server: Server, origin: str) -> None:
    request = urllib.request.Request(  # noqa: S310
        f"{server.url}/api/tables", json.dumps({"game": "mousekeeping", "seats": 2}).encode(),
        {"Content-Type": "application/json", "Origin": origin})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=30)  # noqa: S310
    assert json.load(refused.value)["code"] == "foreign-page"

    async def knock() -> Any:
        async with connect(server.url.replace("http", "ws") + "/api/socket", compression=None,
                           additional_headers={"Origin": origin}) as link:
            return json.loads(await link.recv())

    assert asyncio.run(knock())["code"] == "foreign-page"
