"""Haunted Mouse on the wire: what players choose, what happened, what each may see.

A card is a number (see cards.py), a place in a hand is counted from 0 at its left end.
"""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.cards import KINDS, SUITS, rank_of
from mousehole.kernel import Choice, Event, Seat, Value
from mousehole.kernel.engine import Step

PUBLIC: Final = -1  # the owner of the Public Bait, in choices, events and steps
MAX_SEATS: Final = 5


class Card(Value):
    """A card as it is said."""

    def __init__(self, rank: int, suit: str) -> None:
        self.rank: Final = rank
        self.suit: Final = suit

    def said(self) -> dict[str, object]:
        return {"rank": str(self.rank), "suit": self.suit}


CARDS: Final = [Card(rank_of(card), SUITS[card % 4]) for card in range(KINDS)]


def faces(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in cards])


class BaitCard(Value):
    """A card on the table as Bait: a player's own, or Public Bait."""

    def __init__(self, owner: int, card: int) -> None:
        self.owner: Final = owner
        self.card: Final = card

    def said(self) -> dict[str, object]:
        return {"card": CARDS[self.card], "public": self.owner == PUBLIC, "owner_seat": self.owner}


def is_printed(bait: BaitCard, seats: int) -> bool:
    """A card of the deck with an owner at this table. Choices from outside may name anything."""
    return PUBLIC <= bait.owner < seats and 0 <= bait.card < KINDS


def bait_key(bait: BaitCard) -> tuple[int, int, int]:
    """The order of Bait in a choice: by rank, then owner (Public Bait first), then suit."""
    return bait.card // 4, bait.owner, bait.card


# All there can be, made once: Public Bait first, then seat by seat.
BAIT_CARDS: Final = [BaitCard(owner, card) for owner in range(PUBLIC, MAX_SEATS) for card in range(KINDS)]


class SetBait(Choice):
    """The first Bait of a round: the places in the hand of one card, or of two for Bonus Bait."""

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places: Final = places

    def said(self) -> dict[str, object]:
        return {"places": tuple([place + 1 for place in self.places])}


class PlayMeld(Choice):
    """A block of the hand (none: length 0) and Bait, as a plain meld.

    `bait` are the cards about which there is no choice; `wanted` are the ranks for which there are several cards: which
    of them are used is asked next, one by one (UseBait).
    """

    def __init__(self, start: int, length: int, bait: tuple[BaitCard, ...], wanted: tuple[int, ...] = ()) -> None:
        self.start: Final = start
        self.length: Final = length
        self.bait: Final = bait
        self.wanted: Final = wanted

    def __eq__(self, other: object) -> bool:
        """As for every value, but quicker: a turn can offer dozens of melds."""
        return self is other or (isinstance(other, PlayMeld) and self.start == other.start
                                 and self.length == other.length and self.bait == other.bait
                                 and self.wanted == other.wanted)

    def __hash__(self) -> int:
        return hash((self.start, self.length, self.bait, self.wanted))

    def said(self) -> dict[str, object]:
        return {"start": self.start + 1, "end": self.start + self.length, "length": self.length, "bait": self.bait,
                "bait_count": len(self.bait), "wanted": tuple([str(rank) for rank in self.wanted]),
                "wanted_count": len(self.wanted)}


class SetTrap(Choice):
    """The same as a Trap. `wanted` are cards that several players have as Bait."""

    def __init__(self, start: int, length: int, bait: tuple[BaitCard, ...], wanted: tuple[int, ...] = ()) -> None:
        self.start: Final = start
        self.length: Final = length
        self.bait: Final = bait
        self.wanted: Final = wanted

    def said(self) -> dict[str, object]:
        return {"start": self.start + 1, "end": self.start + self.length, "length": self.length, "bait": self.bait,
                "bait_count": len(self.bait), "wanted": faces(self.wanted), "wanted_count": len(self.wanted)}


class UseBait(Choice):
    """This card for the next one that the meld or Trap wants."""

    def __init__(self, bait: BaitCard) -> None:
        self.bait: Final = bait


