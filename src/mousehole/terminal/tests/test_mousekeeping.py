"""Mousekeeping! in a terminal: whose turn it is, which keycards are free, shapes, mice, moves prepared."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from mousehole.games.mousekeeping.artist import KEYS, SHAPES, Own
from mousehole.games.mousekeeping.tests.scene import ANNE, BART, CARA, GAME, HOTEL, shift, show
from mousehole.games.mousekeeping.wire import Catch, Place
from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.labels import Labels
from mousehole.terminal.seating import PERSON
from mousehole.terminal.tests.people import at_screen, new_table, screen_text
from mousehole.testkit.clauses import rule
from mousehole.words import LANGUAGES, Words

PAGE = Path(__file__).resolve().parents[4] / "web" / "src" / "games" / "mousekeeping" / "hotel.ts"


def artist(language: str = "en") -> Own:
    return Own(GAME, Words("mousekeeping", language, ["Anna", "Ben", "Cleo"]), Labels(language))


def drawn(own: Own, v: object) -> str:
    return own.draw(v, 78).text()  # type: ignore[arg-type]


@rule("KEEP-21")
def test_keycards_that_mark_the_room_cannot_be_turned_until_the_next_player_has_placed() -> None:
    s, own = shift(3), artist()
    show(s, ANNE, 134)
    assert "until Ben moves" in drawn(own, GAME.view(s, ANNE))
    lying = own.own()
    assert lying == s.shown

    for key in KEYS:
        if KEYS[key] != "place":
            own.press(key, GAME.view(s, ANNE))
            assert own.own() == lying

    show(s, BART, 124)
    own.press("c", GAME.view(s, ANNE))
    assert own.own() != lying
    assert "until" not in drawn(own, GAME.view(s, ANNE))


def test_in_words_the_map_has_four_floors_each_with_its_number() -> None:
    said = artist().described(GAME.view(shift(3), ANNE))
    assert [f"floor {floor}" in said for floor in range(6)] == [False, True, True, True, True, False]


def test_a_keycard_that_is_flipped_shows_its_other_face_and_flipped_twice_it_is_as_before() -> None:
    own = artist()
    assert [own.flipped(card) for card in ("12", "21", "34", "43")] == ["34", "43", "12", "21"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_whose_turn_it_is_is_named(language: str) -> None:
    s, own = shift(3), artist(language)
    show(s, ANNE, 134)

    assert re.search("Ben’s turn|c’est le tour de Ben|Ben ist am Zug", drawn(own, GAME.view(s, ANNE)))
    assert re.search("Ben’s turn|c’est le tour de Ben|Ben ist am Zug", drawn(own, GAME.view(s, None)))
    own.speak_to(Words("mousekeeping", language, own.words.names, BART))
    assert re.search("your turn|c’est votre tour|du bist am Zug", drawn(own, GAME.view(s, BART)))


def test_the_shafts_have_the_shapes_of_the_page() -> None:
    page = re.search(r"SHAPES = \[(.*)\]", PAGE.read_text("utf-8"))
    assert page is not None
    assert [name for name, _ in SHAPES] == re.findall(r"'(\w+)'", page[1])
    first_row = drawn(artist(), GAME.view(shift(1), ANNE)).splitlines()[2]
    assert re.findall(r"▲\d+", first_row) == ["▲112", "▲212", "▲312", "▲412"]
    assert "◆343" in drawn(artist(), GAME.view(shift(1), ANNE))


@rule("KEEP-18")
@pytest.mark.parametrize(("mice", "cards"), [(0, "○○○○○○○"), (7, "●●●●●●●"), (8, "▮●○○○○○○"), (16, "▮▮●●○○○○○")])
def test_sixteen_mice_are_two_full_cards_and_two(mice: int, cards: str) -> None:
    s = shift(1)
    s.catches = [Catch(124, 124, 1, 1)] * mice

    assert f"caught: {mice} {cards}\n" in drawn(artist(), GAME.view(s, ANNE))


@rule("KEEP-21")
def test_a_move_is_prepared_off_turn_and_offered_on_turn_if_it_is_legal() -> None:
    s, own = shift(3), artist()
    show(s, ANNE, 134)
    show(s, BART, 124)
    assert own.prepared("134", GAME.view(s, ANNE)), "Cleo is on turn"
    assert own.own() == HOTEL.layouts_of(134)[0]
    assert "ready for your turn: 134" in drawn(own, GAME.view(s, ANNE))

    show(s, CARA, 123)
    assert "134: out of reach now" in drawn(own, GAME.view(s, ANNE))
    s.room = 124
    assert "space: move to 134" in drawn(own, GAME.view(s, ANNE))
    assert own.press("space", GAME.view(s, ANNE)) == Place("12", "34", "right")


def test_what_is_not_a_room_or_not_free_is_not_prepared() -> None:
    s, own = shift(3), artist()
    show(s, ANNE, 134)

    assert not own.prepared("134", GAME.view(s, ANNE)), "the cards lie on the table"
    assert not own.prepared("144", GAME.view(s, CARA))
    assert not own.prepared("13", GAME.view(s, CARA))
    assert not own.prepared("134", GAME.view(s, BART)), "on turn it is placed at once"


@rule("KEEP-22")
def test_by_hand_the_map_shows_no_ways_and_digits_only_lay_the_cards_out() -> None:
    s, own = shift(1, by_hand=True), artist()
    v = GAME.view(s, ANNE)

    assert all(not own.touches(choice, v) for choice in GAME.pending(s)[0].options)
    assert own.meant(frozenset(["room 134"]), v, GAME.pending(s)) is None
    assert own.prepared("443", v), "whether it is legal is not said"
    assert "space: move to 443" in drawn(own, v)


def test_by_hand_at_the_screen_three_digits_lay_out_and_space_places() -> None:
    table = new_table("mousekeeping", (PERSON,), {"move_limit": 60, "by_hand": True}, 7)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("1", "3", "4")
        await pilot.pause()
        assert table.view(0).room == 124
        assert "space: move to 134" in screen_text(pilot), screen_text(pilot)
        await pilot.press("space")
        await pilot.pause()
        assert table.view(0).room == 134
        await pilot.press("space")
        await pilot.pause()
        assert table.view(0).misplaced == 1, "134 again is not a move"
        assert "tried room 134, where the team already is" in table.told[0][-1]

    at_screen(MouseholeApp(table, pace=0), act)
