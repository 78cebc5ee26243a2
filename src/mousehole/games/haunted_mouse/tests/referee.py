"""A second, slow, obvious reading of which melds and Traps are legal, written from the clauses alone.

It shares no rule with the game: a position is read as text (cards like `5S`, owners like `p`, `0`, `1`), every
handful of cards that could be a meld at all is laid out, and `may_be_played` judges each by the clauses, one after the
other.
"""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple

MELD, TRAP = "meld", "trap"
PUBLIC = "p"
Bait = tuple[str, str]  # its owner, the card


class Position(NamedTuple):
    """Everything that a player needs to know on their turn."""

    me: str
    hand: tuple[str, ...]      # in its order
    lying: tuple[Bait, ...]    # everybody's Bait, the player's own and the Public Bait included
    standing: tuple[str, ...]  # the meld on the table; empty: the player leads


class Play(NamedTuple):
    """Some cards on the table: places of the hand from 0, Bait in sorted order."""

    kind: str
    places: tuple[int, ...]
    bait: tuple[Bait, ...]


def rank(card: str) -> int:
    return int(card[0])


def suit(card: str) -> str:
    return card[1]


def is_set(cards: list[str]) -> bool:
    """HAUNT-7 One or more cards of one rank, of any suits."""
    return len(cards) >= 1 and len({rank(card) for card in cards}) == 1


def is_run(cards: list[str]) -> bool:
    """HAUNT-7 Two or more consecutive ranks, of any suits, and no way round from 9 to 1."""
    ranks = sorted(rank(card) for card in cards)
    return len(ranks) >= 2 and all(high - low == 1 for low, high in pairwise(ranks))


def is_block_for_a_run(block: list[str]) -> bool:
    """HAUNT-8 From left to right, the ranks strictly rise or strictly fall."""
    steps = [rank(right) - rank(left) for left, right in pairwise(block)]
    return all(step > 0 for step in steps) or all(step < 0 for step in steps)


def is_trap(cards: list[str]) -> bool:
    """HAUNT-26 Exactly four: one rank in four different suits, or a run in one suit."""
    suits = {suit(card) for card in cards}
    return len(cards) == 4 and ((is_set(cards) and len(suits) == 4) or (is_run(cards) and len(suits) == 1))


def is_stronger(cards: list[str], standing: list[str]) -> bool:
    """HAUNT-11 The same size and type with a higher rank (of runs, the top card), or exactly one card more."""
    if len(cards) == len(standing) + 1:
        return True
    if len(cards) != len(standing) or is_set(cards) != is_set(standing):
        return False
    return max(rank(card) for card in cards) > max(rank(card) for card in standing)


def may_be_played(at: Position, play: Play) -> bool:
    """All clauses about melds and Traps, one after the other."""
    if any(not 0 <= place < len(at.hand) for place in play.places):
        return False
    if any(play.bait.count(bait) > at.lying.count(bait) for bait in play.bait):
        return False  # HAUNT-9: it must lie there
    if play.places and list(play.places) != list(range(play.places[0], play.places[-1] + 1)):
        return False  # HAUNT-8: one contiguous block
    block = [at.hand[place] for place in play.places]
    cards = block + [card for _, card in play.bait]
    if not block and all(owner != at.me for owner, _ in play.bait):
        return False  # HAUNT-10: a card of the player's own hand or Bait
    if not at.standing and any(owner != at.me for owner, _ in play.bait):
        return False  # HAUNT-16: who leads uses nothing of others; HAUNT-27: nor in a Trap
    if not (is_set(cards) or (is_run(cards) and is_block_for_a_run(block))):
        return False
    if play.kind == TRAP:
        return is_trap(cards)  # HAUNT-27: whatever is on the table
    return not at.standing or is_stronger(cards, list(at.standing))


def ranks_of_melds(at: Position) -> Iterator[list[int]]:
    """HAUNT-7 The ranks of every set and every run of a size that can matter."""
    most = len(at.hand) + len(at.lying)
    sizes = {len(at.standing), len(at.standing) + 1, 4} if at.standing else set(range(1, most + 1))
    for size in sizes:
        for low in range(1, 10):
            yield [low] * size
            if size >= 2 and low + size - 1 <= 9:
                yield list(range(low, low + size))


def blocks(cards: int) -> Iterator[tuple[int, ...]]:
    yield ()
    for start in range(cards):
        for end in range(start + 1, cards + 1):
            yield tuple(range(start, end))


def handfuls(at: Position, ranks: list[int]) -> Iterator[tuple[Bait, ...]]:
    """Every way to take Bait of exactly these ranks."""
    each = []
    for wanted in sorted(set(ranks)):
        of_rank = [bait for bait in at.lying if rank(bait[1]) == wanted]
        each.append({tuple(sorted(some)) for some in combinations(of_rank, ranks.count(wanted))})
    for some in product(*each):
        yield tuple(sorted(bait for part in some for bait in part))


def all_plays(at: Position) -> set[Play]:
    """Every meld and Trap that may be played."""
    found = set()
    for places in blocks(len(at.hand)):
        for ranks in ranks_of_melds(at):
            missing = ranks[:]
            for place in places:
                if rank(at.hand[place]) in missing:
                    missing.remove(rank(at.hand[place]))
            if len(missing) == len(ranks) - len(places):  # every card of the block has its place in it
                for bait in handfuls(at, missing):
                    found.update({play for play in (Play(MELD, places, bait), Play(TRAP, places, bait))
                                  if may_be_played(at, play)})
    return found
