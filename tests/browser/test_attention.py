"""Nobody misses their turn: the tab, a sound, a vibration, a notification; My games; and the way back from a bot."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import board, start, step
from tests.browser.serving import Served
from tests.browser.sitting import hold, join, sit

CALM: dict[str, Any] = {"move_limit": 60}
PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "reduced_motion": "reduce"}

# What the system would do is written down; `window.away` stands for a page in the background.
STUBS = """
window.told = []
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
navigator.vibrate = (pattern) => { window.told.push('vibration'); return true }
class Notice {
  constructor(title, about) { this.about = about; window.told.push(`${title}: ${about.body}`); Notice.open.add(this) }
  close() { if (Notice.open.delete(this)) window.told.push('closed') }
  static open = new Set()
  static permission = PERMISSION
  static async requestPermission() { window.told.push('asked'); return (Notice.permission = 'granted') }
}
window.Notification = Notice
const knob = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
class Air {
  currentTime = 0
  createOscillator() {
    window.told.push('sound')
    return { frequency: knob, connect: (to) => to, start() {}, stop() {} }
  }
  createGain() { return { gain: knob, connect: (to) => to } }
}
window.AudioContext = Air
"""


def window(browser: Browser, permission: str = "default", **more: Any) -> Page:
    context = browser.new_context(**{**PHONE, **more})
    context.add_init_script(STUBS.replace("PERMISSION", f"'{permission}'"))
    return context.new_page()


@pytest.fixture
def pair(browser: Browser, served: Served) -> Iterator[tuple[Page, Page]]:
    """Anna, who is on turn, and Ben."""
    anna, ben = window(browser), window(browser)
    link = sit(anna, served, "mousekeeping", 2, people=2, start=False, first_player=0, **CALM)
    join(ben, link, "Ben")
    yield anna, ben
    anna.context.close()
    ben.context.close()


def told(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.told.splice(0)")
    return found


def icon(page: Page) -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')"))


def test_a_turn_is_announced_by_tab_sound_vibration_and_notification(pair: tuple[Page, Page]) -> None:
    anna, ben = pair
    assert "asked" not in told(anna), "never on load"
    offer = anna.get_by_role("group", name=re.compile("when it’s your turn"))
    offer.get_by_role("button", name="Notify me").click()
    assert told(anna) == ["asked"]
    expect(offer).to_have_count(0)
    expect(ben.get_by_role("group", name=re.compile("when it’s your turn"))).to_be_visible()
    start(anna)
    expect(anna).to_have_title("● Your turn – Mousekeeping!")
    assert icon(anna).endswith("icon-turn.svg")
    expect(board(ben)).to_be_visible()
    expect(ben).to_have_title("Mousekeeping! – Mousehole")
    told(anna)
    step(anna)
    expect(anna).to_have_title("Mousekeeping! – Mousehole")
    assert icon(anna).endswith("/icon.svg")

    anna.evaluate("window.away = true")
    step(ben)
    expect(anna).to_have_title("● Your turn – Mousekeeping!")
    anna.wait_for_function("() => window.told.includes('sound')")
    assert [each for each in told(anna) if each != "sound"] == ["vibration", "Your turn: Mousekeeping!"]
    anna.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    anna.wait_for_function("window.told.includes('closed')")


def test_whoever_looks_at_the_page_and_has_not_waited_is_left_in_peace(pair: tuple[Page, Page]) -> None:
    anna, ben = pair
    start(anna)
    expect(board(ben)).to_be_visible()
    anna.evaluate("window.told = []; const now = performance.now.bind(performance); const at = now(); "
                  "performance.now = () => at + (now() - at) / 1000")  # hardly any time passes
    step(anna)
    step(ben)
    expect(anna).to_have_title("● Your turn – Mousekeeping!")
    assert told(anna) == []


def test_everything_can_be_switched_off(pair: tuple[Page, Page]) -> None:
    anna, ben = pair
    start(anna)
    anna.get_by_label("Settings").click()
    anna.get_by_text("When it’s your turn").click()
    anna.get_by_label("Notification in the background").check()
    assert told(anna).count("asked") == 1
    for name in ("Sound", "Vibration", "Notification in the background"):
        anna.get_by_label(name, exact=True).uncheck()
    anna.keyboard.press("Escape")
    step(anna)
    anna.evaluate("window.away = true; window.told = []")
    step(ben)
    expect(anna).to_have_title("● Your turn – Mousekeeping!")
    assert told(anna) == []


def test_a_browser_that_blocks_notifications_is_not_asked(browser: Browser, served: Served) -> None:
    page = window(browser, "denied")
    sit(page, served, "mousekeeping", 2, people=2, start=False, **CALM)
    expect(page.get_by_role("button", name="Start", exact=False).first).to_be_visible()
    expect(page.get_by_role("button", name="Notify me")).to_have_count(0)
    page.get_by_label("Settings").click()
    page.get_by_text("When it’s your turn").click()
    expect(page.get_by_label("Notification in the background")).to_be_disabled()
    page.context.close()


def test_im_back_is_in_sight_and_nothing_moves(pair: tuple[Page, Page]) -> None:
    anna, ben = pair
    start(anna)
    step(anna)
    expect(board(ben)).to_be_visible()
    before = board(anna).bounding_box()
    anna.get_by_label("Settings").click()
    anna.get_by_role("button", name="Let a bot play for me").click()
    back = anna.locator(".prompt").get_by_role("button", name="I’m back")
    expect(back).to_be_in_viewport()
    assert board(anna).bounding_box() == before
    back.click()
    expect(back).to_have_count(0)
    assert board(anna).bounding_box() == before


def test_my_games_say_whose_turn_it_is(pair: tuple[Page, Page], served: Served) -> None:
    anna, ben = pair
    start(anna)
    expect(board(ben)).to_be_visible()
    for page, words in ((anna, "Your turn since"), (ben, "Waiting for Anna since")):
        page.goto(served.url)
        mine = page.get_by_role("region", name="My games")
        expect(mine.get_by_role("link")).to_contain_text(words)
        expect(page).to_have_title("● Your turn – Mousehole" if page is anna else "Mousehole")
    anna.get_by_role("region", name="My games").get_by_role("link").click()
    step(anna)
    ben.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ben.get_by_role("region", name="My games").get_by_role("link")).to_contain_text("Your turn")


def test_a_limit_that_is_not_in_the_list_is_shown_as_it_is(page: Page, served: Served) -> None:
    made = served.ask("/api/tables", {"game": "mousekeeping", "seats": 2, "clock": {"move": 45}, "options": CALM})
    seat = served.ask(f"/api/tables/{made['table']}/seats", {"name": "Anna"})
    hold(page, served, {"table": made["table"], "game": "mousekeeping", "key": seat["key"], "host": made["host"]})
    page.goto(f"{served.url}/t/{made['table']}")
    page.get_by_text("Change settings").click()
    limit = page.get_by_label("Time limit")
    expect(limit.locator("option:checked")).to_have_text("45 seconds per move")
    limit.select_option("move-day")
    expect(page.get_by_text("Relaxed: nobody has to stay online between moves")).to_be_visible()
    expect(limit.locator("option:checked")).to_have_text("Relaxed: 1 day per move")
    expect(limit.locator("option", has_text="45 seconds")).to_have_count(0)
