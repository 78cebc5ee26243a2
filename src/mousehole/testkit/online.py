"""A real server in its own process, and players who talk to it, for tests and measurements."""
from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mousehole.kernel import Rng
from mousehole.table.following import follow

WATCHER = "a token for /metrics"

# Generous: many tests share one address.
SETTINGS = {"pace": 0, "reveal_seconds": 60.0, "lease": 1.0, "tables_per_address": 100_000,
            "requests_per_second": 100_000, "connections_per_address": 5_000, "messages_per_second": 100_000,
            "log_level": "warning",
            **{f"{what}_per_{whose}": 0 for what in ("cpu", "bytes", "thought")
               for whose in ("connection", "seat", "address")}, "waiting_per_address": 100,
            "metrics_token": WATCHER}


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


class Server:
    """`mousehole serve` on its own port. It can be killed and started again, and finds its tables."""

    def __init__(self, db: str, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.environment = os.environ | {
            f"MOUSEHOLE_{name.upper()}": str(value) for name, value in
            {**SETTINGS, "db": db, "port": self.port, **settings}.items()}
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-m", "mousehole", "serve"], env=self.environment,
                                            stdout=log, stderr=log, start_new_session=True)

    def wait(self, seconds: float = 180) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None and self.process.poll() is None, self.log.read_text()
            try:
                if get(f"{self.url}/readyz")["status"] == "ready":
                    return
            except (OSError, ValueError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not get ready:\n{self.log.read_text()}")

    def kill(self) -> None:
        """Kill it as if the power had failed, along with its bot processes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


def get(url: str, key: str = "") -> Any:
    return _asked(urllib.request.Request(url, headers=_headers(key)))  # noqa: S310


def post(url: str, data: Any, key: str = "") -> Any:
    return _asked(urllib.request.Request(url, json.dumps(data).encode(), _headers(key)))  # noqa: S310


def _headers(key: str) -> dict[str, str]:
    return {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})


def _asked(request: urllib.request.Request) -> Any:
    try:
        body, kind = _replied(request)
    except http.client.HTTPException as error:  # killed in the middle of its answer
        raise ConnectionError(f"the server broke off: {error!r}") from error
    return json.loads(body) if kind == "application/json" else body.decode()


def _replied(request: urllib.request.Request) -> tuple[bytes, str]:
    """Return body and type of what a server says, also of a refusal."""
    try:
        with urllib.request.urlopen(request, timeout=120) as reply:  # noqa: S310
            return reply.read(), reply.headers.get("content-type", "")
    except urllib.error.HTTPError as error:
        return error.read(), error.headers.get("content-type", "")


class Seated:
    """A player at a table: what they need to connect, and what the server has confirmed to them."""

    def __init__(self, table: str, key: str = "", host: str = "", seed: int = 1) -> None:
        self.table = table
        self.key = key
        self.host = host
        self.rng = Rng.numbered(seed)
        self.confirmed: list[int] = []  # numbers of confirmed answers
        self.frames: list[str] = []
        self.keep_frames = False
        self.enough = 0             # kept frames after which `play` stops; 0: only at the end of the match
        self.is_sent_whole = False  # asks for whole states instead of changes
        self.room: Any = None
        self.state: Any = None
        self.welcome: Any = None
        self.patience = 90.0
        self.news = time.monotonic()  # when the match last progressed

    async def connect(self, url: str) -> ClientConnection:
        link = await connect(url.replace("http", "ws") + "/api/socket", max_size=None, compression=None, proxy=None)
        await link.send(json.dumps({"is": "hello", "table": self.table, "key": self.key, "host": self.host,
                                    "whole": self.is_sent_whole}))
        return link

    def hear(self, text: str | bytes) -> Any:
        """Take in a message, and return it: a change as the whole state after it."""
        message = json.loads(text)
        if self.keep_frames:
            self.frames.append(text if isinstance(text, str) else text.decode())
        if message["is"] == "change":
            message = follow(self.state, message)
            assert message is not None, "no change is ever missed on a connection"
        if message["is"] == "state" and message["number"] > (self.state or {"number": -1})["number"]:
            self.news = time.monotonic()
        if message["is"] in ("room", "state", "welcome"):
            setattr(self, message["is"], message)
        if message["is"] == "taken":
            self.confirmed.append(message["number"])
        return message

    def chosen(self) -> Any:
        """Return a random answer to one of the open questions; interrupts are used now and then."""
        if self.state is None or self.room is None or self.room["status"] != "playing":
            return None
        questions = [q for q in self.state["questions"] if not q["interrupt"] or self.rng.below(8) == 0]
        if not questions:
            return None
        q = questions[self.rng.below(len(questions))]
        option = q["options"][self.rng.below(len(q["options"]))]
        return {"is": "answer", "n": q["n"], "choice": option["choice"], "id": f"a{q['n']}"}

    async def play(self, *urls: str, patience: float = 90) -> None:
        """Answer until the match is over (or `enough`), whatever happens to the server. A match must progress."""
        self.patience, self.news = patience, time.monotonic()
        turn, self.state = 0, None
        while not self.is_stuck():
            url, turn = urls[turn % len(urls)], turn + 1
            try:
                link = await self.connect(url)
            except (OSError, ConnectionClosed, TimeoutError, EOFError, ValueError):
                await asyncio.sleep(0.1)
                continue
            except Exception as error:
                if "InvalidMessage" not in type(error).__name__ and "InvalidStatus" not in type(error).__name__:
                    raise
                await asyncio.sleep(0.1)
                continue
            try:
                if await self._converse(link):
                    return
            except (OSError, ConnectionClosed):
                await asyncio.sleep(0.05)
            finally:
                await link.close()
        raise AssertionError(f"nothing has happened for {patience} s; last room {self.room}, last state {self.state}")

    def is_stuck(self) -> bool:
        return time.monotonic() > self.news + self.patience

    async def _converse(self, link: ClientConnection) -> bool:
        waiting = False
        while not self.is_stuck():
            try:
                async with asyncio.timeout(2.0):
                    message = self.hear(await link.recv())
            except TimeoutError:
                waiting = False
                await link.send('{"is": "resync"}')
                continue
            if message["is"] == "bye":
                return False
            if message["is"] in ("taken", "refused"):
                waiting = False
            if not waiting and self.state and self.state["ended"]:
                return True
            if self.enough and len(self.frames) >= self.enough:
                return True
            if message["is"] in ("state", "taken", "refused", "room") and not waiting and (answer := self.chosen()):
                if message["is"] == "taken" and self.state["number"] < message["number"]:
                    continue  # the state after it is still to come
                await link.send(json.dumps(answer))
                waiting = True
        return False


def open_table(url: str, game: str, seats: int, people: int, seed: int = 1, **more: Any) -> tuple[Any, list[Seated]]:
    """Create a table with this many people, the rest bots; not started yet."""
    made = post(f"{url}/api/tables", {"game": game, "seats": seats, **more,
                                      "bots": {str(seat): "random" for seat in range(people, seats)}})
    assert "table" in made, made
    seated = []
    for n in range(people):
        taken = post(f"{url}/api/tables/{made['table']}/seats", {"name": f"Player {n}"})
        assert "key" in taken, taken
        seated.append(Seated(made["table"], taken["key"], made["host"] if n == 0 else "", 1000 * seed + n))
    return made, seated


async def start(url: str, made: Any) -> None:
    """Start the match as its host."""
    host = Seated(made["table"], host=made["host"])
    link = await host.connect(url)
    await link.send('{"is": "start"}')
    while not (host.room and host.room["status"] != "gathering"):
        message = host.hear(await asyncio.wait_for(link.recv(), 90))
        assert message["is"] not in ("refused", "bye"), message
    await link.close()
