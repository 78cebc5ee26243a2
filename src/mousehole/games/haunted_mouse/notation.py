"""Haunted Mouse in one line of text. Places count from 1 at the left of the hand; seats from 0; p is the Public Bait.

    bait 3 6              the first Bait: the cards in places 3 and 6
    meld 2-4 + 5S/1 7C/p  a meld of places 2 to 4, the 5 of Snakes of seat 1 and the Public 7 of Cats
    meld 2-4 + 7C/p 5     the same, and one 5 of several: which one is asked next
    use 5S/1              this one; `meld 2-4 + 5S/1 7C/p` is read as the line above and leaves `use 5S/1` to say
    trap + 5S/0 …         the same as a Trap, here with Bait only; a card without owner (5H) is asked for
    cards 2 5 + 5S/1      cards picked one by one; cards-trap: as a Trap
    draw, draw 5S/1       from the pile; somebody's Bait
    insert 3              before the card in place 3
    lay 3, keep           the card in place 3 as Bait; none
    pass
"""
from __future__ import annotations

import re

from mousehole.games.haunted_mouse.cards import Box, card_named, card_text
from mousehole.games.haunted_mouse.wire import (
    PUBLIC,
    BaitCard,
    DrawFromPile,
    InsertCard,
    LayBait,
    LayNoBait,
    Pass,
    PlayCards,
    PlayMeld,
    SetBait,
    SetTrap,
    TakeBait,
    UseBait,
    View,
)
from mousehole.kernel import Choice

BAIT = re.compile(r"(\d[A-Z])/(p|\d)")
PLAYED = re.compile(r"(meld|trap|cards|cards-trap)((?: \d{1,2}(?:-\d{1,2})?)*)"
                    r"(?: \+(?= )((?: \d[A-Z]/(?:p|\d))*)((?: \d[A-Z]?)*))?")
BLOCK = re.compile(r" (\d+)(?:-(\d+))?")


def write(choice: Choice) -> str:
    if isinstance(choice, PlayMeld):
        return _played("meld", _block(choice.start, choice.length), choice.bait,
                       [str(rank) for rank in choice.wanted])
    if isinstance(choice, SetTrap):
        return _played("trap", _block(choice.start, choice.length), choice.bait,
                       [card_text(card) for card in choice.wanted])
    if isinstance(choice, PlayCards):
        return _played("cards-trap" if choice.trap else "cards", _places(choice.places), choice.bait, [])
    if isinstance(choice, SetBait):
        return f"bait{_places(choice.places)}"
    if isinstance(choice, UseBait):
        return f"use {_bait(choice.bait)}"
    if isinstance(choice, TakeBait):
        return f"draw {_bait(choice.bait)}"
    if isinstance(choice, InsertCard):
        return f"insert {choice.place + 1}"
    if isinstance(choice, LayBait):
        return f"lay {choice.place + 1}"
    return "draw" if isinstance(choice, DrawFromPile) else "keep" if isinstance(choice, LayNoBait) else "pass"


def _played(word: str, places: str, bait: tuple[BaitCard, ...], wanted: list[str]) -> str:
    added = [*[_bait(used) for used in bait], *wanted]
    return " ".join([f"{word}{places}", *(["+"] if added else []), *added])


def _block(start: int, length: int) -> str:
    return "" if length == 0 else f" {start + 1}" if length == 1 else f" {start + 1}-{start + length}"


def _places(places: tuple[int, ...]) -> str:
    return "".join([f" {place + 1}" for place in places])


def _bait(bait: BaitCard) -> str:
    return f"{card_text(bait.card)}/{'p' if bait.owner == PUBLIC else bait.owner}"


def read(text: str) -> Choice:
    word, _, rest = text.partition(" ")
    if text in SIMPLE:
        return SIMPLE[text]
    if word == "draw" and (found := BAIT.fullmatch(rest)):
        return TakeBait(_read_bait(found))
    if word == "use" and (found := BAIT.fullmatch(rest)):
        return UseBait(_read_bait(found))
    if word in ("insert", "lay") and rest.isdecimal():
        return InsertCard(int(rest) - 1) if word == "insert" else LayBait(int(rest) - 1)
    if word == "bait" and re.fullmatch(r"\d+(?: \d+)*", rest):
        return SetBait(tuple([int(place) - 1 for place in rest.split()]))
    if played := PLAYED.fullmatch(text):
        bait = tuple([_read_bait(found) for found in BAIT.finditer(played[3] or "")])
        if word.startswith("cards") and not played[4]:
            places = [place for found in BLOCK.finditer(played[2]) for place in _read_block(found)]
            return PlayCards(tuple(places), bait, word == "cards-trap")
        blocks = [_read_block(found) for found in BLOCK.finditer(played[2])]
        if len(blocks) <= 1 and not word.startswith("cards"):
            start, length = (blocks[0].start, len(blocks[0])) if blocks else (0, 0)
            wanted = (played[4] or "").split()
            if word == "meld":
                return PlayMeld(start, length, bait, tuple([int(rank) for rank in wanted]))
            return SetTrap(start, length, bait, tuple([card_named(card) for card in wanted]))
    raise ValueError(f"{text!r} is not a choice; a meld is written like 'meld 2-4 + 5S/1 7C/p'")


SIMPLE: dict[str, Choice] = {"draw": DrawFromPile(), "keep": LayNoBait(), "pass": Pass()}


def _read_bait(found: re.Match[str]) -> BaitCard:
    return BaitCard(PUBLIC if found[2] == "p" else int(found[2]), card_named(found[1]))


def _read_block(found: re.Match[str]) -> range:
    return range(int(found[1]) - 1, int(found[2] or found[1]))


def position(v: View, box: Box) -> str:
    """The middle of the table, then one line per seat: cheese, hand in its order, Bait."""
    meld = f"{_cards(v.meld)} of seat {v.meld_owner}" if v.meld else "none"
    lines = [f"round {v.round} · meld: {meld} · public: {_cards(v.public)} · pile {v.pile} · discards {v.discards}"]
    if v.has_drawn:
        lines.append(f"drawn: {card_text(v.drawn)}")
    for seat in range(v.seats):
        mark = ">" if seat == v.turn and not v.ended else " "
        hand = f"out as number {v.out.index(seat) + 1}" if seat in v.out else _cards(v.hands[seat])
        lines.append(f"{mark} seat {seat}: {v.cheese[seat]} cheese · hand: {hand} · bait: {_cards(v.bait[seat])}")
    return "\n".join(lines)


def _cards(cards: tuple[int | None, ...]) -> str:
    return " ".join([card_text(card) for card in cards]) or "–"
