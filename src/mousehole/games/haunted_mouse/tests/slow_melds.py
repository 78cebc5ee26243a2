"""The slow, obvious twin of melds.py: try every block of the hand with every part of the Bait."""
from __future__ import annotations

from itertools import combinations

from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import PUBLIC, BaitCard, PlayMeld, SetTrap, bait_key
from mousehole.kernel import Choice, Seat


def ranks(cards: list[int]) -> list[int]:
    return [card // 4 for card in cards]


def kind(cards: list[int]) -> str:
    """HAUNT-7"""
    have = sorted(ranks(cards))
    if have and len(set(have)) == 1:
        return "set"
    if len(have) > 1 and have == list(range(have[0], have[0] + len(have))):
        return "run"
    return ""


def is_stronger(cards: list[int], standing: list[int]) -> bool:
    """HAUNT-11"""
    if not standing:
        return True
    same = len(cards) == len(standing) and kind(cards) == kind(standing) and max(ranks(cards)) > max(ranks(standing))
    return same or len(cards) == len(standing) + 1


def is_trap(cards: list[int]) -> bool:
    """HAUNT-26"""
    suits = len({card % 4 for card in cards})
    return len(cards) == 4 and ((kind(cards) == "set" and suits == 4) or (kind(cards) == "run" and suits == 1))


def plays(s: Table, seat: Seat) -> set[Choice]:
    lying = [BaitCard(owner, card) for owner in range(s.seats) for card in s.bait[owner]]
    lying += [BaitCard(PUBLIC, card) for card in s.public]
    if not s.meld:
        lying = [bait for bait in lying if bait.owner == seat]  # HAUNT-16
    hand, found = s.hands[seat], set[Choice]()
    blocks = [(0, 0), *[(start, end - start) for start in range(len(hand)) for end in range(start + 1, len(hand) + 1)]]
    for size in range(len(lying) + 1):
        for bait in {tuple(sorted(bait, key=bait_key)) for bait in combinations(lying, size)}:
            for start, length in blocks:
                block = hand[start:start + length]
                cards = block + [used.card for used in bait]
                in_order = ranks(block) in (sorted(set(ranks(block))), sorted(set(ranks(block)), reverse=True))
                own = length or any(used.owner == seat for used in bait)  # HAUNT-10
                if kind(cards) == "set" or (kind(cards) == "run" and in_order):
                    if own and is_stronger(cards, s.meld):
                        found.add(PlayMeld(start, length, bait))
                    if own and is_trap(cards):
                        found.add(SetTrap(start, length, bait))
    return found
