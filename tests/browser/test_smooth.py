"""A move is drawn without making the browser lay out a half-changed page: it would do so again for its next frame."""
from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page

from mousehole.games import OURS
from tests.browser.serving import Served
from tests.browser.test_all_boards import begin, go_on

pytestmark = pytest.mark.usefixtures("dealt")

# Whoever asks where something is, or moves the focus, after the page was changed and before that was laid out.
WATCH = """() => {
  window.asked = 0
  window.hasty = []
  const changes = new MutationObserver(() => {})
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const watched = (kind, name, how) => {
    const { [how]: real, ...rest } = Object.getOwnPropertyDescriptor(kind.prototype, name)
    Object.defineProperty(kind.prototype, name, { ...rest, [how](...given) {
      window.asked += 1
      if (changes.takeRecords().length) window.hasty.push(`${name} ${new Error().stack}`)
      return real.apply(this, given)
    } })
  }
  for (const name of ['getBoundingClientRect', 'scrollTo', 'scrollIntoView']) watched(Element, name, 'value')
  for (const name of ['scrollWidth', 'scrollHeight', 'clientWidth', 'clientHeight']) watched(Element, name, 'get')
  for (const name of ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight']) watched(HTMLElement, name, 'get')
  for (const name of ['getBBox', 'getScreenCTM']) watched(SVGGraphicsElement, name, 'value')
  watched(HTMLElement, 'focus', 'value')
}"""


@pytest.mark.parametrize("game", OURS)
def test_nothing_is_measured_between_a_change_and_its_layout(browser: Browser, served: Served, game: str) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
    begin(page, served, game)
    page.evaluate(WATCH)
    go_on(page, 12, random.Random(3))
    page.wait_for_function("() => window.asked > 0")  # something moves in every game
    assert page.evaluate("window.hasty") == []
    page.close()


# What was drawn together: the board, and the list of moves below it.
TOGETHER = """() => {
  window.lists = 0
  window.together = 0
  const elementOf = (node) => node instanceof Element ? node : node.parentElement
  const isMove = (each) => each instanceof Element && (each.dataset.choice || each.querySelector('[data-choice]'))
  new MutationObserver((records) => {
    const isListed = records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isMove))
    const isBoard = records.some(({ target }) => elementOf(target)?.closest('.board'))
    window.lists += isListed
    window.together += isListed && isBoard
  }).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true })
}"""


@pytest.mark.parametrize("game", OURS)
def test_the_list_of_moves_follows_the_board_in_a_task_of_its_own(page: Page, served: Served, game: str) -> None:
    begin(page, served, game)
    go_on(page, 1, random.Random(3))  # the first board is drawn in pieces
    page.evaluate(TOGETHER)
    go_on(page, 8, random.Random(4))
    assert page.evaluate("window.lists"), "there was something to choose from"
    assert page.evaluate("window.together") == 0
