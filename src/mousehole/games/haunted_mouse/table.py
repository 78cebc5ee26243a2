"""Haunted Mouse: the state of the table."""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.cards import Box
from mousehole.games.haunted_mouse.wire import PUBLIC, DiscardsShuffled, FinishedRound
from mousehole.kernel import Rng, Seat, State

NOBODY: Final = -1


class Table(State):
    def __init__(self, seats: int, rng: Rng, box: Box) -> None:
        super().__init__(seats, rng)
        bare: list[int] = []                      # replaced by lists of their own in set-up, clone and imagination
        rows: list[list[int]] = []
        self.box = box  # another one of the same edition while somebody with other habits is asked
        self.round = 0
        self.opener: Seat = 0                     # who leads the round at its start
        self.turn: Seat = 0
        self.cheese = bare                        # shared by clones: replaced, never changed
        self.out = bare                           # in the order of going out, in this round; shared
        # by seat
        self.hands = rows                         # in their order, which never changes
        self.known: list[list[bool]] = []         # HAUNT-37 place by place: taken from Bait, so everybody knows it
        self.came_with = rows                     # place by place: the shuffle that the card came with
        self.bait = rows                          # sorted
        self.chosen = rows                        # secret: the places of the first Bait, while it is being chosen
        self.public = bare                        # sorted
        self.meld = bare                          # the standing meld, sorted
        self.meld_owner: int = NOBODY
        self.pile = bare                          # secret; the last card is on top
        self.discards = bare                      # face down, sorted
        self.shuffles = 0                         # how often the discards became the pile, in this round
        self.drawn: int | None = None             # until it is inserted
        self.drawn_known = False
        self.drawn_with = 0                       # the shuffle that it came with
        self.idle = 0                             # turns in a row without a meld or Trap
        self.has_played = False                   # a meld or Trap in the turn that is going on
        self.finished: list[FinishedRound] = []   # the score sheet; shared
        self.ended = False

    def set_up(self) -> None:
        """A seat for everybody, and nothing on the table."""
        self.cheese, self.out = [0] * self.seats, []
        self.hands, self.known = [[] for _ in range(self.seats)], [[] for _ in range(self.seats)]
        self.came_with = [[] for _ in range(self.seats)]
        self.bait, self.chosen = [[] for _ in range(self.seats)], [[] for _ in range(self.seats)]
        self.public, self.meld, self.pile, self.discards = [], [], [], []

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone(), self.box)
        t.agenda, t.events = self.agenda[:], None
        t.round, t.opener, t.turn = self.round, self.opener, self.turn
        t.cheese, t.out = self.cheese, self.out
        # each hand is shared, with what belongs to it: `pick_up` before it is changed
        t.hands, t.known, t.came_with = self.hands[:], self.known[:], self.came_with[:]
        t.bait, t.chosen = [bait[:] for bait in self.bait], self.chosen[:]  # choices are replaced, never changed
        t.public, t.meld, t.meld_owner = self.public[:], self.meld[:], self.meld_owner
        t.pile, t.discards, t.shuffles = self.pile[:], self.discards[:], self.shuffles
        t.drawn, t.drawn_known, t.drawn_with = self.drawn, self.drawn_known, self.drawn_with
        t.idle, t.has_played = self.idle, self.has_played
        t.finished, t.ended = self.finished, self.ended
        return t

    def pick_up(self, seat: Seat) -> list[int]:
        """A hand that may be changed: this table's own, with what is known of it."""
        self.hands[seat], self.known[seat] = self.hands[seat][:], self.known[seat][:]
        self.came_with[seat] = self.came_with[seat][:]
        return self.hands[seat]

    def is_in(self, seat: Seat) -> bool:
        return seat not in self.out

    def is_leading(self) -> bool:
        """The player whose turn it is leads if the table is empty."""
        return not self.meld

    def leader_from(self, seat: Seat) -> Seat:
        """HAUNT-19 The first from here on who has a hand; if nobody has one, the first who is still in."""
        for step in range(self.seats):
            other = (seat + step) % self.seats
            if self.hands[other]:
                return other
        while not self.is_in(seat):
            seat = (seat + 1) % self.seats
        return seat

    def has_cards(self, seat: Seat) -> bool:
        return len(self.hands[seat]) > 0 or len(self.bait[seat]) > 0

    def may_add_bonus(self, seat: Seat) -> bool:
        """HAUNT-5 Players with the least cheese; all of them if there are several."""
        return self.cheese[seat] == min(self.cheese)

    def bait_of(self, owner: int) -> list[int]:
        return self.public if owner == PUBLIC else self.bait[owner]

    def lay(self, owner: int, card: int) -> None:
        """Bait is kept sorted: its order means nothing, and equal cards are found side by side."""
        bait = self.bait_of(owner)
        at = len(bait)
        while at and bait[at - 1] > card:
            at -= 1
        bait.insert(at, card)

    def discard(self, cards: list[int]) -> None:
        """HAUNT-14 Face down; nobody looks through them. Sorted: their order means nothing."""
        self.discards.extend(cards)
        self.discards.sort()
        self.restock()

    def restock(self) -> None:
        """HAUNT-25 Whenever the pile is empty and there are discards, they are shuffled into a new one at once."""
        if not self.pile and self.discards:
            self.pile, self.discards = self.discards, []
            self.shuffles += 1
            self.rng.shuffle(self.pile)
            self.tell(DiscardsShuffled(len(self.pile)))
