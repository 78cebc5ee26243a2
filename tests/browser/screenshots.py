"""`make screenshots`: pictures of every page, of scenes, sheets, hints and results, in build/screenshots.

Of each game a match is played once per language. Whenever something new is to be seen, such as a step of a scene of a kind
that has not been met yet, the page's time stands still, and the same moment is photographed in every size and theme.

    make screenshots ARGS="house-mouse --size phone --language de --theme dark"
"""
from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from mousehole.games import GAMES
from mousehole.table.quick import quick_of
from mousehole.words import LANGUAGES
from tests.browser.serving import FLAGS, STATIC, Served, chromium
from tests.browser.sitting import sit

SIZES = {"phone": (390, 844), "landscape": (844, 390), "desktop": (1440, 900), "screen": (1920, 1080),
         "small": (360, 740), "narrow": (320, 640), "tablet": (820, 1180), "zoomed": (720, 450)}
USUAL = ("phone", "landscape", "desktop", "screen")  # the others on request; zoomed: a desktop at 200 %
THEMES = ("light", "dark")
FOLDER = Path("build/screenshots")
SHORT = {"mousekeeping": {"move_limit": 60}}
LESSON_STEP = 5
OVER = ".play > section.sheet h2, main > section > h2"  # at a table, and on the TV
WAITS = 300  # times a tenth of a second, until bots have played on

# The next step that shows something new; null: everything that has arrived so far has been shown. Time stands still, so
# nothing goes on by itself. Two steps are of one kind if the same kinds of events are told with the same remark.
NEXT = """async known => {
  for (;;) {
    const ribbon = document.querySelector('.ribbon')
    const kind = ribbon?.dataset.told ?? ''
    if (kind && !known.includes(kind)) return kind
    const next = document.querySelector('.ribbon.playing button')
    if (!next) return null
    next.click()
    for (let n = 0; n < 5; n++) await Promise.resolve()
  }
}"""
# Asks everything on the board what it is: the names of all sheets that open, each with the number of the thing that opens it.
ASKED = """const ask = thing => thing.matches('button[data-sheet]:not([aria-pressed])') ? thing.click()
    : thing.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}))
  const things = [...document.querySelectorAll('.board :is([data-sheet], button, [role=button])')]"""
ASK = f"async () => {{ {ASKED}" + """
  const found = {}
  for (const [n, thing] of things.entries()) {
    ask(thing)
    for (let n = 0; n < 5; n++) await Promise.resolve()
    const name = document.querySelector('aside [data-sheet]')?.dataset.sheet
    if (!name) continue
    found[name] ??= n
    window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))
    for (let n = 0; n < 5; n++) await Promise.resolve()
  }
  return found
}"""
OPEN = f"n => {{ {ASKED}; ask(things[n]) }}"


def main(given: Sequence[str]) -> None:
    asked = argparse.ArgumentParser(prog="make screenshots", description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME", help=f"of {', '.join(GAMES)}; usually all")
    asked.add_argument("--size", action="append", choices=list(SIZES), help=f"usually {', '.join(USUAL)}")
    asked.add_argument("--theme", action="append", choices=THEMES, help="usually both")
    asked.add_argument("--language", action="append", choices=list(LANGUAGES), help="usually English and French")
    wanted = asked.parse_args(given)
    if not chromium():
        sys.exit("no Chromium on this machine")
    if not (STATIC / "index.html").exists():
        sys.exit("the page is not built: make page")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for language in wanted.language or ("en", "fr"):
                camera = Camera(language, wanted.size or list(USUAL), wanted.theme or list(THEMES))
                walk(browser, server, camera)
                for game in wanted.games or list(GAMES):
                    Shooting(browser, server, camera, game).take()
        finally:
            browser.close()
            server.stop()


class Camera:
    """Takes each moment in all the sizes and themes that are wanted."""

    def __init__(self, language: str, sizes: list[str], themes: list[str]) -> None:
        self.language, self.themes = language, themes
        self.sizes = [size for size in sizes if size != "screen"]
        self.has_screen = "screen" in sizes

    def keep(self, page: Page, game: str, what: str, full: bool = False) -> None:
        self.take(page, self.sizes, game, what, full)

    def keep_screen(self, page: Page, game: str, what: str) -> None:
        self.take(page, ["screen"], game, what, False)

    def take(self, page: Page, sizes: list[str], game: str, what: str, full: bool) -> None:
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for theme in self.themes:
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                page.screenshot(path=folder / f"{what}-{size}-{theme}-{self.language}.png", full_page=full)
        print(f"{game}: {what} ({self.language})", flush=True)


def opened(browser: Browser, camera: Camera) -> BrowserContext:
    width, height = SIZES[camera.sizes[0] if camera.sizes else "screen"]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=camera.language, reduced_motion="reduce")
    context.set_default_timeout(30_000)
    context.add_init_script(f"localStorage.setItem('mousehole.language', {json.dumps(json.dumps(camera.language))})")
    return context


