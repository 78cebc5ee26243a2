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


# While somebody is away: where the aid ends and "I'm back" begins and ends, from left to right, and what it says.
BESIDE = """() => {
  const [aid, back] = ['.aid', '.back'].map((each) => document.querySelector(`.prompt ${each}`))
  if (!aid || !back) return null
  const box = back.getBoundingClientRect()
  return [aid.getBoundingClientRect().right, box.left, box.right, back.textContent]
}"""


@pytest.mark.parametrize(("language", "settings", "leave", "back"), [
    ("en", "Settings", "Let a bot play for me", "I’m back"),
    ("fr", "Réglages", "Laisser un robot jouer pour moi", "Je reprends"),
    ("de", "Einstellungen", "Bot für mich spielen lassen", "Ich bin zurück")])
def test_im_back_is_beside_the_aid(page: Page, served: Served, language: str, settings: str, leave: str,
                                   back: str) -> None:
    """The button takes the place of others: its words may be longer than theirs, but do not lie on the aid."""
    page.add_init_script(f"localStorage.setItem('mousehole.language', '\"{language}\"')")
    sit(page, served, "house-mouse", 3, people=2, silent=True)
    page.locator(".prompt .aid").wait_for()
    page.get_by_label(settings).click()
    page.get_by_role("button", name=leave).click()
    aid_ends, begins, ends, said = page.wait_for_function(BESIDE).json_value()
    assert said == back
    assert aid_ends <= begins
    assert ends <= 360
