"""What crosses the table's edge: choices, decisions, events, refusals, outcomes. Plain immutable values."""
from __future__ import annotations

from typing import Any, Final

Seat = int
CLOCK: Final = -1  # time is a player, and TimeUp is all it ever says
Said = tuple[tuple[str, Any], ...]  # named arguments of a sentence


def fields_of(thing: object) -> dict[str, Any]:
    """By name, in the order of `__init__`; alike for interpreted and compiled classes."""
    fields: Any = thing.__getstate__()
    return fields or {}


class Value:
    """Equal to any other of its class with equal fields.

    A subclass has an `__init__` that keeps every parameter under its own name as `Final`,
    and inherits from classes without fields. Rows of things are tuples.
    """

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and fields_of(self) == fields_of(other))

    def __hash__(self) -> int:
        return hash(tuple(fields_of(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(field) for field in fields_of(self).values()])})"

    def said(self) -> dict[str, Any]:
        """The arguments of its sentence, which the catalogues keep under the name of its class.

        Numbers, texts, values, rows of them. What is called `seat` or `…_seat` is said as a player's name.
        """
        return fields_of(self)


class Choice(Value):
    """One answer. Games subclass it in their own words: Bid(3), Pass()."""


class TimeUp(Choice):
    """Nobody answered in time."""


TIME_UP: Final = TimeUp()


class Interrupt(Choice):
    """A choice nobody asked for: it may be made out of turn."""


class Sealed(Choice):
    """A choice that nobody else hears of, not even that it was made, before all who are asked have made theirs."""


class Decision(Value):
    """A question put to one seat, with every answer the rules allow it, and the clause that asks."""

    def __init__(self, seat: Seat, prompt: str, options: tuple[Choice, ...], clause: str,
                 seconds: int = 0, args: Said = ()) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options
        self.clause: Final = clause
        self.seconds: Final = seconds  # only for CLOCK: how long after the question came up it answers
        self.args: Final = args


class Event(Value):
    """A fact, in the past tense."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) saw of it, if anything."""
        return self


class Refusal(Value):
    """Why a choice is not allowed: a code for programs, the clause that forbids it, arguments for the sentence."""

    def __init__(self, code: str, clause: str, args: Said = ()) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.args: Final = args


class Refused(ValueError):
    """The choice was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal: Final = refusal


class Outcome(Value):
    """How it ended: why, a score a seat, seats ranked in groups of equals, who won, and what else is worth telling."""

    def __init__(self, reason: str, scores: tuple[int, ...], ranking: tuple[tuple[Seat, ...], ...],
                 winners: tuple[Seat, ...], details: tuple[Value, ...] = ()) -> None:
        self.reason: Final = reason
        self.scores: Final = scores
        self.ranking: Final = ranking
        self.winners: Final = winners  # nobody in a cooperative game: lost, or not a matter of winning
        self.details: Final = details
