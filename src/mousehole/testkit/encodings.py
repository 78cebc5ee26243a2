"""What every game's encoder promises. A game says in `tests/told.py` how its views read without what is left out."""
from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from mousehole.encoding.encoder import Encoder
from mousehole.encoding.layout import Layout
from mousehole.games import encoder
from mousehole.kernel import CLOCK, Decision, Interrupt, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.wire import Value
from mousehole.testkit.contract import Table

Plain = dict[str, Any]


def as_it_is(plain: Plain) -> object:
    return plain


@dataclass(frozen=True)
class Told:
    """How to read a game's plain views. `gist` and `option`: without what the encoder leaves out."""

    gist: Callable[[Plain], object]
    by_seat: tuple[str, ...]  # fields with an entry for each seat (and perhaps more)
    seats: tuple[str, ...]    # fields that are a seat, or contain seats; other numbers stay as they are
    option: Callable[[Plain], object] = as_it_is


@dataclass
class Encoded:
    """A match, its encoder, and how to read its views."""

    table: Table
    told: Told

    def __post_init__(self) -> None:
        self.encoder: Encoder = encoder(self.table.game, self.table.seats)
        self.codec = Codec(self.table.game)

    def looks(self) -> Iterator[tuple[Any, Seat, Any, list[Decision]]]:
        """Yield the table, each seat, its view, and its own questions, position by position."""
        for s, pending, _ in self.table.positions():
            for seat in range(self.table.seats):
                yield s, seat, self.table.game.view(s, seat), [d for d in pending if d.seat == seat]

    def plain(self, view: Value, by: int) -> Plain:
        """Return a view with all seats renamed, moved on by some."""
        plain: Plain = renamed(self.codec.plain(view), self.told, self.table.seats, by)
        return plain


def renamed(x: Any, told: Told, seats: int, by: int, name: str = "") -> Any:
    if isinstance(x, dict):
        return {key: renamed(each, told, seats, by, key) for key, each in x.items()}
    if isinstance(x, list):
        if name in told.by_seat and len(x) >= seats:
            x, name = [*[x[(seat - by) % seats] for seat in range(seats)], *x[seats:]], ""
        return [renamed(each, told, seats, by, name if name in told.seats else "") for each in x]
    is_seat = name in told.seats and type(x) is int and 0 <= x < seats
    return (x + by) % seats if is_seat else x


def numbers_are_in_their_ranges(e: Encoded) -> None:
    """Every number lies between the bounds that its block promises, of views, spectators' views and options."""
    game = e.table.game
    for s, pending, _ in e.table.positions():
        within(e.encoder.layout, e.encoder.view_row(game.view(s, None)))
        for d in [d for d in pending if d.seat != CLOCK]:
            view = game.view(s, d.seat)
            within(e.encoder.layout, e.encoder.view_row(view, d.prompt))
            for choice in d.options:
                within(e.encoder.option_layout, e.encoder.option_row(view, choice))
            if isinstance(d.options[0], Interrupt):
                within(e.encoder.option_layout, e.encoder.option_row(view, None))


def within(layout: Layout, row: array[float]) -> None:
    assert len(row) == layout.size
    for block in layout.blocks:
        start = layout.start[block.name]
        for number in row[start:start + block.size]:
            assert block.least <= number <= block.most, f"{block.name}: {number} is not in its range"


def secrets_stay_out(e: Encoded) -> None:
    """Equal views give equal numbers: at an imagined table, with all secrets dealt afresh, they are the same."""
    game = e.table.game
    for s, seat, view, own in e.looks():
        dream = game.imagine(view, Rng.numbered(7))
        assert e.encoder.view_row(game.view(dream, seat)) == e.encoder.view_row(view)
        for d in own[:1]:
            there = next(each for each in game.pending(dream) if each.seat == seat)
            rows = [e.encoder.option_row(game.view(dream, seat), choice) for choice in there.options]
            assert rows == [e.encoder.option_row(game.view(s, seat), choice) for choice in d.options]


