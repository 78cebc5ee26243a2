"""A refusal says what is wrong: not something else that is wrong as well, and not that it is somebody else's turn."""
from __future__ import annotations

import re
from importlib.resources import files

import pytest

from mousehole.games.house_mouse.rules.looking import ROOM_HERE, SAME_ROOM, Peek, Reveal
from mousehole.games.house_mouse.rules.moving import OTHER, OWN, Move, SwapMice
from mousehole.games.house_mouse.rules.nests import SAME, Flip, Give, Steal, Trade
from mousehole.games.house_mouse.rules.taking import Reach
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BASIL,
    CARA,
    GAME,
    asked,
    carry_out,
    corner,
    cover,
    end_turn,
    hold,
    house,
    lay,
    nest,
    play,
    refused,
)
from mousehole.kernel import CLOCK, Rng
from mousehole.testkit.clauses import rule
from mousehole.words import LANGUAGES


def act_args(s: Table) -> dict[str, object]:
    return dict(GAME.pending(s)[0].args)


@rule("HOUSE-3")
def test_light_paws_at_a_distant_mouse_is_too_far_glued_or_not() -> None:
    s = house()  # Anne a1, Bart d1, Cara d2
    nest(s, ANNE, "light-paws-1")
    nest(s, BART, "thimble-1")
    nest(s, CARA, "thimble-2")
    s.mice[CARA] = corner(s, "b1")
    s.glued = 1 << BART
    play(s, ANNE, "use light-paws-1")

    assert refused(s, ANNE, "mouse 1").code == "not-next-to-you"
    assert refused(s, ANNE, "mouse 0").code == "not-your-own-nest"
    assert refused(s, ANNE, "mouse 7").code == "no-such-mouse"


@rule("HOUSE-37")
def test_glue_is_no_reason_against_a_nest() -> None:
    s = house()
    nest(s, ANNE, "thimble-1")
    s.glued = 1 << ANNE
    carry_out(s, ANNE, Give("opponent", but_last=False))

    assert refused(s, ANNE, "mouse 0").code == "not-your-own-nest"


@rule("HOUSE-21")
def test_while_a_power_may_be_cancelled_its_player_is_told_to_wait() -> None:
    s = house()
    nest(s, ANNE, "zoomies-1")
    hold(s, BART, "hush-1")
    play(s, ANNE, "use zoomies-1")

    assert asked(s) == (CLOCK, "window")
    for seat in (ANNE, CARA):
        refusal = refused(s, seat, "end")
        assert (refusal.code, refusal.clause) == ("window-is-open", "HOUSE-21")
        assert dict(refusal.args)["seat"] == ANNE


@rule("HOUSE-42")
def test_while_basil_moves_everybody_is_told_to_wait_for_him() -> None:
    s = house(2)
    play(s, ANNE, "end")
    play(s, BART, "end")

    assert asked(s) == (CLOCK, "basil-moves")
    assert refused(s, ANNE, "go b1").code == "basil-is-moving"


@rule("HOUSE-41")
def test_the_player_before_basil_hears_which_ways_he_can_go() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    for label in ("a1", "a2", "b2", "c1", "c2", "d1", "d2"):  # only b1 has a Point
        lay(s, label, "")
    end_turn(s, ANNE, BART)

    assert asked(s) == (BART, "basil")
    refusal = refused(s, BART, "send d1")
    assert (refusal.code, dict(refusal.args)) == ("basil-goes-elsewhere", {"corners": ("c1", "c2")})
    assert refused(s, BART, "end").code == "choose-for-basil"
    assert refused(s, ANNE, "end").code == "wait-for"


@rule("HOUSE-35")
def test_on_your_own_turn_you_are_told_who_decides_now() -> None:
    s = house()
    nest(s, ANNE, "thimble-1")
    nest(s, BART, "thimble-2")
    carry_out(s, ANNE, Trade("picks"))
    play(s, ANNE, "mouse 1", "card thimble-1")

    refusal = refused(s, ANNE, "card thimble-1")
    assert (refusal.code, dict(refusal.args)["seat"]) == ("already-picked", BART)
    assert refused(s, CARA, "end").code == "not-your-turn"
    assert refused(s, BART, "card thimble-1").code == "wrong-nest"


