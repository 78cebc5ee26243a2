"""Haunted Mouse's rulebook: the lead, drawing, and the pile (HAUNT-16 to HAUNT-25)."""
from __future__ import annotations

import pytest

from mousehole.checks.scripted import ScriptedRng
from mousehole.games.haunted_mouse.cards import card_named
from mousehole.games.haunted_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    DORA,
    GAME,
    all_cards,
    cards,
    draws,
    heard,
    offered,
    play,
    plays,
    refused,
    shown,
    table,
)
from mousehole.games.haunted_mouse.wire import DiscardsShuffled
from mousehole.testkit.clauses import rule


@rule("HAUNT-16")
def test_a_leader_uses_only_the_own_hand_and_bait() -> None:
    s = table("5C | 6S", "1C | 6O", public="4H")

    assert plays(s, ANNE) == ["meld 1", "meld 1 + 6S/0", "meld + 6S/0"]
    assert refused(s, ANNE, "meld 1 + 6O/1") == ("own-bait-only", "HAUNT-16")
    assert refused(s, ANNE, "meld 1 + 4H/p") == ("own-bait-only", "HAUNT-16")


@rule("HAUNT-16")
def test_a_meld_of_any_size_may_be_led() -> None:
    s = table("1C 2C 3C 4S 5C 6C 7C 8C | 9C", "1S")

    assert {"meld 1", "meld 1-2", "meld 1-8", "meld 1-8 + 9C/0"} <= set(plays(s, ANNE))


@rule("HAUNT-17")
def test_a_leader_may_draw_and_the_lead_goes_left() -> None:
    s = table("5C | 6S", "1C", "2C")

    play(s, ANNE, "draw", "insert 1", "keep")

    assert s.meld == []
    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(BART, "lead")]


@rule("HAUNT-17", "HAUNT-19")
def test_behind_a_leader_who_drew_bait_only_players_are_passed_over() -> None:
    s = table("5C | 6S", "| 1C", "2C")

    play(s, ANNE, "draw", "insert 1", "keep")

    assert s.turn == CARA


@rule("HAUNT-17")
def test_a_leader_may_set_a_trap() -> None:
    s = table("5C 5S 5O 5H 1C", "1S", "2C")

    assert "trap 1-4" in plays(s, ANNE)


@rule("HAUNT-18")
def test_a_meld_that_comes_round_to_its_owner_is_discarded_and_the_owner_leads() -> None:
    s = table("5C 9C", "1C | 1S", "2C | 2S", public="3C")

    play(s, ANNE, "meld 2")
    play(s, BART, "draw", "insert 1", "keep")
    play(s, CARA, "draw", "insert 1", "keep")

    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(ANNE, "lead")]
    assert (s.meld, s.discards) == ([], cards("9C"))


@rule("HAUNT-18", "HAUNT-19", "HAUNT-31")
def test_the_meld_of_a_player_who_is_out_falls_when_the_turn_passes_that_seat() -> None:
    s = table("9C", "1C | 1S", "2C | 2S", public="3C")

    play(s, ANNE, "meld 1")
    assert shown(s.meld) == "9C", "it stays"
    play(s, BART, "draw", "insert 1", "keep")
    assert [d.prompt for d in GAME.pending(s)] == ["follow"]
    play(s, CARA, "draw", "insert 1", "keep")

    assert s.meld == []
    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(BART, "lead")], "Anne is out, so Bart leads"


@rule("HAUNT-19")
def test_an_owner_with_bait_only_does_not_lead_but_the_next_one_with_a_hand() -> None:
    s = table("9C | 8C", "| 1S", "2C | 2S", public="3C")

    play(s, ANNE, "meld 1")
    play(s, BART, "draw", "insert 1", "lay 1")
    play(s, CARA, "draw", "insert 1", "keep")

    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(CARA, "lead")], "Anne and Bart have Bait only"


@rule("HAUNT-19")
def test_players_with_bait_only_follow_as_usual() -> None:
    s = table("4C 1C", "| 5S", "2C")

    play(s, ANNE, "meld 1")

    assert "meld + 5S/1" in offered(s, BART)


