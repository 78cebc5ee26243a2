"""Fibs & Filberts as numbers: what a seat sees, and what it may do."""
from __future__ import annotations

from typing import Any, Final

from fibs_and_filberts.printed import Box
from fibs_and_filberts.wire import HideShell, SayNumber, View
from mousehole.encoding.encoder import Encoder as Base
from mousehole.encoding.layout import Block, seat_labels
from mousehole.kernel import Choice

LEFT_OUT: Final = {"hand_sizes": "everybody has as many shells as they have not played",
                   "is_hidden": "the step says whether a shell is in the middle"}
MANY: Final = 10.0  # filberts that count as one


class Encoder(Base):
    def __init__(self, box: Box, seats: int) -> None:
        inside, who = [str(n) for n in range(box.highest + 1)], seat_labels(seats)
        numbers, turns = inside[1:], [str(n + 1) for n in range(box.hand)]
        most = (box.start + seats * box.hand * max(box.highest, box.stake)) / MANY
        super().__init__([
            Block("hand", "how many of your shells have so many filberts under them, divided by 5", [inside], most=2.0),
            Block("hidden", "what is under the shell that you have hidden", [inside]),
            Block("speaker", "whose turn it is", [who]),
            Block("number", "what was said about the shell in the middle", [numbers]),
            Block("has decided", "who has decided", [who]),
            Block("my doubt", "what you have decided: to believe, to doubt", [["believe", "doubt"]]),
            Block("claims", "what a seat has said of its first, second … shell", [who, turns, numbers]),
            Block("turned", "whether that shell was turned over", [who, turns]),
            Block("inside", "what was under it, if you know", [who, turns, inside]),
            Block("filberts", "a seat's filberts, divided by 10", [who], most=most),
            Block("seats", "who plays along", [who]),
        ], ["DealShells", "HideOne", "SayOne", "Decide", "Settle"], ["hide", "say", "decide"],
            ["HideShell", "SayNumber", "Believe", "Doubt"],
            [Block("inside", "what is under the shell", [inside]), Block("number", "what is said", [numbers])])
        self.box: Final = box

    def write_view(self, v: View, out: Any, at: int) -> None:
        start, me, seats = self.layout.start, v.seat or 0, len(v.filberts)
        shells, numbers, turns = self.box.highest + 1, self.box.highest, self.box.hand
        for inside in v.hand:
            out[at + start["hand"] + inside] += 0.2
        if v.hidden is not None:
            out[at + start["hidden"] + v.hidden] = 1.0
        if v.number is not None:
            out[at + start["number"] + v.number - 1] = 1.0
        if v.my_doubt is not None:
            out[at + start["my doubt"] + int(v.my_doubt)] = 1.0
        out[at + start["speaker"] + (v.speaker_seat - me) % seats] = 1.0
        for seat in range(seats):
            place = (seat - me) % seats
            assert len(v.claims[seat]) == len(v.turned[seat]) == len(v.inside[seat])
            for turn, claim in enumerate(v.claims[seat]):
                row, found = place * turns + turn, v.inside[seat][turn]
                out[at + start["claims"] + row * numbers + claim - 1] = 1.0
                out[at + start["turned"] + row] = float(v.turned[seat][turn])
                if found is not None:
                    out[at + start["inside"] + row * shells + found] = 1.0
            out[at + start["has decided"] + place] = float(v.has_decided[seat])
            out[at + start["filberts"] + place] = v.filberts[seat] / MANY
            out[at + start["seats"] + place] = 1.0
        self.write_step(v.agenda, out, at)

    def write_option(self, v: View, choice: Choice, out: Any, at: int) -> None:
        start = self.option_layout.start
        self.write_kind(choice, out, at)
        if isinstance(choice, HideShell):
            out[at + start["inside"] + choice.inside] = 1.0
        elif isinstance(choice, SayNumber):
            out[at + start["number"] + choice.number - 1] = 1.0
