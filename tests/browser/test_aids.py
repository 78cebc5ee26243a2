"""Where the host allows aids, a player may ask what can be worked out; the prompt still fits a phone."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Served
from tests.browser.sitting import sit

pytestmark = pytest.mark.usefixtures("dealt")


@pytest.mark.parametrize(("game", "seats", "aid", "told"), [
    ("house-mouse", 3, "Which cards are still hidden?", "Points you haven’t seen yet"),
    ("mousewarming-party", 1, "What is still hidden?", "10 tokens in the feeders")])
def test_a_player_asks_what_is_hidden(page: Page, served: Served, game: str, seats: int, aid: str, told: str) -> None:
    sit(page, served, game, seats)
    ask = page.get_by_role("button", name=aid)
    ask.wait_for()
    box = ask.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    ask.click()
    sheet = page.get_by_role("region", name=aid)
    expect(sheet.get_by_role("heading", name=told)).to_be_visible()
    expect(sheet.locator("li").first).to_contain_text("%")