def views_are_told_apart(e: Encoded) -> None:
    """Views that differ in more than what is left out have different numbers, seats counted from the viewer on."""
    heard: dict[bytes, object] = {}
    for _, seat, view, _ in e.looks():
        if e.encoder.fits(view):
            gist = e.told.gist(e.plain(view, -seat))
            before = heard.setdefault(e.encoder.view_row(view).tobytes(), gist)
            assert gist == before, f"the encoder cannot tell {differing(gist, before)}"


def every_part_is_told(e: Encoded) -> None:
    """If any one part of a view were as it is in the seat's next view, the numbers would be different.

    Such a mixture may not be possible in the game; if the encoder cannot write it at all, it is passed over.
    """
    before: dict[Seat, Plain] = {}
    kind: Any = None
    for _, seat, view, _ in e.looks():
        kind = kind or type(view)
        plain = e.plain(view, -seat)
        if seat in before and e.encoder.fits(view):
            gist, row = e.told.gist(before[seat]), e.encoder.view_row(e.codec.read(before[seat], kind))
            for mixed in mixtures(before[seat], plain):
                try:
                    told, other = e.told.gist(mixed), e.encoder.view_row(e.codec.read(mixed, kind))
                except (LookupError, AssertionError):
                    continue
                assert told == gist or other != row, f"the encoder does not tell {differing(told, gist)}"
        before[seat] = plain


def mixtures(one: Any, other: Any) -> Iterator[Any]:
    """Yield copies of the one with a single part as in the other: as small a part as has the same shape in both."""
    if isinstance(one, dict) and isinstance(other, dict) and one["is"] == other["is"]:
        for key in one:
            for part in mixtures(one[key], other[key]):
                yield {**one, key: part}
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at in range(len(one)):
            for part in mixtures(one[at], other[at]):
                yield [*one[:at], part, *one[at + 1:]]
    elif one != other:
        yield other


def options_are_told_apart(e: Encoded) -> None:
    """Different options of a question have different numbers."""
    for _, _, view, own in e.looks():
        for d in own:
            heard: dict[bytes, object] = {}
            for choice in d.options:
                gist = e.told.option(e.codec.plain(choice))
                before = heard.setdefault(e.encoder.option_row(view, choice).tobytes(), gist)
                assert gist == before, f"the encoder cannot tell {gist} from {before}"


def differing(one: object, other: object) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        return "; ".join([f"{key}: {one[key]} from {other.get(key)}" for key in one if one[key] != other.get(key)])
    return f"{one} from {other}"


def seats_have_no_names(e: Encoded) -> None:
    """If all seats move on by one place, every seat's numbers stay the same, and so do those of its options."""
    kind: Any = None
    for _, seat, view, own in e.looks():
        kind = kind or type(view)
        for by in {1, e.table.seats - 1}:
            moved = e.codec.read(e.plain(view, by), kind)
            assert moved.seat == (seat + by) % e.table.seats
            assert e.encoder.view_row(moved) == e.encoder.view_row(view)
            for choice in [choice for d in own for choice in d.options]:
                other = e.codec.read(e.plain(choice, by), type(choice))
                assert e.encoder.option_row(moved, other) == e.encoder.option_row(view, choice)


def rows_can_be_written_at_once(e: Encoded) -> None:
    """All options of a question written in one call are the same numbers as one by one."""
    size = e.encoder.option_layout.size
    for _, _, view, own in e.looks():
        for d in own:
            at_once, one_by_one = array("f", bytes(4 * size * len(d.options))), array("f")
            e.encoder.write_options(view, d.options, at_once, 0)
            for choice in d.options:
                one_by_one += e.encoder.option_row(view, choice)
            assert at_once == one_by_one


Promise = Callable[[Encoded], None]
PROMISES: list[Promise] = [
    numbers_are_in_their_ranges, secrets_stay_out, views_are_told_apart, every_part_is_told,
    options_are_told_apart, seats_have_no_names, rows_can_be_written_at_once]
