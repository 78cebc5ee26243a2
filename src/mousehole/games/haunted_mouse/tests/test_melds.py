"""The quick search for melds agrees with its slow, obvious twin."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.haunted_mouse.melds import is_trap
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.tests import slow_melds
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, BOX, GAME, plays, table
from mousehole.games.haunted_mouse.wire import PlayMeld, SetTrap
from mousehole.kernel import Rng


def random_table(rng: Rng) -> Table:
    """Any seats, hands of up to 8, up to 7 Bait cards in all. Few ranks or few suits make many melds."""
    seats = 2 + rng.below(3)
    s: Table = GAME.start(seats, rng)
    deck = BOX.deck[:]
    if kind := rng.below(3):
        low, suits = rng.below(6), (15, 3)[kind - 1]
        deck = [card for card in deck if low <= card // 4 < low + 4 and suits >> card % 4 & 1]
    rng.shuffle(deck)
    s.hands[ANNE] = [deck.pop() for _ in range(rng.below(min(9, len(deck) - 7)))]
    for _ in range(rng.below(8)):
        s.lay(rng.below(seats + 1) - 1, deck.pop())
    if rng.below(3):
        s.meld, s.meld_owner = standing_meld(rng), BART
    return s


def standing_meld(rng: Rng) -> list[int]:
    """Where its cards are from does not matter here."""
    size = 1 + rng.below(5)
    if size > 1 and rng.below(2):
        low = rng.below(9 - size)
        return [4 * (low + at) + rng.below(4) for at in range(size)]
    rank = rng.below(9)
    return sorted([4 * rank + rng.below(4) for _ in range(size)])


@pytest.mark.parametrize("part", range(8))
def test_the_search_finds_what_trying_everything_finds(part: int) -> None:
    rng, seen = Rng.numbered(part), Counter[str]()
    for _ in range(300):
        s = random_table(rng)
        s.agenda, s.turn = table("1C", "2C").agenda, ANNE
        found = [choice for d in GAME.pending(s) for choice in d.options if isinstance(choice, (PlayMeld, SetTrap))]

        assert len(found) == len(set(found)), "nothing is offered twice"
        assert set(found) == slow_melds.plays(s, ANNE)
        seen.update([type(choice).__name__ for choice in found])
    assert seen["PlayMeld"] > 1000
    assert seen["SetTrap"] > 20


def test_equal_bait_of_two_owners_is_two_choices_and_of_one_owner_one() -> None:
    two_owners = table("5C", "2C | 5H", "2S | 5H", meld="4C 4S", owner=BART)
    one_owner = table("5C", "2C | 5H 5H", "2S", meld="4C 4S", owner=BART)

    assert plays(two_owners, ANNE)[:2] == ["meld 1 + 5H/1", "meld 1 + 5H/2"]
    assert plays(one_owner, ANNE)[0] == "meld 1 + 5H/1"
    assert plays(one_owner, ANNE).count("meld 1 + 5H/1") == 1


def test_two_equal_bait_cards_can_both_be_used() -> None:
    s = table("5C", "2C | 5H 5H", meld="4C 4S", owner=BART)

    assert "meld 1 + 5H/1 5H/1" in plays(s, ANNE)


def test_a_trap_is_four_cards_and_no_more() -> None:
    assert is_trap([0, 1, 2, 3])
    assert not is_trap([0, 1, 2])
    assert is_trap([0, 4, 8, 12])
    assert not is_trap([0, 4, 8, 12, 16])
    assert not is_trap([0, 4, 8, 13])
    assert not is_trap([0, 0, 1, 2])
