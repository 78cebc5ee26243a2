"""Haunted Mouse's rulebook: melds (HAUNT-7 to HAUNT-15)."""
from __future__ import annotations

import pytest

from mousehole.games.haunted_mouse.tests.scene import (
    ANNE,
    BART,
    CARA,
    DORA,
    GAME,
    cards,
    play,
    plays,
    refused,
    shown,
    table,
    why_not,
)
from mousehole.games.haunted_mouse.wire import (
    BaitCard,
    PlayCards,
    PlayMeld,
    SetTrap,
    TakeBait,
    View,
)
from mousehole.kernel import Rng
from mousehole.testkit.clauses import rule
from mousehole.words import Words


@rule("HAUNT-7")
@pytest.mark.parametrize(("hand", "is_meld"), [
    ("5C", True), ("5C 5C", True), ("5C 5S 5O 5H 5C", True), ("5C 6C", True), ("7S 6C 5C", True),
    ("1C 2C 3C 4S 5C 6C 7C 8H 9C", True), ("5C 7C", False), ("5C 5S 6C", False), ("8C 9C 1C", False),
    ("9C 1C", False)])
def test_sets_and_runs(hand: str, is_meld: bool) -> None:
    s = table(f"{hand} 1O", "3C")
    line = "meld 1" if " " not in hand else f"meld 1-{len(hand.split())}"

    assert (line in plays(s, ANNE)) == is_meld
    if not is_meld:
        assert refused(s, ANNE, line) == ("not-a-meld", "HAUNT-7")


@rule("HAUNT-7")
def test_no_cards_are_no_meld() -> None:
    assert refused(table("5C", "1C"), ANNE, "meld") == ("no-cards", "HAUNT-7")


@rule("HAUNT-8")
def test_cards_of_the_hand_must_be_adjacent() -> None:
    s = table("3C 9S 4O", "1C")

    assert refused(s, ANNE, "cards 1 3") == ("not-adjacent", "HAUNT-8")
    assert refused(s, ANNE, PlayCards((0, 0), (), False)) == ("same-card-twice", "HAUNT-8")
    assert refused(s, ANNE, "meld 3-4") == ("no-such-place", "HAUNT-8")
    assert refused(s, ANNE, "cards 2 5") == ("no-such-place", "HAUNT-8")


@rule("HAUNT-8")
def test_in_a_run_they_must_rise_or_fall() -> None:
    rises, falls, neither = table("3C 4S 5O", "1C"), table("5C 4S 3O", "1C"), table("4C 3S 5O", "1C")

    assert "meld 1-3" in plays(rises, ANNE)
    assert "meld 1-3" in plays(falls, ANNE)
    assert "meld 1-3" not in plays(neither, ANNE)
    assert refused(neither, ANNE, "meld 1-3") == ("not-in-order", "HAUNT-8")


@rule("HAUNT-8")
def test_bait_supplies_ranks_between_and_outside_but_the_hand_must_still_rise_or_fall() -> None:
    s = table("6C 4S 8O 6H | 5C 7C", "1C")

    assert {"meld 1-2 + 5C/0", "meld 1-2 + 5C/0 7C/0", "meld 3-4 + 7C/0"} <= set(plays(s, ANNE))
    assert refused(s, ANNE, "meld 1-3 + 5C/0 7C/0") == ("not-in-order", "HAUNT-8")


@rule("HAUNT-8", "HAUNT-10")
def test_the_block_may_be_empty_if_own_bait_is_used() -> None:
    s = table("1C | 5S", "2C | 6S", meld="4C", owner=BART)

    assert {"meld + 5S/0", "meld + 5S/0 6S/1"} <= set(plays(s, ANNE))
    assert refused(s, ANNE, "meld + 6S/1") == ("no-own-card", "HAUNT-10")


@rule("HAUNT-8")
def test_up_or_down_makes_no_difference_for_strength() -> None:
    s = table("8C 7S 6O", "1C", meld="5C 6S 7O", owner=BART)

    assert "meld 1-3" in plays(s, ANNE)