def walk(browser: Browser, server: Served, camera: Camera) -> None:
    """The pages around the tables."""
    if not camera.sizes:
        return
    context = opened(browser, camera)
    page = context.new_page()
    page.goto(server.url)
    page.locator("article button").first.wait_for()
    camera.keep(page, "pages", "home", full=True)
    page.goto(f"{server.url}/new/{next(iter(GAMES))}")
    page.locator("main input").first.wait_for()
    camera.keep(page, "pages", "new", full=True)
    context.close()


class Shooting:
    """A whole match: its beginning, a hint, the sheets, every kind of step in its scenes, the result; then lesson and replay."""

    def __init__(self, browser: Browser, server: Served, camera: Camera, game: str) -> None:
        self.server, self.camera, self.game = server, camera, game
        self.context = opened(browser, camera)
        self.page = self.context.new_page()

    def take(self) -> None:
        quick = quick_of(self.game)
        self.server.deal(f"screenshots {self.game}")
        address = sit(self.page, self.server, self.game, quick.seats, **quick.options | SHORT.get(self.game, {}))
        table = address.rsplit("/", 1)[1]
        self.page.locator(".board").first.wait_for()
        screen = self.screen_of(table) if self.camera.has_screen else None
        if self.camera.sizes:
            self.keep("begin")
            self.hint()
            self.sheets()
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)
        self.page.locator(".settings summary").first.evaluate("menu => menu.click()")
        self.page.locator(".settings .sheet > .button").nth(1).evaluate("button => button.click()")
        if self.camera.sizes:
            self.scenes(self.page, self.camera.keep)
            self.keep("result", full=True)
            self.afterwards(table)
        if screen:
            self.scenes(screen, self.camera.keep_screen)
        self.server.deal("")
        self.context.close()

    def keep(self, what: str, full: bool = False) -> None:
        self.camera.keep(self.page, self.game, what, full)

    def screen_of(self, table: str) -> Page:
        """The TV view, in a window of its own; what happens meanwhile waits there to be shown."""
        screen = self.context.new_page()
        screen.set_viewport_size({"width": SIZES["screen"][0], "height": SIZES["screen"][1]})
        screen.clock.install()
        screen.goto(f"{self.server.url}/screen/{table}")
        screen.locator(".board").first.wait_for()
        self.camera.keep_screen(screen, self.game, "begin")
        screen.clock.pause_at(screen.evaluate("Date.now()") + 1000)
        return screen

    def hint(self) -> None:
        """What is advised, and the same when it has been picked."""
        self.page.locator(".prompt .button:not(.plain, .aid)").click()
        self.page.locator(".hints").wait_for()
        self.keep("hint")
        pick = self.page.locator(".hints .do .button:not(.plain)")
        if pick.count():
            pick.click()
            self.page.keyboard.press("Escape")
            self.keep("picked")

    def sheets(self) -> None:
        found: dict[str, int] = self.page.evaluate(ASK)
        for name, thing in found.items():
            self.page.evaluate(OPEN, thing)
            self.page.locator(f"aside [data-sheet='{name}']").wait_for()
            self.keep(f"sheet-{name}")
            self.page.keyboard.press("Escape")

    def scenes(self, page: Page, keep: object) -> None:
        """Every kind of step, until the match is over and has been shown."""
        assert callable(keep)
        known: list[str] = []
        waited = 0
        while waited < WAITS:
            kind = page.evaluate(NEXT, known)
            if kind is not None:
                known.append(kind)
                keep(page, self.game, f"step-{len(known):02}-{kind.replace(' ', '-')[:60]}")
                waited = 0
                continue
            if page.locator(OVER).count() and page.locator(".ribbon.playing").count() == 0:
                return
            page.wait_for_timeout(100)
            waited += 1

    def afterwards(self, table: str) -> None:
        self.page.goto(f"{self.server.url}/learn/{self.game}#{LESSON_STEP}")
        self.page.locator(".words .on").wait_for()
        self.keep("lesson")
        self.page.goto(f"{self.server.url}/replay/{table}/1#12")
        self.page.get_by_role("slider").wait_for()
        self.keep("replay")


if __name__ == "__main__":
    main(sys.argv[1:])
