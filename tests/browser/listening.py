"""What the page has told: everything that was to be read in the ribbon, and where tappable things were."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

LISTEN = """() => {
  const told = (window.told ??= [])
  const look = () => {
    for (const each of document.querySelectorAll('.ribbon p > *')) {
      const text = each.innerText.trim()
      if (text && told.at(-1) !== text) told.push(text)
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""
PLACES = """all => all.filter(each => !each.disabled).map(each => {
  const { x, y } = each.getBoundingClientRect()
  return [each.getAttribute('aria-label') ?? each.innerText, x, y]
})"""


def listen(context: BrowserContext, pace: str = "fast") -> None:
    """Collect the ribbon's sentences from now on, in every page; scenes are played at this pace."""
    context.add_init_script(f"localStorage.setItem('mousehole.scenes', '\"{pace}\"')")
    context.add_init_script(f"({LISTEN})()")


def told(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.told")
    return found


def logged(page: Page) -> list[str]:
    """The log, from the beginning."""
    found: list[str] = page.locator(".log ol li").evaluate_all("all => all.map(each => each.textContent.trim())")
    return found[::-1]


def places(page: Page, within: str) -> Any:
    return page.locator(f"{within} button").evaluate_all(PLACES)


def moved(before: Any, after: Any) -> list[str]:
    """What is elsewhere than before, by more than 4 px. Several things may have the same name."""
    names = {name for name, _, _ in before}
    return [name for name, x, y in after if name in names
            and not any(name == was and max(abs(x - left), abs(y - top)) <= 4 for was, left, top in before)]
