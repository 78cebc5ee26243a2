"""Haunted Mouse: how to play it well.

A hand is worth the few melds it would take to get rid of it: its *blocks*, each a set or a run as it stands. Bait is
lighter than a block, because it fits in anywhere and others may take it; but using others' Bait helps them.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.haunted_mouse.melds import fitting, pool_of
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import (
    PUBLIC,
    BaitCard,
    InsertCard,
    LayBait,
    LayNoBait,
    PlayMeld,
    SetBait,
    SetTrap,
    TakeBait,
    UseBait,
)
from mousehole.kernel import Choice, Decision, Rng, Seat

# What things weigh, in blocks. Set by hand; of eleven changes of one weight, none played clearly better.
BLOCK: Final = 1.0
CARD: Final = 0.15
BAIT: Final = 0.6
GIFT: Final = 0.35    # a card that another gets rid of
RESCUE: Final = 4.0   # somebody else goes out first
LEAD: Final = 0.8     # a Trap keeps the lead
DRAW: Final = 0.6     # how much of a block a card from the pile is likely to be
OUT: Final = 10.0

NO_CARD: Final = -1

SHARP: Final = 0.4  # how far a wedge of cheese moves the estimate: between 0.35 and 0.45, the best of those tried


def blocks(hand: list[int], start: int = 0, end: int = 0, card: int = NO_CARD) -> int:
    """How many melds it takes to play the hand as it stands, counted from the left; no way takes fewer.

    Without the cards from `start` to before `end`, and with this card, if any, in their place.
    """
    count, at, last, step, is_begun, is_inserted = 0, 0, 0, 0, False, card == NO_CARD
    while True:
        if at == start and not is_inserted:
            rank = card // 4
            is_inserted = True
        else:
            if at == start:
                at = end
            if at >= len(hand):
                return count
            rank = hand[at] // 4
            at += 1
        by = rank - last
        if count and -1 <= by <= 1 and (is_begun or by == step):
            step, is_begun = by, False
        else:
            count += 1
            is_begun = True  # by one card: the next one may make a set or a run of it
        last = rank


def burden(blocks: int, cards: int, bait: int) -> float:
    return BLOCK * blocks + CARD * cards + BAIT * bait


def burden_of(s: Table, seat: Seat) -> float:
    return burden(blocks(s.hands[seat]), len(s.hands[seat]), len(s.bait[seat]))


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    """What leaves the lightest burden; one of the best if there are several."""
    best, value, ties = d.options[0], -1000.0, 0
    for option in d.options:
        worth = worth_of(s, d.seat, option)
        if worth > value + 1e-9:
            best, value, ties = option, worth, 1
        elif worth > value - 1e-9:
            ties += 1
            if rng.below(ties) == 0:
                best = option
    return best


def worth_of(s: Table, seat: Seat, option: Choice) -> float:
    hand, laid = s.hands[seat], len(s.bait[seat])
    cards = len(hand)
    if isinstance(option, PlayMeld):
        bait = best_bait(s, seat, option.bait, option.wanted, False) if option.wanted else option.bait
        return worth_of_play(s, seat, option.start, option.length, bait)
    if isinstance(option, SetTrap):
        bait = best_bait(s, seat, option.bait, option.wanted, True) if option.wanted else option.bait
        return LEAD + worth_of_play(s, seat, option.start, option.length, bait)
    if isinstance(option, UseBait):
        return worth_of_bait(s, seat, option.bait)
    if isinstance(option, TakeBait):
        return -burden(fewest_blocks(hand, option.bait.card), cards + 1, laid) - gifts(s, seat, (option.bait,))
    if isinstance(option, InsertCard):
        assert s.drawn is not None
        return -burden(blocks(hand, option.place, option.place, s.drawn), cards + 1, laid)
    if isinstance(option, LayBait):
        return -burden(blocks(hand, option.place, option.place + 1), cards - 1, laid + 1)
    if isinstance(option, LayNoBait):
        return -burden_of(s, seat)
    if isinstance(option, SetBait):
        rest = [hand[place] for place in range(cards) if place not in option.places]
        return -burden(blocks(rest), len(rest), len(option.places))
    return -burden_of(s, seat) - DRAW * BLOCK - CARD  # a card from the pile, or to pass


def worth_of_play(s: Table, seat: Seat, start: int, length: int, bait: tuple[BaitCard, ...]) -> float:
    hand, left = s.hands[seat], len(s.bait[seat])
    for used in bait:
        if used.owner == seat:
            left -= 1
    rest = len(hand) - length
    worth = -burden(blocks(hand, start, start + length), rest, left) - gifts(s, seat, bait)
    return worth if rest or left else worth + OUT


def best_bait(s: Table, seat: Seat, bait: tuple[BaitCard, ...], wanted: tuple[int, ...],
              is_trap: bool) -> tuple[BaitCard, ...]:
    """With the best card for everything wanted, as the policy would answer one question after the other."""
    pool = pool_of(seat, s.bait, s.public, s.is_leading())
    while wanted:
        best, value = None, -1000.0
        for card in fitting(pool, 1, bait, wanted, is_trap):  # its own cards are the best: it never lacks one
            worth = worth_of_bait(s, seat, card)
            if worth > value:
                best, value = card, worth
        assert best is not None
        bait, wanted = (*bait, best), wanted[1:]
    return bait


def worth_of_bait(s: Table, seat: Seat, card: BaitCard) -> float:
    """Getting rid of your own is good, ridding others of theirs is not."""
    return BAIT if card.owner == seat else -gifts(s, seat, (card,))


def gifts(s: Table, seat: Seat, bait: tuple[BaitCard, ...]) -> float:
    """Others get rid of cards, and perhaps go out first."""
    given = 0.0
    for used in bait:
        owner = used.owner
        if owner != seat and owner != PUBLIC:
            given += GIFT
            if not s.hands[owner]:
                given += RESCUE / len(s.bait[owner])
    return given


def fewest_blocks(hand: list[int], card: int) -> int:
    """With this card in its best place."""
    fewest = blocks(hand, 0, 0, card)
    for place in range(1, len(hand) + 1):
        fewest = min(fewest, blocks(hand, place, place, card))
    return fewest


def evaluate(s: Table, seat: Seat) -> float:
    """The chance to win: by the cheese everybody has, and may expect from this round."""
    if s.ended:
        return 1.0 if s.cheese[seat] == s.box.goal else 0.0
    worths = [exp(SHARP * (s.cheese[each] + expected(s, each))) for each in range(s.seats)]
    return worths[seat] / sum(worths)


def measures(s: Table, seat: Seat) -> tuple[tuple[str, float], ...]:
    """The cheese; then how much of the hand is left to play."""
    return (("cheese", float(s.cheese[seat])), ("melds", float(blocks(s.hands[seat]))),
            ("hand", float(len(s.hands[seat]))), ("bait", float(len(s.bait[seat]))))


def expected(s: Table, seat: Seat) -> float:
    """The prizes that are left, the better ones for those with the lighter burdens."""
    if not s.is_in(seat):
        return 0.0
    mine, ahead = burden_of(s, seat), 0.0
    for other in range(s.seats):
        if other != seat and s.is_in(other):
            ahead += 1 / (1 + exp(burden_of(s, other) - mine))
    prizes = s.box.prizes[s.seats]
    place = len(s.out) + ahead
    low = min(int(place), s.seats - 2)
    return prizes[low] + (place - low) * (prizes[low + 1] - prizes[low])
