"""Haunted Mouse: how to play it well.

A hand is worth the few melds it would take to get rid of it: its *blocks*, each a set or a run as it stands. Bait is
lighter than a block, because it fits in anywhere and others may take it; but using others' Bait helps them.
"""
from __future__ import annotations

from math import exp
from typing import Final

from mousehole.games.haunted_mouse.cards import Box
from mousehole.games.haunted_mouse.habits import Habits
from mousehole.games.haunted_mouse.hand import HIGH, LARGEST, LOW, SEVEN_BITS, SINGLES, blocks, shape
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

DANGER: Final = 3   # somebody with at most this many cards may go out soon
SHARP: Final = 0.4  # how far a wedge of cheese moves the estimate: between 0.35 and 0.45, the best of those tried


def take_up(box: Box, habits: dict[str, float]) -> None:
    """Let this box's quick player weigh things by these numbers from now on."""
    box.habits = Habits(habits)


def burden(h: Habits, blocks: int, cards: int, bait: int) -> float:
    return h.block * blocks + h.card * cards + h.bait * bait


def burden_of(s: Table, seat: Seat) -> float:
    return burden(s.box.habits, blocks(s.hands[seat]), len(s.hands[seat]), len(s.bait[seat]))


def policy(s: Table, d: Decision, rng: Rng) -> Choice:
    """What leaves the lightest burden; one of the best if there are several."""
    best, value, ties = d.options[0], -1000.0, 0
    is_plain = s.box.habits.is_plain
    in_danger = not is_plain and is_somebody_nearly_out(s, d.seat)
    for option in d.options:
        worth = worth_of(s, d.seat, option) if is_plain else close_worth_of(s, d.seat, option, in_danger)
        if worth > value + 1e-9:
            best, value, ties = option, worth, 1
        elif worth > value - 1e-9:
            ties += 1
            if rng.below(ties) == 0:
                best = option
    return best


def worth_of(s: Table, seat: Seat, option: Choice) -> float:
    hand, laid, h = s.hands[seat], len(s.bait[seat]), s.box.habits
    cards = len(hand)
    if isinstance(option, PlayMeld):
        bait = best_bait(s, seat, option.bait, option.wanted, False) if option.wanted else option.bait
        return worth_of_play(s, seat, option.start, option.length, bait)
    if isinstance(option, SetTrap):
        bait = best_bait(s, seat, option.bait, option.wanted, True) if option.wanted else option.bait
        return h.lead + worth_of_play(s, seat, option.start, option.length, bait)
    if isinstance(option, UseBait):
        return worth_of_bait(s, seat, option.bait)
    if isinstance(option, TakeBait):
        return -burden(h, fewest_blocks(hand, option.bait.card), cards + 1, laid) - gifts(s, seat, (option.bait,))
    if isinstance(option, InsertCard):
        assert s.drawn is not None
        return -burden(h, blocks(hand, option.place, option.place, s.drawn), cards + 1, laid)
    if isinstance(option, LayBait):
        return -burden(h, blocks(hand, option.place, option.place + 1), cards - 1, laid + 1)
    if isinstance(option, LayNoBait):
        return -burden_of(s, seat)
    if isinstance(option, SetBait):
        rest = [hand[place] for place in range(cards) if place not in option.places]
        return -burden(h, blocks(rest), len(rest), len(option.places))
    return -burden_of(s, seat) - h.draw * h.block - h.card  # a card from the pile, or to pass


def worth_of_play(s: Table, seat: Seat, start: int, length: int, bait: tuple[BaitCard, ...]) -> float:
    hand, left, h = s.hands[seat], len(s.bait[seat]), s.box.habits
    for used in bait:
        if used.owner == seat:
            left -= 1
    rest = len(hand) - length
    worth = -burden(h, blocks(hand, start, start + length), rest, left) - gifts(s, seat, bait)
    return worth if rest or left else worth + h.out


def is_somebody_nearly_out(s: Table, seat: Seat) -> bool:
    for other in range(s.seats):
        if other != seat and s.is_in(other) and len(s.hands[other]) + len(s.bait[other]) <= DANGER:
            return True
    return False


