"""Boards: they fit, they show what can be touched, and they hide what a seat may not see."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from mousehole.bots.driver import answers
from mousehole.games import GAMES, edition_names, load_game, notation
from mousehole.games.house_mouse.wire import PickCard
from mousehole.games.mousewarming_party.tests.scene import party, roll
from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Rng
from mousehole.terminal.artist import Artist, artist_of
from mousehole.terminal.drawing import Drawing
from mousehole.terminal.labels import Labels
from mousehole.words import LANGUAGES, Words

NARROW = 78  # a screen of 80 columns, without its margins


def seat_counts(game_id: str) -> list[int]:
    facts = load_game(game_id).facts
    return sorted({facts.fewest, (facts.fewest + facts.most) // 2, facts.most})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "seats"), [(id, seats) for id in GAMES for seats in seat_counts(id)])
def test_every_position_fits_and_every_choice_about_the_board_can_be_touched(
        game_id: str, seats: int, language: str) -> None:
    game, rng = load_game(game_id), Rng.numbered(seats)
    artist = artist_of(game, Words(game_id, language), Labels(language))
    s = game.start(seats, Rng.numbered(seats))

    def choose(d: Decision) -> Choice | None:
        passing = isinstance(d.options[0], Interrupt) and rng.below(3) > 0
        return None if passing else d.options[rng.below(len(d.options))]

    for n, _ in enumerate(answers(game, s, choose, rng)):
        if n % 7:
            continue
        for viewer in [None, *range(seats)]:
            v = game.view(s, viewer)
            drawing = artist.draw(v, NARROW)
            assert 0 < drawing.width <= NARROW, drawing.text()
            spots = {spot.name for spot in drawing.spots}
            for d in game.pending(s):
                if d.seat == viewer != CLOCK:
                    touched = frozenset[str]().union(*[artist.touches(choice, v) for choice in d.options])
                    assert touched <= spots, f"{touched - spots} of {d.prompt}\n{drawing.text()}"
        if n > 150:
            break


@pytest.mark.parametrize(("game_id", "edition"), [(id, edition) for id in GAMES for edition in edition_names(id)[1:]])
def test_other_editions_are_drawn_as_well(game_id: str, edition: str) -> None:
    game, rng = load_game(game_id, edition), Rng.numbered(2)
    artist = artist_of(game, Words(game_id), Labels())
    s = game.start(game.facts.most, Rng.numbered(3))
    for n, _ in enumerate(answers(game, s, lambda d: d.options[rng.below(len(d.options))], rng)):
        drawing = artist.draw(game.view(s, 0), NARROW)
        assert 0 < drawing.width <= NARROW, drawing.text()
        if n > 60:
            break


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_board_is_drawn_from_the_view_alone(game_id: str) -> None:
    """Two tables that a seat cannot tell apart look the same to it."""
    game = load_game(game_id)
    seats = max(2, game.facts.fewest)
    artist = artist_of(game, Words(game_id), Labels())
    s = game.start(seats, Rng.numbered(3))
    v = game.view(s, 0)

    again = game.view(game.imagine(v, Rng.numbered(9)), 0)

    assert artist.draw(v, NARROW).text() == artist.draw(again, NARROW).text()


def positions(game_id: str, seats: int, many: int) -> Iterator[tuple[Game, Any]]:
    """Some positions from the first answers of a random game."""
    game, rng = load_game(game_id), Rng.numbered(seats)
    s = game.start(seats, Rng.numbered(seats), {"abilities": True} if game_id == "mousewarming-party" else {})
    for n, _ in enumerate(answers(game, s, lambda d: d.options[rng.below(len(d.options))], rng)):
        yield game, s
        if n >= many:
            return


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(GAMES))
def test_what_lies_on_the_table_is_explained_from_the_view_alone(game_id: str, language: str) -> None:
    for game, s in positions(game_id, max(2, load_game(game_id).facts.fewest), 25):
        artist = artist_of(game, Words(game_id, language), Labels(language))
        v = game.view(s, 0)
        again = game.view(game.imagine(v, Rng.numbered(9)), 0)
        assert artist.meanings(v) == artist.meanings(again)
        assert all(name and text for name, text in artist.meanings(v))
        for d in game.pending(s):
            for choice in d.options if d.seat == 0 else ():
                assert "**" not in artist.meaning(choice, v) + artist.about(choice, v)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(GAMES))
def test_what_is_written_beside_a_move_can_be_typed(game_id: str, language: str) -> None:
    for game, s in positions(game_id, max(2, load_game(game_id).facts.fewest), 25):
        artist = artist_of(game, Words(game_id, language), Labels(language))
        for d in game.pending(s):
            for choice in d.options:
                assert artist.read(artist.write(choice)) == notation(game_id).read(notation(game_id).write(choice))


def test_a_card_says_what_is_printed_on_it() -> None:
    game = load_game("house-mouse")
    english, french = [artist_of(game, Words("house-mouse", each), Labels(each)) for each in ("en", "fr")]
    v = game.view(game.start(2, Rng.numbered(1)), 0)

    assert english.meaning(PickCard("whisker-twitch-1"), v) == (
        "Whisker Twitch: Peek at up to 2 face-down cards of the house, then move your mouse up to 2 steps.")
    assert french.meaning(PickCard("whisker-twitch-1"), v).endswith("puis avancez de 2 pas au plus.")
    assert english.meaning(PickCard("sock-thread-1"), v) == "Sock Thread: 2 points."
    assert english.meaning(PickCard("watch-gear-1"), v) == "Watch Gear: 2 points alone, 6 with Watch Spring."


def test_rooms_are_numbered_as_they_are_chosen() -> None:
    """Not as their cards are: which card makes a room is chance."""
    for seats in (2, 5, 8):
        game = load_game("house-mouse")
        artist = artist_of(game, Words("house-mouse"), Labels())
        drawing = artist.draw(game.view(game.start(seats, Rng.numbered(seats)), 0), NARROW)
        rooms = [spot.name for spot in drawing.spots if spot.name.startswith("room ")]
        assert rooms == [f"room {n}" for n in range(1, game.box.house_for(seats).rooms + 1)]


@pytest.mark.parametrize("game_id", ["house-mouse", "head-of-mousehold"])
def test_at_a_full_table_your_own_things_are_above_those_of_the_others(game_id: str) -> None:
    most = load_game(game_id).facts.most
    for game, s in positions(game_id, most, 40):
        artist = artist_of(game, Words(game_id), Labels())
        own = most - 1
        rows = artist.draw(game.view(s, own), NARROW).text().splitlines()
        mark = "@" if game_id == "house-mouse" else ""
        named = [next(n for n, row in enumerate(rows) if re.search(rf"{mark}{seat} Player {seat}[: ]", row))
                 for seat in range(1, most + 1)]
        mine = named[own] if mark else next(n for n, row in enumerate(rows) if "at home:" in row)
        assert mine < min(named[:own])


def test_a_game_without_an_artist_of_its_own_is_drawn_from_its_notation() -> None:
    game = load_game("mousekeeping")
    s = game.start(2, Rng.numbered(1), {"move_limit": 60})

    drawing = Artist(game, Words("mousekeeping"), Labels()).draw(game.view(s, 0), NARROW)

    assert "room 124" in drawing.text()
    assert drawing.spots == []


def test_what_was_drawn_last_lies_on_top() -> None:
    drawing = Drawing()
    drawing.put(0, 0, "below", "", "one")
    drawing.put(0, 2, "top", "", "other")

    assert drawing.text() == "betop"
    assert [drawing.spot_at(0, x) for x in range(6)] == ["one", "one", "other", "other", "other", ""]


def test_both_catalogues_of_the_terminal_say_the_same() -> None:
    english, *others = [set(Labels(language).bundle._messages) for language in LANGUAGES]
    assert all([english == other for other in others])


def test_the_terminal_has_the_guide_to_the_abilities_with_why_not_now() -> None:
    s = roll(party(mice="slingshot ninja", abilities=True, pantry="nut"), "cheese")
    game = load_game("mousewarming-party")
    artist = artist_of(game, Words("mousewarming-party"), Labels())
    told = dict(artist.meanings(game.view(s, 0)))
    assert "straight to the dinner table" in told["Slingshot mouse"]
    assert "has no food on its tray. [PARTY-32]" in told["Slingshot mouse"]
    assert "Possible now: Take a nut back from the pantry" in told["Ninja mouse"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_have_initials_of_the_readers_language(language: str) -> None:
    letters = {"en": "O›G›B›P›Y", "fr": "O›V›B›M›J", "de": "O›Gr›B›L›Ge"}[language]
    game = load_game("head-of-mousehold")
    s = game.start(3, Rng.numbered(1), {"events": False, "first_player": 0})
    game.pending(s)
    s.speed = [0, 1, 2, 3, 4]
    artist = artist_of(game, Words("head-of-mousehold", language), Labels(language))
    drawing = artist.draw(game.view(s, 0), NARROW)

    assert letters in drawing.text()
    assert f"[{letters.split('›')[1]}!]" in drawing.text()
    assert "home G! 1" in [spot.name for spot in drawing.spots], "what is touched keeps the letters of the box"


@pytest.mark.parametrize("game_id", ["head-of-mousehold", "mousekeeping"])
def test_plain_mode_describes_the_table_in_the_readers_language(game_id: str) -> None:
    game = load_game(game_id)
    s = game.start(2, Rng.numbered(1))
    game.pending(s)
    french = artist_of(game, Words(game_id, "fr"), Labels("fr")).described(game.view(s, 0))

    for english in ("round", "floor", "placements", "mice", "orange mouse", "trap 1"):
        assert english not in french
    assert ("piège 1" if game_id == "head-of-mousehold" else "étage 1") in french


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_kinds_of_food_in_the_pantry_are_named(language: str) -> None:
    s = party()
    s.pantry = [1, 2, 3, 1, 2, 3]
    game = load_game("mousewarming-party")
    rows = artist_of(game, Words("mousewarming-party", language), Labels(language)).draw(
        game.view(s, 0), NARROW).text().splitlines()

    pantry = next(row for row in rows if re.search(r"1 \w+ 2 \w+ 3 \w+ 1 \w+ 2 \w+ 3 \w+", row))

    assert "…" not in pantry
