"""Reads an edition into the box, and refuses what the rules cannot play with."""
from __future__ import annotations

from typing import Final

from mousehole.checks.entries import Entries
from mousehole.kernel.edition import Edition
from mousehole.templates.tiny_game.meta import FACTS

MAX_CARDS = 30
MAX_CRUMBS = 20


class Box:
    def __init__(self, highest: int, copies: int, hand: int, piles: tuple[int, ...]) -> None:
        self.highest: Final = highest
        self.hand: Final = hand
        self.piles: Final = piles
        self.deck: Final = [card for card in range(1, highest + 1) for _ in range(copies)]


def box_of(edition: Edition) -> Box:
    entries = Entries(edition)
    deck, floor = entries.table("deck"), entries.table("floor")
    highest, copies, hand = deck.whole("highest", 2, MAX_CARDS), deck.whole("copies", 1, 10), deck.whole("hand", 1, 10)
    piles = floor.wholes("piles", hand, hand, 1, MAX_CRUMBS)
    entries.done()
    if highest * copies < hand * FACTS.most:
        raise deck.wrong(f"{highest * copies} cards are too few to deal {hand} to each of {FACTS.most} players",
                         "too-few-cards", cards=highest * copies, hand=hand, players=FACTS.most)
    return Box(highest, copies, hand, tuple(piles))
