"""House Mouse on the wire: what players choose, and what each may see. (What happened: `happened.py`.)

Corners are named `b2`, cards `zoomies-1` (kind and copy). A mouse is its player's seat, or BASIL.
"""
from __future__ import annotations

from typing import Any, Final

from mousehole.kernel import Choice, Interrupt, Seat, Value
from mousehole.kernel.engine import Step

BASIL: Final = 8  # past every seat: with eight players he stays out
SMALL_WORDS: Final = ("a", "an", "of", "the")


class Basil(Value):
    """Basil's name, in place of a player's."""


class HiddenCard(Value):
    """A card of which only the back is known."""

    def __init__(self, back: str) -> None:
        self.back: Final = back


class Card(Value):
    """The name of a card in a sentence: from the catalogue, or made from its kind."""

    def __init__(self, code: str) -> None:
        self.code: Final = code

    def said(self) -> dict[str, Any]:
        kind = self.code.rpartition("-")[0]
        words = [w if n and w in SMALL_WORDS else w.capitalize() for n, w in enumerate(kind.split("-"))]
        return {"kind": kind, "name": " ".join(words)}


def whose(mouse: int) -> Any:
    """To be said under a name that ends in `seat`."""
    return Basil() if mouse == BASIL else mouse


def card_said(code: str, back: str = "boost") -> Value:
    return Card(code) if code else HiddenCard(back)


class PlaceMouse(Choice):
    def __init__(self, corner: str) -> None:
        self.corner: Final = corner


class PlaceBasil(Choice):
    def __init__(self, corner: str) -> None:
        self.corner: Final = corner


class Scavenge(Choice):
    """Take the card at your own corner."""


class GoTo(Choice):
    """Move, as an action; past other mice if need be."""

    def __init__(self, corner: str) -> None:
        self.corner: Final = corner


class Activate(Choice):
    """A Power in your own nest: for free if possible, else as an action."""

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card)}


class EndTurn(Choice):
    pass


class Decline(Choice):
    """Skip a Power that could be activated for free."""


class PlayBoost(Interrupt):
    def __init__(self, card: str) -> None:
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card)}


class PickCorner(Choice):
    def __init__(self, corner: str) -> None:
        self.corner: Final = corner


class PickRoom(Choice):
    def __init__(self, room: int) -> None:
        self.room: Final = room


class PickMouse(Choice):
    """A mouse, its player or its nest: whatever the card asks for."""

    def __init__(self, mouse: int) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse)}


class PickMice(Choice):
    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def said(self) -> dict[str, Any]:
        return {"one_seat": whose(self.one), "other_seat": whose(self.other)}


class PickCard(Choice):
    """A card of a nest."""

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card)}


class DiscardIt(Choice):
    """Put the card on the discard pile rather than into another nest."""


class Nap(Choice):
    """Who loses an action, and whether this turn or next turn."""

    def __init__(self, mouse: int, now: bool) -> None:
        self.mouse: Final = mouse
        self.now: Final = now

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "now": self.now}


class Stop(Choice):
    """Skip the rest of an effect that says `may` or `up to`."""


class SendBasil(Choice):
    def __init__(self, corner: str) -> None:
        self.corner: Final = corner


SCAVENGE: Final = Scavenge()
END_TURN: Final = EndTurn()
DECLINE: Final = Decline()
DISCARD_IT: Final = DiscardIt()
STOP: Final = Stop()


class Resolving(Value):
    """A card being resolved: whose it is, and what it has chosen so far. All of it is public."""

    def __init__(self, card: str, who: int, target: int | None, room: int | None, last: str | None, corner: str | None,
                 left: int | None) -> None:
        self.card: Final = card
        self.who: Final = who
        self.target: Final = target  # the mouse or nest that was chosen last
        self.room: Final = room      # the room that was chosen last
        self.last: Final = last      # the nest card that the previous effect moved, or this one chose
        self.corner: Final = corner  # where this effect looked last
        self.left: Final = left      # how much of this effect is still to do; None: it has not begun


class Counted(Value):
    """How some cards of a nest counted. `how`: basic, collection, pair, alone or power."""

    def __init__(self, mouse: int, how: str, cards: tuple[str, ...], points: int) -> None:
        self.mouse: Final = mouse
        self.how: Final = how
        self.cards: Final = cards
        self.points: Final = points

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "how": self.how, "cards": [Card(code) for code in self.cards],
                "count": len(self.cards), "points": self.points}


class NestScored(Value):
    """A whole nest; those of its cards follow."""

    def __init__(self, mouse: int, points: int, cards: int) -> None:
        self.mouse: Final = mouse
        self.points: Final = points
        self.cards: Final = cards

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "points": self.points, "cards": self.cards}


Marks = tuple[tuple[str, int], ...]  # cards, each with a mouse


