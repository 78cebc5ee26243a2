"""Short codes: readable, forgiving, and spread over many tables."""
from __future__ import annotations

import pytest

from mousehole.table.codes import COUNT, LETTERS, WORDS, code_of, read_code


def test_a_code_is_a_word_and_four_signs_and_stays_the_same() -> None:
    code = code_of("Lgv77j0fjfsFItO1")
    word, _, letters = code.partition("-")
    assert word in WORDS
    assert len(letters) == 4
    assert set(letters) <= set(LETTERS)
    assert code == code_of("Lgv77j0fjfsFItO1")


@pytest.mark.parametrize("typed", [
    "MOUSE-4F7K", "mouse-4f7k", " Mouse 4f7k ", "MOUSE4F7K", "mouse – 4F7K", "mouse_4f7k"])
def test_what_people_type_is_understood(typed: str) -> None:
    assert read_code(typed) == "MOUSE-4F7K"


@pytest.mark.parametrize("typed", [
    "", "mouse", "4F7K", "CAT-4F7K", "MOUSE-4F7", "MOUSE-4F7KK", "MOUSE-AEIO", "t/MOUSE-4F7K"])
def test_anything_else_is_not_a_code(typed: str) -> None:
    assert read_code(typed) == ""


def test_codes_are_spread_evenly_enough_to_be_hard_to_guess() -> None:
    codes = [code_of(str(n)) for n in range(4000)]
    assert COUNT > 10_000_000
    assert len(set(codes)) > 3990
    assert {code.partition("-")[0] for code in codes} == set(WORDS)
