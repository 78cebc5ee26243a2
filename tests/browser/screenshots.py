"""`make screenshots`: every page at phone and desktop size, light and dark, in build/screenshots."""
from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from mousehole.games import GAMES
from mousehole.testkit.online import Seated
from tests.browser.matches import finished
from tests.browser.serving import FLAGS, Served, chromium

SIZES = {"phone": (360, 740), "desktop": (1280, 800), "television": (1920, 1080)}
LESSON_STEP = 5
FOLDER = Path("build/screenshots")


def main(*games: str) -> None:
    if not chromium():
        sys.exit("no Chromium on this machine")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        seated = finished(server, "haunted-mouse", 3)
        try:
            for size, (width, height) in SIZES.items():
                for light in ("light", "dark"):
                    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB",
                                                  color_scheme="dark" if light == "dark" else "light",
                                                  reduced_motion="reduce")
                    context.set_default_timeout(20_000)
                    if size != "television":
                        walk(context.new_page(), server, f"{size}-{light}", list(games) or list(GAMES))
                    afterwards(context.new_page(), server, f"{size}-{light}", seated)
                    context.close()
        finally:
            browser.close()
            server.stop()


def walk(page: Page, server: Served, name: str, games: list[str]) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    keep(page, f"home-{name}", full=True)
    page.goto(f"{server.url}/new/{games[0]}")
    page.get_by_label("Your name").fill("Anna")
    keep(page, f"new-{name}", full=True)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("img", name="QR code").wait_for()
    keep(page, f"lobby-{name}", full=True)
    for game in games:
        page.goto(server.url)
        page.locator(f"article:has(a[href='/new/{game}'])").get_by_role("button").click()
        page.get_by_role("region").first.wait_for()
        page.wait_for_timeout(1500)  # bots have moved, pictures are there
        keep(page, f"{game}-{name}")
        keep(page, f"{game}-{name}-whole", full=True)
        page.goto(f"{server.url}/learn/{game}#{LESSON_STEP}")
        page.locator(".words .on").wait_for()
        keep(page, f"lesson-{game}-{name}")


def afterwards(page: Page, server: Served, name: str, seated: Seated) -> None:
    """A match that is over: its result, the look back, the replay, the check of the shuffle, the big screen."""
    page.goto(f"{server.url}/t/{seated.table}#key={seated.key}")
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("img", name="Graph").wait_for(timeout=60_000)
    keep(page, f"result-{name}", full=True)
    page.goto(f"{server.url}/replay/{seated.table}/1#12")
    page.get_by_role("slider").wait_for()
    keep(page, f"replay-{name}")
    page.goto(f"{server.url}/verify/{seated.table}/1")
    page.get_by_text("Shuffle verified.").wait_for()
    keep(page, f"verify-{name}", full=True)
    page.goto(f"{server.url}/screen/{seated.table}")
    page.get_by_role("img", name="QR code").wait_for()
    keep(page, f"screen-{name}")


def keep(page: Page, name: str, full: bool = False) -> None:
    page.wait_for_load_state("networkidle")
    page.screenshot(path=FOLDER / f"{name}.png", full_page=full)
    print(FOLDER / f"{name}.png", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
