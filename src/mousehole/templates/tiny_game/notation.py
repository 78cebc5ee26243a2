"""Tiny Game in one line of text: `7` plays card 7."""
from __future__ import annotations

from mousehole.kernel import Choice
from mousehole.templates.tiny_game.printed import Box
from mousehole.templates.tiny_game.wire import PlayCard, View


def write(choice: Choice) -> str:
    assert isinstance(choice, PlayCard)
    return str(choice.card)


def read(text: str) -> Choice:
    if text.isdecimal():
        return PlayCard(int(text))
    raise ValueError(f"{text!r} is not the number of a card")


def position(v: View, box: Box) -> str:
    """The pile of this round, everybody's crumbs and cards, and your own hand."""
    pile = "no pile left" if v.round >= len(box.piles) else f"pile of {box.piles[v.round]}"
    rows = [f"seat {seat}: {v.crumbs[seat]} crumbs, {v.hand_sizes[seat]} in hand, played {_row(cards)}"
            for seat, cards in enumerate(v.played)]
    picked = "" if v.picked is None else f", picked {v.picked}"
    return "\n".join([pile, *rows, *([] if v.seat is None else [f"hand: {_row(v.hand)}{picked}"])])


def _row(cards: tuple[int, ...]) -> str:
    return " ".join([str(card) for card in cards]) or "–"
