"""What a screen needs of a table, wherever the table stands: in this process, or behind a server."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from mousehole.kernel import Choice, Decision, Game, Outcome, Refusal, Seat
from mousehole.words import Words


class Deed(NamedTuple):
    """Something that is done at a table but is no answer of the game: to start, to leave, to want another match."""

    id: str
    words: str
    leaves: bool = False  # whether the screen is left for it


class Sitting(Protocol):
    """A table as seen from the seats of those who look at this screen."""

    game: Game
    words: Words
    language: str
    people: list[Seat]                       # who sit at this screen
    viewers: list[Seat | None]               # the same; or a spectator
    told: dict[Seat | None, list[str]]       # what each viewer has seen happen, in words
    condition: str                           # what is wrong with the table, if anything: a lost connection
    talks: bool                              # whether there are others to talk to

    @property
    def has_aids(self) -> bool: ...          # what follows from a view may be asked for

    @property
    def is_on(self) -> bool: ...             # a match is being played

    @property
    def position(self) -> int: ...

    @property
    def is_over(self) -> bool: ...

    def view(self, seat: Seat | None) -> Any: ...

    def decisions(self, seat: Seat | None) -> list[Decision]: ...

    def must_answer(self) -> list[Seat]: ...

    def has_secrets(self, one: Seat | None, other: Seat | None) -> bool: ...

    async def answer(self, seat: Seat, choice: Choice) -> Refusal | None: ...

    def deeds(self) -> list[Deed]: ...

    async def do(self, deed: Deed) -> str: ...        # what is to be told of it: why not, or a link

    async def say(self, text: str) -> str: ...        # the same

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None: ...

    def clock_asks(self) -> str: ...         # what happens while all wait for the clock, in words; else nothing

    def seconds_left(self) -> float | None: ...

    def outcome(self) -> Outcome | None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    async def drive(self, changed: Callable[[], None], pace: float) -> None: ...