@rule("HAUNT-19")
def test_if_nobody_has_a_hand_the_first_who_is_still_in_leads_from_bait() -> None:
    s = table("", "| 5S", "| 6S", "9C | 1S", turn=DORA)

    play(s, DORA, "meld 1")
    play(s, BART, "draw", "insert 1", "lay 1")
    play(s, CARA, "draw", "insert 1", "lay 1")

    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(DORA, "lead")], "counting from the one who would lead"
    assert "meld + 1S/3" in plays(s, DORA)


@rule("HAUNT-19")
def test_if_nobody_has_a_hand_those_who_are_out_are_passed_over() -> None:
    s = table("9C", "| 5S", "| 6S", public="3C")

    play(s, ANNE, "meld 1")
    play(s, BART, "draw", "insert 1", "lay 1")
    play(s, CARA, "draw", "insert 1", "lay 1")

    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(BART, "lead")]


@rule("HAUNT-20")
def test_a_card_is_drawn_from_the_pile_the_public_bait_or_anothers_bait_but_never_your_own() -> None:
    s = table("5C | 6S", "1C | 7S 7S", "2C | 8S", public="4H")

    assert draws(s, ANNE) == ["draw", "draw 4H/p", "draw 7S/1", "draw 8S/2"]
    assert refused(s, ANNE, "draw 6S/0") == ("own-bait", "HAUNT-20")
    assert refused(s, ANNE, "draw 9S/1") == ("no-such-bait", "HAUNT-20")
    play(s, ANNE, "draw 7S/1", "insert 2", "keep")
    assert shown(s.hands[ANNE]) == "5C 7S"
    assert shown(s.bait[BART]) == "7S"


@rule("HAUNT-20")
def test_one_card_is_drawn_from_the_top_of_the_pile() -> None:
    s = table("5C | 6S", "1C")
    top = s.pile[-1]

    play(s, ANNE, "draw", "insert 1", "keep")

    assert s.hands[ANNE] == [top, card_named("5C")]


@rule("HAUNT-21")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_the_card_is_inserted_anywhere(place: int) -> None:
    s = table("5C 9S 1O | 6S", "1C | 7H")

    play(s, ANNE, "draw 7H/1")
    assert offered(s, ANNE) == ["insert 1", "insert 2", "insert 3", "insert 4"]
    assert refused(s, ANNE, "insert 5") == ("no-such-place", "HAUNT-21")
    assert refused(s, ANNE, "insert 0") == ("no-such-place", "HAUNT-21")
    play(s, ANNE, f"insert {place}")

    assert s.hands[ANNE][place - 1] == card_named("7H")
    assert [card for card in s.hands[ANNE] if card != card_named("7H")] == cards("5C 9S 1O")


@rule("HAUNT-22")
def test_without_bait_one_card_of_the_hand_must_be_laid_even_the_drawn_one() -> None:
    s = table("5C 9S", "1C | 7H 7C")

    play(s, ANNE, "draw 7H/1", "insert 2")
    assert offered(s, ANNE) == ["lay 1", "lay 2", "lay 3"]
    assert refused(s, ANNE, "keep") == ("must-lay-bait", "HAUNT-22")
    assert refused(s, ANNE, "lay 4") == ("no-such-place", "HAUNT-22")
    play(s, ANNE, "lay 2")

    assert shown(s.bait[ANNE]) == "7H"
    assert shown(s.hands[ANNE]) == "5C 9S"


@rule("HAUNT-23")
def test_with_bait_one_more_may_be_laid_but_only_one_per_turn() -> None:
    s = table("5C 9S | 3S 4S 5S 6S", "1C | 7H 7C")

    play(s, ANNE, "draw", "insert 2")
    assert offered(s, ANNE) == ["keep", "lay 1", "lay 2", "lay 3"]
    assert refused(s, ANNE, "lay 4") == ("no-such-place", "HAUNT-23")
    play(s, ANNE, "lay 3")

    assert len(s.bait[ANNE]) == 5, "there is no limit in total"
    assert s.turn == BART


