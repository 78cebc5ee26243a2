"""What crosses the table's edge: choices, decisions, events, refusals, outcomes. Plain immutable values."""
from __future__ import annotations

from typing import Any, Final, TypeVar

from mousehole.inherited import mypyc_attr

T = TypeVar("T")
Seat = int  # a player's place at the table, counted from 0
BySeat = tuple[T, ...]  # one entry per seat, in order
CLOCK: Final = -1  # time is a player whose only answer is TimeUp
SentenceArgs = tuple[tuple[str, Any], ...]  # named arguments of a sentence


def fields_of(thing: object) -> dict[str, Any]:
    """Return the fields by name, in the order of `__init__`; the same for interpreted and compiled classes."""
    fields: dict[str, Any] = thing.__getstate__() or {}  # type: ignore[assignment]
    if type(thing) in _COMPILED:  # asking for a `__dict__` that is not there takes longer than all the rest
        return fields
    own: Any = getattr(thing, "__dict__", None)  # of an interpreted class, also one that inherits from a compiled one
    if own is None:
        _COMPILED.add(type(thing))
        return fields
    return fields if not own or next(iter(own)) in fields else {**fields, **own}


_COMPILED: Final[set[type]] = set()  # classes whose fields are all in their state


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Base of immutable values: equal if class and fields are equal.

    A subclass has an `__init__` that stores every parameter under its own name as `Final`,
    and inherits only from classes without fields. Sequences are tuples.
    """

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and fields_of(self) == fields_of(other))

    def __hash__(self) -> int:
        return hash(tuple(fields_of(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(field) for field in fields_of(self).values()])})"

    def said(self) -> dict[str, Any]:
        """Return the arguments of its sentence; the catalogues have it under the name of the class.

        Arguments are numbers, texts, values, or lists of them. `seat` and `…_seat` are shown as a player's name.
        """
        return fields_of(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Value):
    """One answer. Games subclass it in their own terms: Bid(3), Pass()."""


class TimeUp(Choice):
    """Nobody answered in time."""


TIME_UP: Final = TimeUp()


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt(Choice):
    """A choice that may be made out of turn, without being asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Choice):
    """A choice kept secret from the others, even that it was made, until everybody who was asked has chosen."""


class Decision(Value):
    """A question to one seat, with every legal answer and the clause that asks."""

    def __init__(self, seat: Seat, prompt: str, options: tuple[Choice, ...], clause: str,
                 seconds: int = 0, args: SentenceArgs = ()) -> None:
        self.seat: Final = seat        # who is asked
        self.prompt: Final = prompt    # what is asked; the sentence is `ask-<prompt>` in the catalogues
        self.options: Final = options  # every legal answer
        self.clause: Final = clause    # the rule that asks
        self.seconds: Final = seconds  # only for CLOCK: it answers this long after the question came up
        self.args: Final = args        # for the sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """A fact, in the past tense."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return what this seat (None: a spectator) saw of it, if anything."""
        return self


class Refusal(Value):
    """Why a choice is not allowed: a code for programs, the clause that forbids it, arguments for the sentence."""

    def __init__(self, code: str, clause: str, args: SentenceArgs = ()) -> None:
        self.code: Final = code      # the sentence is `refused-<code>` in the catalogues
        self.clause: Final = clause  # the rule that forbids it
        self.args: Final = args      # for the sentence


class Refused(ValueError):
    """The choice was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.clause})")
        self.refusal: Final = refusal  # why


class Outcome(Value):
    """How it ended: the reason, one score per seat, seats ranked in groups of equals, winners, and other details."""

    def __init__(self, reason: str, scores: tuple[int, ...], ranking: tuple[tuple[Seat, ...], ...],
                 winners: tuple[Seat, ...], details: tuple[Value, ...] = ()) -> None:
        self.reason: Final = reason    # the sentence is `ended-<reason>` in the catalogues
        self.scores: Final = scores    # by seat
        self.ranking: Final = ranking  # the best first; equals share a group
        self.winners: Final = winners  # empty in a cooperative game that was lost, or that cannot be won
        self.details: Final = details  # how the scores came about, in the game's own values
