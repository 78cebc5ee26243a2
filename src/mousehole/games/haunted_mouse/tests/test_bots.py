"""Haunted Mouse's policy sheds its cards; and it beats chance."""
from __future__ import annotations

import pytest

from mousehole.games.haunted_mouse.hand import HIGH, LARGEST, LOW, SEVEN_BITS, SINGLES, Hand, blocks, shape
from mousehole.games.haunted_mouse.notation import write
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, CARA, GAME, cards, play, table
from mousehole.kernel import Rng, Seat


def answer_of(s: Table) -> str:
    return write(GAME.policy(s, GAME.pending(s)[0], Rng.numbered(1)))


@pytest.mark.parametrize(("hand", "count"), [
    ("", 0), ("5C", 1), ("5C 5S 5O", 1), ("5C 6S 7O", 1), ("7C 6S 5O", 1), ("5C 6S 6O", 2), ("5C 6S 5O", 2),
    ("1C 9S 1O", 3), ("5C 5S 6O 7O", 2)])
def test_blocks_are_the_melds_that_a_hand_takes(hand: str, count: int) -> None:
    assert blocks(cards(hand)) == count


def test_blocks_without_some_cards_and_with_another_one() -> None:
    hand = cards("5C 9C 6S 1O")

    for start in range(5):
        assert blocks(hand, start, start, 25) == blocks([*hand[:start], 25, *hand[start:]])
        for end in range(start, 5):
            assert blocks(hand, start, end) == blocks(hand[:start] + hand[end:])


def test_a_shape_says_of_any_hand_what_a_closer_look_says() -> None:
    rng = Rng.numbered(3)
    for length in [*range(13), 40]:
        hand = [rng.below(36) for _ in range(length)]
        start = rng.below(length + 1)
        end = start + rng.below(length + 1 - start)
        for seen, left in ((shape(hand), hand), (shape(hand, start, end), hand[:start] + hand[end:]),
                           (shape(hand, start, start, 25), [*hand[:start], 25, *hand[start:]])):
            look = Hand(left)
            assert [seen >> bits & SEVEN_BITS for bits in (0, SINGLES, LOW, HIGH, LARGEST)] \
                == [look.blocks, look.singles, look.low, look.high, look.largest]


def test_the_policy_goes_out_if_it_can() -> None:
    assert answer_of(table("5C | 6S", "1C 2C")) == "meld 1 + 6S/0"


def test_the_policy_does_not_let_another_go_out_first() -> None:
    s = table("5C 9C", "| 4S", "2C 3C", meld="4C", owner=CARA)

    assert answer_of(s) == "meld 2" or answer_of(s) == "meld 1"
    play(s, ANNE, answer_of(s))
    assert s.out == []


def test_the_policy_takes_what_joins_its_cards() -> None:
    s = table("5C 7C | 9S", "1C 1S | 6H 1H", "2C", meld="8C 8S 8O 8H 8C", owner=CARA)

    assert answer_of(s) == "draw 6H/1"
    play(s, ANNE, "draw 6H/1")
    assert answer_of(s) == "insert 2"


def winner(seats: int, seed: int, sensible: Seat) -> Seat:
    """Of a match in which one seat plays by the policy and chance plays the others."""
    s, rng = GAME.start(seats, Rng.numbered(seed)), Rng.numbered(seed)
    while asked := GAME.advance(s):
        d = asked[rng.below(len(asked))]
        choice = GAME.policy(s, d, rng) if d.seat == sensible else d.options[rng.below(len(d.options))]
        GAME.apply(s, d.seat, choice)
    return GAME.outcome(s).winners[0]


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_policy_beats_chance(seats: int) -> None:
    assert sum([winner(seats, seed, seed % seats) == seed % seats for seed in range(20)]) >= 18


def test_fewer_cards_and_more_cheese_are_better() -> None:
    level, ahead, richer = table("5C 9C", "1C 2C 7O"), table("5C", "1C 2C 7O"), table("5C", "1C 2C 7O")
    richer.cheese = [3, 0]

    assert GAME.evaluate(level, ANNE) < GAME.evaluate(ahead, ANNE) < GAME.evaluate(richer, ANNE)
    assert GAME.evaluate(richer, ANNE) + GAME.evaluate(richer, BART) == pytest.approx(1)


def test_a_game_that_is_over_is_worth_all_or_nothing() -> None:
    s = table("5C", "1C 2C")
    s.cheese = [6, 6]
    play(s, ANNE, "meld 1")

    assert [GAME.evaluate(s, seat) for seat in (ANNE, BART)] == [1, 0]
