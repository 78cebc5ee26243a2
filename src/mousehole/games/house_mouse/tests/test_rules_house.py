"""House Mouse's rulebook: the house, and who knows what (HOUSE-1 to HOUSE-7)."""
from __future__ import annotations

import pytest

from mousehole.games import edition_text, load_game
from mousehole.games.house_mouse.happened import BoostScavenged, TurnBegan
from mousehole.games.house_mouse.house import House
from mousehole.games.house_mouse.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    asked,
    end_turn,
    hold,
    house,
    lay,
    offered,
    on_top,
    play,
    refused,
    told,
)
from mousehole.kernel import BadSetup, Rng
from mousehole.testkit.clauses import rule

ROW, PLUS, LONG_PLUS = BOX.house_for(3), BOX.house_for(4), BOX.house_for(7)


def beside(plan: House, label: str) -> set[str]:
    return {plan.labels[other] for other in plan.beside[plan.index[label]]}


@rule("HOUSE-1")
def test_corners_that_touch_are_one() -> None:
    assert sorted(ROW.labels) == ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"]
    assert [room + 1 for room in ROW.rooms_of[ROW.index["b1"]]] == [1, 2]
    assert [room + 1 for room in PLUS.rooms_of[PLUS.index["b2"]]] == [1, 2, 3]


@rule("HOUSE-2")
@pytest.mark.parametrize(("players", "rooms", "corners"), [
    (2, 3, 8), (3, 3, 8), (4, 5, 12), (5, 5, 12), (6, 5, 12), (7, 7, 16), (8, 7, 16)])
def test_the_house_grows_with_the_players(players: int, rooms: int, corners: int) -> None:
    s = GAME.start(players, Rng.numbered(1))

    assert (len(s.rooms), len(s.house)) == (rooms, corners)


@rule("HOUSE-2")
def test_an_edition_that_counts_its_corners_wrongly_is_refused() -> None:
    with pytest.raises(BadSetup, match="5 rooms and 12 corners"):
        load_game("house-mouse", text=edition_text("house-mouse").replace("corners = 12", "corners = 13"))


@rule("HOUSE-2")
def test_the_long_plus_is_a_row_of_five_with_a_room_above_and_below_its_middle() -> None:
    assert sorted([label for label in LONG_PLUS.labels if label[1] in "14"]) == ["c1", "c4", "d1", "d4"]


@rule("HOUSE-3")
def test_all_corners_of_a_room_are_next_to_each_other() -> None:
    assert beside(ROW, "a1") == {"b1", "a2", "b2"}
    assert beside(ROW, "b1") == {"a1", "a2", "b2", "c1", "c2"}
    assert beside(PLUS, "b2") == {"b1", "c1", "a2", "c2", "a3", "b3", "c3"}


@rule("HOUSE-4")
def test_a_face_down_card_lies_at_every_corner_and_the_rest_is_the_pile() -> None:
    s = GAME.start(4, Rng.numbered(3))

    assert all([s.is_face_down(at) for at in range(12)])
    assert len(s.pile) == 108 - 12
    assert s.where_cards_are() == list(range(108))
    assert len({*s.rooms}) == 5
    assert all([0 <= room < 8 for room in s.rooms])


@rule("HOUSE-5")
def test_backs_show_the_type_and_hide_the_card() -> None:
    s = house()
    lay(s, "c1", "hush-1")
    on_top(s, "zoomies-1")

    for seat in (None, ANNE, BART, CARA):
        view = GAME.view(s, seat)
        assert (view.house[2], view.backs[2], view.pile_back) == (None, "boost", "power")


@rule("HOUSE-5", "HOUSE-19")
def test_hands_are_hidden_but_for_their_number_and_boosts_taken_face_up() -> None:
    s = house()
    hold(s, BART, "hush-1")
    lay(s, "a1", "cat-nap-1", up=True)

    play(s, ANNE, "scavenge")

    view = GAME.view(s, CARA)
    assert view.hands == (1, 1, 0)
    assert view.known == (("cat-nap-1", ANNE),)
    assert "hush-1" not in repr(view)
    assert GAME.view(s, BART).hand == ("hush-1",)


@rule("HOUSE-5")
def test_only_its_player_sees_a_boost_that_was_taken_face_down() -> None:
    s = house()
    lay(s, "a1", "cat-nap-1")

    play(s, ANNE, "scavenge")

    event = told(s, BoostScavenged)[0]
    assert event.seen_by(ANNE) == BoostScavenged(ANNE, "cat-nap-1", False)
    assert event.seen_by(BART) == event.seen_by(None) == BoostScavenged(ANNE, "", False)


@rule("HOUSE-5")
def test_what_a_seat_imagines_fits_every_back() -> None:
    s = house()
    hold(s, BART, "hush-1")
    lay(s, "c1", "cat-nap-1")
    lay(s, "c2", "zoomies-1")

    dreams = [GAME.imagine(GAME.view(s, ANNE), Rng.numbered(n)) for n in range(30)]

    for at in range(len(s.house)):
        assert {BOX.type_of[dream.house[at]] for dream in dreams} == {BOX.type_of[s.house[at]]}
    assert len({dream.hands[BART][0] for dream in dreams}) > 3
    assert {BOX.type_of[dream.pile[-1]] for dream in dreams} == {BOX.type_of[s.pile[-1]]}


@rule("HOUSE-6")
def test_the_host_names_the_first_player_and_play_goes_clockwise() -> None:
    s = GAME.start(3, Rng.numbered(1), {"first_player": BART})
    play(s, ANNE, "place a1")
    play(s, CARA, "place c1")
    play(s, BART, "place b1")
    end_turn(s, BART, CARA, ANNE, BART)

    assert [event.mouse for event in told(s, TurnBegan)] == [BART, CARA, ANNE, BART, CARA]  # type: ignore[attr-defined]
    assert {GAME.start(3, Rng.numbered(n)).first for n in range(20)} == {ANNE, BART, CARA}, "or chance does"


@rule("HOUSE-6")
def test_nobody_acts_out_of_turn() -> None:
    assert refused(house(), BART, "scavenge").clause == "HOUSE-6"


@rule("HOUSE-7")
def test_mice_are_placed_from_the_last_player_back_to_the_first() -> None:
    s = GAME.start(3, Rng.numbered(1), {"first_player": ANNE})

    assert asked(s) == (CARA, "place")
    play(s, CARA, "place b1")
    assert asked(s) == (BART, "place")
    assert refused(s, BART, "place b1").clause == "HOUSE-7"
    play(s, BART, "place b2")
    assert asked(s) == (ANNE, "place")
    assert len(offered(s, ANNE)) == 6
