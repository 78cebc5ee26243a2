"""Replays a finished match state by state, as one seat or a spectator saw it."""
from __future__ import annotations

from collections.abc import Sequence

from mousehole.kernel import Seat
from mousehole.kernel.log import Log
from mousehole.table import frames, journal, wire
from mousehole.table.box import box_of
from mousehole.table.live import log_of
from mousehole.table.match import Match
from mousehole.table.rest_types import Replayed


def log_text(id: str, lines: Sequence[str], match: int) -> str:
    """Return the log of a finished match, from the lines of its table's journal; "": there is none."""
    log = log_of(id, [journal.read(line) for line in lines], match)
    return "" if log is None else log.write()


def states(text: str, match: int, viewer: Seat | None, first: int, count: int) -> Replayed:
    """Return states `first` to `first + count - 1`; state n is the one after n answers. No questions are included."""
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
            asked = [wire.Asked(d.seat, d.prompt, d.clause, None) for d in box.game.advance(again.s)]
            outcome = again.outcome()
            told.append(wire.State(
                n, match, box.codec.plain(box.game.view(again.s, viewer)), asked, [],
                [wire.LoggedEvent(n, box.codec.plain(seen), frames.sentence(seen)) for seen in events],
                frames.ended_by(box, outcome, log) if outcome else None, again.now))
    return Replayed(len(log.answers), first, told)


