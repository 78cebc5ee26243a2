"""What players did about the match itself: it appears in the log, between the events of the game.

Compiled together with the kernel's events, from which these inherit.
"""
from __future__ import annotations

from typing import Final

from mousehole.kernel.wire import Event, Seat


class TakeBackAsked(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class TakeBackDeclined(Event):
    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat  # who did not agree


class TakeBackDropped(Event):
    """Nobody decided about it in time, the game went on, or whoever asked no longer wanted it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat  # who had asked


class TookBack(Event):
    """What has happened from entry `since` on, up to this one, no longer counts."""

    def __init__(self, seat: Seat, since: int) -> None:
        self.seat: Final = seat
        self.since: Final = since


NOTICES: Final[dict[str, type]] = {
    "TakeBackAsked": TakeBackAsked, "TakeBackDeclined": TakeBackDeclined, "TakeBackDropped": TakeBackDropped,
    "TookBack": TookBack}
