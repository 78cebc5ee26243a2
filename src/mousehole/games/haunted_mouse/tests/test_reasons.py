"""Hints name what decides, not what differs first."""
from __future__ import annotations

import pytest

from mousehole.games.haunted_mouse.bots import fewest_of_others
from mousehole.games.haunted_mouse.notation import write
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, CARA, GAME, table
from mousehole.testkit.reasons import reasons, unlearned

BY_HAND = unlearned(GAME)


@pytest.mark.parametrize(("players", "meld", "best", "why"), [
    (("6C 1S", "7C 8S 2O 4H", "3S 8O 2H"), "5C", "meld 1", "melds"),            # or else draw: two melds left
    (("9C 5S 6S | 8S 1H", "1C 2C 5S 6H", "3S 4O 7H"), "4C", "meld 1 + 8S/0", "bait"),  # another meld leaves as many
    (("5C 5S 9O 2H | 3C", "2C 4S 6O 8H", "1S 3O 5H 7C"), "", "meld 1-2", "hand"),
])
def test_in_a_round_what_is_left_to_play_decides(players: tuple[str, ...], meld: str, best: str, why: str) -> None:
    s = table(*players, meld=meld, owner=CARA if meld else -1)
    assert next(iter(reasons(BY_HAND, s, write).items())) == (best, why)


def test_cheese_decides_even_if_a_hand_gets_shorter_at_once() -> None:
    """Nobody beats the nine: Anne leads next, and plays her three fives together. To draw leaves a meld more, too."""
    s = table("9C 5C 5S 5O", "| 4S", "1C 2S 3O 6H 8C", meld="4C", owner=CARA)
    assert next(iter(reasons(BY_HAND, s, write).items())) == ("meld 1", "cheese")


def test_what_was_learned_counts_melds_there() -> None:
    s = table("9C 5C 5S 5O", "| 4S", "1C 2S 3O 6H 8C", meld="4C", owner=CARA)
    assert next(iter(reasons(GAME, s, write).items())) == ("meld 1", "melds")


def test_the_opponent_with_the_fewest_cards_is_counted_while_they_are_in() -> None:
    s = table("5C 9C", "1C 2C 3C | 4S", "2S 3S | 5S", "")
    assert [fewest_of_others(s, seat) for seat in (ANNE, BART, CARA)] == [3, 2, 2]
