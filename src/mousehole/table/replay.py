"""Replays a finished match state by state, as one seat or a spectator saw it."""
from __future__ import annotations

from collections.abc import Sequence

from mousehole.kernel import Event, Seat
from mousehole.kernel.log import Log
from mousehole.table import frames, journal, takings, wire
from mousehole.table.box import Box, box_of
from mousehole.table.live import log_of
from mousehole.table.match import Match
from mousehole.table.notices import TookBack
from mousehole.table.rest_types import Replayed


def log_text(id: str, lines: Sequence[str], match: int) -> str:
    """Return the log of a finished match, from the lines of its table's journal; "": there is none."""
    log = log_of(id, [journal.read(line) for line in lines], match)
    return "" if log is None else log.write()


def states(text: str, match: int, viewer: Seat | None, first: int, count: int) -> Replayed:
    """Return states `first` to `first + count - 1`; state n is the one after n turns. No questions are included.

    A turn is an answer, or that answers were taken back.
    """
    log = Log.read(text)
    box, turns = box_of(log), takings.turns(log)
    again = _match(box, log, [])
    told = []
    for n in range(min(first + count, len(turns) + 1)):
        turn, notices = turns[n - 1] if n else None, list[Event]()
        if turn is not None and turn.choice is None:
            again = _match(box, log, turn.counting)
            again.take_events()  # they were told on the way here
            notices = [TookBack(turn.seat, takings.places(turns[:n - 1])[turn.first])]
        elif turn is not None:
            again.take(turn.seat, turn.choice, turn.at)
        events = [seen for event in [*again.take_events(), *notices] if (seen := event.seen_by(viewer)) is not None]
        if n >= first:
            asked = [wire.Asked(d.seat, d.prompt, d.clause, None) for d in box.game.advance(again.s)]
            outcome = again.outcome()
            told.append(wire.State(
                n, match, box.codec.plain(box.game.view(again.s, viewer)), asked, [],
                [wire.LoggedEvent(n, box.codec.plain(seen), frames.sentence(seen)) for seen in events],
                frames.ended_by(box, outcome, log, again.s) if outcome else None, again.now))
    return Replayed(len(turns), first, told)


def _match(box: Box, log: Log, answers: list[takings.Answer]) -> Match:
    """Return the match after these answers."""
    match = Match(box.game, log.seats, bytes.fromhex(log.seed), log.options, log.edition, box.codec)
    for seat, choice, at in answers:
        match.take(seat, choice, at)
    return match
