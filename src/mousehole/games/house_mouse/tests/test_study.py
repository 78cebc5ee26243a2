"""What a balance report counts in a match of House Mouse."""
from __future__ import annotations

from typing import Any

from mousehole.games.house_mouse.study import Study, could_be, expected_gain, in_reach
from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    GAME,
    card_at,
    corner,
    end_turn,
    fill,
    hold,
    house,
    lay,
    nest,
    play,
)
from mousehole.games.house_mouse.wire import END_TURN
from mousehole.kernel import Outcome, Seat


def labels(s: Table, corners: list[int]) -> set[str]:
    return {BOX.house_for(s.seats).labels[at] for at in corners}


def watched(s: Table) -> Study:
    """A study that has seen this turn begin."""
    study = Study()
    study.watch(s, ANNE, END_TURN)
    return study


def shares(study: Study, name: str) -> dict[Any, tuple[float, float]]:
    """By the last argument: hits out of a total."""
    return {args[-1][1]: (hits, of) for (found, args), (hits, of) in study.shares.items() if found == name}


def gain(s: Table, label: str, seat: Seat = ANNE) -> float:
    return expected_gain(s, seat, corner(s, label))


def test_in_reach_is_what_three_actions_can_take_but_nothing_from_under_another_mouse() -> None:
    s = house(at=("a1", "b2", "d2"))
    assert labels(s, in_reach(s, ANNE)) == {"a1", "a2", "b1", "c1", "c2"}, "d1 is three steps away, and face down"

    lay(s, "d1", "thimble-1", up=True)
    assert "d1" in labels(s, in_reach(s, ANNE)), "arriving takes it"

    s.glued = 1 << ANNE
    assert labels(s, in_reach(s, ANNE)) == {"a1"}


def test_a_back_promises_the_mean_of_all_that_it_could_hide() -> None:
    s = house()
    points = could_be(s, ANNE, corner(s, "a1"))
    assert {BOX.type_of[card] for card in points} == {BOX.type_of[BOX.number["thimble-1"]]}
    assert len(points) == 64

    nest(s, BART, "lost-earring-1")
    assert BOX.number["lost-earring-1"] not in could_be(s, ANNE, corner(s, "a1"))

    s.seen[corner(s, "a1")] = 1 << ANNE
    assert could_be(s, ANNE, corner(s, "a1")) == [BOX.number[card_at(s, "a1")]]


def test_a_boost_in_anothers_hand_could_lie_here_too() -> None:
    s = house()
    hold(s, BART, "hush-1")
    lay(s, "a1", "scatter-1")

    assert BOX.number["hush-1"] in could_be(s, ANNE, corner(s, "a1"))


def test_a_known_point_promises_what_it_adds_and_a_power_less_as_the_nests_fill() -> None:
    s = house()
    lay(s, "b1", "glue-trap-1", up=True)
    lay(s, "b2", "cheeky-swap-1", up=True)
    assert gain(s, "b1") == -6

    early = gain(s, "b2")
    fill(s, BART, 9)
    assert 0 < gain(s, "b2") < early


def test_a_last_card_promises_nothing_to_a_player_who_would_lose_with_it() -> None:
    s = house()
    fill(s, ANNE, 11)
    nest(s, BART, "lost-earring-1", "silver-charm-1", "spare-key-1", "left-mitten-1", "right-mitten-1",
         "cracked-marble-1", "marble-pouch-1")
    assert gain(s, "a1") == 0

    s.nests[BART], s.discard = [], s.nests[BART]
    assert gain(s, "a1") > 1


def test_a_turn_with_nothing_but_bad_cards_in_reach_begins_with_nothing_worth_taking() -> None:
    s = house()
    assert shares(watched(s), "turns") == {"no-point": (False, 1), "nothing-worth-taking": (False, 1)}

    for label, code in (("a1", ""), ("a2", "glue-trap-1"), ("b1", "mothball-1"), ("b2", "rusty-tack-1"),
                        ("c1", "cat-hair-1"), ("c2", "cat-hair-2"), ("d1", "chewed-gum-1")):
        lay(s, label, code, up=bool(code))
    assert shares(watched(s), "turns") == {"no-point": (False, 1), "nothing-worth-taking": (True, 1)}


def test_a_turn_begins_with_no_point_if_only_other_mice_stand_on_them() -> None:
    s = house()
    for label, code in (("a1", "zoomies-1"), ("a2", "zoomies-2"), ("b1", "shoo-1"), ("b2", "shoo-2"),
                        ("c1", "startle-1"), ("c2", "startle-2")):
        lay(s, label, code)

    study = watched(s)
    assert shares(study, "turns")["no-point"] == (True, 1)
    assert shares(study, "house") == {"point": (2, 8), "power": (6, 8), "boost": (0, 8)}


def test_a_card_counts_once_as_taken_or_as_left_lying_if_it_was_in_reach() -> None:
    s = house()
    lay(s, "a1", "zoomies-1")
    lay(s, "a2", "zoomies-2")
    lay(s, "d1", "shoo-1")  # under Bart
    study = watched(s)
    play(s, ANNE, "scavenge")
    study.watch(s, ANNE, END_TURN)
    end_turn(s, ANNE)
    for _ in range(2):
        study.watch(s, BART, END_TURN)
    study.finish(s, Outcome("twelfth-card", (0, 0, 0), ((0,), (1,), (2,)), (ANNE,)))

    taken = {card.code: share for card, share in shares(study, "power").items()}
    assert taken == {"zoomies-1": (1, 2), "shoo-1": (0, 1)}
    assert shares(study, "winners") == {"point": (0, 1), "power": (1, 1)}
    assert shares(study, "turns")["without-taking"] == (1, 2), "Anne took a card, Bart did not"


def test_watching_changes_nothing() -> None:
    s = house(4)
    before = GAME.view(s, ANNE)
    watched(s)

    assert GAME.view(s, ANNE) == before
