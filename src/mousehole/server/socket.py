"""The WebSocket: one per viewer of a table. `docs/protocol.md` describes its messages."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from mousehole.kernel import BadSetup, Refused
from mousehole.server import costs
from mousehole.server.budget import Account, Purse, TooFast
from mousehole.server.calling import withdraw
from mousehole.server.clock import now_ms
from mousehole.server.messages import VERBS
from mousehole.server.metrics import CONNECTIONS, REFUSALS
from mousehole.server.protocols import EXTENSION, WebSocketProtocol
from mousehole.server.registry import AWAY, TableRegistry, owned_seat, refusal, too_fast
from mousehole.server.requests import address_of, is_foreign
from mousehole.server.viewer import Viewer
from mousehole.table import frames, verbs, wire
from mousehole.table.frames import encode
from mousehole.table.setup import setup_refusal

log = logging.getLogger("mousehole.socket")

CLOSE_TIMEOUT = 2.0  # seconds to flush what is still to be sent
MAX_REFUSED = 200    # refused messages after which a connection is closed…
MAX_TOO_FAST = 50    # …fewer, if they come too fast…
LONGEST_PAUSE = 1.0  # …each followed by at most this many seconds in which nothing is read
PATIENCE = 1.0       # seconds for which a message may wait until it can be paid for…
HELLO_PATIENCE = 5.0  # …and a new connection: many may come back at once
RETRY = 10.0         # seconds after which clients that were cut off may come back

# Our own close codes; the reason says more.
CODES = {"bad-request": 4400, "foreign-page": 4403, "bad-key": 4403, "removed": 4403, "no-such-table": 4404,
         "too-slow": 4408, "other-version": 4410, "other-edition": 4410, "too-big": 4413, "too-fast": 4429,
         "too-many": 4429, "failed": 4500, "broken-table": 4500, "shutting-down": 4503}


# Replies only to the client that asked, which cost as much as they are long.
ASKED_FOR = (wire.Resync, wire.Guide, wire.AskAid)


class HungUp(Exception):
    """The client is gone."""


TOO_DEEP = wire.Sentence("refused-bad-request", {"text": "it is nested too deeply"})

decode = msgspec.json.Decoder(wire.FromViewer).decode


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    registry: TableRegistry = socket.app.state.registry
    address = address_of(socket)
    await socket.accept()
    if is_foreign(socket, registry.settings):
        await _bye(socket, "foreign-page")
    elif registry.connections.get(address, 0) >= registry.settings.connections_per_address:
        await _bye(socket, "too-many", _later("too-many"))
    else:
        registry.connections[address] = registry.connections.get(address, 0) + 1
        CONNECTIONS.inc()
        try:
            await _converse(registry, socket, protocol_of(socket), address)
        finally:
            CONNECTIONS.dec()
            registry.connections[address] -= 1
            if not registry.connections[address]:
                del registry.connections[address]


def protocol_of(socket: WebSocket[Any, Any, Any]) -> WebSocketProtocol:
    """Return the protocol object below; `mousehole serve` tells uvicorn to use it."""
    protocol: WebSocketProtocol = socket.scope["extensions"][EXTENSION]  # type: ignore[index,assignment]
    return protocol


async def _converse(registry: TableRegistry, socket: WebSocket[Any, Any, Any], protocol: WebSocketProtocol,
                    address: str) -> None:
    account = protocol.account = registry.budgets.of_address(address)
    try:
        async with asyncio.timeout(registry.settings.hello_seconds):
            message = await _read(protocol)
            await _pay_for_hello(account)
            viewer = await _admit(registry, protocol, message, address, account)
    except Refused as refused:
        return await _bye(socket, refused.refusal.code, frames.rejection(refused.refusal).say)
    except (TimeoutError, msgspec.MsgspecError) as error:
        return await _bye(socket, "bad-request",
                          wire.Sentence("refused-bad-request", {"text": str(error) or "no hello"}))
    except RecursionError:
        return await _bye(socket, "bad-request", TOO_DEEP)
    except HungUp:
        return None
    except AWAY:
        return await _bye(socket, "failed")
    protocol.on_stop = partial(viewer.end, "shutting-down")
    reading = asyncio.create_task(_listen(registry, viewer))
    ending = asyncio.create_task(viewer.ends.wait())
    try:
        await asyncio.wait([reading, ending], return_when=asyncio.FIRST_COMPLETED)
    finally:
        _gone(registry, viewer)
        for task in (reading, ending):
            task.cancel()
        await asyncio.gather(reading, ending, return_exceptions=True)
        if viewer.cut:
            why = {"too-fast": _later("too-fast"), "bad-request": TOO_DEEP}
            await _bye(socket, viewer.cut, why.get(viewer.cut))


async def _pay_for_hello(account: Account) -> None:
    """Admit a connection. After a restart many may come back at once, even from one address: they queue."""
    try:
        wait = Purse(account).reserve(costs.HELLO, HELLO_PATIENCE)
    except TooFast as error:
        raise too_fast(error.wait) from None
    await asyncio.sleep(wait)
    await account.wait_for_turn()


async def _admit(registry: TableRegistry, protocol: WebSocketProtocol, message: Any, address: str,
                 account: Account) -> Viewer:
    """Handle the first message, which says which table to look at, and with which keys."""
    if not isinstance(message, wire.Hello):
        raise refusal("bad-request", text="the first message is hello")
    if registry.is_closing:
        raise refusal("shutting-down")
    loaded = await registry.table(message.table)
    if registry.bus.is_shared:
        await registry.catch_up(loaded)
    live = loaded.live
    seat = verbs.seat_of(live, message.key) if message.key else None
    is_host = bool(message.host) and verbs.is_host(live, message.host)
    if (message.key and seat is None) or (message.host and not is_host and seat is None):
        raise refusal("bad-key")  # who is no longer the host may still have a seat
    if live.chairs[seat].who == "invited" if seat is not None else False:
        seat = None  # invited, but the seat is not taken yet: a spectator
    if seat is not None and live.chairs[seat].lost:
        with contextlib.suppress(Refused):
            await registry.act(loaded, lambda live, now: [verbs.come_back(live, owned_seat(live, message.key), now)])
        if verbs.seat_of(live, message.key) != seat:  # given up meanwhile
            raise refusal("bad-key")
    accounts = [registry.budgets.of_connection(), account]
    if seat is not None:
        accounts.insert(0, loaded.accounts.setdefault(seat, registry.budgets.of_seat()))
    viewer = Viewer(loaded, seat, is_host, registry.settings.messages_per_second, protocol, *accounts, address=address)
    viewer.is_sent_whole = message.whole
    viewer.greet(now_ms())
    is_news = seat is not None and seat not in loaded.connected()
    loaded.viewers.add(viewer)
    viewer.tell_all(message.since, now_ms())
    viewer.purse.owe(costs.of_bytes(viewer.sent))
    if is_news:
        loaded.tell_room(now_ms())
        registry.bus.tell(live.id, here=[seat] if seat is not None else [])
    loaded.changed.set()
    registry.see_to(loaded)
    return viewer


def _gone(registry: TableRegistry, viewer: Viewer) -> None:
    loaded = viewer.loaded
    loaded.viewers.discard(viewer)
    viewer.forget_hint()
    if viewer.seat is not None and viewer.seat not in loaded.connected():
        loaded.tell_room(now_ms())
    withdraw(registry, viewer)
    loaded.changed.set()


async def _listen(registry: TableRegistry, viewer: Viewer) -> None:
    while viewer.cut is None:
        if not viewer.protocol.queue.empty():
            await asyncio.sleep(0)  # a client that sends much at once lets others in between
        try:
            message = await _read(viewer.protocol)
        except msgspec.MsgspecError as error:
            _refuse(viewer, None, refusal("bad-request", text=str(error)))
            continue
        except RecursionError:
            viewer.end("bad-request")
            return
        except HungUp:
            return
        try:
            await _pay(viewer, message)
            verb = VERBS.get(type(message))
            if verb is None:
                raise refusal("bad-request", text="hello is said once")
            before = viewer.sent
            await verb(registry, viewer, message)
            if type(message) in ASKED_FOR:
                viewer.purse.owe(costs.of_bytes(viewer.sent - before))
        except TooFast as error:
            _refuse(viewer, message, too_fast(error.wait))
            await asyncio.sleep(min(error.wait, LONGEST_PAUSE))  # nothing is read meanwhile: others get the time
        except Refused as refused:
            _refuse(viewer, message, refused)
        except BadSetup as error:
            _refuse(viewer, message, Refused(setup_refusal(error)))
        except Exception:
            log.exception("a message failed: %s", _word(message))
            _refuse(viewer, message, refusal("failed"))


async def _pay(viewer: Viewer, message: Any) -> None:
    """Pay for a message, waiting a little if necessary. TooFast: connection, seat or address is over its budget."""
    cost = costs.of_message(message, len(viewer.loaded.viewers))
    if wait := viewer.messages.take():
        raise TooFast(wait)
    if wait := viewer.purse.reserve(cost, PATIENCE):
        await asyncio.sleep(wait)
    if cost.cpu > costs.TURN and viewer.turn is not None and isinstance(message, (*ASKED_FOR, wire.Hint)):
        await viewer.turn()


def _later(code: str) -> wire.Sentence:
    return frames.rejection(too_fast(RETRY, code).refusal).say


def _word(message: msgspec.Struct | None) -> str:
    """Return a message's name on the wire; "": it was not a message."""
    return str(type(message).__struct_config__.tag) if message else ""


