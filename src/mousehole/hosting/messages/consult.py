"""A seat asks whether a partner has a proposal."""
from __future__ import annotations

import logging

from mousehole.hosting.messages.rights import seat_of
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.hosting.workers import TooManyWaiting
from mousehole.kernel import Seat
from mousehole.table import frames, wire
from mousehole.table.live import Live, OpenQuestion

log = logging.getLogger("mousehole.proposal")

QUIET = 6  # answers of the match between two proposals to a viewer


async def consult(registry: TableRegistry, viewer: Viewer, message: wire.Consult) -> None:
    """Send what the next bot in the team proposes for one of the viewer's own questions. Mostly that is nothing.

    It is not worth an error if there is none: partners are not obliged to have ideas.
    """
    seat, live = seat_of(viewer), viewer.loaded.live
    question = next((q for q in live.open_to(seat) if q.n == message.n and not q.is_interrupt), None)
    partner = next_bot(live, seat)
    if question is None or partner is None or not frames.has_proposals(live) or viewer.consulting:
        return
    if 0 <= live.position - viewer.proposed < QUIET:
        return
    viewer.consulting = True
    registry.spawn(_think(registry, viewer, question, partner))


def next_bot(live: Live, seat: Seat) -> Seat | None:
    """Return the first bot whose turn comes after this seat's, unless the host has muted it."""
    seats = len(live.chairs)
    order = [(seat + n) % seats for n in range(1, seats)]
    return next((each for each in order if live.chairs[each].who == "bot" and not live.chairs[each].muted), None)


async def _think(registry: TableRegistry, viewer: Viewer, question: OpenQuestion, partner: Seat) -> None:
    live = viewer.loaded.live
    try:
        found = await registry.bots.propose(live, question.decision, partner, viewer.connection.address)
        if found is not None and question.n in [q.n for q in live.open_to(question.decision.seat)]:
            viewer.proposed = live.position
            viewer.send(wire.Proposed(question.n, partner, *found))
    except TooManyWaiting:
        log.info("no proposal: too many are waiting")
    except Exception as error:  # the worker died twice, or hangs
        log.warning("no proposal: %s", type(error).__name__)
    finally:
        viewer.consulting = False
