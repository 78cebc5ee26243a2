"""What is the same for everybody is made once, outside the event loop; what is refused again and again, ever slower."""
from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mousehole.games import GAMES
from mousehole.hosting.refusals import refusal
from mousehole.kernel import Refused
from mousehole.server import app, costs
from mousehole.server.budget import Account
from mousehole.server.rest import games, lessons, schema
from mousehole.server.rest.kept import Kept
from mousehole.table.box import open_box


@pytest.fixture
def client() -> Iterator[TestClient[Any]]:
    running = Litestar([*games.handlers, *lessons.handlers, *schema.handlers],
                       exception_handlers={Refused: app.refused})
    running.state.kept = Kept()
    with TestClient(running) as asking:
        yield asking


@pytest.mark.parametrize("path", [
    "/api/games", "/api/docs", "/api/games/mousekeeping/words/de", "/api/games/mousekeeping/rules/fr",
    "/api/games/mousekeeping/editions/standard", "/api/games/mousekeeping/lesson"])
def test_a_reply_that_never_changes_is_made_once(client: TestClient[Any], path: str) -> None:
    kept: Kept = client.app.state.kept
    first = client.get(path)
    assert first.status_code == 200
    [making] = kept.making.values()
    again = client.get(path)
    assert again.content == first.content
    assert list(kept.making.values()) == [making]
    assert client.get(path, headers={"If-None-Match": first.headers["etag"]}).status_code == 304


def test_what_cannot_be_made_is_refused_and_not_kept(client: TestClient[Any]) -> None:
    for _ in range(2):
        assert client.get("/api/games/mousekeeping/editions/nothing").json()["code"] == "no-such-page"
    assert not client.app.state.kept.making


def test_all_who_ask_at_once_wait_for_the_same_reply_and_nobody_else_waits() -> None:
    threads: list[int] = []

    def make() -> dict[str, int]:
        threads.append(threading.get_ident())
        return {"mice": 5}

    async def ask() -> None:
        kept = Kept()
        pages = await asyncio.gather(*[kept.page("mice", make) for _ in range(5)])
        assert {page.sent[""] for page in pages} == {b'{"mice":5}'}

    asyncio.run(ask())
    assert len(threads) == 1
    assert threads != [threading.get_ident()]


def test_a_client_that_disconnects_does_not_take_the_reply_away_from_others() -> None:
    go_on = threading.Event()

    def make() -> dict[str, bool]:
        return {"done": go_on.wait(20)}

    async def ask() -> bytes:
        kept = Kept()
        first, second = [asyncio.create_task(kept.page("slow", make)) for _ in range(2)]
        await asyncio.sleep(0)
        first.cancel()
        go_on.set()
        return (await second).sent[""]

    assert asyncio.run(ask()) == b'{"done":true}'


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_opened_once_however_it_is_asked_for(game: str) -> None:
    assert open_box(game) is open_box(game, "standard") is open_box(game, "standard", None)


def test_a_sentence_that_is_refused_often_is_worded_once() -> None:
    app.worded.cache_clear()
    for _ in range(5):
        app.error_response(refusal("too-fast", seconds=3))
    assert app.worded.cache_info().misses == 1


def test_refusals_over_the_budget_come_later_and_later(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def refuse(account: Account, times: int) -> None:
        for _ in range(times):
            await app.hold_back(account, longest=2.0)

    monkeypatch.setattr("mousehole.server.app.asyncio.sleep", sleep)
    account = Account(cpu=10.0, bytes=0.0, thought=0.0, cpu_burst=0.5)
    free = int(account.cpu.most / costs.TURNED_AWAY.cpu)
    asyncio.run(refuse(account, free))
    assert waited == [], "at first it is told at once"
    asyncio.run(refuse(account, 40))
    assert waited == sorted(waited)
    assert waited[0] < 0.2
    assert waited[-1] == 2.0