class PlayCards(Choice):
    """The same, with cards picked one by one: any places, Bait in any order, a Trap or not."""

    def __init__(self, places: tuple[int, ...], bait: tuple[BaitCard, ...], trap: bool) -> None:
        self.places: Final = places
        self.bait: Final = bait
        self.trap: Final = trap

    def said(self) -> dict[str, object]:
        return {"places": tuple([place + 1 for place in self.places]), "bait": self.bait, "trap": self.trap}


class DrawFromPile(Choice):
    """Draw the top card of the draw pile."""


class TakeBait(Choice):
    """Draw a Bait card of somebody else, or Public Bait."""

    def __init__(self, bait: BaitCard) -> None:
        self.bait: Final = bait


class InsertCard(Choice):
    """Put the drawn card in front of this place of the hand; the last place is behind all cards."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def said(self) -> dict[str, object]:
        return {"place": self.place + 1}


class LayBait(Choice):
    """Lay the card in this place as Bait."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def said(self) -> dict[str, object]:
        return {"place": self.place + 1}


class LayNoBait(Choice):
    """Lay no further Bait."""


class Pass(Choice):
    """Nothing can be played and nothing drawn."""


class RoundBegan(Event):
    def __init__(self, number: int, seat: Seat) -> None:
        self.number: Final = number
        self.seat: Final = seat  # who will lead


class PublicBaitShown(Event):
    def __init__(self, card: int) -> None:
        self.card: Final = card

    def said(self) -> dict[str, object]:
        return {"card": CARDS[self.card]}


class BaitChosen(Event):
    """Which, and how many, stays secret until all have chosen."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class BaitShown(Event):
    def __init__(self, seat: Seat, cards: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.places: Final = places

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "cards": faces(self.cards), "places": tuple([place + 1 for place in self.places])}


class LeadTaken(Event):
    """The table is empty and this player leads."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class MeldPlayed(Event):
    def __init__(self, seat: Seat, cards: tuple[int, ...], start: int, block: tuple[int, ...],
                 bait: tuple[BaitCard, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.start: Final = start
        self.block: Final = block  # HAUNT-37 its cards from the hand, in the order in which they were there
        self.bait: Final = bait

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "cards": faces(self.cards), "bait": self.bait, "bait_count": len(self.bait)}


class TrapSet(Event):
    def __init__(self, seat: Seat, cards: tuple[int, ...], start: int, block: tuple[int, ...],
                 bait: tuple[BaitCard, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.start: Final = start
        self.block: Final = block  # HAUNT-37 its cards from the hand, in the order in which they were there
        self.bait: Final = bait

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "cards": faces(self.cards), "bait": self.bait, "bait_count": len(self.bait)}


class CardDrawn(Event):
    """From the draw pile: only the player who drew it sees it."""

    def __init__(self, seat: Seat, card: int | None) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, None)

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "seen": self.card is not None,
                "card": None if self.card is None else CARDS[self.card]}


class BaitTaken(Event):
    def __init__(self, seat: Seat, bait: BaitCard) -> None:
        self.seat: Final = seat
        self.bait: Final = bait


class CardInserted(Event):
    def __init__(self, seat: Seat, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "place": self.place + 1}


