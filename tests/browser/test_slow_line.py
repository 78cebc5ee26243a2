"""Over a slow line that loses frames, everything is told all the same, and the table is shown as it really is."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hearing import Heard
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.test_story import SHORT, log_of

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


@pytest.mark.scenes
@pytest.mark.parametrize("game", ["head-of-mousehold", "mousewarming-party"])
def test_a_match_over_a_slow_line_that_loses_frames_is_told_whole(page: Page, served: Served, game: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.add_init_script(SLOW)
    heard = Heard(page)
    sit(page, served, game, 3, **SHORT.get(game, {}))
    expect(page.locator(".ribbon")).to_be_visible()
    page.locator("summary[aria-label='Settings']").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    result = page.get_by_role("region", name="Result")
    for _ in range(2000):  # whoever does not want to wait skips
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
        if result.count() and not page.locator(".ribbon.playing").count():
            break
    expect(result).to_be_visible()
    assert page.evaluate("window.lost") > 0
    assert [line.replace("\n", " ") for line in log_of(page)] == heard.sentences()
