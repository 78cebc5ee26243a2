"""Mousewarming Party tells its story: scenes, the raccoon's next stop, danger, sheets, hints, the result."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import play_to_the_end
from tests.browser.serving import Served
from tests.browser.telling import logged, moved, over, places, told, watch
from tests.browser.test_access import serious
from tests.browser.test_mousewarming_party import OFFERS, loop, new_party, result, set_up, use_cheese

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]


@pytest.fixture(autouse=True)
def fast(context: BrowserContext) -> None:
    context.add_init_script("localStorage.setItem('mousehole.scenes', '\"fast\"')")


def test_a_whole_party_is_told_and_its_result_says_what_filled_up_and_when(page: Page, served: Served,
                                                                          complaints: list[str]) -> None:
    new_party(page, served, seats=2)
    watch(page)
    set_up(page, "Mommy-mouse", "Ninja mouse")
    play_to_the_end(page, OFFERS)
    over(page)
    seen = " ".join(told(page))
    missing = [line for line in logged(page) if line.split("↑")[0].strip() not in seen]
    assert not missing, missing
    expect(result(page).get_by_role("table")).to_contain_text("On the table")
    expect(result(page)).to_contain_text(re.compile(r"Turn \d+: "))
    assert not complaints


def test_the_ghost_moves_along_and_nothing_else_moves(page: Page, served: Served) -> None:
    new_party(page, served)
    set_up(page, "Mommy-mouse", "Ninja mouse")
    over(page)
    use_cheese(page)
    over(page)
    expect(page.locator("[data-spot=ghost]")).to_be_visible()
    expect(loop(page).get_by_role("button", name=re.compile("the raccoon’s next stop"))).to_have_count(1)
    before = places(page)
    loop(page).locator(".way").first.click()
    expect(page.get_by_role("group", name="Confirm your move")).to_be_visible()
    assert not moved(before, places(page))
    assert not serious(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-advised]").first.wait_for()
    assert not moved(before, places(page))
    page.get_by_role("button", name="Pick it for me").click()
    expect(page.get_by_role("group", name="Confirm your move")).to_be_visible()


def test_how_near_the_end_is_stays_in_sight_and_explains_itself(page: Page, served: Served) -> None:
    new_party(page, served)
    standing = page.get_by_role("group", name="How near the end is")
    expect(standing.get_by_role("button")).to_have_count(3)
    sheet = page.locator("aside").filter(has=page.locator("#sheet-title"))
    for button, text in (("tokens left in the feeders", "When both are empty"), ("pantry", "fourth ends the game"),
                         ("plates on the dinner table", "every plate of the dinner table")):
        standing.get_by_role("button", name=re.compile(button)).click()
        expect(sheet).to_contain_text(text)
        assert not serious(page)
        page.keyboard.press("Escape")


def test_only_mice_in_play_are_announced_as_in_play(page: Page, served: Served) -> None:
    new_party(page, served, seats=2)
    cast = page.get_by_role("region", name="The mice")
    loop(page).locator("[data-space='4']").click()
    loop(page).locator("[data-space='4']").click()
    cast.get_by_role("button", name="Play with Ninja mouse").wait_for()
    assert cast.get_by_role("button", name=re.compile("is on the team")).count() == 0
