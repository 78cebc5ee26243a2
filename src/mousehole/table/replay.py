"""A finished match again, state by state, as one seat or a spectator saw it."""
from __future__ import annotations

from mousehole.kernel import Seat
from mousehole.kernel.log import Log
from mousehole.table import frames, wire
from mousehole.table.asked import Replayed
from mousehole.table.box import box_of
from mousehole.table.match import Match


def states(text: str, match: int, viewer: Seat | None, first: int, count: int) -> Replayed:
    """States `first` to `first + count - 1`; state n is the one after n answers. Nobody is asked anything."""
    log = Log.read(text)
    box = box_of(log)
    again = Match(box.game, log.seats, bytes.fromhex(log.seed), log.options, log.edition, box.codec)
    told = []
    for n in range(min(first + count, len(log.answers) + 1)):
        if n:
            seat, choice, at = log.answers[n - 1]
            again.take(seat, choice, at)
        events = [seen for event in again.take_events() if (seen := event.seen_by(viewer)) is not None]
        if n >= first:
            asked = [wire.Asked(d.seat, d.prompt, d.clause, None) for d in box.game.asked(again.s)]
            outcome = again.outcome()
            told.append(wire.State(
                n, match, box.codec.plain(box.game.view(again.s, viewer)), asked, [],
                [wire.Happened(n, box.codec.plain(seen), frames.said(seen)) for seen in events],
                frames.ended_by(box, outcome, log.options) if outcome else None, again.now))
    return Replayed(len(log.answers), first, told)


