"""Patience: how long a browser test waits for what it means, on a machine that may have other work to do."""
from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

PATIENCE = 60_000  # ms; nobody waits for what is there already


def until(page: Page, what: str, is_so: Callable[[], bool]) -> None:
    """Wait for something that no locator can tell. `what`: in words, if it never comes."""
    end = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < end, f"never: {what}"
        page.wait_for_timeout(30)


def stop_time(page: Page) -> None:
    """Stop all timers in the pages of this window. Their clock moves on by seconds first: slow machines are never late.

    Playwright counts time in seconds, the page in milliseconds.
    """
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)


# Playwright waits for ever for what a script in a page comes back with: in a page that shows something unexpected,
# a test would hang there. What the page showed tells why.
WITHIN = """async ([given, patience]) => {
  let late
  const never = new Promise((_, fail) => {
    const gone = () => fail(Error(`never came back; ${location.hash} shows: ${document.body.innerText}`))
    late = setTimeout(gone, patience)
  })
  return Promise.race([(%s)(given), never]).finally(() => clearTimeout(late))
}"""


def run(page: Page, script: str, given: object = None, patience: int = 3 * PATIENCE) -> Any:
    """Let the page do something that takes its time, and return what it came back with."""
    return page.evaluate(WITHIN % script, [given, patience])


def until_script(page: Page, script: str) -> None:
    """Wait for something asynchronous: `wait_for_function` would take its promise for a yes."""
    run(page, f"async () => {{ while (!(await ({script})())) await new Promise((go) => setTimeout(go, 100)) }}")
