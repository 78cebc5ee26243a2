"""What a page tells: every sentence that could be read in the ribbon, in order; and where tappable things were."""
from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from tests.browser.waiting import stop_time

Places = list[tuple[str, float, float]]

# What stands in the ribbon, sentence by sentence, whenever it changes.
LISTEN = """() => {
  window.told = []
  let last = ''
  const look = () => {
    const said = [...document.querySelectorAll('.ribbon p > *')].map(each => each.textContent.trim())
    if (said.length && said.join(' ') !== last) window.told.push(...said)
    last = said.join(' ')
  }
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true})
  look()
}"""
PLACES = """within => document.fonts.ready.then(() =>
  [...document.querySelectorAll(`${within} :is(button, summary, [role=button])`)]
  .filter(each => !each.disabled && each.getBoundingClientRect().width)
  .map(each => [each.getAttribute('aria-label') ?? each.textContent, each.getBoundingClientRect()])
  .map(([name, {x, y}]) => [name, x + scrollX, y + scrollY]))"""


def listen(context: BrowserContext, pace: str = "fast") -> None:
    """Collect what is told, in every page from its beginning; scenes are played at this pace."""
    context.add_init_script(f"if (location.host) localStorage.setItem('mousehole.scenes', '\"{pace}\"')")
    context.add_init_script(f"({LISTEN})()")


def watch(page: Page) -> None:
    """From now on, collect what is told here."""
    page.evaluate(LISTEN)


def told(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.told")
    return found


def logged(page: Page) -> list[str]:
    """The log, oldest first; it is in the page even where it is not open."""
    found: list[str] = page.locator("aside.log ol li").evaluate_all("all => all.map(each => each.textContent.trim())")
    return found[::-1]


def places(page: Page, within: str = ".board") -> Places:
    found: Places = page.evaluate(PLACES, within)
    return found


def moved(before: Places, after: Places) -> list[str]:
    """What could be tapped before and still can, but elsewhere, by more than 4 px. Things may have the same name."""
    names = {name for name, _, _ in after}
    return [name for name, x, y in before if name in names
            and not any(name == now and max(abs(x - left), abs(y - top)) <= 4 for now, left, top in after)]


def over(page: Page) -> None:
    """Wait until no scene is on."""
    page.wait_for_function("() => !document.querySelector('.ribbon.playing')")


def stand_still(page: Page) -> None:
    """From now on no step goes on by itself, and frames that arrive wait, however slow this machine is."""
    page.clock.install()
    stop_time(page)
    page.evaluate("() => { window.entries = document.querySelectorAll('aside.log ol > li').length }")


# Goes on through everything that waits, step by step, as a reader does. Of each step: the sentences in the ribbon and
# its remark; the new entries of the log, and how many of them can be seen; and what has moved since the step before:
# things in the frame around the board, and the board. On the board itself nothing can be tapped meanwhile.
WALK = """async () => {
  const named = each => each.matches('.board') ? 'the board' : each.getAttribute('aria-label') ?? each.textContent
  const isOver = () => document.querySelector('[aria-label=Result]') // it is put above the board
  const where = () => new Map([...document.querySelectorAll('.chrome :is(.button, summary), .play .board')]
    .filter(each => !each.closest('.settings .sheet') && each.getBoundingClientRect().width && !isOver())
    .map(each => [named(each), each.getBoundingClientRect()]))
  const isSeen = each => {
    const {top, bottom, height} = each.getBoundingClientRect()
    return height > 0 && top >= 0 && bottom <= innerHeight
  }
  const isCut = () => { // of a step that plays; otherwise the log has all of it
    const words = document.querySelector('.ribbon.playing p')
    return words && getComputedStyle(words).overflowY !== 'auto' ? words.scrollHeight > words.clientHeight + 1 : false
  }
  const steps = []
  for (;;) {
    const all = [...document.querySelectorAll('aside.log ol > li')]
    const news = all.slice(0, all.length - window.entries).reverse()
    const now = where()
    const moved = [...window.before ?? []].filter(([name, {x, y}]) => {
      const at = now.get(name)
      return at && Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) > 4
    }).map(([name]) => name)
    steps.push({
      told: [...document.querySelectorAll('.ribbon p > span')].map(each => each.textContent.trim()),
      remark: document.querySelector('.ribbon em')?.textContent ?? '',
      log: news.map(each => each.textContent.trim()), seen: news.filter(isSeen).length, moved, cut: isCut(),
    })
    window.entries = all.length
    window.before = now
    const next = document.querySelector('.ribbon.playing button')
    if (!next) return steps
    next.click()
    for (let n = 0; n < 5; n++) await Promise.resolve()
  }
}"""


class Step(NamedTuple):
    """What could be read when it was shown."""

    told: list[str]
    remark: str
    log: list[str]
    seen: int
    moved: list[str]
    cut: bool


def to_the_end(page: Page) -> list[Step]:
    """Every step until the match is over; after `stand_still`."""
    steps: list[Step] = []
    for _ in range(6000):
        steps += [Step(**each) for each in page.evaluate(WALK)]
        if page.locator("[aria-label=Result]").count() and not page.locator(".ribbon.playing").count():
            return steps
        page.wait_for_timeout(50)
    raise AssertionError("the match does not end")
