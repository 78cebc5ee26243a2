"""A view of Haunted Mouse says what it means: no number in it stands for "none" or "unknown"."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, GAME, play, table
from mousehole.kernel import Rng
from mousehole.kernel.wire import Value, fields_of
from mousehole.testkit.clauses import rule


def numbers_in(value: object) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from numbers_in(each)
    elif isinstance(value, Value):
        yield from numbers_in(tuple(fields_of(value).values()))


@pytest.mark.parametrize("seats", range(2, 6))
def test_no_view_holds_a_number_that_counts_or_names_nothing(seats: int) -> None:
    s, rng = GAME.start(seats, Rng.numbered(seats)), Rng.numbered(seats)
    while asked := GAME.advance(s):
        for seat in [None, *range(seats)]:
            seen = fields_of(GAME.view(s, seat))
            del seen["agenda"]  # steps name Bait as choices do
            assert min(numbers_in(tuple(seen.values()))) >= 0
        GAME.apply(s, asked[0].seat, asked[0].options[rng.below(len(asked[0].options))])


@rule("HAUNT-36", "HAUNT-28")
def test_after_a_trap_in_mid_turn_no_turn_has_been_idle_and_this_one_will_not_count() -> None:
    s = table("1C 1S 1O 1H 5C | 8H", "3S | 4S", meld="9C", owner=BART)
    s.idle = 7

    play(s, ANNE, "trap 1-4")

    assert (GAME.view(s, BART).idle, GAME.view(s, BART).has_played) == (0, True)
    play(s, ANNE, "draw", "insert 1", "keep")
    assert (GAME.view(s, BART).idle, GAME.view(s, BART).has_played) == (0, False)
    play(s, BART, "draw", "insert 1", "keep")
    assert GAME.view(s, BART).idle == 1


def test_an_empty_table_has_no_owner() -> None:
    assert GAME.view(table("1C", "3S"), ANNE).meld_owner is None
    assert GAME.view(table("1C", "3S", meld="9C", owner=BART), ANNE).meld_owner == BART
