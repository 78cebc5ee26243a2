"""A player who just plays on while the duration of everything is recorded."""
from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mousehole.testkit.online import open_table

PATIENCE = 15.0  # seconds after which an answer that was not taken has failed
GAME = "mousewarming-party"


class Bystander:
    """One person and one bot at a table: send an answer, get it confirmed, the bot moves, and so on, endlessly."""

    def __init__(self, think: float = 0.1, address: str = "127.0.0.1", urls: tuple[str, ...] = (),
                 game: str = GAME) -> None:
        self.think = think
        self.address = address
        self.urls = urls
        self.game = game
        self.answers: list[float] = []  # seconds from sending an answer until it is confirmed
        self.moves: list[float] = []    # seconds from there until it is the person's turn again
        self.failed: list[str] = []
        self.lost = 0                   # connections
        self.pending: Any = None        # the answer that is not confirmed yet…
        self.sent_at = 0.0              # …and since when
        self.taken_at = 0.0
        self.is_known = True            # the pending answer's fate is known
        self.match = 0                  # the last finished one

    async def sit(self, url: str, n: int) -> None:
        self.made, [self.person] = await asyncio.to_thread(open_table, url, self.game, 2, 1, n)
        self.urls = self.urls or (url,)
        self.link = await self._connect(0)
        await self.link.send('{"is": "start"}')

    async def _connect(self, turn: int) -> ClientConnection:
        url = self.urls[turn % len(self.urls)]
        link = await connect(url.replace("http", "ws") + "/api/socket", max_size=None, compression=None, proxy=None,
                             local_addr=(self.address, 0))
        seated = self.person
        await link.send(json.dumps({"is": "hello", "table": seated.table, "key": seated.key, "host": seated.host}))
        return link

    async def play(self) -> None:
        """Run until cancelled. Reconnects at once after a lost connection, as the page does; the answer waits."""
        turn = 0
        while True:
            with contextlib.suppress(OSError, ConnectionClosed):
                await self._converse()
            self.lost += 1
            self.is_known = False
            while True:
                turn += 1
                try:
                    self.link = await self._connect(turn)
                    break
                except Exception:  # not up yet: try again
                    await asyncio.sleep(0.05)

    async def _converse(self) -> None:
        """Play until the server says bye."""
        person = self.person
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    message = person.hear(await self.link.recv())
            except TimeoutError:
                self.failed.append("nothing heard")
                await self.link.send('{"is": "resync"}')
                continue
            if message["is"] == "bye":
                return
            if message["is"] == "taken":
                self._confirmed()
                if person.state["number"] >= message["number"]:  # the state after it came first
                    await self._look(person.state)
            elif message["is"] == "refused":
                if message["of"] in ("answer", "rematch"):
                    self.failed.append(message["why"]["code"])
                self.pending = None
            elif message["is"] == "state":
                await self._look(message)

    def _confirmed(self) -> None:
        self.pending = None
        self.taken_at = time.perf_counter()
        self.answers.append(self.taken_at - self.sent_at)

    async def _look(self, state: Any) -> None:
        """Answer if it is our turn; after a lost connection, first find out what happened to the last answer."""
        asked = next((q for q in state["questions"] if not q["interrupt"]), None)
        if self.pending and not self.is_known:
            if asked and asked["n"] == self.pending["n"]:
                await self.link.send(json.dumps(self.pending))
            else:
                self._confirmed()
        self.is_known = True
        if state["ended"]:
            if self.match != state["match"]:
                self.match = state["match"]
                await self.link.send('{"is": "rematch"}')
        elif asked and self.pending is None:
            if self.taken_at:
                self.moves.append(time.perf_counter() - self.taken_at)
                self.taken_at = 0.0
            await asyncio.sleep(self.think)
            option = asked["options"][len(asked["options"]) // 2]
            self.pending = {"is": "answer", "n": asked["n"], "choice": option["choice"], "id": f"a{asked['n']}"}
            self.sent_at = time.perf_counter()
            await self.link.send(json.dumps(self.pending))


def at(part: float, values: list[float]) -> float:
    """Return a percentile, in ms."""
    return 1000 * sorted(values)[min(int(part * len(values)), len(values) - 1)] if values else float("nan")


