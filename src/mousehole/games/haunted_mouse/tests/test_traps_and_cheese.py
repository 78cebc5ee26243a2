"""Haunted Mouse's rulebook: Traps, going out, the ends of rounds and games (HAUNT-26 to HAUNT-36)."""
from __future__ import annotations

import pytest

from mousehole.games.haunted_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    DORA,
    EMIL,
    GAME,
    cards,
    heard,
    offered,
    play,
    plays,
    refused,
    shown,
    table,
    went_out,
)
from mousehole.games.haunted_mouse.wire import FinishedRound, GameWon, RoundStopped
from mousehole.testkit.clauses import rule


@rule("HAUNT-26")
@pytest.mark.parametrize(("hand", "is_trap"), [
    ("5C 5S 5O 5H", True), ("5C 5S 5O 5O", False), ("5C 6C 7C 8C", True), ("8H 7H 6H 5H", True), ("5C 6C 7C 8S", False),
    ("5C 6C 7C", False), ("5C 6C 7C 8C 9C", False), ("5C 5S 5O 5H 5C", False)])
def test_a_trap_is_one_rank_in_four_suits_or_a_run_of_four_in_one(hand: str, is_trap: bool) -> None:
    s = table(f"{hand} 1O", "3C")
    line = f"trap 1-{len(hand.split())}"

    assert (line in plays(s, ANNE)) == is_trap
    if not is_trap:
        assert refused(s, ANNE, line) == ("not-a-trap", "HAUNT-26")


@rule("HAUNT-26", "HAUNT-27")
def test_bait_can_complete_a_trap_and_of_two_owners_one_is_chosen() -> None:
    s = table("5C 7C 1H | 8C", "3C | 6C 6S", "4S | 6C", meld="9C", owner=BART)

    assert [line for line in plays(s, ANNE) if line.startswith("trap")] == ["trap 1-2 + 8C/0 6C"]
    play(s, ANNE, "trap 1-2 + 8C/0 6C")
    assert offered(s, ANNE) == ["use 6C/1", "use 6C/2"]


@rule("HAUNT-27")
def test_the_player_says_if_four_such_cards_are_a_trap_or_a_plain_meld() -> None:
    s, t = table("5C 5S 5O 5H 1C", "3C"), table("5C 5S 5O 5H 1C", "3C")

    assert {"meld 1-4", "trap 1-4"} <= set(plays(s, ANNE))
    play(s, ANNE, "meld 1-4")
    play(t, ANNE, "cards-trap 1 2 3 4")

    assert (shown(s.meld), s.turn) == ("5C 5S 5O 5H", BART)
    assert (t.meld, t.turn) == ([], ANNE)


@rule("HAUNT-27")
@pytest.mark.parametrize("meld", ["9C", "9C 9S", "2C 3C 4S 5S", "3C 4S 5S 6S 7S 8S"])
def test_a_trap_ignores_the_meld_on_the_table(meld: str) -> None:
    s = table("1C 1S 1O 1H 8H", "3S", meld=meld, owner=BART)

    assert "trap 1-4" in plays(s, ANNE)


@rule("HAUNT-27")
def test_a_trap_needs_an_own_card_and_the_right_order_and_while_leading_own_bait_only() -> None:
    following = table("9H | 9C", "3S | 1C 1S 1O 1H", meld="5C", owner=BART)
    leading = table("1C 1S 1O", "3S | 1H")
    disorder = table("5C 7C 6C 8C", "3S")

    assert refused(following, ANNE, "trap + 1C/1 1S/1 1O/1 1H/1") == ("no-own-card", "HAUNT-10")
    assert refused(leading, ANNE, "trap 1-3 + 1H/1") == ("own-bait-only", "HAUNT-16")
    assert refused(disorder, ANNE, "trap 1-4") == ("not-in-order", "HAUNT-8")
    leading.meld, leading.meld_owner = cards("9S"), BART
    assert "trap 1-3 + 1H/1" in plays(leading, ANNE)


@rule("HAUNT-28")
def test_trap_and_meld_are_discarded_and_the_turn_goes_on_with_the_lead() -> None:
    s = table("1C 1S 1O 1H 8H 2C 2S 2O 2H", "3S | 4S", meld="9C", owner=BART, public="7C 7S")

    play(s, ANNE, "trap 1-4")

    assert sorted(s.discards) == cards("1C 1S 1O 1H 9C")
    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(ANNE, "lead")]
    assert {"meld 1", "draw", "trap 2-5"} <= set(offered(s, ANNE)), "a meld, a draw or another Trap"
    play(s, ANNE, "trap 2-5", "meld 1")
    assert s.turn == BART


