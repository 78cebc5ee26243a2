"""Patience: how long a browser test waits for what it means, on a machine that may have other work to do."""
from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 60_000  # ms; nobody waits for what is there already


def until(page: Page, what: str, is_so: Callable[[], bool]) -> None:
    """Wait for something that no locator can tell. `what`: in words, if it never comes."""
    end = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < end, f"never: {what}"
        page.wait_for_timeout(30)
