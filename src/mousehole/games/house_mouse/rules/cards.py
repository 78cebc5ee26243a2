"""House Mouse, cards on their way: from the pile to the house, into nests and hands, and out of them."""
from __future__ import annotations

from mousehole.games.house_mouse import scoring
from mousehole.games.house_mouse.box import BACKS, BOOST, POWER
from mousehole.games.house_mouse.happened import (
    BoostScavenged,
    CardDiscarded,
    CardMoved,
    CardScavenged,
    CornerRefilled,
    NestFilled,
    NestNearlyFull,
    PileShuffled,
)
from mousehole.games.house_mouse.rules.powers import end_now
from mousehole.games.house_mouse.table import NO_CARD, NOBODY, Table, mark, without
from mousehole.games.house_mouse.wire import BASIL


def draw(s: Table) -> int:
    """HOUSE-29 The top card; an empty pile is refilled from the discard pile. NO_CARD if both are empty."""
    if not s.pile:
        if not s.discard:
            return NO_CARD
        s.hide(s.discard)
        s.pile, s.discard = s.discard[:], []
        s.rng.shuffle(s.pile)
        s.tell(PileShuffled(len(s.pile)))
    return s.pile.pop()


def refill(s: Table, corner: int) -> None:
    """HOUSE-13 Put a new card, face down, at an empty corner."""
    card = draw(s)
    if card == NO_CARD:
        return
    s.house[corner] = card
    if s.events is not None:
        s.tell(CornerRefilled(s.box.house_for(s.seats).labels[corner], BACKS[s.box.type_of[card]]))


def scavenge_at(s: Table, mouse: int, corner: int) -> None:
    """HOUSE-9 Take the card at this corner. The spot stays empty for now."""
    card, was_up, seen = s.house[corner], s.is_up(corner), s.seen[corner]
    s.house[corner] = NO_CARD
    s.up &= ~(1 << corner)
    s.seen[corner] = 0
    take(s, mouse, card, was_up, seen)


def take(s: Table, mouse: int, card: int, was_up: bool, seen: int) -> None:
    """HOUSE-9, HOUSE-36 As if scavenged: Points and Powers into the nest, face up; a Boost into the hand.

    `seen`: seats that have peeked at it. HOUSE-33 They do not see it any more, but may remember it.
    """
    if s.box.type_of[card] != BOOST:
        if s.events is not None:
            s.tell(CardScavenged(mouse, s.box.codes[card], scoring.gain(s.box, s.nests[mouse], card)))
        gain(s, mouse, card, is_scavenged=True)
        warn(s, mouse)
    elif mouse == BASIL:  # HOUSE-43
        s.discard = [*s.discard, card]
        if s.events is not None:
            s.tell(CardDiscarded(mouse, s.box.codes[card], 0))
    else:
        s.hands[mouse] = sorted([*s.hands[mouse], card])
        if was_up:
            s.known = [*s.known, mark(card, mouse)]
        elif seen & ~(1 << mouse):
            s.remembered = [[*marks, mark(card, mouse)] if seat != mouse and seen >> seat & 1 else marks
                            for seat, marks in enumerate(s.remembered)]
        if s.events is not None:
            s.tell(BoostScavenged(mouse, s.box.codes[card], was_up))


def gain(s: Table, mouse: int, card: int, is_scavenged: bool = False) -> None:
    """HOUSE-16 In a new nest a Power is fresh; HOUSE-15 a scavenged one is free; HOUSE-23 the twelfth card ends it."""
    s.nests[mouse] = [*s.nests[mouse], card]
    is_power = s.box.type_of[card] == POWER
    if is_power:
        m = mark(card, mouse)
        for old in s.used:
            if old // 16 == card and old != m:
                s.used = without(s.used, old)
                break
        if is_scavenged and mouse != BASIL and m not in s.freed:
            if mouse == s.turn:
                s.free = [*s.free, m]
            elif s.ending == NOBODY:
                s.offers = [*s.offers, m]
    if len(s.nests[mouse]) >= s.box.full and s.ending == NOBODY:
        s.ending = mouse
        s.offers = []  # HOUSE-24 no other free activation follows
        if is_power and is_scavenged and mouse != BASIL:
            s.twelfth = card
        s.tell(NestFilled(mouse))
        if not s.frames:
            end_now(s)


def warn(s: Table, mouse: int) -> None:
    """HOUSE-23 A nest that has grown to eleven cards is one short of ending the game."""
    if s.events is not None and len(s.nests[mouse]) == s.box.full - 1 and s.ending == NOBODY:
        s.tell(NestNearlyFull(mouse))


def lose(s: Table, mouse: int, card: int) -> None:
    """HOUSE-15 Free only while it stays in that nest; HOUSE-24 and so it is with the twelfth card."""
    s.nests[mouse] = without(s.nests[mouse], card)
    m = mark(card, mouse)
    if m in s.free:
        s.free = without(s.free, m)
    if m in s.offers:
        s.offers = without(s.offers, m)
    if card == s.twelfth and mouse == s.ending:
        s.twelfth = NO_CARD


def hand_over(s: Table, card: int, giver: int, taker: int, how: str) -> None:
    """From nest to nest. HOUSE-35 A card keeps its facing; HOUSE-17 it comes without a free use."""
    if s.events is not None:
        tell_moved(s, card, giver, s.nests[giver], taker, s.nests[taker], how)
    lose(s, giver, card)
    gain(s, taker, card)
    warn(s, taker)


def tell_moved(s: Table, card: int, giver: int, left: list[int], taker: int, joined: list[int], how: str) -> None:
    """`left` is the nest with the card still in it, `joined` the one without it."""
    lost, gained = -scoring.loss(s.box, left, card), scoring.gain(s.box, joined, card)
    s.tell(CardMoved(s.box.codes[card], giver, taker, how, s.box.codes[s.frames[-1].card], lost, gained))


def exchange(s: Table, one: int, card: int, other: int, its: int) -> None:
    """HOUSE-24 One for one, at the same moment: no nest grows."""
    whole_one, whole_other = s.nests[one][:], s.nests[other][:]
    lose(s, one, card)
    lose(s, other, its)
    if s.events is not None:
        tell_moved(s, card, one, whole_one, other, s.nests[other], "traded")
        tell_moved(s, its, other, whole_other, one, s.nests[one], "traded")
    gain(s, other, card)
    gain(s, one, its)


def discard_from_nest(s: Table, mouse: int, card: int) -> None:
    """HOUSE-36 Face up on the discard pile."""
    if s.events is not None:
        s.tell(CardDiscarded(mouse, s.box.codes[card], -scoring.loss(s.box, s.nests[mouse], card)))
    lose(s, mouse, card)
    s.discard = [*s.discard, card]
