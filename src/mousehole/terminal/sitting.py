"""What a screen needs from a table, local or remote."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from mousehole.bots.chances import Chances
from mousehole.kernel import Choice, Decision, Game, Outcome, Refusal, Seat
from mousehole.words import Words

RENAME = "rename"  # the action for which a name is typed


class TableAction(NamedTuple):
    """Something done at a table that is not an answer to the game: starting, leaving, asking for another match."""

    id: str
    words: str
    leaves: bool = False  # whether the screen is left for it
    message: dict[str, Any] | None = None  # to a server, if the id does not say it all


class Sitting(Protocol):
    """A table as seen from the seats at this screen."""

    game: Game
    words: Words                             # for names, and for what everybody reads
    language: str
    people: list[Seat]                       # the seats at this screen
    viewers: list[Seat | None]               # the same, or a spectator
    told: dict[Seat | None, list[str]]       # what each viewer has seen happen, in words
    condition: str                           # what is wrong with the table, if anything: a lost connection
    talks: bool                              # whether there are others to write to

    def words_for(self, seat: Seat | None) -> Words: ...   # this seat's player is *you*

    @property
    def waits_for_people(self) -> bool: ...  # a clock is about to run: everybody at this screen gets ready first

    @property
    def has_aids(self) -> bool: ...          # players may ask what follows from their view

    @property
    def chances(self) -> Chances | None: ...  # of winning, if they are known for this edition

    @property
    def is_in_progress(self) -> bool: ...    # a match is being played

    @property
    def position(self) -> int: ...

    @property
    def is_over(self) -> bool: ...

    def view(self, seat: Seat | None) -> Any: ...

    def decisions(self, seat: Seat | None) -> list[Decision]: ...

    def must_answer(self) -> list[Seat]: ...

    def has_secrets(self, one: Seat | None, other: Seat | None) -> bool: ...

    async def answer(self, seat: Seat, choice: Choice) -> Refusal | None: ...

    def actions(self) -> list[TableAction]: ...

    async def do(self, action: TableAction) -> str: ...  # returns what to show: why not, or a link

    async def take_back(self, seat: Seat | None) -> str: ...  # the same

    async def say(self, text: str) -> str: ...        # the same

    async def rename(self, name: str) -> str: ...     # the same

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None: ...

    def clock_asks(self) -> str: ...         # what happens while all wait for the clock, in words; otherwise ""

    def seconds_left(self) -> float | None: ...

    def outcome(self) -> Outcome | None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    async def drive(self, changed: Callable[[], None], pace: float) -> None: ...
