"""A seat asks for a hint."""
from __future__ import annotations

import logging

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.refusals import refusal, too_fast
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.hosting.workers import TooManyWaiting
from mousehole.table import frames, wire
from mousehole.table.live import OpenQuestion

log = logging.getLogger("mousehole.hint")

SOON = 5.0  # seconds after which a hint in progress is usually ready


async def hint(registry: TableRegistry, viewer: Viewer, message: wire.Hint) -> None:
    """Send good moves and the reasons: for one of the viewer's own questions, from the viewer's own view.

    It may take seconds: the viewer can send other messages meanwhile.
    """
    seat, live = seat_of(viewer), viewer.loaded.live
    if not live.opened.hints:
        raise refusal("no-hints")
    question = next((q for q in live.open_to(seat) if q.n == message.n), None)
    if question is None or live.status != "playing":
        raise refusal("stale")
    if any([each.hint is not None for each in viewer.loaded.viewers if each.seat == seat]):  # one at a time per seat
        raise too_fast(SOON)
    viewer.hint = question.n, registry.spawn(_think_of_hint(registry, viewer, question))


async def _think_of_hint(registry: TableRegistry, viewer: Viewer, question: OpenQuestion) -> None:
    try:
        async for advice, is_last in registry.bots.advise(viewer.loaded.live, question.decision,
                                                          viewer.connection.address):
            viewer.send(wire.Hinted(question.n, advice, not is_last))
    except TooManyWaiting:
        viewer.send(wire.Refused("hint", "", frames.rejection(too_fast(SOON, "busy").refusal)))
    except Exception as error:  # the worker died twice, or hangs
        log.warning("no hint: %s", type(error).__name__)
        viewer.send(wire.Refused("hint", "", frames.rejection(refusal("failed").refusal)))
    finally:
        if viewer.hint is not None and viewer.hint[0] == question.n:
            viewer.hint = None