@rule("HAUNT-24")
def test_a_drawn_public_bait_is_replaced_at_the_end_of_the_turn() -> None:
    s = table("5C | 6S", "1C", public="4H 8H")
    top = s.pile[-1]

    play(s, ANNE, "draw 4H/p", "insert 1")
    assert shown(s.public) == "8H", "not before the end of the turn"
    play(s, ANNE, "keep")

    assert s.public == sorted([top, card_named("8H")])


@rule("HAUNT-25")
def test_drawing_the_last_card_shuffles_the_discards_at_once() -> None:
    s = table("5C | 6S", "1C", "2C", meld="9C", owner=CARA, public="3S", pile=1)
    discards = len(s.discards)

    play(s, ANNE, "draw")

    assert (len(s.pile), s.discards) == (discards, [])
    assert len(heard(s, DiscardsShuffled)) == 1
    assert shown(s.meld) == "9C", "the standing meld is not included"
    assert all_cards(s) == BOX.deck


@rule("HAUNT-25")
def test_the_new_pile_is_shuffled() -> None:
    s = table("5C | 6S", "1C", "2C", meld="9C", owner=CARA, public="3S", pile=1)
    before = s.discards[:]

    play(s, ANNE, "draw")

    assert s.pile != before
    assert sorted(s.pile) == sorted(before)


@rule("HAUNT-25")
def test_a_refill_can_empty_the_pile_and_the_next_one_takes_from_the_new_pile() -> None:
    s = table("6C 1C", "3C", public="6S 6O", meld="5C 5S", owner=BART, pile=1)

    play(s, ANNE, "meld 1 + 6S/p 6O/p")

    assert len(s.public) == 2
    assert s.discards == []


@rule("HAUNT-25")
def test_discards_that_appear_when_the_pile_is_empty_become_a_pile_at_once() -> None:
    s = table("6C 1C", "3C", "2S", meld="5C", owner=BART)
    hoarded = s.pile
    s.pile, s.hands[BART] = [], s.hands[BART] + hoarded
    s.known[BART] += [False] * len(hoarded)
    s.came_with[BART] += [0] * len(hoarded)
    s.public = []

    with ScriptedRng() as s.rng:  # one card needs no shuffling
        play(s, ANNE, "meld 1")

    assert s.pile == []
    assert shown(s.public) == "5C", "and the end of the turn takes it for the missing Public Bait"


@rule("HAUNT-25")
def test_with_both_empty_missing_public_bait_waits() -> None:
    s = table("6C 1C | 9O", "3C | 3S", "4S | 8S", meld="5C", owner=CARA)
    s.hands[CARA] += s.pile
    s.known[CARA] += [False] * len(s.pile)
    s.came_with[CARA] += [0] * len(s.pile)
    s.pile = []

    play(s, ANNE, "draw 3S/1", "insert 1", "keep")
    assert s.public == []
    play(s, BART, "draw 9O/0", "insert 1", "lay 1")

    assert s.public == [], "the meld went only when the turn was over"
    assert s.turn == CARA
    assert shown(s.pile) == "5C"
    play(s, CARA, "meld 1")
    assert shown(s.public) == "5C"


@rule("HAUNT-25")
def test_a_leader_with_nothing_to_draw_must_play() -> None:
    s = table("6C 1C", "3C")
    s.hands[BART] += s.pile
    s.known[BART] += [False] * len(s.pile)
    s.came_with[BART] += [0] * len(s.pile)
    s.pile = []

    assert offered(s, ANNE) == ["meld 1", "meld 2"]
    assert refused(s, ANNE, "draw") == ("pile-empty", "HAUNT-25")
    assert refused(s, ANNE, "pass") == ("may-not-pass", "HAUNT-25")


@rule("HAUNT-25")
def test_a_follower_with_nothing_to_play_or_draw_passes() -> None:
    s = table("1C", "3C", "4C", meld="9C", owner=CARA)
    s.hands[BART] += s.pile
    s.known[BART] += [False] * len(s.pile)
    s.came_with[BART] += [0] * len(s.pile)
    s.pile = []

    assert offered(s, ANNE) == ["pass"]
    assert refused(s, ANNE, "meld 1") == ("too-weak", "HAUNT-11")
    play(s, ANNE, "pass")

    assert s.turn == BART