@rule("HAUNT-9")
def test_bait_of_anybody_can_stand_anywhere_in_a_meld() -> None:
    s = table("5C | 4S", "1C | 6S 8O", "2C | 9H", public="7H", meld="1S 2S 3O 4O 5O", owner=BART)

    assert plays(s, ANNE) == ["meld 1 + 6S/1 7H/p 8O/1 9H/2", "meld 1 + 4S/0 6S/1 7H/p 8O/1",
                              "meld 1 + 4S/0 6S/1 7H/p 8O/1 9H/2"]


@rule("HAUNT-9")
def test_bait_must_lie_there_as_often_as_it_is_used() -> None:
    s = table("5C", "1C | 5S", public="7H", meld="4C 4S", owner=BART)

    assert refused(s, ANNE, "meld 1 + 5S/1 5S/1") == ("no-such-bait", "HAUNT-9")
    assert refused(s, ANNE, "meld 1 + 5O/1") == ("no-such-bait", "HAUNT-9")
    assert refused(s, ANNE, "meld 1 + 5S/p") == ("no-such-bait", "HAUNT-9")


UNKNOWN = [BaitCard(BART, 36), BaitCard(BART, -1), BaitCard(2, 17), BaitCard(-2, 17), BaitCard(BART, 10**30)]


@rule("HAUNT-1")
@pytest.mark.parametrize("bait", UNKNOWN, ids=str)
def test_cards_that_the_deck_does_not_have_are_refused_in_words(bait: BaitCard) -> None:
    s = table("5C", "1C | 5S", meld="4C 4S", owner=BART)

    for choice in (PlayMeld(0, 1, (bait,)), SetTrap(0, 1, (bait,)), PlayCards((0,), (bait,), False), TakeBait(bait)):
        assert refused(s, ANNE, choice) == ("unknown-card", "HAUNT-1")
        assert Words("haunted-mouse").refusal(why_not(s, ANNE, choice))


@rule("HAUNT-8")
@pytest.mark.parametrize(("start", "length"), [(0, 10**12), (-1, 1), (1, -1), (-3, 3), (10**30, 1)])
def test_places_that_the_hand_does_not_have_are_refused(start: int, length: int) -> None:
    s = table("5C 6C", "1C")

    assert refused(s, ANNE, PlayMeld(start, length, ())) == ("no-such-place", "HAUNT-8")
    assert refused(s, ANNE, SetTrap(start, length, ())) == ("no-such-place", "HAUNT-8")


@rule("HAUNT-9")
def test_used_bait_leaves_its_owner() -> None:
    s = table("5C 1H", "1C | 5S", public="5H", meld="4C 4S", owner=BART)

    play(s, ANNE, "meld 1 + 5H/p 5S/1")

    assert shown(s.meld) == "5C 5S 5H"
    assert s.bait[BART] == []


@rule("HAUNT-10")
def test_one_card_must_be_from_your_own_hand_or_bait() -> None:
    s = table("1C | 9C", "2C | 6S 7S 9S", public="8S", meld="4C", owner=BART)

    assert refused(s, ANNE, "meld + 9S/1") == ("no-own-card", "HAUNT-10"), "also where there is own Bait of that rank"
    assert refused(s, ANNE, "meld + 8S/p 9S/1") == ("no-own-card", "HAUNT-10")
    assert refused(s, ANNE, "meld + 6S/1") == ("no-own-card", "HAUNT-10")
    assert refused(s, ANNE, "meld + 6S/1 7S/1") == ("no-own-card", "HAUNT-10")
    assert "meld + 9C/0" in plays(s, ANNE)


STRENGTH = [
    # standing, played, what is wrong
    ("5C", "6C", ""), ("5C", "5S", "too-weak"), ("5C", "4C", "too-weak"), ("5C", "1C 1S", ""), ("5C", "1C 2S", ""),
    ("5C", "6C 7C 8C", "wrong-size"), ("5C 5S", "6C", "wrong-size"), ("5C 5S", "6C 7C", "wrong-type"),
    ("5C 6S", "9C 9S", "wrong-type"), ("5C 6S", "6C 7S", ""), ("5C 6S", "5S 6C", "too-weak"), ("5C 5S", "6C 6S", "")]


