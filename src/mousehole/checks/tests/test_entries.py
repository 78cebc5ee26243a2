"""Entries of an edition: whatever does not fit is refused in one line that names the entry."""
from __future__ import annotations

from typing import Any

import pytest

from mousehole.checks.entries import Entries, Entry, different, shown
from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition

HEAD = '[edition]\ngame = "toy"\nname = "mine"\nabout = "…"\n'


def entry(**table: Any) -> Entry:
    return Entry("[[powers]] 3", table)


def test_a_refusal_names_the_entry_by_number_and_name() -> None:
    power = entry(name="Swap Shelf", copies=-2)
    power.name()

    with pytest.raises(BadSetup) as refused:
        power.whole("copies", 1, 20)

    assert str(refused.value) == '[[powers]] 3 "Swap Shelf": copies must be a whole number from 1 to 20, not -2'


@pytest.mark.parametrize("number", [0, 21, True, 2.0, float("nan"), "2", [2], {}, 16**6000],
                         ids=lambda x: type(x).__name__)
def test_only_whole_numbers_in_their_range_are_numbers(number: Any) -> None:
    with pytest.raises(BadSetup, match="must be a whole number from 1 to 20"):
        entry(copies=number).whole("copies", 1, 20)


@pytest.mark.parametrize("name", ["", "two words", "Loud", "-x", "x--y", "a\nb", "é", "x" * 41, 7, None])
def test_a_word_can_be_written_in_notation(name: Any) -> None:
    with pytest.raises(BadSetup, match="must be a word"):
        entry(name=name).word()
    assert entry(name="big-mouse-2").word() == "big-mouse-2"


@pytest.mark.parametrize("name", ["", " x", "x ", "a  b", "a\tb", "x" * 41, 7])
def test_a_name_is_one_short_line(name: Any) -> None:
    with pytest.raises(BadSetup, match="name must be"):
        entry(name=name).name()


def test_rows_are_checked_one_by_one() -> None:
    with pytest.raises(BadSetup, match="steps 2 must be a whole number"):
        entry(steps=[3, 0]).wholes("steps", 1, 3, 1, 9)
    with pytest.raises(BadSetup, match="steps must have 1–3 entries, not 4"):
        entry(steps=[1] * 4).wholes("steps", 1, 3, 1, 9)
    with pytest.raises(BadSetup, match='names has "a" twice'):
        entry(names=["a", "b", "a"]).words("names", 1, 5)
    with pytest.raises(BadSetup, match='faces 1 must be "nut" or "egg", not "soup"'):
        entry(faces=["soup"]).some_of("faces", 1, 5, ["nut", "egg"])


def test_what_is_missing_twice_or_unknown_is_named() -> None:
    with pytest.raises(BadSetup, match="copies is missing"):
        entry().whole("copies", 1, 2)
    with pytest.raises(BadSetup, match='there is no key "extra" here'):
        entry(extra=1).done()
    with pytest.raises(BadSetup, match="another entry has the same name"):
        different([entry(), entry()], "name", ["a", "a"])


@pytest.mark.parametrize(("text", "why"), [
    ("", "has no board"), ('[[board]]\norigin = "ours"\n', "board must be one table"),
    ('[board]\norigin = "ours"\n[chairs]\norigin = "ours"\n', 'there is no table "chairs"')])
def test_tables_of_an_edition_are_checked_too(text: str, why: str) -> None:
    entries = Entries(Edition(HEAD + text))

    def read() -> None:
        entries.table("board")
        entries.done()

    with pytest.raises(BadSetup, match=why):
        read()


@pytest.mark.parametrize("value", ["x" * 10**6, "a\nb\u2028c", 16**10**5, -(16**10**5), [[]] * 10**5, {"a": 1}, 1e300],
                         ids=lambda x: type(x).__name__)
def test_whatever_it_is_it_is_shown_in_one_short_line(value: Any) -> None:
    assert len(shown(value)) < 300
    assert shown(value).isprintable()
