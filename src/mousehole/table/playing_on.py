"""Plays on from a moment of a finished match: what a seat could not know then is imagined anew from what it knew.

Nothing else of that match is used, so nothing that was hidden from the seat can be learned by it.
"""
from __future__ import annotations

from typing import Any

from mousehole.checks.positions import impossible
from mousehole.games import sense
from mousehole.kernel import BadSetup, Refusal, Refused, Rng, Seat, State, Value
from mousehole.kernel.codec import NotReadable
from mousehole.kernel.log import BadLog, Log
from mousehole.table import takings
from mousehole.table.box import Box, box_of
from mousehole.table.match import Match


def seen_at(text: str, step: int, seat: Seat) -> tuple[Any, int]:
    """Return what a seat knew after this many turns of a log, as plain data, and the ms of the game's clock by then.

    Raises Refused if there is no such moment, or nothing left to play.
    """
    log = Log.read(text)
    box, turns = box_of(log), takings.turns(log)
    if not 0 <= seat < log.seats:
        raise Refused(Refusal("no-such-seat", ""))
    if not 0 <= step <= len(turns):
        raise Refused(Refusal("no-such-moment", "", (("most", len(turns)),)))
    match = Match(box.game, log.seats, bytes.fromhex(log.seed), log.options, log.edition, box.codec, log.position)
    now = 0
    for who, choice, now in turns[step - 1].counting if step else []:
        match.take(who, choice, now)
    if not match.pending():
        raise Refused(Refusal("nothing-to-play-on", box.game.facts.end_clause))
    return box.codec.plain(box.game.view(match.s, seat)), now - match.clock_since if match.clock_prompt else 0


def imagined(box: Box, view: Any, seed: bytes) -> Any:
    """Return a table that this view cannot tell from the true one; both as plain data."""
    return box.codec.plain(box.game.imagine(box.codec.read(view, Value), Rng(seed)))


def position(table: Any, spent: int) -> dict[str, Any]:
    """Return what a log says about where its match began."""
    return {"table": table, "spent": spent}


def check(box: Box, log: Log) -> None:
    """Raise BadLog if a log from outside begins from a table that is impossible."""
    told = log.position
    if told is None:
        return
    try:
        s = box.codec.read(told["table"], State)
        fits = s.seats == log.seats and s.rng.seed.hex() == log.seed and isinstance(told["spent"], int)
    except (NotReadable, TypeError, LookupError, BadSetup):
        fits = False
    if not fits or impossible(box.game, s, sense(log.game)) is not None:
        raise BadLog("the table that it begins from is impossible", "log-position", {})
