"""Whatever happens at a table is told in words, in every game: in the log beside the board, or in a phone's ribbon."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mousehole.games import GAMES, load_game
from tests.browser import reading
from tests.browser.hearing import Heard
from tests.browser.reading import spoken
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.telling import listen, logged, moved, places, stand_still, to_the_end, told

TURN = re.compile(r"Your turn\.|Waiting for|A bot is playing for you\.")  # what is announced besides
# Bots play without thinking in the tests: a whole match takes seconds. Options that make it short and sure to end.
SHORT: dict[str, dict[str, Any]] = {"mousekeeping": {"move_limit": 60}}


def log_of(page: Page) -> list[str]:
    """The visible log, the oldest first."""
    return list(reversed(page.locator("aside.log ol > li").all_inner_texts()))


def let_a_bot_play(page: Page) -> None:
    """From the menu, which closes itself."""
    page.locator("summary[aria-label='Settings']").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("details.settings")).not_to_have_attribute("open", "")


@pytest.mark.scenes
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_told_answer_by_answer_and_nothing_moves(page: Page, served: Served, game: str,
                                                                 complaints: list[str]) -> None:
    """A bot plays for the viewer, so all events are others' answers: in the ribbon, and on a desktop in the log."""
    listen(page.context, "normal")
    reading.listen(page.context)
    page.set_viewport_size({"width": 1440, "height": 900})
    heard = Heard(page)
    address = sit(page, served, game, max(3, load_game(game).facts.fewest), **SHORT.get(game, {}))
    phone = page.context.new_page()
    phone.set_viewport_size({"width": 390, "height": 844})
    page.locator(".board").first.wait_for()
    phone.goto(address)
    phone.locator(".board").first.wait_for()
    before, announced = {}, {}
    for each in (page, phone):
        each.locator("[data-choice]").first.wait_for(state="attached")  # our turn, and no scene: nothing happens now
        stand_still(each)
        before[each], announced[each] = logged(each), len(spoken(each).voice)
    let_a_bot_play(page)
    for each in (page, phone):
        steps = to_the_end(each)
        assert before[each] + [entry for step in steps for entry in step.log] == heard.sentences()
        assert not [step.moved for step in steps if step.moved]
        assert not [(step.told, step.remark) for step in steps if step.cut]
        if each is page:
            assert not [step for step in steps if step.seen < min(len(step.log), 8)]
        ribbon = told(each)
        assert not [entry for step in steps for entry in step.log if entry not in ribbon]
        voice, remarks = spoken(each).voice[announced[each]:], {step.remark for step in steps if step.remark}
        assert remarks <= set(voice)
        happened = [line for line in voice if line not in remarks and not TURN.match(line)]
        assert happened == [entry for step in steps for entry in step.log] + [heard.result()]
    assert heard.ended and len(heard.sentences()) > 20
    assert not complaints


@pytest.mark.parametrize("game", GAMES)
def test_on_a_desktop_the_log_is_open_and_shows_eight_entries(page: Page, served: Served, game: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    sit(page, served, game, max(2, load_game(game).facts.fewest), **SHORT.get(game, {}))
    for _ in range(12):
        if page.locator("aside.log ol > li").count() >= 8:
            break
        answer(page)
    boxes = [each.bounding_box() for each in page.locator("aside.log ol > li").all()]
    assert sum(1 for box in boxes if box and box["y"] + box["height"] <= 900) >= 8


def answer(page: Page) -> None:
    """The first move of the list, as soon as there is one; until it is taken, or the game goes on without it."""
    choice = page.wait_for_selector("[data-choice]:not([disabled])", state="attached")
    assert choice
    choice.evaluate("button => button.click()")
    page.wait_for_function("choice => !choice.isConnected || !choice.disabled", arg=choice)


def test_on_a_phone_the_ribbon_tells_the_latest_and_a_tap_opens_the_rest(page: Page, served: Served) -> None:
    sit(page, served, "haunted-mouse", 3)
    ribbon = page.locator(".ribbon")
    recap = ribbon.get_by_role("button", name="since your last move")
    for _ in range(12):
        answer(page)
        page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")
        if recap.count():  # others have played meanwhile
            break
    expect(ribbon.locator("p")).not_to_be_empty()
    box = ribbon.bounding_box()
    assert box and box["height"] < 60
    log = page.locator("aside.log")
    ribbon.locator("p").click()  # the line itself opens the log, as its button does
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).not_to_be_visible()
    recap.click()
    expect(log).to_be_visible()
    expect(page.get_by_text("↑ Since your last move")).to_have_count(0)  # it is drawn, not text to be read twice
    assert page.locator("aside.log li.since").get_attribute("data-since") == "Since your last move"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_moves_nothing_that_can_be_tapped(page: Page, served: Served, game: str) -> None:
    sit(page, served, game, max(2, load_game(game).facts.fewest), **SHORT.get(game, {}))
    answer(page)
    page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")
    before = places(page, "body")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    expect(hint).to_be_visible()
    assert before and not moved(before, places(page, "body"))
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("seats", [8])
def test_the_active_player_is_in_sight_at_a_full_table(browser: Browser, served: Served, seats: int) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    sit(page, served, "house-mouse", seats)
    page.locator("li[aria-current]").first.wait_for()
    for _ in range(3):
        answer(page)
        page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")
        box = page.locator("li[aria-current]").first.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    context.close()
