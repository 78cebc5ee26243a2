"""Checks a position from outside before it is used: every field has its shape, and the fields agree.

Each game says in `sense.py` what makes sense at its table; anything else is refused with a reason.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final

from mousehole.checks.entries import shown
from mousehole.checks.reasons import (
    CannotGoOn,
    Contradiction,
    Miscounted,
    OutOfRange,
    SamePlace,
    WrongField,
    WrongLength,
)
from mousehole.kernel import Game, Refusal, State, Step, Value
from mousehole.kernel.wire import fields_of

Shape = Callable[[str, Any], None]
KEPT_BY_THE_KERNEL: Final = ("seats", "rng", "agenda", "events", "box")
LONGEST_AGENDA: Final = 200
FURTHEST: Final = 1 << 60  # words of chance
MAX_ROUNDS: Final = 1_000_000


class Misfit(Exception):
    """Why a position is impossible."""

    def __init__(self, reason: Value, clause: str = "") -> None:
        super().__init__(repr(reason))
        self.reason = reason
        self.clause = clause


def agree(is_so: bool, field: str, other: str, clause: str = "") -> None:
    if not is_so:
        raise Misfit(Contradiction(field, other), clause)


def counted(what: str, found: Sequence[Any], wanted: Sequence[Any], clause: str = "") -> None:
    """Check that every card, token or mouse is there once. Both arguments are sorted lists of pieces."""
    if list(found) == list(wanted):
        return
    for piece in [*wanted, *found]:
        if found.count(piece) != wanted.count(piece):
            raise Misfit(Miscounted(f"{what} {piece}", wanted.count(piece), found.count(piece)), clause)


def apart(places: dict[str, int], clause: str = "") -> None:
    """Check that no two of them are in the same place."""
    taken: dict[int, str] = {}
    for who, place in places.items():
        if place in taken:
            raise Misfit(SamePlace(taken[place], who, place), clause)
        taken[place] = who


def whole(least: int, most: int) -> Shape:
    def fits(field: str, x: Any) -> None:
        if type(x) is not int:
            raise Misfit(WrongField(field, "number", shown_any(x)))
        if not least <= x <= most:
            raise Misfit(OutOfRange(field, least, most, shown(x)))
    return fits


def flag(field: str, x: Any) -> None:
    if not isinstance(x, bool):
        raise Misfit(WrongField(field, "flag", shown_any(x)))


def one_of(*allowed: object) -> Shape:
    def fits(field: str, x: Any) -> None:
        if not [each for each in allowed if type(each) is type(x) and each == x]:
            raise Misfit(WrongField(field, "known", shown_any(x)))
    return fits


def row(shape: Shape, least: int, most: int | None = None, kind: type[list[Any] | tuple[Any, ...]] = list) -> Shape:
    """A sequence of `least` to `most` items; one number means exactly that many. Tables use lists, values tuples."""
    def fits(field: str, x: Any) -> None:
        if not isinstance(x, kind):
            raise Misfit(WrongField(field, "row", shown_any(x)))
        if not least <= len(x) <= (least if most is None else most):
            raise Misfit(WrongLength(field, least, least if most is None else most, len(x)))
        for at, each in enumerate(x):
            shape(f"{field}[{at}]", each)
    return fits


def value(kind: type[Value], **shapes: Shape) -> Shape:
    def fits(field: str, x: Any) -> None:
        if type(x) is not kind:
            raise Misfit(WrongField(field, "known", shown_any(x)))
        for name, each in fields_of(x).items():
            if name in shapes:
                shapes[name](f"{field}.{name}", each)
    return fits


def maybe(shape: Shape) -> Shape:
    def fits(field: str, x: Any) -> None:
        if x is not None:
            shape(field, x)
    return fits


def shown_any(x: Any) -> str:
    """Also allows what no edition has."""
    return type(x).__name__ if isinstance(x, (Value, State)) or x is None else shown(x)


def steps(s: State, fields: dict[str, dict[str, Shape]]) -> list[str]:
    """Check the agenda's steps, by name and last first, and their fields; the game says which may follow which."""
    row(_step, 0, LONGEST_AGENDA)("agenda", s.agenda)
    names: list[str] = []
    for at, step in enumerate(s.agenda):
        name = type(step).__name__
        names.append(name)
        for key, each in fields_of(step).items():
            if name in fields and key in fields[name]:
                fields[name][key](f"agenda[{at}].{key}", each)
    return names


def _step(field: str, x: Any) -> None:
    if not isinstance(x, Step):
        raise Misfit(WrongField(field, "known", shown_any(x)))


def follows(names: list[str], *allowed: Sequence[str]) -> None:
    """Check that the agenda is one of these, from its end to what comes next."""
    if not [way for way in allowed if list(way) == names]:
        raise Misfit(WrongField("agenda", "known", shown(" ".join(names))))


def starts_of(*names: str) -> list[list[str]]:
    """List the agendas while these steps are yet to come, last first: all, then without the first, and so on."""
    return [list(names[:length]) for length in range(1, len(names) + 1)]


def impossible(game: Game, s: Any, sense: ModuleType) -> Refusal | None:
    """Say why this table is impossible; None if it is possible. The table is left as it was."""
    try:
        whole(game.facts.fewest, game.facts.most)("seats", s.seats)
        whole(0, FURTHEST)("rng.drawn", s.rng.drawn)
        shapes: dict[str, Shape] = sense.shapes(s)
        for name, field in fields_of(s).items():
            if name in shapes:
                shapes[name](name, field)
        sense.check(s)
        _go_on(game, s)
    except Misfit as misfit:
        return Refusal("impossible-position", misfit.clause, (("why", misfit.reason),))
    return None


def _go_on(game: Game, s: Any) -> None:
    """Check that somebody is asked or it is over, every seat can look, and any answer works. On clones only."""
    try:
        t = game.clone(s)
        pending = game.pending(t)
        for seat in [None, *range(s.seats)]:
            game.view(t, seat)
        if not pending:
            game.outcome(t)
        for d in pending:
            for choice in d.options[:: 1 + len(d.options) // 4]:
                u = game.clone(t)
                game.apply(u, d.seat, choice)
                game.pending(u)
    except Exception:  # the position may hold any nonsense, so the rules may fail in any way
        raise Misfit(CannotGoOn()) from None
