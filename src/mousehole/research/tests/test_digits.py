"""Every option can be reached by digits, whatever the number of options; and digits lead to nothing else."""
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mousehole.research.digits import blocks, digits_of, place_of, places_after, width

counts, bases = st.integers(1, 200_000), st.integers(2, 100)


@given(counts, bases, st.data())
def test_a_place_comes_back_from_its_digits(count: int, base: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, count - 1))
    digits = digits_of(place, count, base)
    assert place_of(digits, count, base) == place
    assert all(0 <= digit < base for digit in digits)
    assert len(digits) == width(count, base)


@given(counts, bases, st.data())
def test_exactly_the_digits_that_lead_to_an_option_are_legal(count: int, base: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, count - 1))
    said: list[int] = []
    for digit in digits_of(place, count, base):
        here = blocks(said, count, base)
        assert 1 <= len(here) <= base
        assert [n for block in here for n in (block[0], block[-1] + 1)] == \
            sorted([n for block in here for n in (block[0], block[-1] + 1)]), "side by side"
        assert here[0][0] == places_after(said, count, base)[0]
        assert here[-1][-1] == places_after(said, count, base)[-1]
        assert all(places_after([*said, n], count, base) == block for n, block in enumerate(here))
        assert not places_after([*said, len(here)], count, base)
        assert place in here[digit]
        said.append(digit)
    assert places_after(said, count, base) == range(place, place + 1)


def test_few_options_are_their_plain_places() -> None:
    assert [digits_of(place, 3, 64) for place in range(3)] == [[0], [1], [2]]
    assert blocks([], 64, 64) == [range(n, n + 1) for n in range(64)]


def test_many_options_take_several_digits_the_most_significant_first() -> None:
    assert digits_of(64, 65, 64) == [1, 0]
    assert digits_of(5000, 5001, 64) == [1, 14, 8]
    assert blocks([], 100, 64) == [range(64), range(64, 100)]
    assert blocks([1], 100, 64)[-1] == range(99, 100)


@pytest.mark.parametrize("digits", [[], [0], [1, 36], [2, 0], [0, 0, 0], [-1, 0], [0, 64]])
def test_other_digits_lead_to_no_place(digits: list[int]) -> None:
    with pytest.raises(ValueError, match="no place"):
        place_of(digits, 100, 64)


@pytest.mark.parametrize("place", [-1, 100])
def test_there_are_no_other_places(place: int) -> None:
    with pytest.raises(ValueError, match="no place"):
        digits_of(place, 100, 64)
