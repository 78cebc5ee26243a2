"""The WebSocket: one per viewer of a table. What is said on it is `hosting/conversation`; here it is paid for."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket

from mousehole.hosting.connections import HungUp
from mousehole.hosting.conversation import ASKED_FOR, bye, converse, later
from mousehole.hosting.loaded import LoadedTable
from mousehole.hosting.refusals import TooFast, too_fast
from mousehole.kernel import Seat
from mousehole.server import costs
from mousehole.server.budget import Account, Cost, Meter, Purse
from mousehole.server.leases import LeasedRegistry
from mousehole.server.metrics import CONNECTIONS
from mousehole.server.protocols import EXTENSION, WebSocketProtocol
from mousehole.server.requests import address_of, is_foreign
from mousehole.table import wire

CLOSE_TIMEOUT = 2.0  # seconds to flush what is still to be sent
PATIENCE = 1.0       # seconds for which a message may wait until it can be paid for…
HELLO_PATIENCE = 5.0  # …and a new connection: many may come back at once
BURST = 2.0          # seconds of messages that may come at once

EXPENSIVE = (*ASKED_FOR, wire.Hint)  # they wait for their address's turn


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    registry: LeasedRegistry = socket.app.state.registry
    address = address_of(socket)
    await socket.accept()
    connection = PaidConnection(registry, socket, address)
    if is_foreign(socket, registry.settings):
        await bye(registry, connection, "foreign-page")
    elif registry.connections.get(address, 0) >= registry.settings.connections_per_address:
        await bye(registry, connection, "too-many", later("too-many"))
    else:
        registry.connections[address] = registry.connections.get(address, 0) + 1
        CONNECTIONS.inc()
        try:
            await converse(registry, connection)
        finally:
            CONNECTIONS.dec()
            registry.connections[address] -= 1
            if not registry.connections[address]:
                del registry.connections[address]


def protocol_of(socket: WebSocket[Any, Any, Any]) -> WebSocketProtocol:
    """Return the protocol object below; `mousehole serve` tells uvicorn to use it."""
    protocol: WebSocketProtocol = socket.scope["extensions"][EXTENSION]  # type: ignore[index,assignment]
    return protocol


class PaidConnection:
    """A WebSocket whose messages are paid for by the connection itself, its address, and its seat."""

    def __init__(self, registry: LeasedRegistry, socket: WebSocket[Any, Any, Any], address: str) -> None:
        self.budgets = registry.budgets
        self.socket = socket
        self.address = address
        self.protocol = protocol_of(socket)
        self.post = self.protocol.post
        self.messages = Meter(registry.settings.messages_per_second, BURST)
        self.account = self.protocol.account = self.budgets.of_address(address)
        self.purse = Purse(self.budgets.of_connection(), self.account)

    @property
    def is_behind(self) -> bool:
        return not self.protocol.queue.empty()

    async def receive(self) -> str:
        event: Any = await self.protocol.receive()
        if event["type"] != "websocket.receive":
            raise HungUp
        return event.get("text") or ""

    async def bye(self, message: bytes, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self.socket.send_data(message, mode="text")
                await self.socket.close(code=code, reason=reason)
        except Exception:  # gone already, or not reading: unsent data would be kept forever
            self.protocol.hang_up()

    def when_stopping(self, stop: Callable[[], None]) -> None:
        self.protocol.on_stop = stop

    def sit(self, loaded: LoadedTable, seat: Seat) -> None:
        seats: dict[Seat, Account] = loaded.accounts
        self.purse = Purse(seats.setdefault(seat, self.budgets.of_seat()), *self.purse.accounts)

    async def pay_for_hello(self) -> None:
        """Admit a connection. After a restart many may come back at once, even from one address: they queue."""
        try:
            wait = Purse(self.account).reserve(costs.HELLO, HELLO_PATIENCE)
        except TooFast as error:
            raise too_fast(error.wait) from None
        await asyncio.sleep(wait)
        await self.account.wait_for_turn()

    async def pay(self, message: Any, viewers: int) -> None:
        """Pay for a message, waiting a little if necessary. TooFast: connection, seat or address is over its budget."""
        cost = costs.of_message(message, viewers)
        if wait := self.messages.take():
            raise TooFast(wait)
        if wait := self.purse.reserve(cost, PATIENCE):
            await asyncio.sleep(wait)
        if cost.cpu > costs.TURN and isinstance(message, EXPENSIVE):
            await self.account.wait_for_turn()

    def owe(self, size: int) -> None:
        self.purse.owe(costs.of_bytes(size))

    def owe_for_refusal(self) -> None:
        self.purse.owe(costs.REFUSAL)

    def charge_spectator(self, size: int) -> bool:
        self.purse.owe(Cost(bytes=size))
        return not self.purse.is_deep_in_debt()
