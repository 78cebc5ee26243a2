"""A viewer's conversation with its table: hello, and then one message after the other. See `docs/protocol.md`."""
from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

import msgspec

from mousehole.hosting.calling import withdraw
from mousehole.hosting.clock import now_ms
from mousehole.hosting.connections import Connection, HungUp
from mousehole.hosting.journals import AWAY
from mousehole.hosting.messages import VERBS
from mousehole.hosting.refusals import TooFast, owned_seat, refusal, too_fast
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.kernel import BadSetup, Refused
from mousehole.table import frames, verbs, wire
from mousehole.table.frames import encode
from mousehole.table.setup import setup_refusal

log = logging.getLogger("mousehole.conversation")

MAX_REFUSED = 200    # refused messages after which a connection is closed…
MAX_TOO_FAST = 50    # …fewer, if they come too fast…
LONGEST_PAUSE = 1.0  # …each followed by at most this many seconds in which nothing is read
RETRY = 10.0         # seconds after which clients that were cut off may come back

# Our own close codes; the reason says more.
CODES = {"bad-request": 4400, "foreign-page": 4403, "bad-key": 4403, "removed": 4403, "no-such-table": 4404,
         "too-slow": 4408, "other-version": 4410, "other-edition": 4410, "too-big": 4413, "too-fast": 4429,
         "too-many": 4429, "failed": 4500, "broken-table": 4500, "shutting-down": 4503}


# Replies only to the client that asked, which cost as much as they are long.
ASKED_FOR = (wire.Resync, wire.Guide, wire.AskAid)

TOO_DEEP = wire.Sentence("refused-bad-request", {"text": "it is nested too deeply"})

decode = msgspec.json.Decoder(wire.FromViewer).decode


async def converse(registry: TableRegistry, connection: Connection) -> None:
    """Admit a client, and handle what it says until it hangs up, or is cut off."""
    try:
        async with asyncio.timeout(registry.settings.hello_seconds):
            message = decode(await connection.receive())
            await connection.pay_for_hello()
            viewer = await _admit(registry, connection, message)
    except Refused as refused:
        return await bye(registry, connection, refused.refusal.code, frames.rejection(refused.refusal).say)
    except (TimeoutError, msgspec.MsgspecError) as error:
        return await bye(registry, connection, "bad-request",
                         wire.Sentence("refused-bad-request", {"text": str(error) or "no hello"}))
    except RecursionError:
        return await bye(registry, connection, "bad-request", TOO_DEEP)
    except HungUp:
        return None
    except AWAY:
        return await bye(registry, connection, "failed")
    connection.when_stopping(partial(viewer.end, "shutting-down"))
    reading = asyncio.create_task(_listen(registry, viewer))
    ending = asyncio.create_task(viewer.ends.wait())
    try:
        await asyncio.wait([reading, ending], return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone(registry, viewer)
        for task in (reading, ending):
            task.cancel()
        await asyncio.gather(reading, ending, return_exceptions=True)
        if viewer.cut:
            why = {"too-fast": later("too-fast"), "bad-request": TOO_DEEP}
            await bye(registry, connection, viewer.cut, why.get(viewer.cut))


async def _admit(registry: TableRegistry, connection: Connection, message: Any) -> Viewer:
    """Handle the first message, which says which table to look at, and with which keys."""
    if not isinstance(message, wire.Hello):
        raise refusal("bad-request", text="the first message is hello")
    if registry.is_closing:
        raise refusal("shutting-down")
    loaded = await registry.table(message.table)
    await registry.refresh(loaded)
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
    if seat is not None:
        connection.sit(loaded, seat)
    viewer = Viewer(loaded, seat, is_host, connection)
    viewer.is_sent_whole = message.whole
    viewer.greet(now_ms())
    is_news = seat is not None and seat not in loaded.connected()
    loaded.viewers.add(viewer)
    viewer.tell_all(message.since, now_ms())
    connection.owe(viewer.sent)
    if is_news:
        loaded.tell_room(now_ms())
        registry.tell_others(live.id, here=[seat] if seat is not None else [])
    loaded.changed.set()
    registry.see_to(loaded)
    return viewer


def gone(registry: TableRegistry, viewer: Viewer) -> None:
    """Note that a viewer has left."""
    loaded = viewer.loaded
    loaded.viewers.discard(viewer)
    viewer.forget_hint()
    if viewer.seat is not None and viewer.seat not in loaded.connected():
        loaded.tell_room(now_ms())
    withdraw(registry, viewer)
    loaded.changed.set()


async def _listen(registry: TableRegistry, viewer: Viewer) -> None:
    connection = viewer.connection
    while viewer.cut is None:
        if connection.is_behind:
            await asyncio.sleep(0)  # a client that sends much at once lets others in between
        try:
            message = decode(await connection.receive())
        except msgspec.MsgspecError as error:
            _refuse(registry, viewer, None, refusal("bad-request", text=str(error)))
            continue
        except RecursionError:
            viewer.end("bad-request")
            return
        except HungUp:
            return
        try:
            await connection.pay(message, len(viewer.loaded.viewers))
            verb = VERBS.get(type(message))
            if verb is None:
                raise refusal("bad-request", text="hello is said once")
            before = viewer.sent
            await verb(registry, viewer, message)
            if type(message) in ASKED_FOR:
                connection.owe(viewer.sent - before)
        except TooFast as error:
            _refuse(registry, viewer, message, too_fast(error.wait))
            await asyncio.sleep(min(error.wait, LONGEST_PAUSE))  # nothing is read meanwhile: others get the time
        except Refused as refused:
            _refuse(registry, viewer, message, refused)
        except BadSetup as error:
            _refuse(registry, viewer, message, Refused(setup_refusal(error)))
        except Exception:
            log.exception("a message failed: %s", _word(message))
            _refuse(registry, viewer, message, refusal("failed"))


def later(code: str) -> wire.Sentence:
    """Say that it can be tried again in a while."""
    return frames.rejection(too_fast(RETRY, code).refusal).say


def _word(message: msgspec.Struct | None) -> str:
    """Return a message's name on the wire; "": it was not a message."""
    return str(type(message).__struct_config__.tag) if message else ""


def _refuse(registry: TableRegistry, viewer: Viewer, message: msgspec.Struct | None, refused: Refused) -> None:
    registry.counters.refused(refused.refusal.code)
    viewer.connection.owe_for_refusal()
    viewer.refused_messages += MAX_REFUSED // MAX_TOO_FAST if refused.refusal.code == "too-fast" else 1
    if viewer.refused_messages > MAX_REFUSED:
        viewer.end("too-fast")
    else:
        viewer.send(wire.Refused(_word(message), getattr(message, "id", ""), frames.rejection(refused.refusal)))


async def bye(registry: TableRegistry, connection: Connection, code: str, say: wire.Sentence | None = None) -> None:
    """Say why, and close."""
    registry.counters.refused(code)
    message = encode(wire.Bye(code, say or wire.Sentence(f"refused-{code}")))
    await connection.bye(message, CODES.get(code, 4400), code)