@rule("HAUNT-25")
def test_a_player_who_can_draw_may_not_pass() -> None:
    s = table("1C", "3C", "4C", meld="9C", owner=CARA)

    assert offered(s, ANNE) == ["draw"]
    assert refused(s, ANNE, "pass") == ("may-not-pass", "HAUNT-25")


@rule("HAUNT-37")
def test_bait_taken_into_a_hand_stays_known_in_its_place_and_moves_with_its_neighbours() -> None:
    s = table("5C 9S 1O | 6S", "1C 4S | 7H", "9O", public="3C")

    play(s, ANNE, "draw 7H/1", "insert 2", "keep")
    assert GAME.view(s, BART).hands[ANNE] == (None, card_named("7H"), None, None)
    assert GAME.view(s, None).known[ANNE] == (False, True, False, False)
    play(s, BART, "meld 1")
    play(s, CARA, "meld 1")
    s.turn, s.meld, s.discards = ANNE, [], [*s.discards, *s.meld]
    play(s, ANNE, "meld 1")

    assert GAME.view(s, BART).hands[ANNE] == (card_named("7H"), None, None)
    for n in range(5):
        dream = GAME.imagine(GAME.view(s, BART), s.rng.clone())
        assert dream.hands[ANNE][0] == card_named("7H"), n
        assert dream.known[ANNE] == [True, False, False]


@rule("HAUNT-37")
@pytest.mark.parametrize(("line", "known"), [
    ("meld 1", [True, False, True]), ("meld 2", [False, False, True]), ("meld 3", [False, True, True]),
    ("meld 4", [False, True, False])])
def test_cards_that_leave_a_hand_leave_the_others_known_or_not(line: str, known: list[bool]) -> None:
    s = table("5C 9S 1O 7H | 6S", "1C 4S")
    s.known[ANNE] = [False, True, False, True]

    play(s, ANNE, line)

    assert s.known[ANNE] == known


@rule("HAUNT-37")
def test_a_known_card_that_is_laid_as_bait_or_inserted_before_keeps_the_rest_right() -> None:
    s = table("5C 9S | 6S", "1C 4S | 7H 8H", "9O", public="3C")
    play(s, ANNE, "draw 7H/1", "insert 3", "lay 1")
    s.turn, s.agenda = ANNE, s.agenda[:2]
    play(s, ANNE, "draw", "insert 1", "keep")

    assert s.known[ANNE] == [False, False, True]
    s.turn = ANNE
    play(s, ANNE, "draw 8H/1", "insert 1", "lay 4")
    assert s.known[ANNE] == [True, False, False]


@rule("HAUNT-37")
def test_a_card_drawn_from_the_pile_is_seen_by_its_drawer_only() -> None:
    s = table("5C | 6S", "1C", "2C")
    s.events = []
    play(s, ANNE, "draw")
    card = s.drawn

    assert GAME.view(s, ANNE).drawn == card
    for seat in (BART, None):
        seen = GAME.view(s, seat)
        assert (seen.has_drawn, seen.drawn, seen.drawn_known) == (True, None, False)
    told = s.events[0]
    assert told.seen_by(ANNE) == told
    assert told.seen_by(BART) == told.seen_by(None) != told
    play(s, ANNE, "insert 1", "keep")
    assert GAME.view(s, BART).hands[ANNE] == (None, None)
    assert not GAME.view(s, BART).has_drawn


@rule("HAUNT-37")
def test_bait_sizes_cheese_and_the_meld_are_open_to_all_and_hands_and_pile_are_not() -> None:
    s = table("5C 9S | 6S", "1C | 7H", "2C", meld="4C", owner=CARA, public="3C")
    seen = GAME.view(s, CARA)

    assert seen.bait == ((card_named("6S"),), (card_named("7H"),), ())
    assert (seen.public, seen.meld, seen.meld_owner) == ((card_named("3C"),), (card_named("4C"),), CARA)
    assert seen.hands == ((None, None), (None,), (card_named("2C"),))
    assert (seen.pile, seen.discards, seen.cheese) == (len(s.pile), 0, (0, 0, 0))
