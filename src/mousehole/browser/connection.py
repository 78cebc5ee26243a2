"""A page's conversation with a table, by messages. Nobody has to pay here: the machine is the player's own."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from mousehole.hosting.connections import HungUp
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import Seat


class PageConnection:
    address = ""

    def __init__(self, say: Callable[[str], None], end: Callable[[int, str], None]) -> None:
        """`say`: sends a text to the page. `end`: tells it that the conversation is over, with a code and a reason."""
        self.say, self.end = say, end
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def is_behind(self) -> bool:
        return not self.heard.empty()

    def post(self, message: bytes) -> bool:
        self.say(message.decode())
        return True

    async def receive(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise HungUp
        return text

    async def bye(self, message: bytes, code: int, reason: str) -> None:
        self.say(message.decode())
        self.end(code, reason)

    def hear(self, text: str | None) -> None:
        """`None`: the page has hung up."""
        self.heard.put_nowait(text)

    def when_stopping(self, stop: Callable[[], None]) -> None: ...

    def sit(self, loaded: LoadedTable, seat: Seat) -> None: ...

    async def pay_for_hello(self) -> None: ...

    async def pay(self, message: Any, viewers: int) -> None: ...

    def owe(self, size: int) -> None: ...

    def owe_for_refusal(self) -> None: ...

    def charge_spectator(self, size: int) -> bool:
        return True
