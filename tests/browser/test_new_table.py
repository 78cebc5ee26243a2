"""The form for a new table: everything a host may set, folded away until it is wanted."""
from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from mousehole.games import GAMES, edition_text
from mousehole.words import LANGUAGES
from tests.browser.serving import Served
from tests.browser.test_access import serious


def test_a_host_sets_clock_edition_first_player_and_hints(page: Page, served: Served, complaints: list[str]) -> None:
    page.goto(f"{served.url}/new/house-mouse")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Seats", exact=True).select_option("3")
    expect(page.get_by_role("combobox", name="Edition")).to_have_count(0)
    page.get_by_text("More options").click()
    assert not serious(page)
    page.get_by_role("combobox", name="Time limit").select_option(label="3 minutes per move")
    page.get_by_role("combobox", name="First player").select_option(label="Seat 3")
    page.get_by_role("combobox", name="Edition").select_option(label="Attic: a different, smaller deck")
    page.get_by_role("checkbox", name="Allow hints").uncheck()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    room = httpx.get(f"{served.url}/api/tables/{page.url.rpartition('/')[2]}", timeout=60).json()
    assert room["clock"] == {"move": 180, "game": 0}
    assert room["edition"] == "attic"
    assert room["options"]["first_player"] == 2
    assert room["hints"] is False
    page.get_by_role("button", name=re.compile("^Start")).click()
    page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert not complaints


def test_without_a_wish_all_is_as_usual(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/new/mousekeeping")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    room = httpx.get(f"{served.url}/api/tables/{page.url.rpartition('/')[2]}", timeout=60).json()
    assert (room["clock"], room["edition"], room["hints"]) == ({"move": 0, "game": 0}, "standard", True)
    assert room["options"] == {"clock": 600, "move_limit": 0, "by_hand": False, "map": True, "first_player": "random"}


def guest(page: Page, served: Served, table: dict[str, object]) -> Locator:
    """What somebody reads who has only got the link."""
    made = served.ask("/api/tables", table)
    page.goto(f"{served.url}/t/{made['table']}")
    agreed = page.get_by_role("list", name="Options for this table")
    agreed.wait_for()
    return agreed


def test_guests_read_what_was_set_before_they_sit_down(page: Page, served: Served, complaints: list[str]) -> None:
    agreed = guest(page, served, {
        "game": "house-mouse", "seats": 3, "edition": "attic", "hints": False, "clock": {"move": 90, "game": 1200},
        "options": {"basil": True, "window": 5, "first_player": 2}})
    expect(agreed.get_by_role("listitem")).to_have_text([
        "90 seconds per move", "20 minutes per player",
        "If your time runs out, a bot moves for you", "Basil plays too",
        "Time to cancel a Power: 5 seconds", "Player 3 goes first",
        "Edition: Attic: a different, smaller deck", "No hints", "Aids allowed"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not serious(page)
    page.get_by_label("Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    agreed = page.get_by_role("list", name="Options de cette table")
    expect(agreed).to_contain_text("90 secondes par coup")
    expect(agreed).to_contain_text("Sans conseils")
    assert not complaints


def test_what_is_as_usual_is_said_as_well(page: Page, served: Served) -> None:
    agreed = guest(page, served, {"game": "mousekeeping", "seats": 2})
    expect(agreed.get_by_role("listitem")).to_have_text([
        "Timed: 10 minutes", "With the hotel map", "Random first player",
        "Hints allowed"])
    agreed = guest(page, served, {"game": "mousekeeping", "seats": 2, "options": {"move_limit": 60, "map": False}})
    expect(agreed.get_by_role("listitem")).to_have_text([
        "No time limit", "Untimed: 60 moves",
        "Without the hotel map: only the keycards show the way", "Random first player", "Hints allowed"])


def test_an_edition_of_the_hosts_own_is_told_whatever_it_is_called(page: Page, served: Served) -> None:
    changed = edition_text("mousekeeping", "standard").replace("lobby = 124", "lobby = 123")
    agreed = guest(page, served, {"game": "mousekeeping", "seats": 2, "edition_text": changed})
    expect(agreed).to_contain_text("Custom edition: standard")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_said_in_words(page: Page, served: Served, game: str, language: str) -> None:
    """Not as the name of a setting and a number."""
    page.add_init_script(f"localStorage.setItem('mousehole.language', '\"{language}\"')")
    made = served.ask("/api/tables", {"game": game, "seats": 2})
    page.goto(f"{served.url}/t/{made['table']}")
    agreed = page.locator(".terms li")
    agreed.first.wait_for()
    for said in agreed.all_inner_texts():
        assert not re.search(r"option-|set-|span-|hints-|\{|: (true|false|\d+)$", said)