@rule("HOUSE-20")
def test_while_somebody_plays_a_boost_the_player_on_turn_waits_for_them() -> None:
    s = house()
    hold(s, BART, "cat-nap-1")
    play(s, BART, "boost cat-nap-1")

    refusal = refused(s, ANNE, "scavenge")
    assert (refusal.code, dict(refusal.args)["seat"]) == ("wait-for", BART)
    assert refused(s, BART, "nap 1 now").code == "nap-not-on-turn"
    assert refused(s, BART, "nap 5 next").code == "no-such-mouse"


@rule("HOUSE-8")
def test_the_question_of_a_turn_says_how_many_actions_and_free_powers_are_left() -> None:
    s = house()
    assert act_args(s) == {"left": 3, "free": 0}

    s.spent = 2
    lay(s, "a1", "zoomies-1")
    play(s, ANNE, "scavenge")
    assert act_args(s) == {"left": 0, "free": 1}


@rule("HOUSE-10")
def test_your_own_corner_is_not_taken_by_another_mouse() -> None:
    s = house()
    assert refused(s, ANNE, "go a1").code == "already-there"

    carry_out(s, ANNE, Move(OWN, 2, 1))
    assert refused(s, ANNE, "at a1").code == "same-corner"
    assert refused(s, ANNE, "at d1").code == "occupied"
    assert dict(refused(s, ANNE, "at d1").args) == {"corner": "d1"}


@rule("HOUSE-11")
def test_a_player_who_cannot_pass_is_told_the_price_and_what_is_left() -> None:
    s = house(at=("a1", "b1", "b2"))
    s.spent = 2
    refusal = refused(s, ANNE, "go c1")
    assert (refusal.code, dict(refusal.args)) == ("no-actions-to-pass", {"cost": 2, "left": 1})


@rule("HOUSE-17")
def test_a_power_that_costs_an_action_is_not_free() -> None:
    s = house()
    nest(s, ANNE, "zoomies-1")
    s.spent = 3
    assert refused(s, ANNE, "use zoomies-1").code == "power-not-free"


@rule("HOUSE-35")
def test_in_the_middle_of_a_card_everything_else_waits_for_it() -> None:
    s = house()
    carry_out(s, ANNE, Move(OTHER, 2, 1))
    for line in ("end", "scavenge", "go b1", "card thimble-1"):
        assert refused(s, ANNE, line).code == "finish-card"
    assert refused(s, ANNE, "mouse 0").code == "not-your-own-mouse"
    s.glued = 1 << BART
    assert refused(s, ANNE, "mouse 1").code == "no-target-glued"


@rule("HOUSE-32")
def test_two_mice_are_two_different_ones_that_are_there_in_either_order() -> None:
    s = house()
    carry_out(s, ANNE, SwapMice())
    assert refused(s, ANNE, "mice 1 1").code == "two-mice"
    assert refused(s, ANNE, "mice 0 6").code == "no-such-mouse"
    play(s, ANNE, "mice 2 0")
    assert s.mice[ANNE] == corner(s, "d2")


@rule("HOUSE-33")
def test_a_look_is_refused_for_what_is_wrong_with_the_room_or_corner() -> None:
    s = house()
    carry_out(s, ANNE, Peek(ROOM_HERE, 2, may=False), Reveal(SAME_ROOM, every=False))
    assert refused(s, ANNE, "room 3").code == "room-not-here"
    assert refused(s, ANNE, "room 9").code == "no-such-room"
    play(s, ANNE, "room 1", "at a1")
    assert refused(s, ANNE, "at a1").code == "just-peeked"
    refusal = refused(s, ANNE, "at d2")
    assert (refusal.code, dict(refusal.args)) == ("other-room", {"corner": "d2", "room": 1})
    lay(s, "b1", "")
    assert refused(s, ANNE, "at b1").code == "nothing-hidden"


@rule("HOUSE-31")
def test_a_room_without_a_face_down_card_is_refused_for_that() -> None:
    s = house()
    for label in ("a1", "a2", "b1", "b2"):
        lay(s, label, "")
    carry_out(s, ANNE, Reveal("any-room", every=True))
    refusal = refused(s, ANNE, "room 1")
    assert (refusal.code, dict(refusal.args)) == ("room-has-none", {"room": 1})


