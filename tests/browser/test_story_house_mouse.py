"""House Mouse tells its story: steps in their order, who did what to whom, sheets, hints, standings."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hearing import Heard
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.test_access import serious
from tests.browser.test_story import answer, places

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]

# Everything that stood in the ribbon, in order, and where things were that could be tapped when a step of a scene came.
WATCH = """() => {
    const seen = window.seen = []
    const look = () => {
        const said = [...document.querySelectorAll('.ribbon p > span')].map(each => each.textContent.trim())
        if (said.length && said.join(' ') !== seen.at(-1)?.join(' ')) seen.push(said)
    }
    new MutationObserver(look).observe(document.querySelector('.ribbon'),
                                       { subtree: true, childList: true, characterData: true })
    look()
}"""


def open_table(page: Page, served: Served, seats: int = 3, pace: str = "fast", **options: Any) -> Heard:
    page.add_init_script(f"localStorage.setItem('mousehole.scenes', '\"{pace}\"')")
    heard = Heard(page)
    sit(page, served, "house-mouse", seats, window=2, **options)
    page.locator("[data-corner]").first.wait_for()
    return heard


def my_turn(page: Page) -> Locator:
    return page.locator(".deeds [data-does=EndTurn]")


def begin(page: Page) -> None:
    for _ in range(4):
        if my_turn(page).count():
            break
        answer(page)
        page.wait_for_timeout(300)
    my_turn(page).wait_for(timeout=60_000)


def end_turn(page: Page) -> None:
    my_turn(page).click()
    if page.locator(".confirm .main").count():
        page.locator(".confirm .main").click()
    my_turn(page).wait_for(state="detached")


def await_turn(page: Page) -> None:
    """Others play; whatever they make this player decide is decided."""
    for _ in range(200):
        if my_turn(page).count() and page.locator(".board[aria-busy=false]").count():
            return
        if page.locator("[data-choice]:not([disabled])").count() and not my_turn(page).count():
            answer(page)
        page.wait_for_timeout(100)
    raise AssertionError("my turn never comes")


def test_whatever_others_do_is_told_step_by_step(page: Page, served: Served, complaints: list[str]) -> None:
    """Two rounds: each sentence that this player may read was in the ribbon, in the order of the events."""
    heard = open_table(page, served)
    begin(page)
    page.evaluate(WATCH)
    known = len(heard.sentences())
    for _ in range(2):
        end_turn(page)
        await_turn(page)
    page.wait_for_timeout(1500)
    told = [said for step in page.evaluate("window.seen") for said in step]
    told = [said.removeprefix("● ") for said in told]
    expected = heard.sentences()[known:]
    assert len(expected) > 8
    at = 0
    for sentence in expected:
        assert sentence in told[at:], f"{sentence} is missing, or told too early: {told}"
        at = told.index(sentence, at)
    assert not complaints


def test_keys_and_taps_go_on_and_a_reload_shows_the_table_as_it_is(page: Page, served: Served) -> None:
    open_table(page, served, pace="normal")
    begin(page)
    end_turn(page)
    skip = page.get_by_role("button", name="Skip")
    skip.wait_for(timeout=30_000)
    assert page.locator(".board[aria-busy=true]").count()
    assert not serious(page)
    before = page.locator(".ribbon p").inner_text()
    page.locator("[data-corner]").first.click()  # goes on, and selects nothing
    expect(page.locator(".ribbon p")).not_to_have_text(before)
    assert not page.locator("[data-corner].picked").count()
    page.keyboard.press("Escape")
    page.reload()
    page.locator("[data-corner]").first.wait_for()
    expect(page.locator(".board[aria-busy=false]")).to_be_visible()


def test_a_half_made_selection_survives_a_reload(page: Page, served: Served) -> None:
    open_table(page, served)
    begin(page)
    page.locator("[data-corner].way").last.click()
    picked = page.locator("[data-corner].picked")
    expect(picked).to_have_count(1)
    corner = picked.get_attribute("data-corner")
    page.reload()
    expect(picked).to_have_count(1)
    assert picked.get_attribute("data-corner") == corner
    expect(page.locator(".confirm .main")).to_be_visible()


def test_a_hint_rings_what_it_means_and_selects_it_on_request(page: Page, served: Served) -> None:
    open_table(page, served)
    begin(page)
    before = places(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status", name="Hint")).to_be_visible(timeout=30_000)
    expect(page.locator("[data-advised]").first).to_be_visible()
    assert not serious(page)
    page.get_by_role("button", name="Pick it for me").click()
    expect(page.locator(".confirm .main")).to_be_visible()
    after = places(page)
    moved = [name for name in after if name in before
             and max(abs(a - b) for a, b in zip(before[name], after[name], strict=True)) > 4]
    assert not moved


def test_everything_explains_itself(page: Page, served: Served) -> None:
    open_table(page, served)
    begin(page)
    corner = page.locator("[data-corner]").first
    for way in ("right click", "key"):
        if way == "key":
            corner.press("?")
        else:
            corner.click(button="right")
        expect(page.locator("#sheet-title")).to_be_visible()
        assert not serious(page)
        page.keyboard.press("Escape")
        expect(page.locator("#sheet-title")).to_have_count(0)
    page.get_by_role("button", name="Room 1").click()
    expect(page.locator("aside")).to_contain_text("All four corners of a room are next to each other")
    page.keyboard.press("Escape")
    page.locator(".stock .turn").click()
    expect(page.locator("aside")).to_contain_text("three actions per turn")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What is this? A nest").click()
    expect(page.locator("aside")).to_contain_text("twelve cards")


def test_no_name_is_cut_on_any_card(page: Page, served: Served) -> None:
    """Every card that lies face up shows its whole name."""
    open_table(page, served, pace="off")
    begin(page)
    for _ in range(6):
        answer(page)
        page.wait_for_timeout(300)
    for card in page.locator("[data-corner]:has(.face)").all():
        shown = " ".join(card.locator("text.name").all_text_contents())
        assert shown and shown in (card.get_attribute("aria-label") or "")
        assert "…" not in shown


@pytest.mark.parametrize(("width", "height", "seats"), [(390, 844, 3), (360, 740, 8), (844, 390, 3)])
def test_standing_and_controls_are_in_sight(page: Page, served: Served, width: int, height: int, seats: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    open_table(page, served, seats, pace="off")
    begin(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tabs = page.get_by_role("group", name="Standing").get_by_role("button")
    expect(tabs).to_have_count(seats)
    things = [*tabs.all(), my_turn(page), page.locator(".danger"), page.get_by_role("group", name="The house")]
    for thing in things:
        box = thing.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= height + 4, thing
    expect(page.locator(".danger")).to_contain_text(re.compile("12 cards"))
