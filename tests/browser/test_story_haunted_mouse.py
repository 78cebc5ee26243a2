"""Haunted Mouse tells its story: every event is told, scenes say why, and nothing moves under a finger."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.haunting import hand, offers, sensible, sit, tap_place, turn_or_end
from tests.browser.listening import listen, logged, moved, places, told
from tests.browser.serving import Served
from tests.browser.test_access import serious

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]
WHY = re.compile("to run out of cards|took .* last card")


def play_by_list(page: Page) -> None:
    choice = sensible(offers(page))
    page.locator(f"[data-choice='{choice}']").first.evaluate("button => button.click()")
    page.wait_for_timeout(60)


def test_everything_that_happens_is_told_and_going_out_is_explained(page: Page, served: Served) -> None:
    """A whole round and the beginning of the next: whatever the log says was to be read in the ribbon."""
    listen(page.context)
    page.set_viewport_size({"width": 1280, "height": 800})
    sit(page, served, seats=3)
    while turn_or_end(page):
        if not offers(page):
            continue
        if any(entry.startswith("Round 2") for entry in told(page)):
            break
        play_by_list(page)
    seen = told(page)
    entries = [entry.split("↑")[0].strip() for entry in logged(page)]
    dealt = next(n for n, entry in enumerate(entries) if "chose Bait" in entry)  # before that, the table is only opened
    assert not [entry for entry in entries[dealt:] if entry not in seen]
    outs = [n for n, text in enumerate(seen) if re.search("went out and won", text)]
    assert outs
    for n in outs:
        assert any(WHY.search(text) for text in seen[n:n + 3]), seen[n:n + 3]
    ends = [n for n, text in enumerate(seen) if "the round is over" in text]
    assert ends and all("the next round" in seen[n + 1] for n in ends)


def to_a_scene(page: Page) -> None:
    """Play until a scene is on."""
    for _ in range(200):
        if page.locator(".ribbon.playing").count():
            return
        if offers(page):
            play_by_list(page)
        page.wait_for_timeout(40)
    raise AssertionError("no scene")


def test_a_scene_can_be_skipped_and_survives_a_reload(page: Page, served: Served) -> None:
    listen(page.context, "normal")
    sit(page, served, seats=3)
    to_a_scene(page)
    assert not serious(page)
    page.reload()
    expect(hand(page).or_(page.get_by_role("region", name="Result")).first).to_be_visible()
    expect(page.locator(".ribbon.playing")).to_have_count(0)
    to_a_scene(page)
    page.keyboard.press("Escape")
    expect(page.locator(".ribbon.playing")).to_have_count(0)
    to_a_scene(page)
    before = page.locator(".ribbon p").inner_text()
    page.locator(".board").click(position={"x": 5, "y": 5})
    page.wait_for_function("before => document.querySelector('.ribbon p').innerText !== before", arg=before)


def test_a_hint_rings_and_picks_cards_and_nothing_moves(page: Page, served: Served) -> None:
    listen(page.context, "off")
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, served, seats=3)
    before = places(page, ".board")
    page.get_by_role("button", name="Hint").click()
    hints = page.locator(".hints")
    expect(hints).to_be_visible(timeout=30_000)
    expect(hints.locator("strong").first).to_have_text(re.compile("^Lay (Cat|Snake|Owl|Hawk) .* as Bait$"))
    assert page.locator(".hand [data-advised]").count() in (1, 2)
    assert not moved(before, places(page, ".board"))
    assert not serious(page)
    hints.get_by_role("button", name="Pick it for me").click()
    expect(hand(page).locator("[aria-pressed=true]")).to_have_count(page.locator(".hand [data-advised]").count())
    assert not moved([each for each in before if not each[0].startswith("Position")], places(page, ".board"))
    page.reload()  # the half-made selection is still there
    expect(hand(page).locator("[aria-pressed=true]").first).to_be_visible()


def test_everything_explains_itself(page: Page, served: Served) -> None:
    listen(page.context, "off")
    sit(page, served, seats=3)
    page.get_by_role("button", name="Public Bait", exact=False).first.click()
    expect(page.get_by_role("heading", name="Public Bait")).to_be_visible()
    assert not serious(page)
    page.keyboard.press("Escape")
    hand(page).get_by_role("button").first.click(button="right")
    expect(page.get_by_role("complementary").locator("section.sheet")).to_contain_text("The number is the card’s rank")
    page.keyboard.press("Escape")
    hand(page).get_by_role("button").nth(1).focus()
    page.keyboard.press("?")
    expect(page.get_by_role("complementary").locator("section.sheet")).to_contain_text("The number is the card’s rank")


def test_all_five_are_in_sight_on_a_phone_and_all_who_choose_are_on(page: Page, served: Served) -> None:
    listen(page.context, "off")
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, served, seats=5)
    expect(page.locator(".actions")).to_contain_text("Tap one card, or two")
    tap_place(page, 1)
    page.locator(".actions button").first.click()
    turn_or_end(page)
    for each in page.locator(".board .player, .board .mine").all():
        box: Any = each.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= 844 + 2


def test_the_result_is_one_table_with_a_row_per_player(page: Page, served: Served) -> None:
    listen(page.context, "off")
    page.set_viewport_size({"width": 1280, "height": 800})
    sit(page, served, seats=2)
    while turn_or_end(page):
        if offers(page):
            play_by_list(page)
    table = page.get_by_role("region", name="Result").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(3)
    expect(table.get_by_role("columnheader").last).to_have_text("Cheese")
    expect(table.get_by_role("row").nth(1)).to_contain_text("7")
    expect(page.get_by_text("Last move")).to_be_visible()
