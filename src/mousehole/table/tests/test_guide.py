"""Sheets about abilities and things: every one has words in all languages, and the rules say why it cannot be used."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES
from mousehole.games.head_of_mousehold import guide as mousehold
from mousehole.games.head_of_mousehold.tests import scene as mice
from mousehole.games.mousewarming_party.guide import CLAUSES, THINGS
from mousehole.games.mousewarming_party.tests.scene import GAME, SOUTH, party, roll
from mousehole.kernel import Rng
from mousehole.table import frames
from mousehole.table.guide import Sheet, sheets
from mousehole.table.tests.scene import Scene
from mousehole.testkit.clauses import rule
from mousehole.words import LANGUAGES, Words, clauses


def why(found: list[Sheet], name: str) -> list[str]:
    """The reasons why it cannot be used; "": it can."""
    sheet = next(sheet for sheet in found if sheet.name == name)
    return [each.why.code if each.why else "" for each in sheet.tries]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_sheet_that_says_what_and_when(language: str) -> None:
    words = Words("mousewarming-party", language)
    for name, clause in CLAUSES.items():
        assert words.message(f"sheet-{name}").endswith(".")
        assert words.message(f"sheet-{name}-when").endswith(".")
        assert clause in clauses("mousewarming-party", language)
    assert set(CLAUSES) == set(GAME.box.mice)


@rule("PARTY-30", "PARTY-32", "PARTY-33")
def test_a_sheet_says_what_is_missing_for_an_ability_now() -> None:
    none = roll(party(mice="slingshot ninja", abilities=True, pantry="nut", trays=("", "nut")), "cheese", SOUTH)
    assert why(sheets(GAME, none, 0), "slingshot") == ["tray-empty"]
    assert why(sheets(GAME, none, 0), "ninja") == [""], "it can be used"
    closed = roll(party(mice="slingshot mommy", abilities=True, trays=("egg nut", ""), doors={6: 2}), "cheese", SOUTH)
    assert why(sheets(GAME, closed, 0), "slingshot") == ["no-kitchen", ""], "the egg's kitchen is behind a door"
    other = roll(party(mice="slingshot ninja", abilities=True), "nut", SOUTH)
    assert why(sheets(GAME, other, 0), "ninja") == ["no-cheese"]


@rule("PARTY-34", "PARTY-35", "PARTY-36")
def test_sheets_of_sprinter_fitness_and_traveler_say_it_too() -> None:
    full = roll(party(mice="sprinter fitness", abilities=True, trays=("nut nut", "egg egg")), "cheese", SOUTH)
    assert why(sheets(GAME, full, 0), "sprinter") == ["tray-full", ""], "to a burrow it can run"
    assert why(sheets(GAME, full, 0), "fitness") == ["tray-full"]
    packed = roll(party(mice="traveler mommy", abilities=True, trays=("nut", ""), backpack="egg egg"), "cheese", SOUTH)
    assert why(sheets(GAME, packed, 0), "traveler") == ["backpack-full"]


def test_both_mice_in_play_have_a_sheet_and_before_they_are_chosen_all_six() -> None:
    start = GAME.start(2, Rng.numbered(1), {"abilities": True})
    assert [sheet.name for sheet in sheets(GAME, start, 0)] == [*CLAUSES, *THINGS]
    s = roll(party(mice="ninja mommy", abilities=True), "nut", SOUTH)
    assert [sheet.name for sheet in sheets(GAME, s, 0)] == ["mommy", "ninja", *THINGS]
    without = sheets(GAME, roll(party(), "nut", SOUTH), 0)
    assert [sheet.name for sheet in without] == list(THINGS), "without abilities there is only the table to read about"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_sheet_with_a_title_and_its_clause(language: str) -> None:
    for game, things in (("mousewarming-party", THINGS), ("head-of-mousehold", mousehold.EVENTS | mousehold.THINGS)):
        words = Words(game, language)
        titles = [words.message("Thing", {"thing": name}) for name in things]
        assert len(set(titles)) == len(things), "no title stands for two things"
        for name, clause in things.items():
            assert words.message(f"sheet-{name}").endswith(".")
            assert clause in clauses(game, language)


def test_the_event_of_the_day_comes_first_and_without_events_there_is_none() -> None:
    s = mice.begin(3, event="false-start")
    mice.choose(s, "O G B", "O G B", "O G B")
    names = [sheet.name for sheet in sheets(mice.GAME, s, 0)]
    assert names[0] == "false-start"
    assert set(names) == mousehold.EVENTS.keys() | mousehold.THINGS.keys()
    easy = {sheet.name for sheet in sheets(mice.GAME, mice.begin(3), 0)}
    assert easy == mousehold.THINGS.keys() - {"event", "hostage"}


def test_a_seat_that_is_not_asked_is_told_so_and_spectators_only_read() -> None:
    s = roll(party(2, mice="ninja mommy", abilities=True, pantry="nut"), "cheese", SOUTH)
    assert why(sheets(GAME, s, 1), "ninja") == ["not-your-turn"]
    assert all([sheet.tries == [] for sheet in sheets(GAME, s, None)])


@pytest.mark.parametrize("game", GAMES)
def test_sheets_can_be_asked_for_at_any_table_and_change_nothing(game: str) -> None:
    scene = Scene(2, 2, game).start().play_on(5)
    before = frames.encode(frames.state(scene.live, 0, 0, scene.now))
    found = frames.sheets(scene.live, 0)
    assert found.number == scene.live.told(0)
    assert {sheet.clause for sheet in found.sheets} <= set(clauses(game, "en")), "each opens a clause of the rulebook"
    assert frames.encode(frames.state(scene.live, 0, 0, scene.now)) == before
