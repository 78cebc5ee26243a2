"""A game that the page was not built with: from its package to its result, on the board that fits any game."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.serving import STATIC, Served


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """What `mousehole new-game` writes, installed beside Mousehole."""
    subprocess.run([sys.executable, "-m", "mousehole.cli", "new-game", "cheese-chase", "--into", tmp_path], check=True,
                   capture_output=True)
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps",
                    "--no-build-isolation", "--target", tmp_path / "installed", tmp_path / "cheese-chase"], check=True)
    return tmp_path / "installed"


def test_a_strangers_game_is_played_from_shelf_to_result(browser: Browser, stranger: Path, tmp_path: Path) -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    server = Served(tmp_path, environment={"PYTHONPATH": str(stranger)})
    server.deal("five different cards")  # of two equal ones that are left, a tap plays one: there is nothing to choose
    try:
        page = browser.new_page(locale="fr")
        page.goto(server.url)
        page.locator("article", has_text="Cheese Chase").get_by_role("button").first.click()
        hand = page.locator(".hand button.card[aria-disabled=false]")  # nothing is tapped while an answer is on its way
        expect(page.get_by_text("Votre main", exact=True)).to_be_visible()
        for left in (5, 4, 3, 2):
            expect(hand).to_have_count(left)
            hand.first.click()
            page.locator(".confirm .main").click()
        expect(hand).to_have_count(1)
        hand.first.click()  # the only choice: one tap
        expect(page.get_by_text("Le sol est propre.").first).to_be_visible()
        page.goto(f"{server.url}/learn/cheese-chase")
        expect(page.get_by_text("Cinq tas de miettes").first).to_be_visible()
    finally:
        server.stop()
