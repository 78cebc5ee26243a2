"""House Mouse tells its story: steps in their order, who did what to whom, sheets, hints, standings."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.telling import moved, places, stand_still, to_the_step
from tests.browser.test_access import serious
from tests.browser.test_story import answer, let_a_bot_play

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]

# How full the ring of a countdown was, from 1 to 0, whenever it changed.
RING = """() => {
  window.ring = []
  new MutationObserver(() => {
    const ring = document.querySelector('.now .clock .left')
    const [drawn, whole] = ring?.getAttribute('stroke-dasharray').split(' ') ?? []
    if (whole && window.ring.at(-1) !== drawn / whole) window.ring.push(drawn / whole)
  }).observe(document, {subtree: true, childList: true, attributes: true})
}"""


def open_table(page: Page, served: Served, seats: int = 3, pace: str = "fast", window: int = 2, **options: Any) -> None:
    page.add_init_script(f"localStorage.setItem('mousehole.scenes', '\"{pace}\"')")
    sit(page, served, "house-mouse", seats, window=window, **options)
    page.locator("[data-corner]").first.wait_for()


def my_turn(page: Page) -> Locator:
    return page.locator(".deeds [data-does=EndTurn]")


def begin(page: Page) -> None:
    for _ in range(4):
        if my_turn(page).count():
            break
        answer(page)
        page.wait_for_timeout(300)
    my_turn(page).wait_for(timeout=60_000)


def test_a_theft_is_told_with_its_card_and_points_and_keys_and_taps_go_on(page: Page, served: Served) -> None:
    """In this match, which is always the same, Bramble 3 steals this player's best card."""
    served.deal("s1")
    open_table(page, served, pace="normal")
    stand_still(page)
    let_a_bot_play(page)
    to_the_step(page, "^Bramble 3 stole your Fiberglass Insulation with Cheeky Swap, −8 points")
    expect(page.locator(".ribbon .me")).to_have_count(1)  # it is marked
    expect(page.locator(".now .way")).to_contain_text(re.compile(r"Anna\s*−8.*Bramble 3\s*\+8"))
    expect(page.locator(".tab[data-lit]")).to_have_count(2)
    assert page.locator(".board[aria-busy=true]").count()
    assert not serious(page)
    line = page.locator(".ribbon p")
    before = line.inner_text()
    page.locator("[data-corner]").first.click()
    expect(line).not_to_have_text(before)
    before = line.inner_text()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press(" ")
    expect(line).not_to_have_text(before)
    assert not page.locator("[data-corner].picked").count()
    page.keyboard.press("Escape")
    expect(page.locator(".ribbon.playing")).to_have_count(0)
    page.reload()  # in the middle of whatever is played by now
    page.locator("[data-corner]").first.wait_for()
    expect(page.locator(".ribbon.playing")).to_have_count(0)


def test_the_window_to_cancel_is_a_full_ring_that_empties(page: Page, served: Served) -> None:
    served.deal("s2")  # this player's first card is a Power, which is activated at once
    page.add_init_script(f"({RING})()")
    open_table(page, served, pace="off", window=4)
    let_a_bot_play(page)
    page.wait_for_function("() => window.ring.some((part, n) => n && part > window.ring[n - 1])"
                           " || window.ring.at(-1) < 0.3", timeout=60_000)
    first, *later = page.evaluate("window.ring")
    assert first > 0.8
    assert later[0] < first and len(later) > 2


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
    assert not moved(before, places(page))


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
