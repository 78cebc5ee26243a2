"""House Mouse's Basil, clause by clause."""
from __future__ import annotations

import pytest

from mousehole.games.house_mouse.table import Table
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BASIL,
    BOX,
    CARA,
    GAME,
    asked,
    card_at,
    corner,
    discarded,
    end_turn,
    fill,
    hold,
    house,
    is_over,
    is_up,
    lay,
    let_basil_act,
    mouse_at,
    nest,
    nest_of,
    offered,
    on_top,
    play,
    refused,
    time_up,
)
from mousehole.kernel import CLOCK, Rng
from mousehole.testkit.clauses import rule


def only_points_at(s: Table, *labels: str) -> None:
    """Every other corner is without a card; no new card comes."""
    for label in ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"):
        if label not in labels:
            lay(s, label, "")
    s.nests[ANNE] = s.pile[:5]  # so that nobody ends anything by accident
    s.discard, s.pile = [], []


@rule("HOUSE-40")
def test_basil_joins_two_players_and_is_placed_by_the_first_to_place() -> None:
    s = GAME.start(2, Rng.numbered(1), {"first_player": ANNE})

    assert asked(s) == (BART, "place")
    play(s, BART, "place b1")
    assert asked(s) == (BART, "place-basil")
    assert refused(s, BART, "place-basil b1").clause == "HOUSE-7"
    play(s, BART, "place-basil b2")
    play(s, ANNE, "place a1")

    assert mouse_at(s, BASIL) == "b2"
    assert len(s.house) == 8, "he does not count for the size of the house"


@rule("HOUSE-40")
@pytest.mark.parametrize(("players", "asked_for", "plays"), [
    (2, False, True), (3, False, False), (3, True, True), (7, True, True), (8, True, False)])
def test_basil_may_be_asked_for_up_to_seven(players: int, asked_for: bool, plays: bool) -> None:
    s = GAME.start(players, Rng.numbered(1), {"basil": asked_for})

    assert s.has_basil is plays


@rule("HOUSE-40")
def test_basil_plays_last_in_every_round() -> None:
    s = house(3, at=("a1", "b1", "a2", "d2"), basil=True)

    end_turn(s, ANNE, BART)
    assert nest_of(s, BASIL) == []
    end_turn(s, CARA)

    assert nest_of(s, BASIL)


@rule("HOUSE-41")
def test_he_goes_for_the_nearest_face_down_point() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    only_points_at(s, "b1")

    end_turn(s, ANNE, BART)
    assert asked(s) == (BART, "basil"), "equal ways: the player before him decides"
    assert offered(s, BART) == ["send c1", "send c2"]
    assert refused(s, BART, "send d1").clause == "HOUSE-41"
    play(s, BART, "send c1")
    let_basil_act(s)

    assert mouse_at(s, BASIL) == "b1"
    assert len(nest_of(s, BASIL)) == 1, "two steps and a scavenge: three actions"


@rule("HOUSE-41")
def test_he_never_passes_through_mice_and_stays_if_nothing_is_in_reach() -> None:
    s = house(2, at=("c1", "c2", "d2"))
    only_points_at(s, "a1", "c1")

    end_turn(s, ANNE, BART)

    assert mouse_at(s, BASIL) == "d2"
    assert nest_of(s, BASIL) == [], "a Point under another mouse is not a goal"
    assert asked(s) == (ANNE, "act")


@rule("HOUSE-41", "HOUSE-42")
def test_a_point_at_his_own_corner_is_nearest_also_face_up() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    lay(s, "d2", "thimble-1", up=True)
    on_top(s, "zoomies-1")

    end_turn(s, ANNE, BART)

    assert nest_of(s, BASIL)[0] == "thimble-1"


@rule("HOUSE-41")
def test_a_face_up_point_elsewhere_does_not_draw_him() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    only_points_at(s, "d1")
    s.up = 1 << corner(s, "d1")

    end_turn(s, ANNE, BART)

    assert mouse_at(s, BASIL) == "d2"


@rule("HOUSE-41")
def test_he_looks_anew_before_each_action() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    only_points_at(s, "d2", "d1")

    end_turn(s, ANNE, BART)

    assert len(nest_of(s, BASIL)) == 2, "the one here, a step, and the next one"


@rule("HOUSE-41", "HOUSE-37")
def test_in_glue_he_stays_but_takes_the_point_here() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    hold(s, ANNE, "spilled-glue-1")
    play(s, ANNE, "boost spilled-glue-1", "mouse basil")

    end_turn(s, ANNE, BART)

    assert mouse_at(s, BASIL) == "d2"
    assert len(nest_of(s, BASIL)) == 1
    assert s.glued == 0


@rule("HOUSE-42")
@pytest.mark.parametrize("code", ["zoomies-1", "hush-1"])
def test_he_leaves_face_down_powers_and_boosts_alone(code: str) -> None:
    s = house(2, at=("a1", "a2", "d2"))
    only_points_at(s)
    s.pile, s.nests[ANNE] = s.nests[ANNE], []
    s.house[corner(s, "d2")] = s.pile.pop()
    t = house(2, at=("a1", "a2", "d2"))
    lay(t, "d2", code)

    end_turn(t, ANNE, BART)
    while asked(t)[1] == "basil":
        GAME.play(t, BART, GAME.pending(t)[0].options[0])

    assert card_at(t, "d2") == code


