"""Tiny Game as numbers: what a seat sees, and the cards it may play."""
from __future__ import annotations

from typing import Any, Final

from mousehole.encoding.encoder import Encoder as Base
from mousehole.encoding.layout import Block, seat_labels
from mousehole.kernel import Choice
from mousehole.templates.tiny_game.printed import Box
from mousehole.templates.tiny_game.wire import PlayCard, View

LEFT_OUT: Final = {"hand_sizes": "everybody has as many cards as there are rounds left"}


class Encoder(Base):
    def __init__(self, box: Box, seats: int) -> None:
        cards, who = [str(card) for card in range(1, box.highest + 1)], seat_labels(seats)
        rounds = [str(n + 1) for n in range(len(box.piles) + 1)]
        super().__init__([
            Block("round", "the round; the last one: the game is over", [rounds]),
            Block("hand", "how many cards of each number you hold, divided by 2", [cards], most=5.0),
            Block("picked", "your own card of this round", [cards]),
            Block("played", "how many cards of each number a seat has played, divided by 2", [who, cards], most=5.0),
            Block("last", "the card that a seat has played last", [who, cards]),
            Block("crumbs", "a seat's crumbs, divided by 15", [who], most=10.0),
            Block("seats", "who plays along", [who]),
            Block("has picked", "who has chosen a card", [who]),
        ], ["DealHands", "PlayCards", "TakePile"], ["play"], ["PlayCard"], [Block("card", "its number", [cards])])
        self.box: Final = box

    def write_view(self, v: View, out: Any, at: int) -> None:
        start, me, highest = self.layout.start, v.seat or 0, self.box.highest
        out[at + start["round"] + v.round] = 1.0
        for card in v.hand:
            out[at + start["hand"] + card - 1] += 0.5
        if v.picked is not None:
            out[at + start["picked"] + v.picked - 1] = 1.0
        for seat, cards in enumerate(v.played):
            place = (seat - me) % len(v.played)
            for card in cards:
                out[at + start["played"] + place * highest + card - 1] += 0.5
            if cards:
                out[at + start["last"] + place * highest + cards[-1] - 1] = 1.0
            out[at + start["crumbs"] + place] = v.crumbs[seat] / 15.0
            out[at + start["seats"] + place] = 1.0
            if v.has_picked[seat]:
                out[at + start["has picked"] + place] = 1.0
        self.write_step(v.agenda, out, at)

    def write_option(self, v: View, choice: Choice, out: Any, at: int) -> None:
        assert isinstance(choice, PlayCard)
        self.write_kind(choice, out, at)
        out[at + self.option_layout.start["card"] + choice.card - 1] = 1.0
