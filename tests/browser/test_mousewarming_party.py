"""Mousewarming Party in the page: whole games by tapping the board, by keys alone, with abilities, in French."""
from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.climbing import won
from tests.browser.playing import play_to_the_end, press, tap
from tests.browser.serving import Served
from tests.browser.sitting import hold, sit
from tests.browser.test_access import serious

pytestmark = pytest.mark.usefixtures("dealt")


def new_party(page: Page, served: Served, seats: int = 1, **options: Any) -> None:
    sit(page, served, "mousewarming-party", seats, **options)
    loop(page).wait_for()


def loop(page: Page) -> Locator:
    return page.get_by_role("group", name="The track around the pizzeria")


def space(page: Page, number: int) -> Locator:
    return loop(page).locator(f"[data-space='{number}']")


def cast(page: Page, mouse: str) -> Locator:
    return page.get_by_role("region", name="The mice").get_by_role("button", name=f"Play with {mouse}")


def set_up(page: Page, *mice: str) -> None:
    """The raccoon at the first feeder, these mice on the first plates."""
    tap(space(page, 4))
    for mouse in mice:
        tap(cast(page, mouse))
        expect(cast(page, mouse)).to_have_count(0)
    for plate in (2, 5):
        expect(space(page, plate)).to_have_class(re.compile(r"\bway\b"))
        tap(space(page, plate))


def use_cheese(page: Page) -> None:
    """If the first roll was cheese, it goes on a plate."""
    status = page.locator(".prompt p").filter(has_text=re.compile("move a mouse|rolled cheese"))
    status.wait_for()
    if "cheese" in status.inner_text():
        page.get_by_role("button", name="Place the cheese").first.click()
        page.locator(".prompt p").filter(has_text="move a mouse").wait_for()


def result(page: Page) -> Locator:
    return page.get_by_role("region", name="Result")


OFFERS = [".deeds button", "[data-space].way"]


def test_a_whole_game_by_tapping_the_board_on_a_phone(page: Page, served: Served, complaints: list[str]) -> None:
    new_party(page, served, seats=2)
    set_up(page, "Mommy-mouse", "Ninja mouse")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not serious(page)
    page.emulate_media(color_scheme="dark")
    assert not serious(page)
    assert play_to_the_end(page, OFFERS)
    expect(result(page)).to_contain_text("Food on the table")
    assert not complaints


def test_a_whole_game_by_keys_with_abilities_and_a_golden_tray(page: Page, served: Served,
                                                               complaints: list[str]) -> None:
    new_party(page, served, golden_trays=1, abilities=True)
    press(space(page, 4))
    for mouse in ("Slingshot mouse", "Sprinter mouse"):
        press(cast(page, mouse))
        expect(cast(page, mouse)).to_have_count(0)
        page.locator("[aria-disabled='true']").first.wait_for(state="detached")
    press(page.get_by_role("button", name="Give the golden tray to Sprinter mouse"))
    expect(page.get_by_role("region", name="Sprinter mouse")).to_contain_text("golden")
    assert play_to_the_end(page, OFFERS, by=press)
    assert not complaints


def test_a_space_too_far_away_is_refused_with_its_clause(page: Page, served: Served) -> None:
    new_party(page, served)
    set_up(page, "Mommy-mouse", "Ninja mouse")
    use_cheese(page)
    space(page, 1).click()
    expect(page.get_by_role("alert").filter(has_text="1 to 4 steps")).to_be_visible()
    expect(page.get_by_role("button", name="Rule PARTY-10").last).to_be_visible()


def test_where_both_mice_could_go_one_says_which(page: Page, served: Served) -> None:
    new_party(page, served)
    set_up(page, "Mommy-mouse", "Ninja mouse")
    use_cheese(page)
    both = loop(page).get_by_role("button", name=re.compile("Mommy-mouse to space .*Ninja mouse to space"))
    both.first.click()
    sure = page.get_by_role("group", name="Confirm your move")
    expect(sure.get_by_role("button")).to_have_count(3)  # one of two mice, or none
    page.get_by_role("button", name=re.compile("^Move Ninja mouse:")).click()
    expect(both).to_have_count(0)
    expect(loop(page).get_by_role("button", name=re.compile("Ninja mouse to space")).first).to_be_visible()


def test_nothing_is_told_by_colour_alone(page: Page, served: Served) -> None:
    """Foods have shapes and names, mice numbers, sides letters, and what can be chosen a dashed ring."""
    new_party(page, served)
    set_up(page, "Mommy-mouse", "Ninja mouse")
    shapes = page.get_by_role("region", name="Pantry").locator("svg > g").evaluate_all(
        "all => all.map(each => each.querySelector('.faint path, .faint circle').outerHTML)")
    assert len(set(shapes)) == 6
    expect(loop(page).locator(".way").first).to_be_visible()
    assert loop(page).locator(".way").evaluate_all("all => all.every(each => each.querySelector('.ring'))")
    for letter in "NESW":
        expect(loop(page).get_by_text(letter, exact=True).first).to_be_visible()


