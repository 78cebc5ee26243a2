"""Seats commit to their nonces, are called, and reveal: over real sockets, with whatever can go wrong on the way."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from mousehole.kernel.log import Log, verify
from mousehole.table.box import box_of
from mousehole.table.contribution import Contribution
from mousehole.table.fairness import check
from mousehole.testkit.online import Seated, Server, get, open_table

from .test_faults import fresh_database

CALM = {"move_limit": 60, "first_player": 0}


class Player:
    """Somebody at a table who commits and reveals as our clients do, unless told otherwise."""

    def __init__(self, seat: int, seated: Seated, link: ClientConnection, part: Contribution) -> None:
        self.seat, self.seated, self.link, self.part = seat, seated, link, part
        self.reveals = True

    async def until(self, holds: Callable[[Any], bool]) -> Any:
        """Listen, and say what is due, until a room is as wanted."""
        async with asyncio.timeout(60):
            while True:
                message = self.seated.hear(await self.link.recv())
                assert message["is"] not in ("bye", "refused"), message
                if message["is"] != "room":
                    continue
                for said in self.part.hears(message, self.seat):
                    if self.reveals or said["is"] != "reveal":
                        await self.link.send(json.dumps(said))
                if holds(message):
                    return message

    async def committed(self) -> Any:
        return await self.until(lambda room: bool(room["chairs"][self.seat]["commitment"]))

    async def started(self) -> Any:
        return await self.until(lambda room: room["status"] == "playing")

    async def say(self, word: str, **more: Any) -> None:
        await self.link.send(json.dumps({"is": word} | more))


@asynccontextmanager
async def at_table(url: str, seated: list[Seated], *urls: str) -> AsyncIterator[list[Player]]:
    addresses = [url, *urls, *[url] * len(seated)]
    links = [await each.connect(address) for each, address in zip(seated, addresses, strict=False)]
    yield [Player(n, each, link, Contribution(each.table)) for n, (each, link) in
           enumerate(zip(seated, links, strict=True))]
    for link in links:
        await link.close()


def replay(server: Server, table: str, match: int = 1) -> Log:
    log = Log.read(get(f"{server.url}/api/tables/{table}/matches/{match}/replay"))
    verify(box_of(log).game, log)
    return log


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path, reveal_seconds=10) as server:
        yield server


def test_all_connected_seats_contribute_and_their_notes_match(server: Server) -> None:
    made, seated = open_table(server.url, "mousekeeping", 3, 2, options=CALM)

    async def play() -> tuple[list[Player], Any]:
        async with at_table(server.url, seated) as (host, guest):
            await asyncio.gather(host.committed(), guest.committed())
            await host.say("start")
            await asyncio.gather(host.started(), guest.started())
        await asyncio.gather(*[each.play(server.url) for each in seated])
        async with at_table(server.url, seated) as players:
            for player, before in zip(players, (host, guest), strict=True):
                player.part = before.part
                player.part.connected()
                await player.committed()
            for player in players:
                await player.say("rematch")
            await asyncio.gather(*[player.started() for player in players])
        await asyncio.gather(*[each.play(server.url) for each in seated])
        return [host, guest], made

    players, _ = asyncio.run(play())
    for match in (1, 2):
        log = replay(server, made["table"], match)
        for player in players:
            noted = player.part.noted[match]
            told = check(log, noted.commitment, {player.seat: noted.nonce}, dict(enumerate(noted.commitments)))
            assert told and (told.contributed, told.seats) == (2, 3)
    assert players[0].part.noted[1].commitment == made["room"]["commitment"]


def test_a_host_who_waits_for_the_others_nonces_cannot_choose_another_one(server: Server) -> None:
    _, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM)

    async def try_to_cheat() -> str:
        async with at_table(server.url, seated) as (host, guest):
            await asyncio.gather(host.committed(), guest.committed())
            host.reveals = False
            await host.say("start")
            await guest.until(lambda room: room["called"] == [0])  # the guest's nonce is out
            await host.say("commit", commitment="00" * 32)
            await host.say("reveal", nonce="ab" * 16)
            codes: list[str] = []
            while len(codes) < 2:
                message = host.seated.hear(await asyncio.wait_for(host.link.recv(), 120))
                if message["is"] == "refused":
                    codes.append(message["why"]["code"])
            await host.say("reveal", nonce=host.part.nonces[1])
            await asyncio.gather(host.started(), guest.started())
            return " ".join(codes)

    assert asyncio.run(try_to_cheat()) == "shuffling other-nonce"


def test_a_seat_that_does_not_reveal_is_played_by_a_bot_and_returned_afterwards(hasty: Server) -> None:
    made, seated = open_table(hasty.url, "mousekeeping", 2, 2, options=CALM)

    async def play() -> Any:
        async with at_table(hasty.url, seated) as (host, guest):
            await asyncio.gather(host.committed(), guest.committed())
            host.reveals = False
            await host.say("start")
            room, _ = await asyncio.gather(host.started(), guest.started())
            await host.say("back")
            while (message := host.seated.hear(await asyncio.wait_for(host.link.recv(), 120)))["is"] != "refused":
                pass
            assert message["why"]["code"] == "withheld"
        await seated[1].play(hasty.url)
        return room

    room = asyncio.run(play())
    assert [(chair["withheld"], chair["resigned"]) for chair in room["chairs"]] == [(True, True), (False, False)]
    log = replay(hasty, made["table"])
    told = check(log, made["room"]["commitment"])
    assert told and told.unrevealed == (0,)
    assert not seated[0].confirmed
    after = get(f"{hasty.url}/api/tables/{made['table']}")
    assert after["chairs"][0]["who"] == "person"


def test_if_nobody_reveals_no_match_begins(hasty: Server) -> None:
    _, seated = open_table(hasty.url, "mousekeeping", 2, 2, options=CALM)

    async def wait() -> Any:
        async with at_table(hasty.url, seated) as (host, guest):
            await asyncio.gather(host.committed(), guest.committed())
            host.reveals = guest.reveals = False
            await host.say("start")
            await host.until(lambda room: room["called"] == [0, 1])
            return await host.until(lambda room: room["called"] == [])

    room = asyncio.run(wait())
    assert (room["status"], room["match"]) == ("gathering", 0)


def test_a_commitment_whose_connection_is_lost_is_taken_back(server: Server) -> None:
    """Nobody else knows the nonce: the seat must not be punished for it."""
    made, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM)

    async def lose_and_start() -> Any:
        async with at_table(server.url, seated) as (host, guest):
            await asyncio.gather(host.committed(), guest.committed())
            await host.until(lambda room: bool(room["chairs"][1]["commitment"]))
            await guest.link.close()
            await host.until(lambda room: not room["chairs"][1]["commitment"])
            await host.say("start")
            return await host.started()

    room = asyncio.run(lose_and_start())
    assert not room["chairs"][1]["withheld"]
    asyncio.run(_play_all(server, seated))
    told = check(replay(server, made["table"]))
    assert told and (told.contributed, told.seats, told.unrevealed) == (1, 2, ())


async def _play_all(server: Server, seated: list[Seated]) -> None:
    await asyncio.gather(*[each.play(server.url) for each in seated])


def test_two_pages_of_one_person_share_a_contribution(server: Server) -> None:
    """The same browser twice: closing one of them takes nothing back."""
    _, seated = open_table(server.url, "mousekeeping", 1, 1, options=CALM)

    async def look_twice() -> Any:
        async with at_table(server.url, seated) as (page,):
            await page.committed()
            async with at_table(server.url, seated) as (other,):
                other.part = page.part
                other.part.connected()
                await other.committed()
                await other.say("ping")
                while other.seated.hear(await other.link.recv())["is"] != "pong":
                    pass
            await page.say("start")
            return await page.started()

    assert asyncio.run(look_twice())["chairs"][0]["commitment"]


def test_a_server_that_is_killed_while_it_waits_goes_on_waiting(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        made, seated = open_table(server.url, "mousekeeping", 2, 2, options=CALM)

        async def until_called() -> list[Player]:
            async with at_table(server.url, seated) as (host, guest):
                await asyncio.gather(host.committed(), guest.committed())
                host.reveals = False
                await host.say("start")
                await asyncio.gather(host.until(lambda room: room["called"] == [0]),
                                     guest.until(lambda room: room["called"] == [0]))
                server.kill()
            return [host, guest]

        async def come_back(before: list[Player]) -> Any:
            async with at_table(server.url, seated) as players:
                for player, old in zip(players, before, strict=True):
                    player.part = old.part
                    player.part.connected()
                return (await asyncio.gather(*[player.started() for player in players]))[0]

        before = asyncio.run(until_called())
        server.start()
        room = asyncio.run(come_back(before))
        assert not any([chair["withheld"] for chair in room["chairs"]])
        asyncio.run(_play_all(server, seated))
        told = check(replay(server, made["table"]), made["room"]["commitment"], {1: before[1].part.noted[1].nonce})
        assert told and (told.contributed, told.seats) == (2, 2)


def test_seats_at_another_process_are_called_too(valkey: str, postgres: Any, tmp_path: Path) -> None:
    db = fresh_database(postgres, "called")
    with Server(db, tmp_path, bus=valkey) as one, Server(db, tmp_path, bus=valkey) as other:
        made, seated = open_table(one.url, "mousekeeping", 2, 2, options=CALM)

        async def play() -> None:
            async with at_table(one.url, seated, other.url) as (host, guest):
                await asyncio.gather(host.committed(), guest.committed())
                await host.until(lambda room: all([chair["connected"] and chair["commitment"]
                                                   for chair in room["chairs"]]))
                await host.say("start")
                await asyncio.gather(host.started(), guest.started())

        asyncio.run(play())
        asyncio.run(_play_all(one, seated))
        told = check(replay(one, made["table"]))
        assert told and (told.contributed, told.seats) == (2, 2)
