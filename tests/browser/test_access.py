"""Accessibility of every page; and nothing is conveyed by color alone."""
from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.playing import CALM, board, new_table, start, ways
from tests.browser.serving import Served


def serious(page: Page, is_still: bool = False) -> list[str]:
    """`is_still`: time stands still in this page. Axe gets the few moments that it needs, and no scene goes on."""
    page.evaluate("document.fonts.ready")
    found = while_still(page) if is_still else Axe().run(page).response["violations"]
    return [f"{each['id']}: {[node['html'][:200] for node in each['nodes']]}" for each in found
            if each["impact"] in ("serious", "critical")]


def while_still(page: Page) -> list[dict[str, Any]]:
    page.evaluate(Axe().axe_script)
    page.evaluate("() => { axe.run({resultTypes: ['violations']}).then(all => { window.axed = all.violations }) }")
    for _ in range(100):
        page.clock.run_for(5)
        if (found := page.evaluate("window.axed")) is not None:
            page.evaluate("window.axed = undefined")
            return list(found)
    raise AssertionError("axe does not finish")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, served: Served, light: str) -> None:
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    page.goto(served.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    assert not serious(page)
    page.goto(f"{served.url}/new/mousekeeping")
    page.get_by_role("button", name="Create table").wait_for()
    assert not serious(page)
    new_table(page, served, seats=1, bots=0, options=CALM)
    assert not serious(page)
    start(page)
    assert not serious(page)
    board(page).locator("[data-room='433']").click()
    page.get_by_role("button", name="Rule KEEP-12").last.click()
    assert not serious(page)
    page.locator("aside").get_by_label("Close").click()
    page.get_by_text(re.compile(r"^All moves")).click()
    assert not serious(page)


def test_colour_is_never_alone(page: Page, served: Served) -> None:
    """Elevators have shapes, ways a dashed ring, goals a cheese, the two faces of a keycard a pattern."""
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    rooms = [board(page).locator(f"[data-room='{room}'] path").last for room in (112, 121, 134, 143)]
    assert len({room.get_attribute("d") for room in rooms}) == 4
    assert board(page).locator(".way .ring").count() == ways(page).count()
    assert board(page).locator(".goal .cheese").count() == board(page).locator(".goal").count()
