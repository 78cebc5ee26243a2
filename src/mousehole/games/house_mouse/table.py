"""House Mouse: the state of the table."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import BOOST, POINT, Box
from mousehole.games.house_mouse.wire import BASIL
from mousehole.kernel import Rng, Seat, State, Value

ACTIONS: Final = 3   # HOUSE-8 in a turn
NO_CARD: Final = -1
NOWHERE: Final = -1
NOBODY: Final = -1
MICE: Final = BASIL + 1  # lists over mice: eight seats and Basil


def without(cards: list[int], card: int) -> list[int]:
    """A new list without this card, or mark. Lists that clones share are replaced, never changed."""
    rest = cards[:]
    rest.remove(card)
    return rest


def mark(card: int, mouse: int) -> int:
    """A card together with a mouse, as one number."""
    return card * 16 + mouse


class Frame(Value):
    """A card being resolved: whose it is, the mouse, room, nest card and corner it chose last, and what is left to do.

    Nothing in it is secret. `left` is -1 until an effect has begun.
    """

    def __init__(self, card: int, who: int, target: int = -1, room: int = -1, last: int = -1, corner: int = -1,
                 left: int = -1) -> None:
        self.card: Final = card
        self.who: Final = who
        self.target: Final = target
        self.room: Final = room
        self.last: Final = last
        self.corner: Final = corner
        self.left: Final = left


class Table(State):
    """Cards, corners and mice are numbers. Sets of corners or mice are masks. Piles: the last card is on top.

    Lists that are seldom written, and each nest and hand, are shared by clones: a step replaces them, and changes none.
    """

    def __init__(self, seats: int, rng: Rng, box: Box) -> None:
        super().__init__(seats, rng)
        self.box = box  # another one of the same edition while somebody with other habits is asked
        bare: list[int] = []                  # replaced by lists of their own in set-up, clone and imagination
        rows: list[list[int]] = []
        self.has_basil = False
        self.window = 3                       # seconds to cancel a declared Power
        self.first: Seat = 0
        self.turn = 0                         # a mouse: a seat, or BASIL
        self.round = 1
        self.spent = 0                        # actions of this turn
        self.bonus = 0
        self.naps = 0
        self.next_naps = bare                 # by mouse; shared
        self.rooms = bare                     # the room cards that make the house: they stay, so clones share them
        self.mice = bare                      # corners
        self.occupied = 0                     # corners with a mouse
        self.glued = 0                        # mice that nothing moves
        self.house = bare                     # cards at the corners
        self.up = 0                           # corners whose card is face up
        self.seen = bare                      # by corner: seats that peeked at the card there
        self.pile = bare
        self.discard = bare                   # shared, and so are all from here to picks; of rows, each nest and hand
        self.nests = rows                     # by mouse, in the order gained
        self.covered = bare                   # cards in nests that lie face down
        self.hands = rows                     # by seat, sorted, so that the order gives nothing away
        self.known = bare                     # marks: Boosts in hands that all have seen
        self.remembered = rows                # by seat, marks: Boosts in other hands that it peeked at in the house
        self.lot_of = bare                    # by card: which shuffle hid it after it had lain open, or 0; may be empty
        self.used = bare                      # marks: Powers activated in this turn
        self.free = bare                      # marks: Powers the player on turn may activate for free
        self.freed = bare                     # marks: Powers that somebody has, in this turn
        self.offers = bare                    # marks: Powers to be offered to others
        self.picks = bare                     # by mouse, secret: cards for Fair Swap
        self.frames: list[Frame] = []         # cards being resolved; innermost last
        self.ending = NOBODY                  # who has the twelfth card
        self.twelfth = NO_CARD                # that card, if it is a scavenged Power and has stayed there
        self.ended = ""                       # twelfth-card or rounds-over

    def clone(self) -> Table:
        t = Table(self.seats, self.rng.clone(), self.box)
        t.agenda, t.events = self.agenda[:], None
        t.has_basil, t.window, t.first, t.turn, t.round = self.has_basil, self.window, self.first, self.turn, self.round
        t.spent, t.bonus, t.naps, t.next_naps = self.spent, self.bonus, self.naps, self.next_naps
        t.rooms, t.mice, t.occupied, t.glued = self.rooms, self.mice[:], self.occupied, self.glued
        t.house, t.up, t.seen = self.house[:], self.up, self.seen[:]
        t.pile, t.discard, t.covered = self.pile[:], self.discard, self.covered
        t.nests, t.hands, t.remembered, t.lot_of = self.nests[:], self.hands[:], self.remembered, self.lot_of
        t.known, t.used, t.free, t.freed = self.known, self.used, self.free, self.freed
        t.offers, t.picks, t.frames = self.offers, self.picks, self.frames[:]
        t.ending, t.twelfth, t.ended = self.ending, self.twelfth, self.ended
        return t

    def all_mice(self) -> list[int]:
        """Seats, then Basil if he plays."""
        mice = list(range(self.seats))
        if self.has_basil:
            mice.append(BASIL)
        return mice

    def clockwise_from(self, mouse: int) -> list[int]:
        """HOUSE-15, HOUSE-32 This mouse and the others in the order of play, Basil last; from him: the first player."""
        start = self.first if mouse == BASIL else mouse
        mice = [(start + n) % self.seats for n in range(self.seats)]
        if self.has_basil:
            mice.append(BASIL)
        return mice

    def before_basil(self) -> Seat:
        """HOUSE-41 The last player of a round."""
        return (self.first - 1) % self.seats

    def actions_left(self) -> int:
        """HOUSE-38 A turn has at least one action; what was spent before a nap is not owed."""
        return max(max(1, ACTIONS + self.bonus - self.naps) - self.spent, 0)

    def is_glued(self, mouse: int) -> bool:
        return bool(self.glued >> mouse & 1)

    def is_up(self, corner: int) -> bool:
        return bool(self.up >> corner & 1)

    def is_free_corner(self, corner: int) -> bool:
        return not self.occupied >> corner & 1

    def is_face_down(self, corner: int) -> bool:
        """HOUSE-5 There is a card, and only its back can be seen."""
        return self.house[corner] != NO_CARD and not self.up >> corner & 1

    def has_seen(self, seat: Seat, corner: int) -> bool:
        """HOUSE-33 Does this seat know the card at this corner?"""
        return self.house[corner] != NO_CARD and bool(self.up >> corner & 1 or self.seen[corner] >> seat & 1)

    def open_cards(self, mouse: int, but: int = NO_CARD) -> list[int]:
        """HOUSE-22 The cards of a nest that can be chosen: those that lie face up."""
        if not self.covered:
            return [card for card in self.nests[mouse] if card != but]
        return [card for card in self.nests[mouse] if card != but and card not in self.covered]

    def is_fresh(self, card: int, mouse: int) -> bool:
        """HOUSE-16"""
        return mark(card, mouse) not in self.used

    def is_boost_resolving(self) -> bool:
        """HOUSE-21 A Boost is resolved whole: no other is played into it."""
        return bool(self.frames) and self.box.type_of[self.frames[-1].card] == BOOST

    def may_be_cancelled(self, seat: Seat) -> bool:
        """HOUSE-21 Do all know it to be possible that somebody else holds a Boost that cancels?"""
        if self.ending != NOBODY:
            return False
        has_unknown = False
        for other in range(self.seats):
            if other != seat and self.hands[other]:
                known = 0
                for m in self.known:
                    known += m % 16 == other
                if len(self.hands[other]) > known:
                    has_unknown = True
        for card in self.box.cancelling:
            if card in self.discard or (card in self.house and self.is_up(self.house.index(card))) \
                    or self._is_resolving(card):
                continue
            holder = NOBODY
            for m in self.known:
                if m // 16 == card:
                    holder = m % 16
            if holder == NOBODY and has_unknown:
                return True
            if holder not in (NOBODY, seat):
                return True
        return False

    def _is_resolving(self, card: int) -> bool:
        return any([frame.card == card for frame in self.frames])

    def basil_goals(self) -> int:
        """HOUSE-41 Corners with a face-down Point that no other mouse holds; and his own, also with a face-up one."""
        goals = 0
        for corner in range(len(self.house)):
            card = self.house[corner]
            if card == NO_CARD or self.box.type_of[card] != POINT:
                continue
            if corner == self.mice[BASIL] or (self.is_free_corner(corner) and not self.is_up(corner)):
                goals |= 1 << corner
        return goals

    def aim(self, target: int, left: int, last: int) -> None:
        """The card being resolved has chosen a part of what it needs: a mouse, or a card of a nest."""
        frame = self.frames[-1]
        self.frames[-1] = Frame(frame.card, frame.who, target, frame.room, last, NOWHERE, left)

    def aim_at_room(self, room: int, left: int, corner: int) -> None:
        """The card being resolved has chosen a room, or (`corner`) one of several cards to look at."""
        frame = self.frames[-1]
        self.frames[-1] = Frame(frame.card, frame.who, frame.target, room, frame.last, corner, left)

    def effect_done(self, last: int = NO_CARD) -> None:
        """The next effect starts afresh; it knows who and which room was chosen, and which card has just moved.

        HOUSE-19 Unless that is a Boost: it went into a hand, no effect can touch it there, and all see what a card
        being resolved has done.
        """
        frame = self.frames[-1]
        if last != NO_CARD and self.box.type_of[last] == BOOST:
            last = NO_CARD
        self.frames[-1] = Frame(frame.card, frame.who, frame.target, frame.room, last, NOWHERE, -1)

    def is_known(self, card: int) -> bool:
        """HOUSE-5 Is it in a hand, and have all seen it?"""
        return any([m // 16 == card for m in self.known])

    def hidden_cards(self) -> list[int]:
        """HOUSE-5 All cards of which everybody sees the back, or not even that."""
        cards = [self.house[corner] for corner in range(len(self.house)) if self.is_face_down(corner)] + self.pile
        for hand in self.hands:
            cards += [card for card in hand if not self.is_known(card)]
        return cards

    def hide(self, cards: list[int]) -> None:
        """HOUSE-29, HOUSE-35 These lay open and are shuffled: all know that they are hidden now, nobody knows where."""
        lots = [0] * self.box.cards
        if self.lot_of:
            for card in self.hidden_cards():
                lots[card] = self.lot_of[card]
        lot = 1
        while lot in lots:
            lot += 1
        for card in cards:
            lots[card] = lot
        self.lot_of = lots

    def where_cards_are(self) -> list[int]:
        """Every card on the table, sorted; a card in two places appears twice."""
        cards = [card for card in self.house if card != NO_CARD] + self.pile + self.discard
        for row in self.nests + self.hands:
            cards += row
        return sorted(cards + [frame.card for frame in self.frames if self.box.type_of[frame.card] == BOOST])
