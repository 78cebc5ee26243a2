"""Which fields of a view are about players: read from its types, for a page that draws a game it does not know."""
from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from mousehole.kernel import BySeat, Seat, Value
from mousehole.table.fields import fields_of_view

if TYPE_CHECKING:
    from somewhere import Unknown  # type: ignore[import-not-found]


def kinds(view: type) -> dict[str, str]:
    box: Any = SimpleNamespace(codec=SimpleNamespace(words={"View": view}))
    return fields_of_view(box)


@dataclass(frozen=True)
class View(Value):
    seat: Seat | None
    turn: Seat | None
    allies: tuple[Seat, ...]
    crumbs: BySeat[int]
    piles: BySeat[tuple[int, ...]] | None
    market: tuple[int, ...]
    round: int


class Written(Value):
    def __init__(self, first: Seat, taken: BySeat[str], pile: tuple[str, ...]) -> None:
        self.first: Final = first
        self.taken: Final = taken
        self.pile: Final = pile


@dataclass(frozen=True)
class Unreadable(Value):
    turn: Seat
    other: Unknown


def test_types_tell_players_from_numbers_and_rows_by_seat_from_other_rows() -> None:
    assert kinds(View) == {"turn": "seat", "allies": "seats", "crumbs": "by-seat", "piles": "by-seat"}


def test_values_that_are_written_out_say_the_same() -> None:
    assert kinds(Written) == {"first": "seat", "taken": "by-seat"}


def test_what_cannot_be_read_or_is_not_there_says_nothing() -> None:
    assert kinds(Unreadable) == {}
    assert fields_of_view(SimpleNamespace(codec=SimpleNamespace(words={}))) == {}  # type: ignore[arg-type]