@rule("HOUSE-43")
def test_a_face_up_boost_is_discarded_and_a_power_is_kept_unused() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    nest(s, ANNE, "shoo-1")
    lay(s, "c1", "cat-nap-1", up=True)
    lay(s, "b1", "zoomies-1", up=True)

    play(s, ANNE, "use shoo-1", "mouse basil", "at c1", "at b1")

    assert discarded(s) == ["cat-nap-1"]
    assert nest_of(s, BASIL) == ["zoomies-1"]
    assert asked(s) == (ANNE, "act"), "he is not offered its free use"
    assert not is_up(s, "c1")


@rule("HOUSE-44")
def test_forced_to_choose_he_gives_what_leaves_him_most_points() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    nest(s, ANNE, "fair-swap-1", "thimble-1")
    nest(s, BASIL, "needle-1", "mothball-1", "shoo-1")

    play(s, ANNE, "use fair-swap-1", "mouse basil", "card thimble-1")

    assert nest_of(s, ANNE) == ["fair-swap-1", "mothball-1"]


@rule("HOUSE-44")
@pytest.mark.parametrize(("cards", "given"), [
    (("needle-1", "candle-stub-1", "shoo-1", "zoomies-1"), "shoo-1"),       # a Power before a card worth nothing
    (("silk-ribbon-1", "thimble-1", "thimble-2"), "thimble-1")])            # what he has had longest
def test_equal_losses_are_a_power_then_the_earliest_card(cards: tuple[str, ...], given: str) -> None:
    s = house(2, at=("a1", "a2", "d2"))
    nest(s, ANNE, "fair-swap-1")
    nest(s, BASIL, *cards)

    play(s, ANNE, "use fair-swap-1", "mouse basil", "card fair-swap-1")

    assert nest_of(s, ANNE) == [given]


@rule("HOUSE-45")
def test_his_twelfth_card_ends_the_game_and_he_can_win() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    nest(s, BASIL, "lost-earring-1", "silver-charm-1", "spare-key-1")
    fill(s, BASIL, 11)

    end_turn(s, ANNE, BART)

    assert is_over(s)
    outcome = GAME.outcome(s)
    assert (outcome.reason, outcome.winners) == ("basil-wins", ())
    assert outcome.ranking == ((ANNE, BART),)


@rule("HOUSE-39", "HOUSE-35")
def test_basil_is_an_opponent_with_a_mouse_and_a_nest() -> None:
    s = house(2, at=("a1", "a2", "b1"))
    nest(s, ANNE, "light-paws-1", "cheeky-swap-1")
    nest(s, BASIL, "thimble-1")

    play(s, ANNE, "use light-paws-1")
    assert offered(s, ANNE) == ["mouse basil"]
    play(s, ANNE, "mouse basil", "card thimble-1", "card light-paws-1")

    assert nest_of(s, BASIL) == ["light-paws-1"]


@rule("HOUSE-38")
def test_basil_can_be_made_to_nap() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    only_points_at(s, "d2", "d1")
    s.hands[ANNE] = [card for card in range(GAME.box.cards) if GAME.box.codes[card] == "cat-nap-1"]

    play(s, ANNE, "boost cat-nap-1", "nap basil next")
    end_turn(s, ANNE, BART)

    assert len(nest_of(s, BASIL)) == 1, "two actions: one Point and a step"


@rule("HOUSE-21")
def test_before_each_of_his_actions_and_after_the_last_a_boost_may_be_played() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    only_points_at(s, "d1", "d2")
    hold_back(s, ANNE, "spilled-glue-1")

    play(s, ANNE, "end")
    play(s, BART, "end")
    beats = 0
    while asked(s) == (CLOCK, "basil-moves"):
        assert offered(s, ANNE) == ["boost spilled-glue-1"]
        beats += 1
        time_up(s)

    assert len(nest_of(s, BASIL)) == 2
    assert beats == 4, "scavenge, move, scavenge, and the end of his turn"


@rule("HOUSE-21", "HOUSE-37")
def test_basil_is_stopped_in_the_middle_of_his_turn() -> None:
    s = house(2, at=("a1", "a2", "d2"))
    only_points_at(s, "d1", "d2")
    hold_back(s, ANNE, "spilled-glue-1")
    play(s, ANNE, "end")
    play(s, BART, "end")
    time_up(s)

    play(s, ANNE, "boost spilled-glue-1", "mouse basil")
    let_basil_act(s)

    assert mouse_at(s, BASIL) == "d2"
    assert len(nest_of(s, BASIL)) == 1


@rule("HOUSE-21")
def test_the_beat_is_as_long_whether_or_not_anybody_holds_a_boost() -> None:
    lengths = []
    for boosts in ((), ("spilled-glue-1",)):
        s = house(2, at=("a1", "a2", "d2"))
        only_points_at(s, "d1", "d2")
        hold_back(s, ANNE, *boosts)
        play(s, ANNE, "end")
        play(s, BART, "end")
        seconds = []
        while (d := GAME.pending(s)[0]).seat == CLOCK:
            seconds.append(d.seconds)
            time_up(s)
        lengths.append(seconds)

    assert lengths[0] == lengths[1] == [2, 2, 2, 2]


def hold_back(s: Table, seat: int, *codes: str) -> None:
    """Into that hand, wherever the cards lie."""
    cards = [BOX.number[code] for code in codes]
    s.nests[ANNE] = [card for card in s.nests[ANNE] if card not in cards]
    s.hands[seat] = sorted([*s.hands[seat], *cards])