@rule("HAUNT-28", "HAUNT-15")
def test_public_bait_used_in_a_trap_is_replaced_only_when_the_turn_ends() -> None:
    s = table("1C 1S 1O 8H 3H", "3S | 4S", meld="9C", owner=BART, public="1H 7S")

    play(s, ANNE, "trap 1-3 + 1H/p")
    assert shown(s.public) == "7S"
    play(s, ANNE, "meld 1")

    assert len(s.public) == 2


@rule("HAUNT-29", "HAUNT-19")
def test_a_trap_that_leaves_bait_only_gives_the_lead_away() -> None:
    s = table("1C 1S 1O 1H | 8H", "| 4S", "3S | 5S", meld="9C", owner=BART, public="7S")

    play(s, ANNE, "trap 1-4")

    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(CARA, "lead")], "Bart has Bait only, too"


@rule("HAUNT-29", "HAUNT-15")
def test_such_a_trap_ends_the_turn_so_public_bait_is_replaced() -> None:
    s = table("1C 1S 1O | 8H", "3S | 4S", meld="9C", owner=BART, public="1H 7S")

    play(s, ANNE, "trap 1-3 + 1H/p")

    assert len(s.public) == 2
    assert (s.turn, s.idle) == (BART, 0)


@rule("HAUNT-29", "HAUNT-19")
def test_if_nobody_has_a_hand_the_trapper_leads_from_bait() -> None:
    s = table("1C 1S 1O 1H | 8H", "| 4S", meld="9C", owner=BART, public="7S 7C")

    play(s, ANNE, "trap 1-4")

    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(ANNE, "lead")]


@rule("HAUNT-29", "HAUNT-30")
def test_a_trapper_who_is_out_gives_the_lead_to_the_left() -> None:
    s = table("1C 1S 1O 1H", "3S | 4S", "5S", meld="9C", owner=BART, public="7S")

    play(s, ANNE, "trap 1-4")

    assert s.out == [ANNE]
    assert s.cheese[ANNE] == 3
    assert [(d.seat, d.prompt) for d in GAME.pending(s)] == [(BART, "lead")]


@rule("HAUNT-30")
@pytest.mark.parametrize(("players", "prizes"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 1, 0]), (5, [4, 3, 2, 1, 0])])
def test_cheese_by_the_order_of_going_out(players: int, prizes: list[int]) -> None:
    singles = ["1C", "2C", "3C", "4C", "5C 9C"]
    s = table(*singles[:players - 1], singles[4])
    for seat in range(players - 1):
        assert s.cheese[seat] == 0
        play(s, seat, "meld 1")

    assert s.cheese == prizes == BOX.prizes[players]
    assert s.round == 2


@rule("HAUNT-30")
def test_bait_counts_as_cards() -> None:
    s = table("1C | 2C", "3C", "4C")

    play(s, ANNE, "meld 1")

    assert s.out == []


@rule("HAUNT-30")
def test_nobody_takes_more_than_completes_the_seven() -> None:
    s = table("1C", "3C", "4C")
    s.cheese = [6, 2, 1]

    play(s, ANNE, "meld 1")

    assert s.cheese == [7, 2, 1]


@rule("HAUNT-31")
def test_the_meld_of_a_player_who_went_out_stays_and_play_goes_on_without_that_player() -> None:
    s = table("4C", "5C 9S", "6C 9O")

    play(s, ANNE, "meld 1")
    assert (shown(s.meld), s.turn) == ("4C", BART)
    play(s, BART, "meld 1")
    play(s, CARA, "meld 1")

    assert s.turn == BART, "Anne has no turn any more"


@rule("HAUNT-32")
def test_whose_last_card_was_taken_as_bait_goes_out_before_the_taker() -> None:
    s = table("5C", "2C", "| 5S", "8C", meld="4C", owner=BART)

    play(s, ANNE, "meld 1 + 5S/2")

    assert s.out == [CARA, ANNE]
    assert s.cheese == [2, 0, 3, 0]