def close_worth_of(s: Table, seat: Seat, option: Choice, in_danger: bool) -> float:
    """The same with a closer look at the hand that is left, and at the meld that is played."""
    hand, laid, h = s.hands[seat], len(s.bait[seat]), s.box.habits
    cards = len(hand)
    if isinstance(option, PlayMeld):
        bait = best_bait(s, seat, option.bait, option.wanted, False) if option.wanted else option.bait
        return close_worth_of_play(s, seat, option.start, option.length, bait, in_danger) \
            + worth_of_meld(s, hand, option.start, option.length, bait, in_danger)
    if isinstance(option, SetTrap):
        bait = best_bait(s, seat, option.bait, option.wanted, True) if option.wanted else option.bait
        return h.lead + close_worth_of_play(s, seat, option.start, option.length, bait, in_danger)
    if isinstance(option, UseBait):
        return worth_of_bait(s, seat, option.bait)
    if isinstance(option, TakeBait):
        place = best_place(hand, option.bait.card)
        return h.take - close_burden(h, shape(hand, place, place, option.bait.card), cards + 1, laid, in_danger) \
            - gifts(s, seat, (option.bait,))
    if isinstance(option, InsertCard):
        assert s.drawn is not None
        return -close_burden(h, shape(hand, option.place, option.place, s.drawn), cards + 1, laid, in_danger)
    if isinstance(option, LayBait):
        return -close_burden(h, shape(hand, option.place, option.place + 1), cards - 1, laid + 1, in_danger)
    if isinstance(option, LayNoBait):
        return -close_burden(h, shape(hand), cards, laid, in_danger)
    if isinstance(option, SetBait):
        rest = [hand[place] for place in range(cards) if place not in option.places]
        return -close_burden(h, shape(rest), len(rest), len(option.places), in_danger)
    return -close_burden(h, shape(hand), cards, laid, in_danger) - h.draw - h.card


def close_burden(h: Habits, shape: int, cards: int, laid: int, in_danger: bool) -> float:
    count = shape & SEVEN_BITS
    weight = h.block * count + h.card * cards + h.bait * laid + h.single * (shape >> SINGLES & SEVEN_BITS) \
        + h.low_single * (shape >> LOW & SEVEN_BITS) + h.high_single * (shape >> HIGH & SEVEN_BITS) \
        + h.largest * (shape >> LARGEST)
    if cards == 0:
        weight += h.no_card
    if laid == 0:
        weight += h.no_bait
    if count == 1:
        weight += h.one_block
    if in_danger:
        weight += h.card_in_danger * cards + h.block_in_danger * count
    return weight


def close_worth_of_play(s: Table, seat: Seat, start: int, length: int, bait: tuple[BaitCard, ...],
                        in_danger: bool) -> float:
    hand, left, h = s.hands[seat], len(s.bait[seat]), s.box.habits
    for used in bait:
        if used.owner == seat:
            left -= 1
    if length == len(hand) and left == 0:
        return h.out - gifts(s, seat, bait)
    return -close_burden(h, shape(hand, start, start + length), len(hand) - length, left, in_danger) \
        - gifts(s, seat, bait)


def worth_of_meld(s: Table, hand: list[int], start: int, length: int, bait: tuple[BaitCard, ...],
                  in_danger: bool) -> float:
    """What the meld does on the table: a strong one is harder to beat."""
    h, size, top, low, public = s.box.habits, length + len(bait), 0, 99, 0
    for at in range(start, start + length):
        top, low = max(top, hand[at] // 4), min(low, hand[at] // 4)
    for used in bait:
        top, low = max(top, used.card // 4), min(low, used.card // 4)
        public += used.owner == PUBLIC
    worth = h.public * public
    if in_danger:
        worth += h.size_in_danger * size
    if s.meld:
        return worth + h.size * size + h.rank * top + (h.run if top > low else 0.0)
    return worth + h.size_led * size + h.rank_led * top + (h.run_led if top > low else 0.0)


def best_place(hand: list[int], card: int) -> int:
    best, fewest = 0, blocks(hand, 0, 0, card)
    for place in range(1, len(hand) + 1):
        count = blocks(hand, place, place, card)
        if count < fewest:
            best, fewest = place, count
    return best


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
    return s.box.habits.bait if card.owner == seat else -gifts(s, seat, (card,))


def gifts(s: Table, seat: Seat, bait: tuple[BaitCard, ...]) -> float:
    """Others get rid of cards, and perhaps go out first."""
    given, h = 0.0, s.box.habits
    for used in bait:
        owner = used.owner
        if owner != seat and owner != PUBLIC:
            given += h.gift
            if not s.hands[owner]:
                given += h.rescue / len(s.bait[owner])
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
    """The cheese; how much of the hand is left to play; and how much the first opponent to go out has left."""
    return (("cheese", float(s.cheese[seat])), ("melds", float(blocks(s.hands[seat]))),
            ("hand", float(len(s.hands[seat]))), ("bait", float(len(s.bait[seat]))),
            ("others", float(fewest_of_others(s, seat))))


def fewest_of_others(s: Table, seat: Seat) -> int:
    """The fewest cards, Bait included, of an opponent who is in; 0 if nobody is."""
    fewest = -1
    for other in range(s.seats):
        if other != seat and s.is_in(other):
            cards = len(s.hands[other]) + len(s.bait[other])
            fewest = cards if fewest < 0 else min(fewest, cards)
    return max(fewest, 0)


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
