"""Reads an edition into the hotel, and refuses what the rules cannot play with."""
from __future__ import annotations

from mousehole.checks.entries import Entries, different
from mousehole.games.mousekeeping.hotel import ANY_LIMIT, NOWHERE, Hotel, Shaft
from mousehole.games.mousekeeping.meta import FACTS
from mousehole.kernel.edition import Edition

FEWEST_KEYCARDS = 2 * FACTS.most + 4  # two per player, two for the destination and two for the score
MAX_KEYCARDS = 100
FACES = 2                             # of a keycard
DIGITS = "1234"                       # floors, columns and rows
MAX_IMAGES = 20                       # on a face of a score card
MAX_SHAFTS = 8
MAX_MOVES = 120


def box_of(edition: Edition) -> Hotel:
    entries = Entries(edition)
    keycards, hotel, rows = entries.table("keycards"), entries.table("hotel"), entries.rows("shafts", 1, MAX_SHAFTS)
    count, images = keycards.whole("count", FEWEST_KEYCARDS, MAX_KEYCARDS), keycards.whole("mice", 1, MAX_IMAGES)
    faces = keycards.some_of("faces", FACES, FACES, [left + right for left in DIGITS for right in DIGITS
                                                     if left != right])
    if set(faces[0]) == set(faces[1]):
        raise keycards.wrong(f"faces 2 shows the digits of faces 1 again: {faces[0]} and {faces[1]}", "faces",
                             one=faces[0], other=faces[1])
    lobby, move_limit = hotel.whole("lobby", 111, 444), hotel.whole_or("move_limit", 1, MAX_MOVES, ANY_LIMIT)
    endings = [column + row for column in DIGITS for row in DIGITS]
    shafts = [Shaft(row.word("colour"), int(row.one_of("ending", endings))) for row in rows]
    different(rows, "colour", [shaft.colour for shaft in shafts])
    different(rows, "ending", [shaft.ending for shaft in shafts])
    entries.done()
    try:
        box = Hotel(count, faces, images, lobby, shafts, move_limit)
    except ValueError as error:
        raise hotel.wrong(str(error), "no-lobby", lobby=str(lobby)) from None
    for row, shaft in zip(rows, shafts, strict=True):
        if not [room for room in box.rooms if room % 100 == shaft.ending]:
            raise row.wrong(f"no room ends with {shaft.ending}", "no-room", ending=str(shaft.ending))
    for room in box.rooms:
        if box.distances[lobby][room] == NOWHERE:
            raise keycards.wrong(f"with these faces there is no way from the lobby, {lobby}, to room {room}", "no-way",
                                 lobby=str(lobby), room=str(room))
    return box
