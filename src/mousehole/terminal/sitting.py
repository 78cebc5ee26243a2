"""What a screen needs of a table, wherever the table stands: in this process, or behind a server."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from mousehole.kernel import Choice, Decision, Game, Outcome, Refusal, Seat
from mousehole.words import Words


class Sitting(Protocol):
    """A table as seen from the seats of those who look at this screen."""

    game: Game
    words: Words
    language: str
    people: list[Seat]                       # who sit at this screen
    viewers: list[Seat | None]               # the same; or a spectator
    told: dict[Seat | None, list[str]]       # what each viewer has seen happen, in words
    condition: str                           # what is wrong with the table, if anything: a lost connection
    afterwards: Sequence[str]                # what can be done when the match is over

    @property
    def position(self) -> int: ...

    @property
    def is_over(self) -> bool: ...

    def view(self, seat: Seat | None) -> Any: ...

    def decisions(self, seat: Seat | None) -> list[Decision]: ...

    def must_answer(self) -> list[Seat]: ...

    def has_secrets(self, one: Seat | None, other: Seat | None) -> bool: ...

    async def answer(self, seat: Seat, choice: Choice) -> Refusal | None: ...

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None: ...

    def seconds_left(self) -> float | None: ...

    def outcome(self) -> Outcome | None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    async def drive(self, changed: Callable[[], None], pace: float) -> None: ...