def test_no_door_tells_what_is_behind_it(page: Page, served: Served) -> None:
    new_party(page, served)
    doors = loop(page).get_by_role("button", name=re.compile("closed door"))
    expect(doors).to_have_count(6)
    drawn = doors.evaluate_all("all => all.map(each => each.querySelector('g').innerHTML)")
    assert len(set(drawn)) == 1


def test_in_french(page: Page, served: Served) -> None:
    new_party(page, served)
    page.get_by_label("Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("group", name="Le parcours autour de la pizzeria")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Case 0, porte fermée"))).to_be_visible()


# The ladder, and what makes a game harder

def ladder(page: Page) -> Locator:
    return result(page).get_by_role("group", name="Difficulty levels")


def test_a_win_leads_to_the_next_level_and_is_counted_once(page: Page, served: Served, complaints: list[str]) -> None:
    person = won(served, "mousewarming-party", {"burrows": "open"})
    keys = {"table": person.table, "game": "mousewarming-party", "key": person.key, "host": person.host}
    hold(page, served, keys)
    page.goto(f"{served.url}/t/{person.table}")
    expect(ladder(page)).to_contain_text("Level 1 of 5: open burrows")
    expect(ladder(page)).to_contain_text("At this table: 1 win.")
    expect(ladder(page)).to_contain_text("In this browser: 1 win.")
    page.reload()
    expect(ladder(page)).to_contain_text("In this browser: 1 win.")
    expect(ladder(page)).to_contain_text("Try the next level: hidden burrows")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not serious(page)
    ladder(page).get_by_role("button", name="Play with hidden burrows").click()
    expect(loop(page).get_by_role("button", name=re.compile("closed door"))).to_have_count(6)
    assert httpx.get(f"{served.url}/api/tables/{person.table}", timeout=60).json()["options"]["burrows"] == "hidden"
    assert not complaints


def test_who_is_not_the_host_reads_how_the_table_stands(page: Page, served: Served) -> None:
    person = won(served, "mousewarming-party", {"burrows": "open"})
    page.goto(f"{served.url}/t/{person.table}")
    expect(ladder(page)).to_contain_text("The host can start the next level.")
    expect(ladder(page)).not_to_contain_text("In this browser")
    expect(ladder(page).get_by_role("button")).to_have_count(0)


def test_the_form_says_what_makes_a_game_harder(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/new/mousewarming-party")
    burrows = page.get_by_role("combobox", name=re.compile("^Burrows"))
    expect(burrows).to_contain_text("Hidden (harder)")
    expect(page.get_by_text("From easy to hard: open burrows → hidden burrows → one golden tray")).to_be_visible()
    expect(page.get_by_text("a team of bots won 69% of 1,000 games")).to_be_visible()
    burrows.select_option("open")
    expect(page.get_by_text("a team of bots won 80% of 1,000 games")).to_be_visible()
    shown = page.locator("form select option").all_inner_texts()
    assert not [text for text in shown if text in ("open", "hidden", "true", "false")]


# A guide to the abilities

def sheet_of(page: Page, mouse: str) -> Locator:
    page.get_by_role("button", name=f"What {mouse} can do").click()
    return page.locator("aside").filter(has=page.get_by_role("heading", name=mouse))


def roll_cheese(page: Page) -> None:
    """Moves whatever can be moved, and picks up nothing, until cheese is rolled."""
    for _ in range(30):
        status = page.locator(".prompt p").filter(
            has_text=re.compile("move a mouse|rolled cheese|Pick up"))
        text = status.inner_text()
        if "rolled cheese" in text:
            return
        if "Pick up" in text:
            page.get_by_role("button", name="Leave it").first.click()
        else:
            tap(loop(page).locator(".way").first)
        page.locator(".board[aria-busy='false']").wait_for()
    raise AssertionError("no cheese")


def test_a_sheet_says_what_an_ability_does_when_and_why_not_now(page: Page, served: Served,
                                                               complaints: list[str]) -> None:
    new_party(page, served, abilities=True)
    tap(space(page, 4))
    sprinter = sheet_of(page, "Sprinter mouse")
    expect(sprinter).to_contain_text("When you can use it")
    expect(sprinter.get_by_role("status")).to_contain_text("You can only do that when cheese is rolled")
    assert not serious(page)
    sprinter.get_by_role("button", name="Close").click()
    for mouse in ("Slingshot mouse", "Sprinter mouse"):
        tap(cast(page, mouse))
        expect(cast(page, mouse)).to_have_count(0)
    for plate in (2, 5):
        expect(space(page, plate)).to_have_class(re.compile(r"\bway\b"))
        tap(space(page, plate))
    roll_cheese(page)
    slingshot = sheet_of(page, "Slingshot mouse")
    expect(slingshot.get_by_role("status")).to_have_text("Slingshot mouse has no food on its tray.")
    slingshot.get_by_role("button", name="Close").click()
    sprinter = sheet_of(page, "Sprinter mouse")
    expect(sprinter.get_by_role("status")).to_contain_text("Possible: Sprint to the nearest burrow")
    sprinter.get_by_role("button", name="Rule PARTY-34").click()
    expect(page.locator("#clause-PARTY-34")).to_be_visible()
    assert not complaints