def _refuse(viewer: Viewer, message: msgspec.Struct | None, refused: Refused) -> None:
    REFUSALS.labels(refused.refusal.code).inc()
    viewer.purse.owe(costs.REFUSAL)
    viewer.refused_messages += MAX_REFUSED // MAX_TOO_FAST if refused.refusal.code == "too-fast" else 1
    if viewer.refused_messages > MAX_REFUSED:
        viewer.end("too-fast")
    else:
        viewer.send(wire.Refused(_word(message), getattr(message, "id", ""), frames.rejection(refused.refusal)))


async def _read(protocol: WebSocketProtocol) -> Any:
    event: Any = await protocol.receive()
    if event["type"] != "websocket.receive":
        raise HungUp
    return decode(event.get("text") or "")


async def _bye(socket: WebSocket[Any, Any, Any], code: str, say: wire.Sentence | None = None) -> None:
    """Say why, and close."""
    REFUSALS.labels(code).inc()
    try:
        async with asyncio.timeout(CLOSE_TIMEOUT):
            await socket.send_data(encode(wire.Bye(code, say or wire.Sentence(f"refused-{code}"))), mode="text")
            await socket.close(code=CODES.get(code, 4400), reason=code)
    except Exception:  # gone already, or not reading: unsent data would be kept forever
        protocol_of(socket).hang_up()
