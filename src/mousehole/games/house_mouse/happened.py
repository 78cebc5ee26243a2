"""House Mouse on the wire: what happened, in the past tense, and who saw how much of it."""
from __future__ import annotations

from typing import Any, Final

from mousehole.games.house_mouse.wire import Card, card_said, whose
from mousehole.kernel import Event, Seat


def change(points: int, name: str = "points") -> dict[str, Any]:
    """How many points a nest gained or lost, as a number to be counted and a sign before it."""
    return {name: abs(points), f"{name}_sign": "+" if points > 0 else "−" if points else ""}


class MousePlaced(Event):
    def __init__(self, mouse: int, corner: str) -> None:
        self.mouse: Final = mouse
        self.corner: Final = corner

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "corner": self.corner}


class TurnBegan(Event):
    def __init__(self, mouse: int, round: int) -> None:
        self.mouse: Final = mouse
        self.round: Final = round

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "round": self.round}


class MouseMoved(Event):
    """`by`: who moved it: itself, or whoever's card did."""

    def __init__(self, mouse: int, corner: str, by: int) -> None:
        self.mouse: Final = mouse
        self.corner: Final = corner
        self.by: Final = by

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "corner": self.corner, "by_seat": whose(self.by),
                "pushed": self.by != self.mouse}


class MiceSwapped(Event):
    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def said(self) -> dict[str, Any]:
        return {"one_seat": whose(self.one), "other_seat": whose(self.other)}


class MouseGlued(Event):
    """`by`: whose card did it, and `using` which."""

    def __init__(self, mouse: int, by: int, using: str) -> None:
        self.mouse: Final = mouse
        self.by: Final = by
        self.using: Final = using

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "by_seat": whose(self.by), "using": Card(self.using)}


class CornerRefilled(Event):
    def __init__(self, corner: str, back: str) -> None:
        self.corner: Final = corner
        self.back: Final = back


class CardScavenged(Event):
    """Into the nest: for all to see. `points`: by how much that changes the nest."""

    def __init__(self, mouse: int, card: str, points: int) -> None:
        self.mouse: Final = mouse
        self.card: Final = card
        self.points: Final = points

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card), **change(self.points)}


class BoostScavenged(Event):
    """Into the hand; only its player sees a card that lay face down."""

    def __init__(self, seat: Seat, card: str, is_known: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.is_known: Final = is_known

    def seen_by(self, seat: Seat | None) -> BoostScavenged:
        return self if self.is_known or seat == self.seat else BoostScavenged(self.seat, "", False)

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": card_said(self.card), "seen": bool(self.card)}


class CardPeeked(Event):
    """All see who looks where; only that seat sees the card."""

    def __init__(self, seat: Seat, corner: str, card: str, back: str) -> None:
        self.seat: Final = seat
        self.corner: Final = corner
        self.card: Final = card
        self.back: Final = back

    def seen_by(self, seat: Seat | None) -> CardPeeked:
        return self if seat == self.seat else CardPeeked(self.seat, self.corner, "", self.back)

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "corner": self.corner, "card": card_said(self.card, self.back)}


class CardRevealed(Event):
    def __init__(self, corner: str, card: str) -> None:
        self.corner: Final = corner
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"corner": self.corner, "card": Card(self.card)}


class CardPut(Event):
    """A card of the nest is put into the house. `points`: the change of the nest's score."""

    def __init__(self, seat: Seat, corner: str, card: str, points: int) -> None:
        self.seat: Final = seat
        self.corner: Final = corner
        self.card: Final = card
        self.points: Final = points

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "corner": self.corner, "card": Card(self.card), **change(self.points)}


class PowerDeclared(Event):
    def __init__(self, seat: Seat, card: str, is_free: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.is_free: Final = is_free

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": Card(self.card), "free": self.is_free}


class PowerCancelled(Event):
    """`by`: who cancelled it, and `using` which Boost."""

    def __init__(self, seat: Seat, card: str, by: Seat, using: str) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.by: Final = by
        self.using: Final = using

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": Card(self.card), "by_seat": self.by, "using": Card(self.using)}


class BoostPlayed(Event):
    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": Card(self.card)}


class CardMoved(Event):
    """From nest to nest. `how`: given, stolen or traded; `using`: the card that did it; and what it means."""

    def __init__(self, card: str, giver: int, taker: int, how: str, using: str, lost: int, gained: int) -> None:
        self.card: Final = card
        self.giver: Final = giver
        self.taker: Final = taker
        self.how: Final = how
        self.using: Final = using
        self.lost: Final = lost      # by how much the giver's points change: mostly negative
        self.gained: Final = gained  # and the taker's

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card), "giver_seat": whose(self.giver), "taker_seat": whose(self.taker),
                "how": self.how, "using": Card(self.using), "even": self.lost == 0 and self.gained == 0,
                **change(self.lost, "lost"), **change(self.gained, "gained")}


class CardFlipped(Event):
    """`by`: whose card did it, and `using` which."""

    def __init__(self, mouse: int, card: str, is_up: bool, by: Seat, using: str) -> None:
        self.mouse: Final = mouse
        self.card: Final = card
        self.is_up: Final = is_up
        self.by: Final = by
        self.using: Final = using

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card), "up": self.is_up, "by_seat": self.by,
                "using": Card(self.using), "own": self.mouse == self.by}


class CardTurnedUp(Event):
    """The top card of the draw pile."""

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card)}


class CardDealt(Event):
    """A card goes from the discard pile into a nest. `points`: the change of the nest's score."""

    def __init__(self, mouse: int, card: str, points: int) -> None:
        self.mouse: Final = mouse
        self.card: Final = card
        self.points: Final = points

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card), **change(self.points)}


class CardDiscarded(Event):
    """A card is discarded, mostly from a nest. `points`: the change of the nest's score."""

    def __init__(self, mouse: int, card: str, points: int) -> None:
        self.mouse: Final = mouse
        self.card: Final = card
        self.points: Final = points

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card), **change(self.points)}


class PileShuffled(Event):
    """The discard pile became the draw pile."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class LightsWentOut(Event):
    """All face-up cards of the house were shuffled and lie face down again."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class ActionsChanged(Event):
    """`by`: whose card did it, and `using` which."""

    def __init__(self, mouse: int, count: int, now: bool, by: Seat, using: str) -> None:
        self.mouse: Final = mouse
        self.count: Final = count
        self.now: Final = now
        self.by: Final = by
        self.using: Final = using

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "count": abs(self.count), "less": self.count < 0, "now": self.now,
                "by_seat": self.by, "using": Card(self.using)}


class PowersRefreshed(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class NestNearlyFull(Event):
    """HOUSE-23 The eleventh card: the next one ends the game."""

    def __init__(self, mouse: int) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse)}


class NestFilled(Event):
    """The twelfth card: the game is about to end."""

    def __init__(self, mouse: int) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse)}


class GameEnded(Event):
    """`reason`: twelfth-card or rounds-over."""

    def __init__(self, reason: str) -> None:
        self.reason: Final = reason
