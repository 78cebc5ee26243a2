"""Whatever game is on the shelf: it can be opened and played from the page, with or without a board of its own."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mousehole.games import OURS
from mousehole.words import clauses
from tests.browser.serving import Served


@pytest.mark.parametrize("game", OURS)
def test_every_game_opens_from_the_home_page_and_takes_choices(page: Page, served: Served, complaints: list[str],
                                                                game: str) -> None:
    page.goto(served.url)
    page.locator(f"article:has(a[href='/new/{game}'])").get_by_role("button").click()
    ready = page.get_by_role("button", name="I’m ready")  # a running clock waits until everybody is
    ready.or_(page.locator("[data-choice]").first).first.wait_for(state="attached")
    if ready.is_visible():
        ready.click()
    for _ in range(3):
        choice = page.locator("[data-choice]:not([disabled])").first
        choice.wait_for(state="attached")
        choice.evaluate("button => { button.closest('details').open = true }")
        prompt = page.locator(".prompt").inner_text()
        assert prompt
        taken = choice.element_handle()
        choice.click()
        page.wait_for_function("choice => !choice.isConnected || !choice.disabled", arg=taken)
    expect(page.get_by_role("alert").filter(has_text="[")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not complaints


@pytest.mark.parametrize("game", OURS)
def test_every_rulebook_opens_beside_its_table_in_french_too(page: Page, served: Served, game: str) -> None:
    page.add_init_script("localStorage.setItem('mousehole.language', '\"fr\"')")
    page.goto(served.url)
    page.locator(f"article:has(a[href='/new/{game}'])").get_by_role("button").click()
    page.get_by_role("button", name="Règles", exact=True).click()
    expect(page.locator("dt")).to_have_count(len(clauses(game, "fr")))
