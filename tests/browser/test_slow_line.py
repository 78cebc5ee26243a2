"""Over a slow line that loses frames, and after a reload in the middle of a scene: everything is told, and the table is
shown as it really is."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mousehole.games import OURS
from tests.browser.about import about
from tests.browser.hearing import Heard
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.telling import listen, logged, stand_still
from tests.browser.test_story import answer, let_a_bot_play
from tests.browser.waiting import until

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]

# 300 ms in both directions; every ninth change is lost on its way to the page.
SLOW = """
let count = 0
const Plain = window.WebSocket
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given)
    super.addEventListener('message', (event) => {
      if (event.isLate) return
      event.stopImmediatePropagation()
      if (event.data.includes('"is":"change"') && ++count % 9 === 0) { window.lost = (window.lost ?? 0) + 1; return }
      setTimeout(() => {
        const late = new MessageEvent('message', { data: event.data })
        late.isLate = true
        this.dispatchEvent(late)
      }, 300)
    })
  }
  send(data) { setTimeout(() => { if (this.readyState === 1) super.send(data) }, 300) }
}"""


@pytest.mark.parametrize("game", OURS)
def test_a_match_over_a_slow_line_that_loses_frames_is_told_whole(page: Page, served: Served, game: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.add_init_script(SLOW)
    heard = Heard(page)
    sit(page, served, game, about(game).SEATS, **about(game).OPTIONS)
    expect(page.locator(".ribbon")).to_be_visible()
    let_a_bot_play(page)
    result = page.get_by_role("region", name="Result")
    for _ in range(2000):  # whoever does not want to wait skips
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
        if result.count() and not page.locator(".ribbon.playing").count():
            break
    expect(result).to_be_visible()
    assert page.evaluate("window.lost") > 0
    assert logged(page) == heard.sentences()


@pytest.mark.parametrize("game", OURS)
def test_a_reload_in_the_middle_of_a_scene_shows_the_table_as_it_is(page: Page, served: Served, game: str) -> None:
    """The same as in a window in which the scene has been skipped: the board, the log, and what can be done."""
    listen(page.context, "normal")
    heard = Heard(page)
    address = sit(page, served, game, about(game).SEATS, **about(game).OPTIONS)
    page.locator(".board").first.wait_for()
    other = page.context.new_page()
    other.goto(address)
    other.locator(".board").first.wait_for()
    for each in (page, other):
        stand_still(each)
    scene = page.locator(".ribbon.playing")
    for _ in range(40):
        page.locator(".ribbon.playing, [data-choice]:not([disabled])").first.wait_for(state="attached")
        if scene.count():
            break
        answer(page)
    expect(scene).to_be_visible()
    until_asked(page, heard)
    assert scene.count()  # time stands still
    assert len(logged(page)) < len(heard.sentences())  # what is still to be shown is not told yet
    page.reload()
    page.locator(".board").first.wait_for()
    other.keyboard.press("Escape")
    for each in (page, other):
        expect(each.locator(".ribbon.playing")).to_have_count(0)
        each.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")
        assert logged(each) == heard.sentences()
    until(page, "both windows show the same table", lambda: set(table_of(page)) == set(table_of(other)))


def until_asked(page: Page, heard: Heard) -> None:
    """The others have moved, and nothing happens any more."""
    for _ in range(600):
        if heard.state and any(not each["interrupt"] for each in heard.state["questions"]):
            return
        page.wait_for_timeout(50)
    raise AssertionError("it is never our turn")


def table_of(page: Page) -> list[str]:
    """What stands on the board, and all moves; not the card that was just taken: a new window has not seen that."""
    page.evaluate("document.querySelectorAll('[data-spot=now]').forEach((now) => { now.style.display = 'none' })")
    board = page.locator(".board").first.aria_snapshot().splitlines()
    return [*board, *page.locator("[data-choice]").all_text_contents()]
