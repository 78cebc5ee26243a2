"""The search for all legal melds and Traps: exact, and quick. A slow, obvious referee in the tests checks it.

Ranks are bits (rank 1 is bit 0), so that "Bait can fill every gap of this run" is one `and`. A block of the hand is
found once and tried as the core of every set, run and Trap around it; then Bait fills up what is missing, in every
different way. Equal Bait of one owner is the same choice, of two owners two choices.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.cards import KINDS
from mousehole.games.haunted_mouse.wire import BAIT_CARDS, PUBLIC, BaitCard, PlayMeld, SetTrap, bait_key
from mousehole.kernel import Choice, Seat

Picked = tuple[BaitCard, ...]
NOTHING: Final[list[Picked]] = [()]
ALONE: Final[list[Picked]] = [(bait,) for bait in BAIT_CARDS]  # one card of Bait, made once
NEVER: Final = 99       # no rank is above this
LONGEST: Final = 72     # a set can have as many cards as there are


def is_set(cards: list[int]) -> bool:
    """HAUNT-7 One or more cards of one rank."""
    for card in cards:
        if card // 4 != cards[0] // 4:
            return False
    return len(cards) > 0


def is_run(cards: list[int]) -> bool:
    """HAUNT-7 Two or more consecutive ranks; Bait comes in where it fits, so only the ranks count."""
    ranks = sorted([card // 4 for card in cards])
    for at in range(1, len(ranks)):
        if ranks[at] != ranks[at - 1] + 1:
            return False
    return len(ranks) > 1


def is_trap(cards: list[int]) -> bool:
    """HAUNT-26 Exactly four: of one rank in four suits, or a run in one suit."""
    if len(cards) != 4:
        return False
    suits = 0
    for card in cards:
        suits |= 1 << card % 4
    return (suits == 15 and is_set(cards)) or (suits & (suits - 1) == 0 and is_run(cards))


class Pool:
    """The Bait that may be used, by rank. What differs in owner or card is listed once, with how many there are."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.ranks = 0      # a bit for every rank there is
        self.own_ranks = 0  # and for every rank of the player's own
        self.cats = 0       # ranks there are, by suit
        self.snakes = 0
        self.owls = 0
        self.hawks = 0
        self.numbers: Final[list[list[int]]] = [[], [], [], [], [], [], [], [], []]  # places in BAIT_CARDS
        self.counts: Final[list[list[int]]] = [[], [], [], [], [], [], [], [], []]

    def add(self, owner: int, cards: list[int]) -> None:
        """Bait lies sorted, so equal cards lie side by side."""
        last = -1
        for card in cards:
            rank = card // 4
            if card == last:
                counts = self.counts[rank]
                counts[len(counts) - 1] += 1
                continue
            last = card
            bit = 1 << rank
            self.ranks |= bit
            if owner == self.seat:
                self.own_ranks |= bit
            suit = card % 4
            if suit == 0:
                self.cats |= bit
            elif suit == 1:
                self.snakes |= bit
            elif suit == 2:
                self.owls |= bit
            else:
                self.hawks |= bit
            self.numbers[rank].append((owner - PUBLIC) * KINDS + card)
            self.counts[rank].append(1)

    def suited(self, suit: int) -> int:
        return self.cats if suit == 0 else self.snakes if suit == 1 else self.owls if suit == 2 else self.hawks

    def same(self, rank: int, size: int) -> list[Picked]:
        """All different ways to take so many cards of one rank."""
        if size == 0:
            return NOTHING
        numbers, counts = self.numbers[rank], self.counts[rank]
        if size == 1:
            return [ALONE[number] for number in numbers]
        begun: list[list[Picked]] = [[()]]  # by how many are taken so far
        for _ in range(size):
            begun.append([])
        for at in range(len(numbers)):
            bait = BAIT_CARDS[numbers[at]]
            for taken in range(size - 1, -1, -1):  # downwards: what is added here is not added to again
                more: Picked = ()
                for copies in range(1, min(counts[at], size - taken) + 1):
                    more = (*more, bait)
                    for picked in begun[taken]:
                        begun[taken + copies].append(picked + more)
        return begun[size]

    def each(self, need: int) -> list[Picked]:
        """All different ways to take one card of every rank whose bit is set."""
        if need == 0:
            return NOTHING
        rank = 0
        while need & 1 == 0:
            need >>= 1
            rank += 1
        found = [ALONE[number] for number in self.numbers[rank]]
        need >>= 1
        rank += 1
        while need:
            if need & 1:
                longer = []
                for picked in found:
                    for number in self.numbers[rank]:
                        longer.append(picked + ALONE[number])
                found = longer
            need >>= 1
            rank += 1
        return found

    def suited_each(self, need: int, suit: int) -> list[Picked]:
        """The same with cards of one suit only: they differ in their owners."""
        found = NOTHING
        for rank in range(9):
            if need >> rank & 1:
                found = self.exactly(found, 4 * rank + suit)
        return found

    def exactly(self, found: list[Picked], card: int) -> list[Picked]:
        """What was found so far, and this card, from every owner who has it."""
        longer = []
        for picked in found:
            for number in self.numbers[card // 4]:
                if number % KINDS == card:
                    longer.append(picked + ALONE[number])
        return longer

    def has_own(self, picked: Picked) -> bool:
        return any([bait.owner == self.seat for bait in picked])


class Search:
    """What may be played on a standing meld, or with the lead."""

    def __init__(self, hand: list[int], pool: Pool, standing: list[int]) -> None:
        self.hand: Final = hand
        self.pool: Final = pool
        self.found: list[Choice] = []
        self.traps: list[Choice] = []
        size = len(standing)
        self.least = max(size, 1)                        # HAUNT-11: as many cards with a higher rank…
        self.most = size + 1 if size else LONGEST        # …or one card more; HAUNT-16: with the lead, any number
        self.tie: Final = size
        self.set_above = NEVER                           # the rank that a set, or the top of a run, of that size beats
        self.run_above = NEVER
        if size:
            if is_set(standing):
                self.set_above = standing[0] // 4
            else:
                self.run_above = standing[size - 1] // 4  # the top card: a standing meld lies sorted

    def plays(self) -> list[Choice]:
        """Plain melds, then Traps."""
        hand = self.hand
        cards = len(hand)
        for start in range(cards):
            first = hand[start]
            rank, suit = first // 4, first % 4
            bit = 1 << rank
            self.sets(start, 1, rank)
            self.runs(start, 1, bit, rank, rank)
            self.trap_sets(start, 1, rank, 1 << suit)
            self.trap_runs(start, 1, bit, rank, rank, suit)
            end = start + 1
            if end == cards:
                break
            second = hand[end] // 4
            if second == rank:
                suits, differ = 1 << suit, True
                while end < cards and hand[end] // 4 == rank:
                    other = 1 << hand[end] % 4
                    differ = differ and suits & other == 0
                    suits |= other
                    end += 1
                    self.sets(start, end - start, rank)
                    if differ:
                        self.trap_sets(start, end - start, rank, suits)
            else:
                mask, last, rises = bit, rank, second > rank
                while end < cards:
                    card = hand[end]
                    rank = card // 4
                    if rank == last or (rank > last) != rises:
                        break
                    mask |= 1 << rank
                    last = rank
                    suit = suit if card % 4 == suit else -1
                    end += 1
                    low, high = (first // 4, last) if rises else (last, first // 4)
                    self.runs(start, end - start, mask, low, high)
                    if suit >= 0:
                        self.trap_runs(start, end - start, mask, low, high, suit)
        if self.pool.own_ranks:
            self.from_bait_alone()
        return self.found + self.traps if self.traps else self.found

    def from_bait_alone(self) -> None:
        """HAUNT-10 Without a card of the hand, one of the own Bait must be there."""
        pool = self.pool
        for rank in range(9):
            if pool.own_ranks >> rank & 1:
                self.sets(0, 0, rank)
                self.trap_sets(0, 0, rank, 0)
        for suit in range(4):
            self.trap_runs(0, 0, 0, 8, 0, suit)
        least = max(self.least, 2)
        for bottom in range(10 - least):
            for top in range(bottom + least - 1, min(9, bottom + self.most)):
                window = (1 << top + 1) - (1 << bottom)
                if pool.ranks & window != window:
                    break
                if pool.own_ranks & window and (top - bottom + 1 != self.tie or top > self.run_above):
                    for picked in pool.each(window):
                        if pool.has_own(picked):
                            self.found.append(PlayMeld(0, 0, picked))

    def sets(self, start: int, length: int, rank: int) -> None:
        """Sets around a block of this rank."""
        if length > self.most:
            return
        bait = 0
        for count in self.pool.counts[rank]:
            bait += count
        for size in range(max(self.least, length), min(self.most, length + bait) + 1):
            if size == self.tie and rank <= self.set_above:
                continue
            if size == length:
                self.found.append(PlayMeld(start, length, ()))
            else:
                for picked in self.pool.same(rank, size - length):
                    if length or self.pool.has_own(picked):
                        self.found.append(PlayMeld(start, length, picked))

    def runs(self, start: int, length: int, mask: int, low: int, high: int) -> None:
        """Runs around a block with these ranks; Bait fills the gaps and goes on at both ends."""
        ranks = mask | self.pool.ranks
        span = (1 << high + 1) - (1 << low)
        if ranks & span != span:
            return
        least = max(self.least, 2)
        bottom = low
        while True:
            top = max(high, bottom + least - 1)
            last = min(8, bottom + self.most - 1)
            while top <= last:
                window = (1 << top + 1) - (1 << bottom)
                if ranks & window != window:
                    break
                if top - bottom + 1 != self.tie or top > self.run_above:
                    if window == mask:
                        self.found.append(PlayMeld(start, length, ()))
                    else:
                        for picked in self.pool.each(window & ~mask):
                            self.found.append(PlayMeld(start, length, picked))
                top += 1
            bottom -= 1
            if bottom < 0 or ranks >> bottom & 1 == 0 or high - bottom >= self.most:
                break

    def trap_sets(self, start: int, length: int, rank: int, suits: int) -> None:
        """HAUNT-26 One rank in four suits, around a block whose suits differ."""
        pool = self.pool
        have = suits | (pool.cats >> rank & 1) | (pool.snakes >> rank & 1) << 1 | \
            (pool.owls >> rank & 1) << 2 | (pool.hawks >> rank & 1) << 3
        if have == 15:
            found = NOTHING
            for suit in range(4):
                if suits >> suit & 1 == 0:
                    found = pool.exactly(found, 4 * rank + suit)
            for picked in found:
                if length or pool.has_own(picked):
                    self.traps.append(SetTrap(start, length, tuple(sorted(picked, key=bait_key))))

    def trap_runs(self, start: int, length: int, mask: int, low: int, high: int, suit: int) -> None:
        """HAUNT-26 A run of four in one suit, around a block of that suit."""
        ranks = mask | self.pool.suited(suit)
        if ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 == 0:
            return
        for bottom in range(max(0, high - 3), min(low, 5) + 1):
            if ranks >> bottom & 15 == 15:
                for picked in self.pool.suited_each((15 << bottom) & ~mask, suit):
                    if length or self.pool.has_own(picked):
                        self.traps.append(SetTrap(start, length, picked))


def lead(seat: Seat, hand: list[int], bait: list[list[int]]) -> list[Choice]:
    """HAUNT-16 With the lead: the own hand and the own Bait, and a meld of any size."""
    pool = Pool(seat)
    pool.add(seat, bait[seat])
    return Search(hand, pool, []).plays()


def follow(seat: Seat, hand: list[int], bait: list[list[int]], public: list[int], standing: list[int]) -> list[Choice]:
    """HAUNT-9 On a standing meld: anybody's Bait, too."""
    pool = Pool(seat)
    pool.add(PUBLIC, public)
    for owner in range(len(bait)):
        pool.add(owner, bait[owner])
    return Search(hand, pool, standing).plays()
