"""Haunted Mouse tells its story: every event is told, scenes say why, and nothing moves under a finger."""
from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.haunting import hand, offers, sensible, sit, tap_place, turn_or_end
from tests.browser.serving import Served
from tests.browser.telling import listen, moved, places, stand_still, to_the_end
from tests.browser.test_access import serious
from tests.browser.test_story import let_a_bot_play
from tests.browser.waiting import until

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]
WHY = re.compile("to run out of cards|took .* last card")


def play_by_list(page: Page) -> None:
    choice = sensible(offers(page))
    page.locator(f"[data-choice='{choice}']").first.evaluate("button => button.click()")
    page.wait_for_timeout(60)


def test_going_out_the_end_of_a_round_and_of_the_match_say_why(page: Page, served: Served) -> None:
    listen(page.context, "normal")
    page.set_viewport_size({"width": 1280, "height": 800})
    sit(page, served, seats=3)
    stand_still(page)
    let_a_bot_play(page)
    steps = to_the_end(page)
    outs = [step for step in steps if any("went out and won" in entry for entry in step.log)]
    assert outs and all(WHY.search(step.remark) for step in outs), outs
    ends = [step for step in steps if any("the round is over" in entry for entry in step.log)]
    assert ends and all("the next round" in step.remark for step in ends), ends
    assert any("cheese win the game at once" in step.remark for step in steps[-3:]), steps[-3:]


def test_a_scene_goes_on_is_skipped_and_survives_a_reload(page: Page, served: Served) -> None:
    listen(page.context, "normal")
    sit(page, served, seats=3)
    stand_still(page)
    let_a_bot_play(page)
    line = page.locator(".ribbon p")
    page.locator(".ribbon.playing").wait_for()
    before = line.inner_text()
    page.locator(".board").click(position={"x": 5, "y": 5})
    expect(line).not_to_have_text(before)
    page.locator(".ribbon.playing").wait_for()
    before = line.inner_text()
    page.keyboard.press(" ")
    expect(line).not_to_have_text(before)
    assert not serious(page, is_still=True)
    table = page.url.partition("/t/")[2].partition("#")[0]
    until(page, "the bots have played it to its end",
          lambda: httpx.get(f"{served.url}/api/tables/{table}").json()["status"] != "playing")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page.locator(".ribbon.playing")).to_have_count(0)


def test_a_hint_rings_and_picks_cards_and_nothing_moves(page: Page, served: Served) -> None:
    listen(page.context, "off")
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, served, seats=3)
    before = places(page, ".board")
    page.get_by_role("button", name="Hint").click()
    hints = page.locator(".hints")
    expect(hints).to_be_visible()
    expect(hints.locator("strong").first).to_have_text(re.compile("^Lay (Cat|Snake|Owl|Hawk) .* as Bait$"))
    assert page.locator(".hand [data-advised]").count() in (1, 2)
    expect(hints).not_to_contain_text("position")  # nor does a reason that compares it with another move
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


def with_a_long_hand(frame: str | bytes) -> str | bytes:
    """The same state, but the viewer holds thirty cards."""
    message = json.loads(frame)
    if message["is"] == "state":
        message["view"]["hands"][0] = [card % 36 for card in range(30)]
        message["view"]["known"][0] = [False] * 30
    return json.dumps(message)


def test_a_very_long_hand_does_not_lie_over_the_pile(page: Page, served: Served) -> None:
    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: line.send(with_a_long_hand(frame)))

    listen(page.context, "off")
    page.route_web_socket(re.compile("^ws"), between)
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, served, seats=5)
    expect(hand(page)).to_have_accessible_name(re.compile("30"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-spot=pile]").scroll_into_view_if_needed()
    assert page.evaluate("""() => {
      const {x, y, width, height} = document.querySelector('[data-spot=pile]').getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2).closest('[data-spot=pile]') !== null
    }""")
