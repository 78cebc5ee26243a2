"""Mousekeeping! as numbers: what a seat sees, and the layouts it may place."""
from __future__ import annotations

from typing import Any, Final

from mousehole.encoding.encoder import Encoder as Base
from mousehole.encoding.layout import Block, seat_labels
from mousehole.games.mousekeeping.hotel import SPAN, Hotel
from mousehole.games.mousekeeping.wire import RIGHT, Place, View
from mousehole.kernel import Choice

MANY: Final = 100.0     # placements, mice: one unit
ROUND: Final = 10.0     # placements in a round
SECONDS: Final = 900.0  # the longest clock
LIMIT: Final = 120.0    # the highest limit of placements
STEPS: Final = ["RollDestination", "PlaceKeycards", "CatchMouse", "EndShift"]
PROMPTS: Final = ["place"]
KINDS: Final = ["Place"]
ENDS: Final = ["time-up", "budget-spent"]
CLOCK: Final = ["seats", "mice", "placements", "used", "misplaced", "seconds", "move limit", "by hand", "map"]
LEFT_OUT: Final = {
    "catches": "the rounds that are over; how many there were is in `numbers.mice`",
    "free": "follows from `turn` and `shown seat`",
    "score_cards": "follow from the number of mice",
}


class Encoder(Base):
    def __init__(self, box: Hotel, seats: int) -> None:
        rooms = [str(room) for room in box.rooms]
        layouts = [f"{p.top} on {p.bottom} {p.side}" for p in box.layouts]
        who = seat_labels(seats)
        super().__init__([
            Block("room", "the room that the team is in", [rooms]),
            Block("shown", "the keycards that mark it: the top one, on the bottom one, on which side", [layouts]),
            Block("shown seat", "whose keycards they are", [who]),
            Block("turn", "who places next; all 0: nobody any more", [who]),
            Block("goals", "the rooms that end the round", [rooms]),
            Block("destination", "the keycards that show the first of them", [layouts]),
            Block("round start", "the room where the round began", [rooms]),
            Block("numbers", "seats / 7, mice / 100, placements / 100, used in this round / 10, misplaced / 100, "
                  "seconds on the clock / 900 (0: no clock), limit of placements / 120 (0: none), played by hand, "
                  "with the map",
                  [CLOCK], most=100.0),
            Block("ended", "why the game is over", [ENDS]),
        ], STEPS, PROMPTS, KINDS, [
            Block("layout", "the keycards", [layouts]),
            Block("to", "the room that they show", [rooms]),
        ])
        self.box: Final = box
        self.places: Final = [box.rooms.index(room) if room in box.rooms else 0 for room in range(SPAN)]
        self.ways: Final = {way: n for n, way in enumerate(box.ways)}
        start = self.layout.start
        self.room: Final = start["room"]
        self.shown: Final = start["shown"]
        self.shown_seat: Final = start["shown seat"]
        self.turn: Final = start["turn"]
        self.goals: Final = start["goals"]
        self.destination: Final = start["destination"]
        self.round_start: Final = start["round start"]
        self.numbers: Final = start["numbers"]
        self.ended: Final = start["ended"]
        self.option_layout_at: Final = self.option_layout.start["layout"]
        self.option_room_at: Final = self.option_layout.start["to"]

    def number(self, p: Place) -> int:
        """The place of a layout among all layouts of the hotel."""
        return (self.ways[p.bottom] * len(self.ways) + self.ways[p.top]) * 2 + (p.side == RIGHT)

    def write_view(self, v: View, out: Any, at: int) -> None:
        me = v.seat or 0
        places = self.places
        out[at + self.room + places[v.room]] = 1.0
        out[at + self.shown + self.number(v.shown)] = 1.0
        out[at + self.shown_seat + (v.shown_seat - me) % v.seats] = 1.0
        if v.turn is not None:
            out[at + self.turn + (v.turn - me) % v.seats] = 1.0
        out[at + self.goals + places[v.goals[0]]] = 1.0
        out[at + self.goals + places[v.goals[1]]] = 1.0
        out[at + self.destination + self.number(v.destination)] = 1.0
        out[at + self.round_start + places[v.round_start]] = 1.0
        numbers = at + self.numbers
        out[numbers] = v.seats / 7.0
        out[numbers + 1] = v.mice / MANY
        out[numbers + 2] = v.placements / MANY
        out[numbers + 3] = v.used / ROUND
        out[numbers + 4] = v.misplaced / MANY
        if v.clock is not None:
            out[numbers + 5] = v.clock / SECONDS
        if v.move_limit is not None:
            out[numbers + 6] = v.move_limit / LIMIT
        if v.by_hand:
            out[numbers + 7] = 1.0
        if v.has_map:
            out[numbers + 8] = 1.0
        if v.ended is not None:
            out[at + self.ended + ENDS.index(v.ended)] = 1.0
        self.write_step(v.agenda, out, at)

    def write_option(self, v: View, choice: Choice, out: Any, at: int) -> None:
        assert isinstance(choice, Place)
        out[at] = 1.0
        out[at + self.option_layout_at + self.number(choice)] = 1.0
        out[at + self.option_room_at + self.places[self.box.shows[choice.bottom, choice.top, choice.side]]] = 1.0
