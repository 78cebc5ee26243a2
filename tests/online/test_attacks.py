"""While somebody attacks, others play: every kind of attack, small, and counted instead of timed.

`python -m bench.attack` does the same at full size, and measures.
"""
from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest

from mousehole.server.settings import Settings
from mousehole.testkit.attacks import ATTACKS, Siege
from mousehole.testkit.bystander import Bystander
from mousehole.testkit.online import Server, get, open_table, post

ENOUGH = 12  # answers of the bystander's, while there is an attack and after it
LIMITS = {name: value for name, value in Settings().to_environment().items() if "_PER_" in name}
NAMES = {name.removeprefix("MOUSEHOLE_").lower(): value for name, value in LIMITS.items()}
addresses = count(20)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that a server has by default: tests are given more elsewhere.

    Only editions that take too long are given up sooner: eight of them would keep a core busy for 40 seconds.
    """
    folder = tmp_path_factory.mktemp("public")
    with Server(f"sqlite:///{folder}/tables.db", folder, trial_seconds=1, **NAMES) as running:
        yield running


def test_there_are_at_least_twelve_kinds() -> None:
    assert len(ATTACKS) >= 12


@pytest.mark.parametrize("name", ATTACKS)
def test_a_bystander_plays_on(public: Server, name: str) -> None:
    async def besiege() -> tuple[Bystander, Siege]:
        address = next(addresses)
        bystander = Bystander(think=0.08, address=f"127.0.1.{address}")
        await bystander.sit(public.url, address)
        playing = asyncio.create_task(bystander.play())
        siege = Siege(public.url, many=10, times=4, address=f"127.0.2.{address}")
        await ATTACKS[name][0](siege)
        enough = len(bystander.answers) + ENOUGH
        async with asyncio.timeout(90):
            while len(bystander.answers) < enough and not bystander.failed:
                await asyncio.sleep(0.02)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        return bystander, siege

    before = len(public.log.read_text())
    bystander, siege = asyncio.run(besiege())
    assert (bystander.failed, bystander.lost) == ([], 0)
    assert len(bystander.answers) >= ENOUGH
    assert siege.tried >= 8
    assert siege.heard, "the attackers were answered somehow"
    assert not siege.heard["500"], siege.heard
    assert not siege.heard["failed"], siege.heard
    assert get(f"{public.url}/readyz") == {"status": "ready"}
    assert '"level": "error"' not in public.log.read_text()[before:]


def test_foreign_pages_open_nothing(public: Server) -> None:
    siege = Siege(public.url, many=8, times=6, address="127.0.3.1")
    asyncio.run(ATTACKS["foreign and null origins"][0](siege))
    assert siege.heard["foreign-page"] >= 4 * 6
    assert not siege.heard["201"]
    assert not siege.heard["welcome"]


def test_what_is_refused_says_when_to_try_again(tmp_path: Path) -> None:
    """By REST as `Retry-After`, too; and after that time it is done."""
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, **NAMES | {"cpu_per_address": 2,
                                                                   "refusal_seconds": 0.1}) as server:
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            replies = [client.get("/api/tables/none/code.svg") for _ in range(5)]
        refused = next(reply for reply in replies if reply.status_code == 429)
        told = refused.json()
        assert told["code"] == "too-fast"
        assert told["say"]["args"]["seconds"] == int(refused.headers["retry-after"]) >= 1
        assert f"Try again in {refused.headers['retry-after']} s." in told["text"]


def test_persistent_requests_are_refused_more_and_more_slowly(tmp_path: Path) -> None:
    """And whoever asks from elsewhere notices nothing."""
    longest = 1.0
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, **NAMES | {"cpu_per_address": 2,
                                                                   "refusal_seconds": longest}) as server:
        async def ask(client: httpx.AsyncClient, address: str) -> tuple[int, float]:
            began = time.monotonic()
            reply = await client.get("/healthz", headers={"X-Forwarded-For": address})
            return reply.status_code, time.monotonic() - began

        async def ask_all() -> tuple[list[tuple[int, float]], int]:
            async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as client:
                flooding = asyncio.gather(*[ask(client, "10.0.0.1") for _ in range(20)])
                elsewhere = (await ask(client, "10.0.0.2"))[0]
                return await flooding, elsewhere

        flooded, elsewhere = asyncio.run(ask_all())
    refused = [took for status, took in flooded if status == 429]
    assert len(refused) >= 5
    assert max(refused) >= longest
    assert elsewhere == 200


def test_tables_are_opened_again_after_the_time_that_was_told(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, tables_per_address=2) as server:
        opened = [post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2}) for _ in range(3)]
        assert [each.get("code", "") for each in opened] == ["", "", "too-many"]
        assert 1700 < opened[2]["say"]["args"]["seconds"] <= 1800


def test_a_storm_is_slowed_down(tmp_path: Path) -> None:
    """Not every request of a storm is done at once: it waits until it can be paid for, or is refused."""
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, **NAMES | {"cpu_per_address": 5}) as server:
        siege = Siege(server.url, many=10, times=8, address="127.0.3.2")
        asyncio.run(ATTACKS["resync storm"][0](siege))
        assert siege.heard["state"] < siege.tried


def test_one_seat_has_one_budget_however_many_connections_it_has(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, **NAMES | {"cpu_per_seat": 1, "cpu_per_address": 0}) as server:
        _, [anna, ben] = open_table(server.url, "mousekeeping", 2, 2)

        async def many() -> list[int]:
            found = []
            for seated, links in ((anna, 1), (ben, 6)):
                siege = Siege(server.url, links, times=1 if links == 1 else 40, address="127.0.3.3")
                await siege.together(lambda n, seated=seated, siege=siege: siege.flood(  # type: ignore[misc]
                    seated, lambda m, _: ['{"is": "resync"}']))
                found.append(siege.heard["too-fast"])
            return found

        alone, crowd = asyncio.run(many())
    assert alone == 0
    assert crowd > 0