@rule("HOUSE-35")
def test_cards_are_refused_for_the_nest_that_they_lie_in() -> None:
    s = house()
    nest(s, ANNE, "thimble-1", "thimble-2", "mothball-1")
    nest(s, BART, "bottle-cap-1", "bottle-cap-2")
    cover(s, "mothball-1")
    carry_out(s, ANNE, Give("opponent", but_last=False), Steal(SAME, but_last=True, random=False))
    assert refused(s, ANNE, "mouse 0").code == "not-your-own-nest"
    play(s, ANNE, "mouse 1")
    refusal = refused(s, ANNE, "card bottle-cap-1")
    assert (refusal.code, dict(refusal.args)) == ("wrong-nest", {"mouse_seat": ANNE})
    assert refused(s, ANNE, "card mothball-1").code == "card-is-covered"
    play(s, ANNE, "card thimble-1")
    assert refused(s, ANNE, "card thimble-1").code == "just-moved"
    assert dict(refused(s, ANNE, "card thimble-2").args) == {"mouse_seat": BART}


@rule("HOUSE-22")
def test_a_card_that_cannot_be_turned_over_hears_why() -> None:
    s = house()
    nest(s, ANNE, "thimble-1", "zoomies-1")
    carry_out(s, ANNE, Flip(up=False))
    assert refused(s, ANNE, "mouse 1").code == "nest-has-none"
    play(s, ANNE, "mouse 0")
    assert refused(s, ANNE, "card zoomies-1").code == "only-points"

    s = house()
    nest(s, ANNE, "thimble-1", "thimble-2")
    cover(s, "thimble-1")
    carry_out(s, ANNE, Flip(up=True))
    play(s, ANNE, "mouse 0")
    assert refused(s, ANNE, "card thimble-2").code == "card-is-open"


@rule("HOUSE-39")
def test_only_a_power_of_another_nest_is_taken_for_borrowed_tools() -> None:
    s = house()
    nest(s, ANNE, "borrowed-tools-1", "shoo-1")
    nest(s, BART, "thimble-1", "zoomies-1")
    play(s, ANNE, "use borrowed-tools-1")
    assert refused(s, ANNE, "card thimble-1").code == "only-powers"
    assert refused(s, ANNE, "card shoo-1").code == "only-powers"


@rule("HOUSE-36")
def test_a_reach_is_refused_for_what_is_wrong_with_the_corner() -> None:
    s = house(at=("a1", "b1", "d2"))
    lay(s, "a2", "")
    carry_out(s, ANNE, Reach())
    assert refused(s, ANNE, "at b1").code == "occupied"
    assert refused(s, ANNE, "at a2").code == "no-card-there"
    assert refused(s, ANNE, "at d1").code == "reach-too-far"
    assert refused(s, ANNE, "at z1").code == "no-such-corner"


@rule("HOUSE-40")
def test_before_the_first_turn_mice_are_placed_and_nothing_else() -> None:
    s = GAME.start(2, Rng.numbered(1), {"first_player": ANNE})
    GAME.pending(s)
    assert asked(s)[0] == BART
    first = asked(s)[1]
    wrong, code = ("place-basil a1", "place-first") if first == "place" else ("place a1", "place-basil-first")
    assert refused(s, BART, wrong).code == code
    assert refused(s, BART, "scavenge").code == code
    assert s.mice[BASIL] == -1


@rule("HOUSE-15")
def test_while_a_power_is_offered_it_comes_first() -> None:
    s = house()
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "zoomies-1", up=True)
    play(s, ANNE, "use shoo-1", "mouse 1", "at c1", "stop")
    assert asked(s) == (BART, "offer")
    assert refused(s, BART, "go b1").code == "only-this-power"
    assert refused(s, ANNE, "end").code == "wait-for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_game_replaces_one_that_all_games_share(language: str) -> None:
    """A Boost too late was once said in the words for a player out of time, and the other way round."""
    def ids(package: str) -> set[str]:
        text = (files(package) / "locale" / f"{language}.ftl").read_text("utf-8")
        return set(re.findall(r"^([\w-]+) =", text, re.M))

    assert not ids("mousehole") & ids("mousehole.games.house_mouse")
