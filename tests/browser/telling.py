"""What a page tells while a scene is on: every sentence that was ever visible, and what stayed in its place."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

WATCH = """() => {
  window.told = []
  const read = () => {
    const text = document.querySelector('.ribbon p')?.innerText.trim().replace(/\\s+/g, ' ') ?? ''
    if (text && window.told.at(-1) !== text) window.told.push(text)
  }
  new MutationObserver(read).observe(document.body, {subtree: true, childList: true, characterData: true})
  read()
}"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board button:enabled, .board [role=button]')]
  .filter(each => each.getBoundingClientRect().width)
  .map((each, n) => [`${n} ${each.getAttribute('data-spot') ?? each.className}`,
    each.getBoundingClientRect().y + scrollY]))"""


def watch(page: Page) -> None:
    """From now on, keep what the ribbon says."""
    page.evaluate(WATCH)


def told(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.told")
    return found


def logged(page: Page) -> list[str]:
    """The log, oldest first; it is in the page even where it is not open."""
    found: list[str] = page.locator("aside.log ol li").evaluate_all("all => all.map(each => each.textContent.trim())")
    return found[::-1]


def places(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PLACES)
    return found


def moved(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What is in both and has moved by more than 4 px."""
    return [name for name in before if name in after and abs(before[name] - after[name]) > 4]


def over(page: Page) -> None:
    """Wait until no scene is on."""
    page.wait_for_function("() => !document.querySelector('.ribbon.playing')", timeout=30_000)