@rule("HAUNT-11")
@pytest.mark.parametrize(("standing", "played", "wrong"), STRENGTH)
def test_stronger_is_higher_of_the_same_kind_or_one_card_more(standing: str, played: str, wrong: str) -> None:
    s = table(f"{played} 1O", "3C", meld=standing, owner=BART)
    size = len(played.split())
    line = "meld 1" if size == 1 else f"meld 1-{size}"

    assert (line in plays(s, ANNE)) == (wrong == "")
    if wrong:
        assert refused(s, ANNE, line) == (wrong, "HAUNT-11")


@rule("HAUNT-11")
def test_runs_are_compared_by_their_top_card_wherever_it_stands() -> None:
    s = table("4C 5C 6C", "3C", meld="3S 4S 5S", owner=BART)
    t = table("5C 4C 3C", "3S", meld="3S 4S 5S", owner=BART)

    assert "meld 1-3" in plays(s, ANNE)
    assert refused(t, ANNE, "meld 1-3") == ("too-weak", "HAUNT-11")


@rule("HAUNT-12")
def test_the_examples_of_the_book_for_a_standing_5_6_7() -> None:
    def may(hand: str) -> bool:
        s = table(f"{hand} 3H", "3C", meld="5C 6S 7O", owner=BART)
        return f"meld 1-{len(hand.split())}" in plays(s, ANNE)

    assert may("6C 7C 8S")
    assert not may("9C 9S 9O")
    assert may("1C 1S 1O 1O")
    assert may("1C 2C 3S 4C")
    assert not may("1C 1S 1O 1H 1C")
    assert not may("5S 6C 7C 8C 9C")
    assert not may("4C 5S 6C 7C 8C 9C")


@rule("HAUNT-13")
def test_4_6_8_in_hand_with_a_bait_5_and_7_is_a_run_of_five() -> None:
    s = table("1C 4S 6O 8H 1S", "2C | 5S", "2S | 7C", meld="1O 2O 3O 4O", owner=BART)

    assert "meld 2-4 + 5S/1 7C/2" in plays(s, ANNE)
    play(s, ANNE, "meld 2-4 + 7C/2 5S/1")

    assert shown(s.meld) == "4S 5S 6O 7C 8H"
    assert shown(s.hands[ANNE]) == "1C 1S"


@rule("HAUNT-14")
def test_the_beaten_meld_goes_face_down_to_the_discards() -> None:
    s = table("6C 1C", "3C", "4S", meld="5C", owner=CARA)

    play(s, ANNE, "meld 1")

    assert s.discards == cards("5C")
    assert (shown(s.meld), s.meld_owner) == ("6C", ANNE)
    view: View = GAME.view(s, BART)
    assert view.discards == 1
    assert all(GAME.imagine(view, Rng.numbered(n)).discards != [] for n in range(5))


@rule("HAUNT-15")
def test_every_used_public_bait_is_replaced_at_the_end_of_the_turn() -> None:
    s = table("6C 1C", "3C", public="6S 6O", meld="5C 5S", owner=BART)
    top = s.pile[-2:]

    play(s, ANNE, "meld 1 + 6S/p 6O/p")

    assert sorted(top) == s.public
    assert s.turn == BART


@rule("HAUNT-9", "HAUNT-37")
def test_a_meld_can_be_said_card_by_card_in_any_order() -> None:
    s = table("1C 4S 6O 8H 1S", "2C | 5S", "2S | 7C", meld="1O 2O 3O 4O", owner=BART)

    play(s, ANNE, "cards 4 2 3 + 7C/2 5S/1")

    assert shown(s.meld) == "4S 5S 6O 7C 8H"


@rule("HAUNT-31")
def test_nobody_acts_out_of_turn() -> None:
    s = table("5C 1C", "6C", "7C", "8C")

    for seat in (BART, CARA, DORA):
        assert refused(s, seat, "meld 1") == ("not-your-turn", "HAUNT-31")
