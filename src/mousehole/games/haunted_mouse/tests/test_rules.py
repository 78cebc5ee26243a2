"""Haunted Mouse's rulebook: cards and set-up (HAUNT-1 to HAUNT-6). Every chapter has a file of its own."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.haunted_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    all_cards,
    heard,
    offered,
    play,
    plays,
    refused,
    shown,
    table,
)
from mousehole.games.haunted_mouse.wire import (
    BaitShown,
    PublicBaitShown,
)
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
    assert "meld 1-2" not in plays(s, ANNE), "6 and 3 are not a run"

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
    assert refused(s, ANNE, "bait 1 2 3") == ("one-or-two-bait", "HAUNT-5")
    assert refused(s, ANNE, "bait 2 2") == ("one-or-two-bait", "HAUNT-5")


@rule("HAUNT-5")
def test_players_with_the_least_cheese_may_add_a_second_card() -> None:
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
def test_later_rounds_are_led_by_the_last_player_left() -> None:
    s = table("5C", "1C 2S", "| ", turn=ANNE)
    s.out = [CARA]

    play(s, ANNE, "meld 1")
    assert s.round == 2
    for seat in (ANNE, BART, CARA):
        play(s, seat, "bait 1")

    assert s.turn == BART
    assert [d.prompt for d in GAME.pending(s)] == ["lead"]
