"""A person who hears the page: knows nothing but its accessibility tree, and uses nothing but the keyboard."""
from __future__ import annotations

import re
import time
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

PATIENCE = 60.0  # seconds for the others to move, on a machine that has other work to do
MOST_TABS = 150  # the whole way round the page

# What a screen reader says without being asked: of a log, the nodes that were added; of any other live region, all
# of it when it has changed. Each with the region's name or role, in the order in which it happened.
LISTEN = """
window.spoken = []
const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
const textOf = (node) => node.textContent.replace(/\\s+/g, ' ').trim()
const last = new Map()
new MutationObserver((changes) => {
  const whole = new Set()
  for (const { target, addedNodes } of changes) {
    const at = target instanceof Element ? target : target.parentElement
    const region = at?.closest(LIVE)
    const inside = [...addedNodes].flatMap((node) => node instanceof Element
      ? [...node.querySelectorAll(LIVE), ...(node.matches(LIVE) ? [node] : [])] : [])
    for (const each of inside) if (each.role !== 'log') whole.add(each)
    if (region?.role === 'log') {
      for (const node of addedNodes) if (textOf(node)) window.spoken.push([region.ariaLabel, textOf(node)])
    } else if (region) whole.add(region)
  }
  for (const region of whole) {
    const text = region.isConnected && region.checkVisibility() ? textOf(region) : ''
    if (text && text !== last.get(region)) window.spoken.push([region.ariaLabel ?? region.role ?? '', text])
    last.set(region, text)
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
VOICE = "Announcements"


class Spoken(NamedTuple):
    """`voice`: what the table's announcer said; `others`: all other live regions since then, each with its name."""

    voice: list[str]
    others: list[tuple[str, str]]


def listen(context: BrowserContext) -> None:
    """Write down what is announced, in every page of this window from its beginning."""
    context.add_init_script(LISTEN)


def spoken(page: Page) -> Spoken:
    found: list[tuple[str, str]] = [(region, text) for region, text in page.evaluate("window.spoken")]
    first = next((n for n, (region, _) in enumerate(found) if region == VOICE), len(found))
    return Spoken([text for region, text in found if region == VOICE],
                  [each for each in found[first:] if each[0] != VOICE])


class Thing(NamedTuple):
    role: str
    name: str


class Reader:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def tree(self) -> str:
        """Return Playwright's accessibility snapshot: roles, names and texts, and nothing else."""
        return self.page.locator("body").aria_snapshot()

    def focused(self) -> Thing:
        """Return what has the focus, from the browser's own accessibility tree."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        nodes: list[dict[str, Any]] = self.line.send("Accessibility.getPartialAXTree", {
            "objectId": found["objectId"], "fetchRelatives": False})["nodes"]
        return Thing(nodes[0].get("role", {}).get("value", ""), nodes[0].get("name", {}).get("value", ""))

    def tab_to(self, name: str, at_least: int = 1) -> Thing:
        """Press Tab at least this often, and then until a thing with this name has the focus."""
        for _ in range(at_least - 1):
            self.page.keyboard.press("Tab")
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            thing = self.focused()
            if re.search(name, thing.name):
                return thing
        raise AssertionError(f"no way to {name} by Tab:\n{self.tree()}")

    def moves(self) -> list[str]:
        """Return all moves that the tree lists, by name; empty: it is not our turn."""
        part = self.tree().partition("All moves (")[2]
        found = re.findall(r"- listitem:\n\s+- (?:'button \"(.*)\"'|button \"((?:[^\"\\]|\\.)*)\")\n", part + "\n")
        return [(quoted.replace("''", "'") or plain).replace('\\"', '"') for quoted, plain in found]

    def is_over(self) -> bool:
        return 'region "Result"' in self.tree()

    def my_moves(self) -> list[str]:
        """Wait for our turn; empty: the match is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.moves():
                return found
            if self.is_over():
                return []
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing happens:\n{self.tree()}")
