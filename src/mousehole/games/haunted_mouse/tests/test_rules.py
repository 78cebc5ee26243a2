"""Haunted Mouse's rulebook, clause by clause: cards, set-up and melds. Traps, drawing and the rest have their own."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.haunted_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    DORA,
    GAME,
    all_cards,
    cards,
    heard,
    offered,
    play,
    plays,
    refused,
    shown,
    table,
)
from mousehole.games.haunted_mouse.wire import BaitShown, PlayCards, PublicBaitShown, View
from mousehole.kernel import Rng
from mousehole.testkit.clauses import rule


@rule("HAUNT-1")
def test_the_deck_has_two_of_each_of_36_cards() -> None:
    assert len(BOX.deck) == 72
    assert set(Counter(BOX.deck).values()) == {2}
    assert shown(sorted(set(BOX.deck)))[:23] == "1C 1S 1O 1H 2C 2S 2O 2H"
    assert shown(BOX.deck)[-2:] == "9H"


@rule("HAUNT-1")
def test_the_cheese_is_enough_for_five_players() -> None:
    assert BOX.wedges == 31 == 4 * 6 + BOX.goal


@rule("HAUNT-2")
@pytest.mark.parametrize("players", range(2, 6))
def test_eight_cards_are_dealt_to_each_and_none_is_missing(players: int) -> None:
    s = GAME.start(players, Rng.numbered(3))
    GAME.pending(s)

    assert [len(hand) for hand in s.hands] == [8] * players
    assert all_cards(s) == BOX.deck


@rule("HAUNT-2")
def test_a_hand_keeps_its_order_and_closes_up_where_cards_leave() -> None:
    s = table("9C 3S 4O 5H 2C 7S", "1C")

    play(s, ANNE, "meld 2-4")

    assert shown(s.hands[ANNE]) == "9C 2C 7S"


@rule("HAUNT-2")
def test_neighbours_of_what_left_are_adjacent_now() -> None:
    s = table("6C 3S 7O 1H", "1C")
    assert "meld 1-2" not in plays(s, ANNE), "6 and 3 are no run"

    play(s, ANNE, "meld 2")
    s.turn, s.meld, s.discards = ANNE, [], [*s.discards, *s.meld]

    assert "meld 1-2" in plays(s, ANNE)


@rule("HAUNT-2")
def test_nothing_that_is_ever_offered_rearranges_a_hand() -> None:
    """What stays of a hand is always in the same order, and at most one card comes in."""
    for seed in range(5):
        s, rng = GAME.start(3, Rng.numbered(seed)), Rng.numbered(seed)
        while pending := GAME.pending(s):
            d = pending[rng.below(len(pending))]
            before, number = [hand[:] for hand in s.hands], s.round
            GAME.play(s, d.seat, d.options[rng.below(len(d.options))])
            GAME.pending(s)
            for seat in range(3):
                if s.round == number:
                    assert is_part(s.hands[seat], before[seat]) or is_part(before[seat], s.hands[seat])


def is_part(part: list[int], whole: list[int]) -> bool:
    left = iter(whole)
    return all(card in left for card in part)


@rule("HAUNT-3")
@pytest.mark.parametrize(("players", "public"), [(2, 2), (3, 1), (4, 1), (5, 2)])
def test_public_bait_is_shown_before_bait_is_chosen(players: int, public: int) -> None:
    s = GAME.start(players, Rng.numbered(4))
    pending = GAME.pending(s)

    assert {d.prompt for d in pending} == {"bonus-bait"}
    assert len(s.public) == public == len(heard(s, PublicBaitShown))
    assert len(s.pile) == 72 - 8 * players - public
    assert GAME.view(s, ANNE).public == tuple(s.public)


@rule("HAUNT-4")
def test_bait_is_chosen_by_all_at_once_and_shown_when_the_last_has_chosen() -> None:
    s = GAME.start(3, Rng.numbered(4))
    first = shown(s.hands[ANNE]) if GAME.pending(s) else ""
    assert [d.seat for d in GAME.pending(s)] == [ANNE, BART, CARA]

    play(s, CARA, "bait 2")
    play(s, ANNE, "bait 1")
    assert s.bait == [[], [], []]
    assert [d.seat for d in GAME.pending(s)] == [BART]
    assert heard(s, BaitShown) == []
    play(s, BART, "bait 8")

    assert [len(bait) for bait in s.bait] == [1, 1, 1]
    assert first.startswith(shown(s.bait[ANNE]))
    assert [len(hand) for hand in s.hands] == [7, 7, 7]
    assert len(heard(s, BaitShown)) == 3


@rule("HAUNT-4", "HAUNT-5", "HAUNT-37")
def test_what_others_chose_is_secret_until_all_is_shown() -> None:
    s, t = GAME.start(3, Rng.numbered(4)), GAME.start(3, Rng.numbered(4))
    play(s, CARA, "bait 2")
    play(t, CARA, "bait 3 7")

    for seat in (None, ANNE, BART):
        assert GAME.view(s, seat) == GAME.view(t, seat)
        assert GAME.view(s, seat).has_chosen == (False, False, True)
    assert GAME.view(s, CARA).chosen == (1,)
    assert GAME.view(t, CARA).chosen == (2, 6)
    assert s.events == t.events
    imagined = {tuple(GAME.imagine(GAME.view(s, ANNE), Rng.numbered(n)).chosen[CARA]) for n in range(40)}
    assert {len(places) for places in imagined} == {1, 2}


@rule("HAUNT-4")
def test_bait_is_a_card_of_the_hand() -> None:
    s = GAME.start(2, Rng.numbered(4))

    assert refused(s, ANNE, "bait 9") == ("no-such-place", "HAUNT-4")
    assert refused(s, ANNE, "bait 1 2 3") == ("one-or-two-bait", "HAUNT-4")
    assert refused(s, ANNE, "bait 2 2") == ("one-or-two-bait", "HAUNT-4")


@rule("HAUNT-5")
def test_whoever_has_the_fewest_cheese_may_add_a_second_card() -> None:
    s = GAME.start(4, Rng.numbered(4))
    GAME.pending(s)
    s.cheese = [3, 1, 1, 2]

    assert [d.prompt for d in GAME.pending(s)] == ["bait", "bonus-bait", "bonus-bait", "bait"]
    assert refused(s, ANNE, "bait 1 2") == ("no-bonus-bait", "HAUNT-5")
    assert len(offered(s, ANNE)) == 8
    assert len(offered(s, BART)) == 8 + 28, "one, or any two"
    play(s, BART, "bait 7 2")
    assert s.chosen[BART] == [1, 6], "in any order"


@rule("HAUNT-5")
def test_in_round_one_everybody_may() -> None:
    s = GAME.start(5, Rng.numbered(4))

    assert {d.prompt for d in GAME.pending(s)} == {"bonus-bait"}


@rule("HAUNT-6")
def test_a_random_dealer_makes_a_random_leader_unless_the_host_names_one() -> None:
    assert {GAME.start(3, Rng.numbered(n)).opener for n in range(40)} == {ANNE, BART, CARA}
    s = GAME.start(3, Rng.numbered(1), {"first_player": CARA})
    for seat in (ANNE, BART, CARA):
        play(s, seat, "bait 1")

    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(CARA, "lead")]


@rule("HAUNT-6", "HAUNT-33", "HAUNT-35")
def test_later_rounds_are_led_by_who_was_left_last() -> None:
    s = table("5C", "1C 2S", "| ", turn=ANNE)
    s.out = [CARA]

    play(s, ANNE, "meld 1")
    assert s.round == 2
    for seat in (ANNE, BART, CARA):
        play(s, seat, "bait 1")

    assert s.turn == BART
    assert [d.prompt for d in GAME.pending(s)] == ["lead"]


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
    assert refused(s, ANNE, PlayCards((0, 0), (), False)) == ("not-adjacent", "HAUNT-8")
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
    assert refused(s, ANNE, "meld 1 + 5S/4") == ("no-such-bait", "HAUNT-9")
    assert refused(s, ANNE, "meld 1 + 5S/p") == ("no-such-bait", "HAUNT-9")


@rule("HAUNT-9")
def test_used_bait_leaves_its_owner() -> None:
    s = table("5C 1H", "1C | 5S", public="5H", meld="4C 4S", owner=BART)

    play(s, ANNE, "meld 1 + 5H/p 5S/1")

    assert shown(s.meld) == "5C 5S 5H"
    assert s.bait[BART] == []


@rule("HAUNT-10")
def test_one_card_must_be_from_the_own_hand_or_bait() -> None:
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