@rule("HAUNT-32")
def test_several_go_out_clockwise_from_the_taker() -> None:
    s = table("| 5S", "2C", "5C", "| 5H", "| 5O", meld="4C 4S 4O", owner=BART, turn=CARA)

    play(s, CARA, "meld 1 + 5S/0 5H/3 5O/4")

    assert went_out(s) == [DORA, EMIL, ANNE, CARA]
    assert s.cheese == [2, 0, 1, 4, 3]


@rule("HAUNT-32", "HAUNT-20")
def test_a_drawn_bait_card_can_put_its_owner_out() -> None:
    s = table("5C 1O", "| 6S", "8C", meld="4C", owner=CARA)

    play(s, ANNE, "draw 6S/1")

    assert s.out == [BART]
    assert s.cheese[BART] == 3
    assert offered(s, ANNE) == ["insert 1", "insert 2", "insert 3"]


@rule("HAUNT-33")
def test_with_one_player_left_the_round_ends_at_once_even_in_the_middle_of_a_draw() -> None:
    s = table("5C 1O", "| 6S", meld="4C", owner=BART)

    play(s, ANNE, "draw 6S/1")

    assert s.round == 2
    assert s.cheese == [0, 3]
    assert s.opener == ANNE


@rule("HAUNT-33")
def test_a_taker_who_would_go_out_with_the_last_other_player_is_the_last_and_gets_nothing() -> None:
    s = table("5C", "| 5S", meld="4C", owner=BART)

    play(s, ANNE, "meld 1 + 5S/1")

    assert s.cheese == [0, 3]
    assert (s.round, s.opener) == (2, ANNE)


@rule("HAUNT-34")
def test_the_seventh_cheese_ends_the_game_at_once() -> None:
    s = table("5C", "2C", "| 5S", "8C", meld="4C", owner=BART)
    s.cheese = [5, 6, 4, 0]

    play(s, ANNE, "meld 1 + 5S/2")

    assert GAME.pending(s) == []
    assert s.cheese == [5, 6, 7, 0], "Anne, who would have her seventh with the second prize, comes too late"
    outcome = GAME.outcome(s)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("seventh-cheese", (CARA,), (5, 6, 7, 0))
    assert outcome.ranking == ((CARA,), (BART,), (ANNE,), (DORA,))
    assert refused(s, BART, "draw") == ("game-over", "HAUNT-34")
    assert len(heard(s, GameWon)) == 1
    assert outcome.details == (FinishedRound(1, (CARA,), (5, 6, 7, 0)),)


@rule("HAUNT-35")
def test_without_a_seventh_cheese_there_is_a_new_deal() -> None:
    s = table("1C", "3C 4S")
    s.cheese = [3, 3]

    play(s, ANNE, "meld 1")

    assert s.cheese == [6, 3]
    assert GAME.view(s, BART).finished == (FinishedRound(1, (ANNE,), (6, 3)),)
    assert (s.round, s.out, s.meld, s.meld_owner, s.discards) == (2, [], [], -1, [])
    assert [len(hand) for hand in s.hands] == [8, 8]
    assert [d.prompt for d in GAME.pending(s)] == ["bait", "bonus-bait"]


@rule("HAUNT-36")
def test_after_sixty_turns_without_a_meld_the_round_stops() -> None:
    s = table("9C | 6S", "1C | 1S", "2C | 2S", "", public="3C")
    s.opener, s.cheese, s.out = BART, [0, 0, 0, 3], [DORA]
    for turn in range(60):
        assert (s.round, s.idle) == (1, turn)
        play(s, s.turn, offered(s, s.turn)[-1], "insert 1", "lay 1")

    assert s.round == 2
    assert s.cheese == [0, 0, 0, 3], "what was taken stays, and those still in get none"
    assert s.opener == BART, "who led this round at its start leads the next one"
    assert len(heard(s, RoundStopped)) == 1, "it is announced"
    assert went_out(s) == []


@rule("HAUNT-36")
@pytest.mark.parametrize("line", ["meld 1", "trap 1-4"])
def test_a_meld_or_a_trap_starts_the_count_again(line: str) -> None:
    s = table("1C 1S 1O 1H 8H", "3S | 4S")
    s.idle = 59

    play(s, ANNE, line)
    if line.startswith("trap"):
        play(s, ANNE, "draw", "insert 1", "lay 1")

    assert (s.round, s.idle, s.turn) == (1, 0, BART)