class BaitLaid(Event):
    def __init__(self, seat: Seat, card: int, place: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place

    def said(self) -> dict[str, object]:
        return {"seat": self.seat, "card": CARDS[self.card], "place": self.place + 1}


class Passed(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class DiscardsShuffled(Event):
    """They are the new draw pile."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class WentOut(Event):
    def __init__(self, seat: Seat, cheese: int) -> None:
        self.seat: Final = seat
        self.cheese: Final = cheese


class RoundEnded(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat  # who was left last


class RoundStopped(Event):
    """Nobody played anything for too long."""

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns


class GameWon(Event):
    def __init__(self, seat: Seat, cheese: int) -> None:
        self.seat: Final = seat
        self.cheese: Final = cheese


class SeatCheese(Value):
    """How much cheese a player has, where that is said."""

    def __init__(self, seat: Seat, cheese: int) -> None:
        self.seat: Final = seat
        self.cheese: Final = cheese


class Thing(Value):
    """Something on the table that a sheet explains: its title."""

    def __init__(self, thing: str) -> None:
        self.thing: Final = thing


class FinishedRound(Value):
    """A line of the score sheet: who went out, in order, and the cheese that everybody had after it."""

    def __init__(self, number: int, out: tuple[Seat, ...], cheese: tuple[int, ...]) -> None:
        self.number: Final = number
        self.out: Final = out
        self.cheese: Final = cheese

    def said(self) -> dict[str, object]:
        return {"number": self.number, "out_seats": self.out,
                "cheese": tuple([SeatCheese(seat, cheese) for seat, cheese in enumerate(self.cheese)])}


class UnseenPile(Value):
    """The hidden cards, or only those in the draw pile if others can be elsewhere."""

    def __init__(self, alone: bool) -> None:
        self.alone: Final = alone


class UnseenHand(Value):
    """The hidden cards of this player's hand that came with one shuffle."""

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class UnseenRank(Value):
    """A hidden card has this rank in `weight` of `total` cases: as many as there are `cards`."""

    def __init__(self, rank: int, cards: tuple[int, ...], weight: int, total: int) -> None:
        self.rank: Final = rank
        self.cards: Final = cards
        self.weight: Final = weight
        self.total: Final = total

    def said(self) -> dict[str, object]:
        return {"rank": str(self.rank), "cards": faces(self.cards)}


class Unseen(Value):
    """What hidden cards can be. `spot`: their place on a board. `ways`: how many cards they are among."""

    def __init__(self, spot: str, about: Value, ways: int, rows: tuple[UnseenRank, ...]) -> None:
        self.spot: Final = spot
        self.about: Final = about
        self.ways: Final = ways
        self.rows: Final = rows


class View(Value):
    """Bait, melds, sizes and places are open; hands, draw pile and discard pile are not."""

    def __init__(self, seat: Seat | None, seats: int, round: int, opener: Seat, turn: Seat, cheese: tuple[int, ...],
                 out: tuple[Seat, ...], hands: tuple[tuple[int | None, ...], ...], known: tuple[tuple[bool, ...], ...],
                 came_with: tuple[tuple[int, ...], ...], bait: tuple[tuple[int, ...], ...], public: tuple[int, ...],
                 meld: tuple[int, ...], meld_owner: Seat | None, pile: int, discards: int,
                 unseen: tuple[tuple[int, ...], ...], has_drawn: bool, drawn: int | None, drawn_known: bool,
                 drawn_with: int, has_chosen: tuple[bool, ...], chosen: tuple[int, ...], idle: int, has_played: bool,
                 finished: tuple[FinishedRound, ...], ended: bool, agenda: tuple[Step, ...]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.round: Final = round
        self.opener: Final = opener            # who led the round at its start
        self.turn: Final = turn
        self.cheese: Final = cheese
        self.out: Final = out                  # who went out in this round, in order
        self.hands: Final = hands              # in order; None where the card is not known to this seat
        self.known: Final = known              # which cards of the hands everybody knows
        self.came_with: Final = came_with      # which shuffle of the round each card of the hands came with, from 0
        self.bait: Final = bait
        self.public: Final = public
        self.meld: Final = meld                # the standing meld, lowest rank first…
        self.meld_owner: Final = meld_owner    # …and whose it is; None: the table is empty
        self.pile: Final = pile
        self.discards: Final = discards
        self.unseen: Final = unseen            # by shuffle: what came with it and this seat has not seen since, sorted
        self.has_drawn: Final = has_drawn      # a card is drawn and not yet inserted…
        self.drawn: Final = drawn              # …and which, if this seat may know it…
        self.drawn_known: Final = drawn_known  # …or everybody
        self.drawn_with: Final = drawn_with    # the shuffle that it came with
        self.has_chosen: Final = has_chosen    # who has chosen the first Bait
        self.chosen: Final = chosen            # and the places that this seat chose
        self.idle: Final = idle                # turns in a row without a meld or Trap
        self.has_played: Final = has_played    # the turn that is going on has one: it will not count
        self.finished: Final = finished
        self.ended: Final = ended
        self.agenda: Final = agenda
