"""A refusal says what is wrong, and what is possible instead; also to players who are only waiting."""
from __future__ import annotations

import pytest

from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.tests.scene import ANNE, BART, CARA, GAME, offered, play, refused, table, why_not
from mousehole.games.haunted_mouse.wire import PlayCards, SetBait
from mousehole.kernel import Rng
from mousehole.testkit.clauses import rule


def dealt() -> Table:
    """The first question of a match: everybody may lay two cards."""
    s: Table = GAME.start(3, Rng.numbered(3), {"first_player": ANNE})
    GAME.pending(s)
    return s


@rule("HAUNT-4")
def test_a_player_who_has_chosen_bait_waits_for_the_others() -> None:
    s = dealt()
    play(s, ANNE, "bait 1")

    assert refused(s, ANNE, "bait 2") == ("has-chosen", "HAUNT-4")
    assert refused(s, BART, "draw") == ("choose-bait-first", "HAUNT-4")
    assert refused(s, BART, SetBait(())) == ("choose-bait-first", "HAUNT-4")


@rule("HAUNT-5")
def test_a_player_who_may_lay_one_card_is_not_told_of_two() -> None:
    s = dealt()
    assert refused(s, ANNE, "bait 1 2 3") == ("one-or-two-bait", "HAUNT-5")
    assert refused(s, ANNE, "bait 2 2") == ("one-or-two-bait", "HAUNT-5")

    s.cheese[ANNE] = 3
    for line in ("bait 1 2", "bait 1 2 3", "bait 2 2"):
        assert refused(s, ANNE, line) == ("no-bonus-bait", "HAUNT-5")


@rule("HAUNT-31")
def test_a_player_who_is_out_waits_for_the_next_round() -> None:
    s = table("5C 6C", "2S | 3S", "")
    assert refused(s, CARA, "draw") == ("out-of-round", "HAUNT-31")
    assert refused(s, BART, "draw")[0] == "not-your-turn"


@rule("HAUNT-8")
@pytest.mark.parametrize(("choice", "place"), [("meld 2-4", 4), ("meld 5", 5), ("cards 1 4", 4)])
def test_a_place_that_is_not_there_is_named_with_those_that_are(choice: str, place: int) -> None:
    s = table("5C 6C 9H", "2S | 3S")
    refusal = why_not(s, ANNE, choice)
    assert (refusal.code, dict(refusal.args)) == ("no-such-place", {"place": place, "last": 3})


@rule("HAUNT-8")
def test_one_card_cannot_be_used_twice() -> None:
    s = table("5C 6C 9H", "2S | 3S")
    assert refused(s, ANNE, PlayCards((1, 1), (), False))[0] == "same-card-twice"


@rule("HAUNT-11")
@pytest.mark.parametrize(("meld", "line", "kind"), [("4C 4S", "meld 1-2", "set"), ("2C 3S", "meld 2-3", "run")])
def test_the_wrong_type_is_told_the_right_one(meld: str, line: str, kind: str) -> None:
    s = table("5C 6C 6H", "2S | 3S", meld=meld, owner=BART)
    refusal = why_not(s, ANNE, line)
    assert (refusal.code, dict(refusal.args)) == ("wrong-type", {"size": 2, "type": kind})


@rule("HAUNT-9")
def test_while_bait_is_to_be_chosen_nothing_else_can_be_done() -> None:
    s = table("5C 7C", "2S | 6S", "2H | 6H", meld="4C 4S", owner=BART)
    play(s, ANNE, "meld 1-2 + 6")
    assert offered(s, ANNE) == ["use 6S/1", "use 6H/2"]
    refusal = why_not(s, ANNE, "draw")
    assert refusal.code == "use-bait-first" and len(dict(refusal.args)["cards"]) == 2


@rule("HAUNT-21")
def test_a_drawn_card_goes_into_the_hand_before_anything_else() -> None:
    s = table("5C 7C", "2S | 6S")
    play(s, ANNE, "draw")
    assert refused(s, ANNE, "meld 1") == ("insert-first", "HAUNT-21")
    assert dict(why_not(s, ANNE, "insert 9").args) == {"place": 9, "last": 3}
    play(s, ANNE, "insert 1")
    assert refused(s, ANNE, "draw") == ("lay-bait-first", "HAUNT-22")
