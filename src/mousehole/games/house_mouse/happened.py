"""House Mouse on the wire: what happened, in the past tense, and who saw how much of it."""
from __future__ import annotations

from typing import Any, Final

from mousehole.games.house_mouse.wire import Card, card_said, whose
from mousehole.kernel import Event, Seat


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
    def __init__(self, mouse: int, corner: str) -> None:
        self.mouse: Final = mouse
        self.corner: Final = corner

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "corner": self.corner}


class MiceSwapped(Event):
    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def said(self) -> dict[str, Any]:
        return {"one_seat": whose(self.one), "other_seat": whose(self.other)}


class MouseGlued(Event):
    def __init__(self, mouse: int) -> None:
        self.mouse: Final = mouse

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse)}


class CornerRefilled(Event):
    def __init__(self, corner: str, back: str) -> None:
        self.corner: Final = corner
        self.back: Final = back


class CardScavenged(Event):
    """Into the nest: for all to see."""

    def __init__(self, mouse: int, card: str) -> None:
        self.mouse: Final = mouse
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card)}


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
    def __init__(self, seat: Seat, corner: str, card: str) -> None:
        self.seat: Final = seat
        self.corner: Final = corner
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "corner": self.corner, "card": Card(self.card)}


class PowerDeclared(Event):
    def __init__(self, seat: Seat, card: str, is_free: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.is_free: Final = is_free

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": Card(self.card), "free": self.is_free}


class PowerCancelled(Event):
    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": Card(self.card)}


class BoostPlayed(Event):
    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": Card(self.card)}


class CardMoved(Event):
    """From nest to nest. `how`: given, stolen or traded."""

    def __init__(self, card: str, giver: int, taker: int, how: str) -> None:
        self.card: Final = card
        self.giver: Final = giver
        self.taker: Final = taker
        self.how: Final = how

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card), "giver_seat": whose(self.giver), "taker_seat": whose(self.taker),
                "how": self.how}


class CardFlipped(Event):
    def __init__(self, mouse: int, card: str, is_up: bool) -> None:
        self.mouse: Final = mouse
        self.card: Final = card
        self.is_up: Final = is_up

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card), "up": self.is_up}


class CardTurnedUp(Event):
    """The top card of the draw pile."""

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"card": Card(self.card)}


class CardDealt(Event):
    """From the discard pile into a nest."""

    def __init__(self, mouse: int, card: str) -> None:
        self.mouse: Final = mouse
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card)}


class CardDiscarded(Event):
    def __init__(self, mouse: int, card: str) -> None:
        self.mouse: Final = mouse
        self.card: Final = card

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "card": Card(self.card)}


class PileShuffled(Event):
    """The discard pile became the draw pile."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class LightsWentOut(Event):
    """All face-up cards of the house were shuffled and lie face down again."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


class ActionsChanged(Event):
    def __init__(self, mouse: int, count: int, now: bool) -> None:
        self.mouse: Final = mouse
        self.count: Final = count
        self.now: Final = now

    def said(self) -> dict[str, Any]:
        return {"mouse_seat": whose(self.mouse), "count": abs(self.count), "less": self.count < 0, "now": self.now}


class PowersRefreshed(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


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
