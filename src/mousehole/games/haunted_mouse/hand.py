"""Haunted Mouse: what is worth knowing about a hand."""
from __future__ import annotations

from typing import Final

NO_CARD: Final = -1
TOO_MANY: Final = 99
LONGEST: Final = 7         # melds of more cards are counted as this many
REMEMBERED: Final = 20_000  # hands


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


SINGLES: Final = 7     # in a shape, above the number of blocks: the bits from which on it counts blocks of one card,
LOW: Final = 14        # of those, ranks 1 to 3
HIGH: Final = 21       # and 7 to 9,
LARGEST: Final = 28    # and cards in the largest block
SEVEN_BITS: Final = 127


def shape(hand: list[int], start: int = 0, end: int = 0, card: int = NO_CARD) -> int:
    """The same blocks, with what else is worth knowing about them, as one number of seven bits each.

    It is asked for all the time; `Hand` says the same, and more, in a plainer way.
    """
    count, singles, low, high, largest = 0, 0, 0, 0, 0
    at, last, step, length, is_inserted = 0, 0, 0, 0, card == NO_CARD
    while True:
        if at == start and not is_inserted:
            rank = card // 4
            is_inserted = True
        else:
            if at == start:
                at = end
            if at >= len(hand):
                break
            rank = hand[at] // 4
            at += 1
        by = rank - last
        if count and -1 <= by <= 1 and (length == 1 or by == step):
            step = by
            length += 1
        else:
            if length == 1:
                singles += 1
                low += last <= 2
                high += last >= 6
            largest = max(largest, length)
            count += 1
            length = 1
        last = rank
    if length == 1:
        singles += 1
        low += last <= 2
        high += last >= 6
    largest = max(largest, length)
    return count | singles << SINGLES | low << LOW | high << HIGH | largest << LARGEST


def fewest_melds(hand: list[int]) -> int:
    """How few melds clear the hand if cards that come together, once others have gone, may be played together.

    By the cards from i on and before j, for all of them: either a meld begins with card i and has its next card at k,
    with everything in between cleared first, or it ends there.
    """
    n = len(hand)
    if n == 0:
        return 0
    ranks = [card // 4 for card in hand]
    wide, plane = n + 1, n * n
    clear = [0] * (wide * wide)         # melds that clear cards i to before j
    chain = [TOO_MANY] * (3 * plane)    # melds to clear first, so that a set, a run up or a run down is from i to j
    for i in range(n - 1, -1, -1):
        row = i * n
        for kind in range(3):
            chain[kind * plane + row + i] = 0
        for j in range(i + 1, n):
            rank = ranks[j]
            for k in range(i, j):
                by = rank - ranks[k]
                if by < -1 or by > 1:
                    continue
                kind = 0 if by == 0 else 1 if by == 1 else 2
                before = chain[kind * plane + row + k]
                if before < TOO_MANY:
                    cost = before + clear[(k + 1) * wide + j]
                    at = kind * plane + row + j
                    if cost < chain[at]:
                        chain[at] = cost
        for end in range(i + 1, n + 1):
            best = TOO_MANY
            for last in range(i, end):
                cost = chain[row + last]
                up, down = chain[plane + row + last], chain[2 * plane + row + last]
                if up < cost:
                    cost = up
                if down < cost:
                    cost = down
                cost += 1 + clear[(last + 1) * wide + end]
                if cost < best:
                    best = cost
            clear[i * wide + end] = best
    return clear[n]


class Hand:
    """A row of cards, looked at once."""

    def __init__(self, hand: list[int]) -> None:
        self.blocks: Final = blocks(hand)
        self.melds: Final = fewest_melds(hand)
        singles, low, high, largest = 0, 0, 0, 0
        at, n = 0, len(hand)
        while at < n:
            rank = hand[at] // 4
            end = at + 1
            if end < n:
                step = hand[end] // 4 - rank
                if -1 <= step <= 1:
                    end += 1
                    while end < n and hand[end] // 4 - hand[end - 1] // 4 == step:
                        end += 1
            largest = max(largest, end - at)
            if end - at == 1:
                singles += 1
                if rank <= 2:
                    low += 1
                elif rank >= 6:
                    high += 1
            at = end
        self.singles: Final = singles  # blocks of one card…
        self.low: Final = low          # …of rank 1 to 3
        self.high: Final = high        # …of rank 7 to 9
        self.largest: Final = largest  # cards in the largest block
        self.sets: Final = [-1] * (LONGEST + 1)  # by size: the highest rank of a set that stands in the hand…
        self.runs: Final = [-1] * (LONGEST + 1)  # …and the highest top card of a run
        for start in range(n):
            rank = hand[start] // 4
            if self.sets[1] < rank:
                self.sets[1] = rank
            end = start + 1
            while end < n and end - start < LONGEST and hand[end] // 4 == rank:
                end += 1
                if self.sets[end - start] < rank:
                    self.sets[end - start] = rank
            for step in (1, -1):
                end, last = start + 1, rank
                while end < n and end - start < LONGEST and hand[end] // 4 == last + step:
                    last += step
                    end += 1
                    top = max(last, rank)
                    if self.runs[end - start] < top:
                        self.runs[end - start] = top

    def beats(self, size: int, is_run: bool, top: int) -> bool:
        """Whether a block of it, without any Bait, beats a meld of this size and kind with this highest rank."""
        if size >= LONGEST:
            return False
        if self.sets[size + 1] >= 0 or self.runs[size + 1] >= 0:
            return True
        return (self.runs[size] if is_run else self.sets[size]) > top


class Reader:
    """Remembers the hands it has looked at: in a search they come again and again."""

    def __init__(self) -> None:
        self.hands: Final[dict[tuple[int, ...], Hand]] = {}

    def read(self, cards: list[int]) -> Hand:
        key = tuple(cards)
        found = self.hands.get(key)
        if found is None:
            if len(self.hands) >= REMEMBERED:
                self.hands.clear()
            found = Hand(cards)
            self.hands[key] = found
        return found
