"""Options are checked before the table is set; what is wrong is said in one line."""
from __future__ import annotations

import pytest

from mousehole.kernel import BadSetup, Facts, Option, first_player

FACTS = Facts("toy", "Toy", 2, 4, 10, False, ("the first", "the second, because"),
              (Option("speed", 1, (1, 2), "TOY-1"), Option("loud", False, (False, True), "TOY-2"),
               first_player("TOY-3")), "TOY-4", "TOY-5")


def test_missing_options_have_their_default() -> None:
    assert FACTS.checked(2, {"speed": 2}) == {"speed": 2, "loud": False, "first_player": "random"}


@pytest.mark.parametrize(("seats", "options", "words"), [
    (1, {}, "for 2 to 4 players, not 1"),
    (5, {}, "not 5"),
    (2, {"speed": 3}, "option “speed” must be 1 or 2, not 3"),
    (2, {"speed": True}, "option “speed” must be 1 or 2, not true"),
    (2, {"loud": 0}, "option “loud” must be false or true, not 0"),
    (2, {"spede": 1}, "has no option “spede”; it has speed, loud, first_player"),
    (2, {"first_player": 2}, "option “first_player” must be random, 0 or 1, not 2"),
    (2, {"first_player": -1}, "option “first_player” must be random, 0 or 1, not -1"),
])
def test_what_is_wrong_is_named(seats: int, options: dict[str, bool | int | str], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        FACTS.checked(seats, options)


def test_a_seat_at_this_table_may_go_first() -> None:
    assert FACTS.checked(3, {"first_player": 2})["first_player"] == 2


def test_the_version_counts_the_reasons_for_it() -> None:
    assert FACTS.version == 2
