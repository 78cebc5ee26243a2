"""`make screenshots`: pictures of every page, of scenes, sheets, hints and results, in build/screenshots.

Of each game: the steps of its first scenes, sheets, a hint, the result and the TV view; in every size, theme, language.
"""
from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from mousehole.games import GAMES, load_game
from mousehole.table.quick import quick_of
from mousehole.testkit.online import Seated
from tests.browser.matches import finished
from tests.browser.serving import FLAGS, Served, chromium
from tests.browser.sitting import sit

SIZES = {"phone": (390, 844), "landscape": (844, 390), "desktop": (1440, 900), "screen": (1920, 1080)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "fr")
STEPS, SHEETS, MOVES = 6, 4, 24  # at most, per game
LESSON_STEP = 5
FOLDER = Path("build/screenshots")


def main(*games: str) -> None:
    if not chromium():
        sys.exit("no Chromium on this machine")
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = list(games) or list(GAMES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        ended = {game: finished(server, game, max(2, load_game(game).facts.fewest), SHORT.get(game)) for game in chosen}
        try:
            for size in SIZES:
                for theme in THEMES:
                    for language in LANGUAGES:
                        Pictures(browser, server, size, theme, language).take(chosen, ended)
        finally:
            browser.close()
            server.stop()


SHORT = {"mousekeeping": {"move_limit": 60}}


class Pictures:
    """All pictures in one size, theme and language."""

    def __init__(self, browser: Browser, server: Served, size: str, theme: str, language: str) -> None:
        self.browser, self.server, self.size = browser, server, size
        self.name = f"{size}-{theme}-{language}"
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light")
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(f"localStorage.setItem('mousehole.language', {json.dumps(json.dumps(language))})")

    def take(self, games: list[str], ended: dict[str, Seated]) -> None:
        page = self.context.new_page()
        if self.size != "screen":
            self.walk(page, games[0])
        for game in games:
            if self.size != "screen":
                self.played(page, game)
            self.afterwards(page, game, ended[game])
        self.context.close()

    def walk(self, page: Page, game: str) -> None:
        page.goto(self.server.url)
        page.locator("article button").first.wait_for()
        self.keep(page, "home", full=True)
        page.goto(f"{self.server.url}/new/{game}")
        page.locator("main input").first.wait_for()
        self.keep(page, "new", full=True)

    def played(self, page: Page, game: str) -> None:
        """The first moves at a table: scenes step by step, then a hint, then sheets."""
        self.server.deal(f"screenshots {game}")
        quick = quick_of(game)
        options: dict[str, Any] = quick.options
        sit(page, self.server, game, quick.seats, **options)
        page.locator(".ribbon").wait_for()
        self.keep(page, f"{game}-begin")
        steps = 0
        for _ in range(MOVES):
            while page.locator(".ribbon.playing").count() and steps < STEPS:
                self.keep(page, f"{game}-scene-{steps}")
                steps += 1
                page.locator(".ribbon.playing button").first.dispatch_event("click")
                page.wait_for_timeout(80)
            if page.locator(".ribbon.playing").count():
                page.keyboard.press("Escape")
            choice = page.locator("[data-choice]:not([disabled])").first
            try:
                choice.wait_for(state="attached", timeout=8_000)
            except Error:
                continue  # a scene has begun meanwhile
            if steps >= STEPS:
                break
            choice.evaluate("button => button.click()")
            page.wait_for_timeout(250)
        self.keep(page, f"{game}-turn")
        hint = page.locator(".prompt button").nth(1)
        if hint.count():
            hint.click()
            page.locator(".hints").wait_for(timeout=30_000)
            self.keep(page, f"{game}-hint")
            page.keyboard.press("Escape")
        for n, about in enumerate(page.locator("[data-sheet]").all()[:SHEETS]):
            about.dispatch_event("click")
            page.wait_for_timeout(200)
            self.keep(page, f"{game}-sheet-{n}")
            page.keyboard.press("Escape")
        page.goto(f"{self.server.url}/learn/{game}#{LESSON_STEP}")
        page.locator(".words .on").wait_for()
        self.keep(page, f"{game}-lesson")
        self.server.deal("")

    def afterwards(self, page: Page, game: str, seated: Seated) -> None:
        """A game that is over: its result, its replay, the TV view."""
        if self.size == "screen":
            page.goto(f"{self.server.url}/screen/{seated.table}")
            page.locator("aside img").wait_for()
            self.keep(page, f"{game}-screen")
            return
        page.goto(f"{self.server.url}/t/{seated.table}#key={seated.key}")
        page.locator("section.sheet h2").first.wait_for()
        self.keep(page, f"{game}-result", full=True)
        page.goto(f"{self.server.url}/replay/{seated.table}/1#12")
        page.get_by_role("slider").wait_for()
        self.keep(page, f"{game}-replay")

    def keep(self, page: Page, what: str, full: bool = False) -> None:
        page.wait_for_load_state("networkidle")
        path = FOLDER / f"{what}-{self.name}.png"
        page.screenshot(path=path, full_page=full)
        print(path, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
