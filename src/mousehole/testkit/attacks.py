"""Hostile clients, one function per kind of attack, for tests and for `bench/attack.py`.

An attack comes from one address of this machine (127.0.0.66, for example), so that a server can tell it from
the bystanders. Replies to the attackers are counted, so that a test can see that they were refused, and how.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import struct
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mousehole.testkit.online import Seated

ADDRESS = "127.0.0.66"
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError, httpx.TransportError)

Attack = Callable[["Siege"], Coroutine[Any, Any, None]]
ATTACKS: dict[str, tuple[Attack, str]] = {}


def kind(name: str, about: str) -> Callable[[Attack], Attack]:
    def noted(attack: Attack) -> Attack:
        ATTACKS[name] = (attack, about)
        return attack

    return noted


class Siege:
    """One attack: how many at once, for how long, and its results."""

    def __init__(self, url: str, many: int, *, seconds: float = 0.0, times: int = 0, address: str = ADDRESS) -> None:
        self.url = url
        self.many = many
        self.seconds = seconds
        self.until = 0.0
        self.times = times  # instead of seconds: how often each attacker tries
        self.address = address
        self.port = int(url.rpartition(":")[2])
        self.heard: Counter[str] = Counter()  # statuses, close codes, and the codes of what was refused
        self.tried = 0
        self.client: httpx.AsyncClient
        self.users = 0  # of the client
        self.begins: Callable[[], None] = lambda: None  # called when everything is prepared

    def rounds(self) -> Any:
        """Yield as often as one attacker tries."""
        if not self.until:
            self.until = time.monotonic() + self.seconds
            self.begins()
        for n in count():
            if (self.times and n >= self.times) or (not self.times and time.monotonic() >= self.until):
                return
            self.tried += 1
            yield n

    async def together(self, one: Callable[[int], Awaitable[None]], many: int = 0) -> None:
        """Run all attackers at once. Those that are cut off come back until the attack is over."""
        await asyncio.gather(*[one(n) for n in range(many or self.many)])

    @asynccontextmanager
    async def http(self) -> AsyncIterator[httpx.AsyncClient]:
        """One for all who need it at the same time: making one takes longer than using it."""
        if not self.users:
            way = httpx.AsyncHTTPTransport(verify=False, local_address=self.address,
                                           limits=httpx.Limits(max_connections=None))
            self.client = httpx.AsyncClient(base_url=self.url, transport=way, timeout=90)
        self.users += 1
        try:
            yield self.client
        finally:
            self.users -= 1
            if not self.users:
                await self.client.aclose()

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """Send a request; None: it was refused, and counted."""
        try:
            reply = await client.request(method, path, **more)
        except LOST as error:
            self.heard[type(error).__name__] += 1
            return None
        self.heard[f"{reply.status_code}"] += 1
        if reply.status_code >= 400:
            if reply.headers.get("content-type", "") == "application/json":
                self.heard[str(reply.json().get("code"))] += 1
            wait = 0 if self.times else float(reply.headers.get("retry-after", 0))
            await asyncio.sleep(min(wait, 0.2))  # an attacker is less patient than it should be
            return None
        return reply.json() if reply.headers.get("content-type", "") == "application/json" else reply.text

    async def link(self, seated: Seated | None = None, **more: Any) -> ClientConnection:
        link = await connect(self.url.replace("http", "ws") + "/api/socket", max_size=None, compression=None,
                             proxy=None, local_addr=(self.address, 0), ping_interval=None, close_timeout=1, **more)
        if seated is not None:
            await link.send(json.dumps({"is": "hello", "table": seated.table, "key": seated.key, "host": seated.host}))
        return link

    async def listen(self, link: ClientConnection) -> None:
        """Count replies, without looking at most of them."""
        async for each in link:
            text = each if isinstance(each, str) else each.decode()
            if text[:16].startswith(('{"is":"refused"', '{"is":"bye"')):
                message = json.loads(text)
                self.heard[message["why"]["code"] if "why" in message else message["code"]] += 1
            else:
                self.heard[text[7:text.index('"', 7)]] += 1

    async def flood(self, seated: Seated, said: Callable[[int, Any], list[str]], pause: float = 0.0,
                    at_once: int = 20) -> None:
        """Send this again and again while the connection lasts; then reconnect."""
        rounds = self.rounds()
        for n in rounds:
            try:
                link = await self.link(seated)
            except LOST as error:
                self.heard[type(error).__name__] += 1
                await asyncio.sleep(0.05)
                continue
            hearing = asyncio.create_task(self.listen(link))
            try:
                for m in rounds:
                    for text in said(n + m, seated) * (1 if self.times else at_once):
                        await link.send(text)
                    await asyncio.sleep(pause)
                    if hearing.done():
                        break
                if self.times:  # the last replies count, too
                    await link.send('{"is": "nonsense"}')
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(5):
                            while not self.heard["bad-request"] and not hearing.done():
                                await asyncio.sleep(0.02)
            except LOST as error:
                self.heard[type(error).__name__] += 1
            finally:
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)
                with contextlib.suppress(*LOST):
                    await link.close()
                if link.close_code:
                    self.heard[f"closed {link.close_code}"] += 1

    # ---- what most attacks need first

    async def tables(self, n: int, game: str = "mousewarming-party", seats: int = 2, people: int = 2,
                     **more: Any) -> list[list[Seated]]:
        """Create tables where a match has begun, opened by the attackers themselves."""
        made = []
        async with self.http() as client:
            for _ in range(n):
                opened = await self.insist(client, "/api/tables", {
                    "game": game, "seats": seats, **more,
                    "bots": {str(seat): "old-whiskers" for seat in range(people, seats)}})
                if opened is None:
                    break
                seated = []
                for seat in range(people):
                    taken = await self.insist(client, f"/api/tables/{opened['table']}/seats", {"name": f"M{seat}"})
                    if taken:
                        seated.append(Seated(opened["table"], taken["key"], opened["host"] if seat == 0 else ""))
                host = Seated(opened["table"], host=opened["host"])
                with contextlib.suppress(*LOST):
                    link = await self.link(host)
                    await link.send('{"is": "start"}')
                    async with asyncio.timeout(20):
                        while not (host.room and host.room["status"] == "playing"):
                            host.hear(await link.recv())
                    await link.close()
                made.append(seated or [host])
        return made

    async def insist(self, client: httpx.AsyncClient, path: str, data: Any) -> Any:
        """Prepare: here attackers do wait as long as they are told to."""
        for _ in range(20):
            with contextlib.suppress(*LOST):
                reply = await client.post(path, json=data)
                if reply.status_code < 400:
                    return reply.json()
                await asyncio.sleep(min(float(reply.headers.get("retry-after", 0.5)), 3.0))
        return None


def frame(text: bytes, claimed: int = 0) -> bytes:
    """Make a client's frame; `claimed`: the length in its header, whatever the payload is."""
    size = claimed or len(text)
    head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else \
        struct.pack("!BBH", 0x81, 0xFE, size) if size < 65_536 else struct.pack("!BBQ", 0x81, 0xFF, size)
    return head + bytes(4) + text


