"""The search for all legal melds and Traps: exact, and quick. A slow, obvious referee in the tests checks it.

Ranks are bits (rank 1 is bit 0), so that "Bait can fill every gap of this run" is one `and`. A block of the hand is
found once and tried as the core of every set, run and Trap around it; Bait fills up what is missing. Where only one
card can, it is named; where several can, the rank is left wanted, and which card it is, is asked afterwards: the ways
to fill a run multiply, the questions about them only add up. Equal Bait of one owner is one card, of two owners two.
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
    """The Bait that may be used, by rank. Each owner and card is listed once, with its count."""

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
        """Bait is sorted, so equal cards are next to each other."""
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
        """All different ways to take this many cards of one rank."""
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

    def fill(self, need: int, length: int) -> tuple[Picked, tuple[int, ...]]:
        """One card of every rank whose bit is set: those that are sure, and the ranks of which there are several."""
        sure: Picked = ()
        wanted: tuple[int, ...] = ()
        own = need & self.own_ranks
        is_last_own = length == 0 and own & (own - 1) == 0  # HAUNT-10: then it must be one of the player's own
        rank = 0
        while need >> rank:
            if need >> rank & 1:
                numbers = self.numbers[rank]
                if is_last_own and own >> rank & 1:
                    numbers = self.own(numbers)
                if len(numbers) == 1:
                    sure += ALONE[numbers[0]]
                else:
                    wanted += (rank + 1,)
            rank += 1
        return sure, wanted

    def fill_cards(self, cards: list[int], length: int) -> tuple[Picked, tuple[int, ...]]:
        """The same for exactly these cards: of several owners of one, any will do."""
        owned = 0
        for card in cards:
            owned += len(self.own(self.exactly(card)))
        sure: Picked = ()
        wanted: tuple[int, ...] = ()
        for card in cards:
            numbers = self.exactly(card)
            mine = self.own(numbers)
            if length == 0 and owned == 1 and mine:
                numbers = mine
            if len(numbers) == 1:
                sure += ALONE[numbers[0]]
            else:
                wanted += (card,)
        return sure, wanted

    def exactly(self, card: int) -> list[int]:
        """This card, of everybody who has it."""
        return [number for number in self.numbers[card // 4] if number % KINDS == card]

    def own(self, numbers: list[int]) -> list[int]:
        return [number for number in numbers if number // KINDS + PUBLIC == self.seat]

    def has_own(self, picked: Picked) -> bool:
        return any([bait.owner == self.seat for bait in picked])


class Search:
    """Finds what may be played on a standing meld, or with the lead."""

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
                self.run_above = standing[size - 1] // 4  # the top card: a standing meld is sorted

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
        """HAUNT-10 Without a card of the hand, one of the player's own Bait must be there."""
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
                    sure, wanted = pool.fill(window, 0)
                    self.found.append(PlayMeld(0, 0, sure, wanted))

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
                ways = self.pool.same(rank, size - length)
                if not length:
                    ways = [picked for picked in ways if self.pool.has_own(picked)]
                if len(ways) == 1:
                    self.found.append(PlayMeld(start, length, ways[0]))
                else:
                    self.found.append(PlayMeld(start, length, (), (rank + 1,) * (size - length)))

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
                        sure, wanted = self.pool.fill(window & ~mask, length)
                        self.found.append(PlayMeld(start, length, sure, wanted))
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
            self.add_trap(start, length, [4 * rank + suit for suit in range(4) if suits >> suit & 1 == 0])

    def trap_runs(self, start: int, length: int, mask: int, low: int, high: int, suit: int) -> None:
        """HAUNT-26 A run of four in one suit, around a block of that suit."""
        ranks = mask | self.pool.suited(suit)
        if ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 == 0:
            return
        for bottom in range(max(0, high - 3), min(low, 5) + 1):
            if ranks >> bottom & 15 == 15:
                missing = (15 << bottom) & ~mask
                self.add_trap(start, length, [4 * rank + suit for rank in range(9) if missing >> rank & 1])

    def add_trap(self, start: int, length: int, missing: list[int]) -> None:
        """HAUNT-10 One card at least is from the hand or the player's own Bait."""
        if length == 0 and not any([self.pool.own(self.pool.exactly(card)) for card in missing]):
            return
        sure, wanted = self.pool.fill_cards(missing, length)
        self.traps.append(SetTrap(start, length, tuple(sorted(sure, key=bait_key)), wanted))


def pool_of(seat: Seat, bait: list[list[int]], public: list[int], is_leading: bool) -> Pool:
    """HAUNT-9 Anybody's Bait; HAUNT-16 with the lead, the player's own."""
    pool = Pool(seat)
    if is_leading:
        pool.add(seat, bait[seat])
        return pool
    pool.add(PUBLIC, public)
    for owner in range(len(bait)):
        pool.add(owner, bait[owner])
    return pool


def fitting(pool: Pool, length: int, bait: Picked, wanted: tuple[int, ...], is_trap: bool) -> list[BaitCard]:
    """The cards that can be the next one wanted, so that the rest can be found, too (HAUNT-10)."""
    slot = wanted[0]
    rank = slot // 4 if is_trap else slot - 1
    is_free = length > 0 or pool.has_own(bait)
    for later in wanted[1:]:
        if pool.own(pool.exactly(later) if is_trap else pool.numbers[later - 1]):
            is_free = True
    found = []
    for at in range(len(pool.numbers[rank])):
        card = BAIT_CARDS[pool.numbers[rank][at]]
        if is_trap and card.card != slot:
            continue
        if (is_free or card.owner == pool.seat) and bait.count(card) < pool.counts[rank][at]:
            found.append(card)
    return found


def lead(seat: Seat, hand: list[int], bait: list[list[int]]) -> list[Choice]:
    """HAUNT-16 With the lead: the player's own hand and Bait, and a meld of any size."""
    return Search(hand, pool_of(seat, bait, [], True), []).plays()


def follow(seat: Seat, hand: list[int], bait: list[list[int]], public: list[int], standing: list[int]) -> list[Choice]:
    """HAUNT-9 On a standing meld: anybody's Bait, too."""
    return Search(hand, pool_of(seat, bait, public, False), standing).plays()
