"""A seat asks what would be good."""
from __future__ import annotations

import logging

from mousehole.server.house import House, no
from mousehole.server.said.rights import seat_of
from mousehole.server.viewer import Viewer
from mousehole.table import frames, wire
from mousehole.table.live import OpenQuestion

log = logging.getLogger("mousehole.hint")


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