UPGRADE = (b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n")


async def plain(siege: Siege, first: bytes, small: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    line = socket.socket()
    line.setblocking(False)
    if small:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.bind((siege.address, 0))
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", siege.port))
    reader, writer = await asyncio.open_connection(sock=line)
    writer.write(first)
    await writer.drain()
    return reader, writer


# ---- bytes and frames

@kind("oversize frames", "sockets that send frames of 10 MB, and come back when they are cut off")
async def oversize_frames(siege: Siege) -> None:
    piece = bytes(64_000)

    async def one(_: int) -> None:
        for _ in siege.rounds():
            try:
                reader, writer = await plain(siege, UPGRADE)
                await reader.readuntil(b"\r\n\r\n")
                writer.write(frame(b"", claimed=10_000_000))
                for _ in range(20):
                    writer.write(piece)
                    await writer.drain()
                siege.heard["cut off" if await reader.read(2) else "closed"] += 1
                writer.close()
            except LOST:
                siege.heard["cut off"] += 1

    await siege.together(one)


@kind("half-open", "connections with half a request, half a frame, or nothing at all")
async def half_open(siege: Siege) -> None:
    firsts = [b"", UPGRADE[:30], UPGRADE, UPGRADE + frame(b'{"is": "hel', claimed=500)]

    async def one(n: int) -> None:
        for _ in siege.rounds():
            try:
                _, writer = await plain(siege, firsts[n % len(firsts)])
                siege.heard["opened"] += 1
                await asyncio.sleep(0.01 if siege.times else 1.0)
                writer.close()
            except LOST:
                siege.heard["closed"] += 1

    await siege.together(one, 4 * siege.many)


@kind("slow readers", "sockets that ask for everything again and again, and never read")
async def slow_readers(siege: Siege) -> None:
    [[seated, *_], *_] = await siege.tables(1)
    hello = json.dumps({"is": "hello", "table": seated.table, "key": seated.key}).encode()

    async def one(_: int) -> None:
        for _ in siege.rounds():
            try:
                writer = (await plain(siege, UPGRADE, small=True))[1]
                writer.write(frame(hello))
                async with asyncio.timeout(1 if siege.times else 5):
                    while True:
                        writer.write(frame(b'{"is": "resync"}') * 50)
                        await writer.drain()
                        await asyncio.sleep(0.01)
            except LOST as error:
                siege.heard[type(error).__name__] += 1
            else:
                writer.close()

    await siege.together(one)


# ---- floods of what can be said

EVERY_VERB = ["ping", "resync", "guide", "aid", "pause", "resume", "back", "rematch", "start", "hint", "answer", "say",
              "mute", "options", "remove"]
MORE: dict[str, dict[str, Any]] = {"hint": {"n": 1}, "answer": {"n": 1, "choice": "1", "id": "x"}, "say": {"text": "x"},
        "mute": {"seat": 1, "on": True}, "options": {"options": {}}, "remove": {"seat": 0}}


def saying(verb: str, **more: Any) -> Callable[[int, Any], list[str]]:
    text = json.dumps({"is": verb, **MORE.get(verb, {}), **more})
    return lambda n, seated: [text]


@kind("ping floods", "seats that say ping as fast as they can")
async def ping_floods(siege: Siege) -> None:
    [table] = await siege.tables(1)
    await siege.together(lambda n: siege.flood(table[n % 2], saying("ping")))


@kind("floods of every verb", "seats that say everything that can be said, as fast as they can")
async def verb_floods(siege: Siege) -> None:
    tables = await siege.tables(4)
    texts = [saying(verb)(0, None)[0] for verb in EVERY_VERB]
    await siege.together(lambda n: siege.flood(tables[n % len(tables)][n % 2], lambda m, _: [texts[m % len(texts)]]))


@kind("resync storm", "sockets that want everything told again, all the time")
async def resync_storm(siege: Siege) -> None:
    [table] = await siege.tables(1, "head-of-mousehold", 2)
    await siege.together(lambda n: siege.flood(table[n % 2], saying("resync"), pause=0.05, at_once=1))


@kind("hint storm", "seats that all ask for a hint, again and again")
async def hint_storm(siege: Siege) -> None:
    seats = 5
    tables = await siege.tables(max(siege.many // seats, 1), "head-of-mousehold", seats, seats)
    everybody = [each for table in tables for each in table]

    async def one(n: int) -> None:
        seated = everybody[n % len(everybody)]
        for _ in siege.rounds():
            try:
                link = await siege.link(seated)
                seated.state = None
                async with asyncio.timeout(30):
                    while seated.state is None:
                        seated.hear(await link.recv())
                    hearing = asyncio.create_task(siege.listen(link))
                    for q in seated.state["questions"][:1]:
                        for _ in range(3):
                            await link.send(json.dumps({"is": "hint", "n": q["n"]}))
                            await asyncio.sleep(0.3)
                hearing.cancel()
                await link.close()  # the hint is no longer wanted
            except LOST as error:
                siege.heard[type(error).__name__] += 1
                await asyncio.sleep(0.05)

    await siege.together(one)


@kind("chat floods", "seats that talk all the time, with everybody listening")
async def chat_floods(siege: Siege) -> None:
    [table] = await siege.tables(1)
    words = saying("say", text="Cheese! " * 37)
    await siege.together(lambda n: siege.flood(table[n % 2], words))


@kind("reconnecting", "seats that connect and hang up, all the time")
async def reconnecting(siege: Siege) -> None:
    [table] = await siege.tables(1, "head-of-mousehold", 2)

    async def one(n: int) -> None:
        for _ in siege.rounds():
            try:
                link = await siege.link(table[n % 2])
                message = json.loads(await link.recv())
                siege.heard[message.get("code", message["is"])] += 1
                await link.close()
            except LOST as error:
                siege.heard[type(error).__name__] += 1

    await siege.together(one)


@kind("deep JSON", "messages and requests that are nested thousands of times")
async def deep_json(siege: Siege) -> None:
    [table] = await siege.tables(1)
    deep = '{"is": "answer", "n": 1, "choice": ' + "[" * 30_000 + "]" * 30_000 + "}"

    async def one(n: int) -> None:
        if n % 2:
            return await siege.flood(table[0], lambda m, _: [deep], at_once=1, pause=0.01)
        async with siege.http() as client:
            for _ in siege.rounds():
                await siege.ask(client, "POST", "/api/mine", content=b'{"keys": ' + b"[" * 30_000,
                                headers={"Content-Type": "application/json"})
        return None

    await siege.together(one)


# ---- editions

async def edition_bombs(siege: Siege, text: str) -> None:
    async def one(_: int) -> None:
        async with siege.http() as client:
            for _ in siege.rounds():
                await siege.ask(client, "POST", "/api/tables",
                                json={"game": "mousekeeping", "seats": 2, "edition_text": text})

    await siege.together(one, max(siege.many // 20, 2))


@kind("edition of dotted keys", "an edition that takes a parser minutes")
async def dotted_keys(siege: Siege) -> None:
    await edition_bombs(siege, "a." * 19_990 + "a=1")


@kind("edition of a huge integer", "an edition with a number of 39,000 digits")
async def huge_integer(siege: Siege) -> None:
    await edition_bombs(siege, "name = 1" + "0" * 39_000)


@kind("edition of deep arrays", "an edition with arrays in arrays in arrays")
async def deep_arrays(siege: Siege) -> None:
    await edition_bombs(siege, "name = " + "[" * 19_000 + "]" * 19_000)


@kind("edition of a long string", "an edition that is one name of 39,000 letters")
async def long_string(siege: Siege) -> None:
    await edition_bombs(siege, 'name = "' + "x" * 39_000 + '"')


# ---- tables and seats

@kind("table hoarding", "tables opened all the time, full of strong bots who play for nobody")
async def table_hoarding(siege: Siege) -> None:
    seats = {str(seat): "old-whiskers" for seat in range(5)}

    async def one(_: int) -> None:
        async with siege.http() as client:
            for _ in siege.rounds():
                made = await siege.ask(client, "POST", "/api/tables", json={
                    "game": "haunted-mouse", "seats": 5, "bots": seats, "title": "Mine!", "listed": True})
                if made:
                    with contextlib.suppress(*LOST):
                        link = await siege.link(Seated(made["table"], host=made["host"]))
                        await link.send('{"is": "start"}')
                        await asyncio.sleep(0.05)
                        await link.close()

    await siege.together(one, max(siege.many // 10, 2))


@kind("seat hoarding", "seats taken and given up, at every listed table")
async def seat_hoarding(siege: Siege) -> None:
    async with siege.http() as client:
        made = await siege.insist(client, "/api/tables", {"game": "house-mouse", "seats": 8, "listed": True})

        async def one(_: int) -> None:
            for _ in siege.rounds():
                taken = await siege.ask(client, "POST", f"/api/tables/{made['table']}/seats", json={"name": "Hoarder"})
                if taken and not siege.times:
                    with contextlib.suppress(*LOST):
                        link = await siege.link(Seated(made["table"], taken["key"]))
                        await link.send('{"is": "leave"}')
                        await asyncio.sleep(0.05)
                        await link.close()

        await siege.together(one)


@kind("strange names", "names and titles of invisible, stacked and turned characters")
async def strange_names(siege: Siege) -> None:
    names = ["\u200b" * 200, "Z" + "\u0300\u0316\u0489" * 66, "\u202egnol\u202d" * 25, "\ufeff\u2060\u00ad" * 60,
             "\U000e0041" * 200, "👩‍👩‍👧‍👦" * 28, "\ud7ff\uffff\ufffe" * 60, "\x00\x07\x1b[2J" * 30]

    async def one(n: int) -> None:
        async with siege.http() as client:
            for m in siege.rounds():
                name = names[(n + m) % len(names)]
                made = await siege.ask(client, "POST", "/api/tables", json={
                    "game": "mousekeeping", "seats": 2, "title": name, "listed": True})
                if made:
                    await siege.ask(client, "POST", f"/api/tables/{made['table']}/seats", json={"name": name})

    await siege.together(one, max(siege.many // 5, 2))


# ---- what can be read

async def a_finished_match(siege: Siege) -> str:
    """Create a table where the attacker plays against a bot that does not think; return its id."""
    async with siege.http() as client:
        made = await siege.insist(client, "/api/tables", {"game": "mousewarming-party", "seats": 2,
                                                          "bots": {"1": "random"}})
        taken = await siege.insist(client, f"/api/tables/{made['table']}/seats", {"name": "Scraper"})
    person = Seated(made["table"], taken["key"], made["host"])
    link = await siege.link(person)
    await link.send('{"is": "start"}')
    async with asyncio.timeout(120):
        while not (person.state and person.state["ended"]):
            message = person.hear(await link.recv())
            if message["is"] == "refused":
                await asyncio.sleep(0.2)
            if message["is"] in ("state", "room", "refused") and (answer := person.chosen()):
                await link.send(json.dumps(answer))
    await link.close()
    return person.table


@kind("replay scraping", "every state of a finished match, for every seat, and its review, all the time")
async def replay_scraping(siege: Siege) -> None:
    table = await a_finished_match(siege)
    url = f"/api/tables/{table}/matches/1"

    async def one(n: int) -> None:
        async with siege.http() as client:
            for m in siege.rounds():
                path = [f"{url}/states?first={(n + m) % 20}&count=100&seat={n % 2}", f"{url}/replay",
                        f"{url}/states?first=0&count=100", f"{url}/review"][(n + m) % 4]
                await siege.ask(client, "GET", path)

    await siege.together(one, max(siege.many // 2, 4))


@kind("REST floods", "everything that can be read without a key, as fast as it goes")
async def rest_floods(siege: Siege) -> None:
    paths = ["/api/tables", "/api/games", "/api/games/house-mouse/words/en", "/api/games/mousekeeping/rules/fr",
             "/api/games/house-mouse/lesson", "/api/schema/openapi.json", "/api/docs", "/api/tables/nothing",
             "/healthz", "/metrics", "/"]

    async def one(n: int) -> None:
        async with siege.http() as client:
            for m in siege.rounds():
                await siege.ask(client, "GET", paths[(n + m) % len(paths)])

    await siege.together(one, max(siege.many // 2, 4))


@kind("lists of keys", "two hundred keys at a time, of tables that must be read from the disk, and of none")
async def lists_of_keys(siege: Siege) -> None:
    keys = [{"table": os.urandom(9).hex()[:16], "key": "A" * 22} for _ in range(200)]

    async def one(_: int) -> None:
        async with siege.http() as client:
            for _ in siege.rounds():
                await siege.ask(client, "POST", "/api/mine", json={"keys": keys})

    await siege.together(one, max(siege.many // 5, 2))


@kind("foreign and null origins", "pages of other sites, and of none, that speak for whoever has ours open")
async def foreign_origins(siege: Siege) -> None:
    origins = ["http://evil.example", "null", "https://127.0.0.1.evil.example", "file://"]

    async def one(n: int) -> None:
        origin = origins[n % len(origins)]
        async with siege.http() as client:
            for m in siege.rounds():
                if m % 2:
                    await siege.ask(client, "POST", "/api/tables", json={"game": "mousekeeping", "seats": 2},
                                    headers={"Origin": origin})
                    continue
                try:
                    link = await siege.link(origin=origin)
                    message = json.loads(await link.recv())
                    siege.heard[message.get("code", message["is"])] += 1
                    await link.close()
                except LOST as error:
                    siege.heard[type(error).__name__] += 1

    await siege.together(one, max(siege.many // 2, 4))
