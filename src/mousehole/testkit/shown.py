"""What the rules of a game ever show of hidden things: declared beside its contract, to be read like the rulebook."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mousehole.kernel import Choice, Decision, Seat, Value
from mousehole.kernel.wire import fields_of

Eyes = Seat | None  # None: a spectator


def everybody(event: Any, seat: Eyes) -> bool:
    return True


@dataclass(frozen=True)
class Shown:
    """By this clause, these fields of an event (`is`: that it is this event at all) are news to these seats.

    The outcome of a match counts as its last event.
    """

    event: str
    clause: str
    fields: tuple[str, ...]
    to: Callable[[Any, Eyes], bool] = everybody


@dataclass(frozen=True)
class Secrecy:
    """Everything hidden that a game ever shows. Anything not declared here must not be seen."""

    shown: tuple[Shown, ...] = ()
    secretly: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by prompt: what others see of the choice
    seen: dict[str, Callable[[Any], object]] = field(default_factory=dict)  # by clause: only in a view

    def news(self, event: Value, seat: Eyes) -> tuple[str, ...]:
        """Return what this seat may learn from this event."""
        return tuple([name for shown in self.shown if shown.event == type(event).__name__ and shown.to(event, seat)
                      for name in shown.fields])

    def public_part(self, d: Decision, choice: Choice) -> object:
        """Return what everybody sees of a choice."""
        if d.prompt not in self.secretly:
            return choice
        fields = fields_of(choice)
        return tuple([(name, fields[name]) for name in self.secretly[d.prompt] if name in fields])
