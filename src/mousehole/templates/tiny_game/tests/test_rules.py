"""Tiny Game, clause by clause."""
from __future__ import annotations

from mousehole.kernel import Rng
from mousehole.templates.tiny_game.tests.scene import ANNE, BART, GAME, hands, play, refusal
from mousehole.testkit.clauses import rule


@rule("TINY-1")
def test_everybody_is_dealt_five_cards_and_sees_only_their_own() -> None:
    s = GAME.start(3, Rng.numbered(1))
    GAME.pending(s)

    assert [len(hand) for hand in s.hands] == [5, 5, 5]
    assert GAME.view(s, ANNE).hand == tuple(s.hands[ANNE])
    assert GAME.view(s, None).hand == ()


@rule("TINY-2")
def test_the_piles_grow_from_round_to_round() -> None:
    assert GAME.box.piles == (1, 2, 3, 4, 5)


@rule("TINY-3")
def test_all_choose_before_anything_is_shown() -> None:
    s = hands([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
    GAME.play(s, ANNE, GAME.pending(s)[0].options[0])

    assert GAME.view(s, BART).played == ((), ())
    assert GAME.view(s, BART).has_picked == (True, False)
    assert [d.seat for d in GAME.pending(s)] == [BART]


@rule("TINY-3")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    s = hands([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
    found = refusal(s, ANNE, 6)

    assert found is not None
    assert (found.code, found.clause) == ("not-in-hand", "TINY-3")


@rule("TINY-4")
def test_the_highest_card_that_is_alone_takes_the_pile() -> None:
    s = hands([5, 6, 7, 8, 9], [5, 6, 7, 8, 10], [1, 2, 3, 4, 9])
    play(s, 9, 8, 9)

    assert s.crumbs == [0, 1, 0]


@rule("TINY-4")
def test_if_no_card_is_alone_nobody_gets_the_pile() -> None:
    s = hands([5, 6, 7, 8, 9], [5, 6, 7, 8, 10])
    play(s, 8, 8)

    assert s.crumbs == [0, 0]


@rule("TINY-5")
def test_cards_that_were_played_stay_face_up() -> None:
    s = hands([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
    play(s, 1, 6)

    assert GAME.view(s, None).played == ((1,), (6,))
    assert s.hands[ANNE] == [2, 3, 4, 5]


@rule("TINY-6")
def test_the_game_ends_with_the_last_pile_and_several_can_win() -> None:
    s = hands([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])
    for card in (1, 2, 3, 4, 5):
        play(s, card, card)
    outcome = GAME.outcome(s)

    assert GAME.pending(s) == []
    assert (outcome.reason, outcome.winners) == ("floor-is-clean", (ANNE, BART))