class Lot(Value):
    """Cards that lay open and were then shuffled out of sight together. All of it is public.

    One of them lies at each of these corners, and one more is in the hand of each holder; the others are in the pile.
    """

    def __init__(self, cards: tuple[str, ...], corners: tuple[int, ...], holders: tuple[int, ...], pile: int) -> None:
        self.cards: Final = cards
        self.corners: Final = corners
        self.holders: Final = holders  # a seat that holds two of them is named twice
        self.pile: Final = pile


class AtCorner(Value):
    def __init__(self, corner: str) -> None:
        self.corner: Final = corner


class InHand(Value):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class InPile(Value):
    """The draw pile."""


class PeekedBoost(Value):
    """A Boost in this player's hand at which the viewer has peeked."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class UnseenCards(Value):
    """Cards with this back that the viewer has never seen."""

    def __init__(self, back: str) -> None:
        self.back: Final = back


class UnseenLot(Value):
    """Cards with this back that were shuffled out of sight together, and the places where they can be."""

    def __init__(self, back: str, places: tuple[AtCorner | InHand | InPile, ...]) -> None:
        self.back: Final = back
        self.places: Final = places

    def said(self) -> dict[str, Any]:
        return {"back": self.back, "places": list(self.places)}


class UnseenKind(Value):
    """A hidden card is of this kind in `weight` of `total` cases: as many as there are copies."""

    def __init__(self, card: str, weight: int, total: int) -> None:
        self.card: Final = card
        self.weight: Final = weight
        self.total: Final = total

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card), "copies": self.weight}


class Unseen(Value):
    """What hidden cards can be. `spot`: their place on a board. `ways`: how many cards they are among."""

    def __init__(self, spot: str, about: Value, ways: int, rows: tuple[UnseenKind, ...]) -> None:
        self.spot: Final = spot
        self.about: Final = about
        self.ways: Final = ways
        self.rows: Final = rows


class SheetName(Value):
    """The title of a sheet."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


class View(Value):
    """House and nests are open; hidden are others' Boosts, and face-down cards that this seat has not peeked at."""

    def __init__(self, seat: Seat | None, seats: int, has_basil: bool, first: Seat, turn: int, round: int, spent: int,
                 bonus: int, naps: int, next_naps: tuple[int, ...], rooms: tuple[int, ...],
                 mice: tuple[int | None, ...], glued: tuple[int, ...], house: tuple[str | None, ...],
                 backs: tuple[str | None, ...], face_up: tuple[bool, ...], peeked_seats: tuple[tuple[int, ...], ...],
                 pile: int, pile_back: str | None, discard: tuple[str, ...], nests: tuple[tuple[str, ...], ...],
                 covered: tuple[str, ...], hand: tuple[str, ...], hands: tuple[int, ...], known: Marks,
                 remembered: Marks, lots: tuple[Lot, ...], used: Marks, free: Marks, freed: Marks, offers: Marks,
                 pick: str | None, picked: tuple[bool, ...], resolving: tuple[Resolving, ...], ending: int | None,
                 twelfth: str | None, ended: str | None, window: int, agenda: tuple[Step, ...]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.has_basil: Final = has_basil
        self.first: Final = first
        self.turn: Final = turn                  # whose turn it is: a mouse
        self.round: Final = round
        self.spent: Final = spent                # actions used in this turn,
        self.bonus: Final = bonus                # given to it,
        self.naps: Final = naps                  # taken from it,
        self.next_naps: Final = next_naps        # and from the next turn of each mouse
        self.rooms: Final = rooms                # which room cards make the house
        self.mice: Final = mice                  # the corner of each mouse that is in the house
        self.glued: Final = glued
        self.house: Final = house                # the card at each corner, if this seat knows it
        self.backs: Final = backs                # what its back shows, if there is a card
        self.face_up: Final = face_up
        self.peeked_seats: Final = peeked_seats  # who has peeked at it
        self.pile: Final = pile                  # how many cards
        self.pile_back: Final = pile_back        # of the top card, if there is one
        self.discard: Final = discard
        self.nests: Final = nests                # of each mouse, in the order gained; Basil's last
        self.covered: Final = covered            # cards in nests that lie face down: all have seen them
        self.hand: Final = hand                  # this seat's Boosts
        self.hands: Final = hands                # how many each seat holds
        self.known: Final = known                # Boosts in hands that all have seen, and whose
        self.remembered: Final = remembered      # those that only their holder and this seat know
        self.lots: Final = lots                  # hidden cards that all have seen before
        self.used: Final = used                  # Powers activated in this turn, and by whom
        self.free: Final = free                  # scavenged in this turn: free for that mouse, unless used
        self.freed: Final = freed                # that were
        self.offers: Final = offers              # that will be offered out of turn
        self.pick: Final = pick                  # Fair Swap: this seat's card,
        self.picked: Final = picked              # and who has picked one
        self.resolving: Final = resolving        # innermost last
        self.ending: Final = ending              # the mouse with the twelfth card, once there is one
        self.twelfth: Final = twelfth            # that card, if it is a scavenged Power and has stayed there
        self.ended: Final = ended                # twelfth-card or rounds-over, once it is over
        self.window: Final = window              # seconds
        self.agenda: Final = agenda
