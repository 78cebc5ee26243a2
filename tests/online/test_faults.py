"""Nothing is lost: servers and databases die in the middle of many matches, and every confirmed answer is there."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mousehole.games import GAMES, load_game
from mousehole.kernel import Rng
from mousehole.kernel.log import verify
from mousehole.server.store import Store
from mousehole.table.box import box_of
from mousehole.table.journal import Answered
from mousehole.table.live import Live, log_of
from mousehole.testkit.online import Seated, Server, open_table, start

Further = Callable[[int], Awaitable[bool]]
Trouble = Callable[[Further], Awaitable[None]]

MANY = 1_000_000  # answers: never


# How often each game is played, of ten. Played at random, two of them are long: as few as possible play them, but in
# House Mouse not two, with whom Basil would take his time.
IN_TURN = ["house-mouse", "mousewarming-party", "head-of-mousehold", "mousekeeping", "haunted-mouse",
           "mousewarming-party", "house-mouse", "head-of-mousehold", "mousekeeping", "mousewarming-party"]
LONG = {"house-mouse": 3, "haunted-mouse": 2}
SHORT = {"move_limit": 60, "window": 2}  # options without a clock, or with a quick one


def parties(n: int) -> list[tuple[str, int, int, dict[str, Any]]]:
    """Every game in turn, two to four seats, one or two people."""
    found = []
    for each in range(n):
        game = IN_TURN[each % len(IN_TURN)]
        facts = load_game(game).facts
        options = {option.name: SHORT[option.name] for option in facts.options if option.name in SHORT}
        seats = min(max(facts.fewest, LONG.get(game, 2 + each // 3 % 3)), facts.most)
        found.append((game, seats, min(1 + each // 5 % 2, seats), options))
    assert {game for game, *_ in found} == set(GAMES)
    return found


async def play_through(urls: list[str], matches: int, at_once: int, trouble: Trouble) -> list[tuple[Any, list[Seated]]]:
    """Play all these matches to the end, a number at a time, while there is trouble."""
    waiting, done = parties(matches), []
    everybody: list[Seated] = []
    stop = asyncio.Event()

    async def further(answers: int) -> bool:
        """Wait until this many more are confirmed, however long that takes; False: everything was over before."""
        enough = sum([len(each.confirmed) for each in everybody]) + answers
        while sum([len(each.confirmed) for each in everybody]) < enough and not stop.is_set():
            await asyncio.sleep(0.02)
        return not stop.is_set()

    async def keep_troubling() -> None:
        while not stop.is_set():
            await trouble(further)

    async def table() -> None:
        while waiting:
            game, seats, people, options = waiting.pop()
            opening = partial(open_table, urls[0], game, seats, people, len(waiting), options=options)
            made, seated = await persist(opening)
            everybody.extend(seated)
            await persist_start(urls, made, seated)
            await asyncio.gather(*[each.play(*urls[n % len(urls):], *urls[:n % len(urls)])
                                   for n, each in enumerate(seated)])
            done.append((made, seated))

    troubling = asyncio.create_task(keep_troubling())
    await asyncio.gather(*[table() for _ in range(at_once)])
    stop.set()
    await troubling
    return done


async def persist(work: Callable[[], Any]) -> Any:
    """A person would press the button again."""
    for _ in range(1000):
        try:
            return await asyncio.to_thread(work)
        except (OSError, AssertionError, ValueError):
            await asyncio.sleep(0.1)
    raise AssertionError("the server did not come back")


async def persist_start(urls: list[str], made: Any, seated: list[Seated]) -> None:
    for n in range(200):
        try:
            async with asyncio.timeout(30):
                await start(urls[n % len(urls)], made)
            return
        except Exception:  # refused, cut off, too early: look whether it has begun, and try again
            await asyncio.sleep(0.1)
    raise AssertionError("the match did not begin")


async def check_journals(db: str, done: list[tuple[Any, list[Seated]]]) -> int:
    """Every number once, every confirmed answer in its place, every replay right. How many were confirmed."""
    store, confirmed = Store(db), 0
    for made, seated in done:
        entries = await store.read(made["table"])
        live = Live.rebuilt(made["table"], entries)
        for seat, each in enumerate(seated):
            assert len(set(each.confirmed)) == len(each.confirmed), "confirmed twice"
            kept = [live.told(seat, number) for number, entry in enumerate(entries)
                    if isinstance(entry, Answered) and (entry.seat, entry.by) == (seat, "")]
            assert set(each.confirmed) <= set(kept), "confirmed and lost"
            assert len(set(kept)) == len(kept), "kept twice"
            confirmed += len(each.confirmed)
        log = log_of(made["table"], entries, 1)
        assert log is not None, "a match did not end"
        verify(box_of(log).game, log)
    await store.database.close()
    return confirmed


def test_a_server_killed_again_and_again_loses_nothing_in_100_matches(tmp_path: Path) -> None:
    db, rng = f"sqlite:///{tmp_path}/tables.db", Rng.numbered(8)
    server = Server(db, tmp_path)
    kills = 0

    async def kill_and_restart(further: Further) -> None:
        nonlocal kills
        if not await further(MANY if kills == 5 else 1 + rng.below(250)):
            return
        server.kill()
        kills += 1
        server.launch()
        await asyncio.to_thread(server.wait)

    with server:
        done = asyncio.run(play_through([server.url], 100, 20, kill_and_restart))
    confirmed = asyncio.run(check_journals(db, done))
    print(f"{len(done)} matches, {confirmed} confirmed answers, {kills} kills")
    assert len(done) == 100
    assert kills >= 3  # the matches may be over before the last one


def test_one_of_two_processes_is_killed_and_the_other_goes_on(postgres: Any, valkey: str, tmp_path: Path) -> None:
    db = fresh_database(postgres, "two")
    servers = [Server(db, tmp_path, bus=valkey) for _ in range(2)]
    kills, rng = 0, Rng.numbered(9)

    async def kill_and_restart(further: Further) -> None:
        nonlocal kills
        if not await further(MANY if kills == 4 else 1 + rng.below(80)):
            return
        server = servers[rng.below(2)]
        server.kill()
        kills += 1
        await asyncio.sleep(1)
        server.launch()
        await asyncio.to_thread(server.wait)

    with servers[0], servers[1]:
        done = asyncio.run(play_through([server.url for server in servers], 20, 5, kill_and_restart))
    confirmed = asyncio.run(check_journals(db, done))
    print(f"{len(done)} matches, {confirmed} confirmed answers, {kills} kills")
    assert len(done) == 20
    assert kills >= 2  # the matches may be over before the last one


def test_postgresql_is_restarted_under_load(postgres: Any, tmp_path: Path) -> None:
    db = fresh_database(postgres, "restarted")
    restarts, rng = 0, Rng.numbered(10)

    async def restart(further: Further) -> None:
        nonlocal restarts
        if not await further(MANY if restarts == 3 else 1 + rng.below(80)):
            return
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        restarts += 1

    with Server(db, tmp_path) as server:
        done = asyncio.run(play_through([server.url], 15, 5, restart))
    confirmed = asyncio.run(check_journals(db, done))
    print(f"{len(done)} matches, {confirmed} confirmed answers, {restarts} restarts")
    assert len(done) == 15
    assert restarts == 3


def fresh_database(postgres: Any, name: str) -> str:
    postgres.psql(f"CREATE DATABASE {name};")
    url: str = postgres.get_uri(name)
    return url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_number_is_ever_taken_twice(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    from mousehole.hosting.journals import Conflict, Summary
    from mousehole.table import journal
    db = f"sqlite:///{tmp_path}/t.db" if kind == "sqlite" else fresh_database(
        request.getfixturevalue("postgres"), "numbers")
    summary = Summary("mousekeeping", "", False, "playing", 2, 0, [])
    entries = [journal.Said(at=n, seat=None, text=f"{n}") for n in range(40)]

    async def race() -> None:
        stores = [Store(db), Store(db)]
        for store in stores:
            await store.open()
        await stores[0].append("t", 0, entries[:1], summary)
        await stores[1].append("u", 0, entries[:1], summary)
        results = await asyncio.gather(*[
            stores[n % 2].append(table, 1 + n // 2, [entries[n]]) for n in range(40) for table in ("t", "u")],
            return_exceptions=True)
        assert len([r for r in results if isinstance(r, Conflict)]) == 40
        assert len([r for r in results if r is None]) == 40
        await stores[0].append("t", 100, [entries[3]])
        await stores[1].append("t", 100, [entries[3]])  # exactly the same again: an attempt that did not hear of it
        for table in ("t", "u"):
            assert len(await stores[0].read(table)) == 21 + (table == "t")
        for store in stores:
            await store.close()

    asyncio.run(race())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_lease_has_one_owner(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    from mousehole.hosting.journals import Summary
    from mousehole.table import journal
    db = f"sqlite:///{tmp_path}/t.db" if kind == "sqlite" else fresh_database(
        request.getfixturevalue("postgres"), "leases")

    async def claim() -> None:
        store = Store(db)
        await store.open()
        summary = Summary("mousekeeping", "Friday", True, "playing", 2, 0, ["Anna"])
        await store.append("t", 0, [journal.Said(at=0, seat=None, text="")], summary)
        assert [row.title for row in await store.listed(5)] == ["Friday"]
        assert await store.orphans(1000, 9000, 5) == ["t"]
        assert await store.lease("t", "a", 1000, 2000)
        assert not await store.lease("t", "b", 1500, 3000)
        assert await store.orphans(1500, 9000, 5) == []
        assert await store.renew(["t"], "a", 2500) == {"t"}
        assert await store.renew(["t"], "b", 9000) == set()
        assert await store.lease("t", "b", 2501, 4000), "the owner is dead"
        await store.park("t", "b", 9000)
        assert await store.orphans(5000, 9000, 5) == []
        assert await store.lease("t", "c", 5000, 6000), "somebody came"
        await store.release("c", 5000)
        assert await store.orphans(5000, 9000, 5) == ["t"]
        assert await store.numbers(["t", "x"]) == {"t": 0}
        assert await store.idle(1, 5) == ["t"]
        await store.close()

    asyncio.run(claim())
