"""Plays on from a moment of a saved match, in this terminal."""
from __future__ import annotations

import secrets
from pathlib import Path

from mousehole.kernel import CLOCK, Game, Seat
from mousehole.kernel.log import Log, begun, replay
from mousehole.table import playing_on, takings
from mousehole.table.box import Box, box_of
from mousehole.table.match import Match
from mousehole.terminal import shelf
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.seating import PERSON, Seating


def asked_seat(game: Game, log: Log, step: int) -> Seat:
    """Return who is asked after this many turns: the seat to play on with, if nobody has named one."""
    turns = takings.turns(log)
    kept = Log(log.game, log.version, log.seats, log.seed, log.options, log.edition,
               turns[step - 1].counting if 0 < step <= len(turns) else [], position=log.position)
    return next((d.seat for d in game.advance(replay(game, kept)) if d.seat != CLOCK), 0)


def table_after(log: Log, step: int, seat: Seat, bots: list[str], language: str, path: Path | None) -> LocalTable:
    """Return a table on which this seat's person plays on after this many turns, against bots.

    Raises BadLog; Refused, if nothing can be played then.
    """
    box, (view, spent) = box_of(log), playing_on.seen_at(log.write(), step, seat)
    sitters = [bots[(other - (other > seat)) % len(bots)] for other in range(log.seats)]
    sitters[seat] = PERSON
    return _table(box, log, view, spent, Seating(sitters), language, path)


def table_again(played: LocalTable) -> LocalTable:
    """Return a table for the same people from the same moment, imagined anew from what the first of them knew then."""
    log = played.match.log
    assert log.position is not None
    box = box_of(log)
    view = box.codec.plain(box.game.view(begun(box.game, log), (played.people or [0])[0]))
    path = None if played.path is None else shelf.new_path(log.game)
    return _table(box, log, view, log.position["spent"], played.seating, played.language, path)


def _table(box: Box, log: Log, view: object, spent: int, seating: Seating, language: str,
           path: Path | None) -> LocalTable:
    seed = secrets.token_bytes(32)
    begins = playing_on.position(playing_on.imagined(box, view, seed), spent)
    match = Match(box.game, log.seats, seed, log.options, log.edition, box.codec, begins)
    return LocalTable(match, seating, language, keep=shelf.keeper(path, seating) if path else None, path=path)
