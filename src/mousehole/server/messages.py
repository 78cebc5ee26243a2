"""What the table does with each message of a viewer, one function a word."""
from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from mousehole.kernel import Seat
from mousehole.server.house import House, no, now_ms
from mousehole.server.viewer import Viewer
from mousehole.table import frames, verbs, wire
from mousehole.table.live import OpenQuestion

log = logging.getLogger("mousehole.messages")

Verb = Callable[[House, Viewer, Any], Awaitable[None]]


def seat_of(viewer: Viewer) -> Seat:
    if viewer.seat is None:
        raise no("not-seated")
    return viewer.seat


def must_be_host(viewer: Viewer) -> None:
    if not viewer.is_host:
        raise no("not-host")


async def answer(house: House, viewer: Viewer, message: wire.Answer) -> None:
    seat = seat_of(viewer)
    numbers = await house.act(
        viewer.hosted, lambda live, now: [verbs.answer(live, seat, message.n, message.choice, now)])
    viewer.send(wire.Taken(message.id, message.n, numbers[-1]))


async def hint(house: House, viewer: Viewer, message: wire.Hint) -> None:
    """What would be good, and why: about a question of the viewer's own, from the viewer's own view.

    It may take seconds: the viewer can say other things meanwhile.
    """
    seat, live = seat_of(viewer), viewer.hosted.live
    if not live.opened.hints:
        raise no("no-hints")
    question = next((q for q in live.open_to(seat) if q.n == message.n), None)
    if question is None or live.status != "playing":
        raise no("stale")
    if viewer.is_hinted or not viewer.bucket.take(5):
        raise no("too-fast")
    viewer.is_hinted = True
    house.spawn(_think_of_hint(house, viewer, question))


async def _think_of_hint(house: House, viewer: Viewer, question: OpenQuestion) -> None:
    try:
        advice = await house.thinkers.advise(viewer.hosted.live, question.decision)
    except Exception as error:  # the thinking process died twice, or hangs
        log.warning("no hint: %s", type(error).__name__)
        viewer.send(wire.Refused("hint", "", frames.rebuff(no("failed").refusal)))
    else:
        viewer.send(wire.Hinted(question.n, advice))
    finally:
        viewer.is_hinted = False


async def say(house: House, viewer: Viewer, message: wire.Say) -> None:
    if viewer.seat is None and not viewer.is_host:
        raise no("not-seated")
    await house.act(viewer.hosted, lambda live, now: [verbs.say(live, viewer.seat, message.text, now)])


async def mute(house: House, viewer: Viewer, message: wire.Mute) -> None:
    must_be_host(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.mute(live, message.seat, message.on, now)])


async def start(house: House, viewer: Viewer, message: wire.Start) -> None:
    must_be_host(viewer)
    await house.act(viewer.hosted, lambda live, now: verbs.start(live, message.fill, now))


async def pause(house: House, viewer: Viewer, message: wire.Pause) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.pause(live, seat, now)])


async def resume(house: House, viewer: Viewer, message: wire.Resume) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.resume(live, seat, now)])


async def leave(house: House, viewer: Viewer, message: wire.Leave) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.leave(live, seat, now)])


async def back(house: House, viewer: Viewer, message: wire.Back) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: [verbs.come_back(live, seat, now)])


async def resign(house: House, viewer: Viewer, message: wire.Resign) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: verbs.resign(live, seat, now))


async def rematch(house: House, viewer: Viewer, message: wire.Rematch) -> None:
    seat = seat_of(viewer)
    await house.act(viewer.hosted, lambda live, now: verbs.rematch(live, seat, message.nonce, now))


async def resync(house: House, viewer: Viewer, message: wire.Resync) -> None:
    from mousehole.server.socket import resend
    resend(viewer, message.since)


async def ping(house: House, viewer: Viewer, message: wire.Ping) -> None:
    viewer.send(wire.Pong(message.sent, now_ms()))


VERBS: dict[type, Verb] = {
    wire.Answer: answer, wire.Hint: hint, wire.Say: say, wire.Mute: mute, wire.Start: start, wire.Pause: pause,
    wire.Resume: resume, wire.Leave: leave, wire.Back: back, wire.Resign: resign, wire.Rematch: rematch,
    wire.Resync: resync, wire.Ping: ping}
