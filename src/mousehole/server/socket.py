"""The WebSocket: one for every viewer of a table. `docs/protocol.md` explains what is said on it."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from mousehole.kernel import BadSetup, Refused
from mousehole.server.house import House, no, now_ms
from mousehole.server.lines import EXTENSION, Line
from mousehole.server.metrics import CONNECTIONS, REFUSALS
from mousehole.server.requests import address_of, is_foreign
from mousehole.server.said import VERBS
from mousehole.server.viewer import Viewer
from mousehole.table import frames, verbs, wire
from mousehole.table.frames import encode

log = logging.getLogger("mousehole.socket")

LAST_WORDS = 2.0     # seconds to get rid of what is still to be sent
ENOUGH = 200         # refused messages after which a connection is closed

# Close codes of our own; the reason says more.
CODES = {"bad-request": 4400, "foreign-page": 4403, "bad-key": 4403, "removed": 4403, "no-such-table": 4404,
         "too-slow": 4408, "other-version": 4410, "too-big": 4413, "too-fast": 4429, "too-many": 4429, "failed": 4500,
         "shutting-down": 4503}


class HungUp(Exception):
    """There is nobody at the other end any more."""


decode = msgspec.json.Decoder(wire.FromViewer).decode


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    house: House = socket.app.state.house
    address = address_of(socket)
    await socket.accept()
    if is_foreign(socket, house.settings):
        await _bye(socket, "foreign-page")
    elif house.connections.get(address, 0) >= house.settings.connections_per_address:
        await _bye(socket, "too-many")
    else:
        house.connections[address] = house.connections.get(address, 0) + 1
        CONNECTIONS.inc()
        try:
            await _converse(house, socket, line_of(socket))
        finally:
            CONNECTIONS.dec()
            house.connections[address] -= 1
            if not house.connections[address]:
                del house.connections[address]


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """What is below: `mousehole serve` tells uvicorn to use it."""
    line: Line = socket.scope["extensions"][EXTENSION]  # type: ignore[index,assignment]
    return line


async def _converse(house: House, socket: WebSocket[Any, Any, Any], line: Line) -> None:
    try:
        async with asyncio.timeout(house.settings.hello_seconds):
            viewer = await _admit(house, line, await _read(line))
    except Refused as refused:
        return await _bye(socket, refused.refusal.code, frames.rebuff(refused.refusal).say)
    except (TimeoutError, msgspec.MsgspecError) as error:
        return await _bye(socket, "bad-request", wire.Said("refused-bad-request", {"text": str(error) or "no hello"}))
    except HungUp:
        return None
    reading = asyncio.create_task(_listen(house, viewer))
    ending = asyncio.create_task(viewer.ends.wait())
    try:
        await asyncio.wait([reading, ending], return_when=asyncio.FIRST_COMPLETED)
    finally:
        _gone(house, viewer)
        for task in (reading, ending):
            task.cancel()
        await asyncio.gather(reading, ending, return_exceptions=True)
        if viewer.cut:
            await _bye(socket, viewer.cut)


async def _admit(house: House, line: Line, message: Any) -> Viewer:
    """The first message says where one wants to look, and with what right."""
    if not isinstance(message, wire.Hello):
        raise no("bad-request", text="the first message is hello")
    if house.is_closing:
        raise no("shutting-down")
    hosted = await house.table(message.table)
    if house.bus.is_shared:
        await house.catch_up(hosted)
    live = hosted.live
    seat = verbs.seat_of(live, message.key) if message.key else None
    is_host = bool(message.host) and verbs.is_host(live, message.host)
    if (message.key and seat is None) or (message.host and not is_host):
        raise no("bad-key")
    if live.chairs[seat].who == "invited" if seat is not None else False:
        seat = None  # invited, but not sat down yet: a spectator
    if seat is not None and live.chairs[seat].lost:
        with contextlib.suppress(Refused):
            await house.act(hosted, lambda live, now: [verbs.come_back(live, seat, now)])
        if verbs.seat_of(live, message.key) != seat:  # given up meanwhile
            raise no("bad-key")
    viewer = Viewer(hosted, seat, is_host, house.settings.messages_per_second, line)
    viewer.send(wire.Welcome(wire.PROTOCOL, live.id, seat, is_host, now_ms()))
    is_news = seat is not None and seat not in hosted.connected()
    hosted.viewers.add(viewer)
    viewer.tell_all(message.since, now_ms())
    if is_news:
        hosted.tell_room(now_ms())
        house.bus.tell(live.id, here=[seat] if seat is not None else [])
    hosted.changed.set()
    house.see_to(hosted)
    return viewer


def _gone(house: House, viewer: Viewer) -> None:
    hosted = viewer.hosted
    hosted.viewers.discard(viewer)
    if viewer.seat is not None and viewer.seat not in hosted.connected():
        hosted.tell_room(now_ms())
    hosted.changed.set()


async def _listen(house: House, viewer: Viewer) -> None:
    while viewer.cut is None:
        if not viewer.line.queue.empty():
            await asyncio.sleep(0)  # who says much at once lets others speak in between
        try:
            message = await _read(viewer.line)
        except msgspec.MsgspecError as error:
            _refuse(viewer, None, no("bad-request", text=str(error)))
            continue
        except HungUp:
            return
        try:
            if not viewer.bucket.take():
                raise no("too-fast")
            verb = VERBS.get(type(message))
            if verb is None:
                raise no("bad-request", text="hello is said once")
            await verb(house, viewer, message)
        except Refused as refused:
            _refuse(viewer, message, refused)
        except BadSetup as error:
            _refuse(viewer, message, no("bad-setup", text=str(error)))
        except Exception:
            log.exception("a message failed: %s", _word(message))
            _refuse(viewer, message, no("failed"))


def _word(message: msgspec.Struct | None) -> str:
    """What it is called on the wire; "": it was no message."""
    return str(type(message).__struct_config__.tag) if message else ""


def _refuse(viewer: Viewer, message: msgspec.Struct | None, refused: Refused) -> None:
    REFUSALS.labels(refused.refusal.code).inc()
    viewer.annoyance += 1
    if viewer.annoyance > ENOUGH:
        viewer.end("too-fast")
    else:
        viewer.send(wire.Refused(_word(message), getattr(message, "id", ""), frames.rebuff(refused.refusal)))


async def _read(line: Line) -> Any:
    event: Any = await line.receive()
    if event["type"] != "websocket.receive":
        raise HungUp
    return decode(event.get("text") or "")


async def _bye(socket: WebSocket[Any, Any, Any], code: str, say: wire.Said | None = None) -> None:
    """Say why, and close."""
    REFUSALS.labels(code).inc()
    try:
        async with asyncio.timeout(LAST_WORDS):
            await socket.send_data(encode(wire.Bye(code, say or wire.Said(f"refused-{code}"))), mode="text")
            await socket.close(code=CODES.get(code, 4400), reason=code)
    except Exception:  # gone already, or deaf: what is still to be sent would be kept for ever
        line_of(socket).hang_up()
