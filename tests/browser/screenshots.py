"""`make screenshots`: pictures of every page, of scenes, sheets, hints and results, in build/screenshots.

Of each game a match is played once per language. Time stands still in its page: each moment that shows something new,
such as a step of a scene of a kind that has not been met yet, is photographed in every size and theme. What looks
wrong in a picture, such as text that is cut, is listed in build/screenshots/flaws.txt.

    make screenshots ARGS="house-mouse --size phone --language de --theme dark"
"""
from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from mousehole.games import GAMES
from mousehole.table.quick import quick_of
from mousehole.words import LANGUAGES
from tests.browser.about import about
from tests.browser.flaws import flaws
from tests.browser.serving import FLAGS, STATIC, Served, chromium
from tests.browser.sitting import sit
from tests.browser.waiting import stop_time

SIZES = {"phone": (390, 844), "landscape": (844, 390), "desktop": (1440, 900), "screen": (1920, 1080),
         "small": (360, 740), "narrow": (320, 640), "tablet": (820, 1180), "zoomed": (720, 450)}
USUAL = ("phone", "landscape", "desktop", "screen")  # the others on request; zoomed: a desktop at 200%
THEMES = ("light", "dark")
FOLDER = Path("build/screenshots")
LESSON_STEP = 5
README = {"house-mouse": 11, "haunted-mouse": 6, "mousekeeping": 5}  # moves before the picture
DARK = "mousekeeping"
PAGES_AROUND = "pages"
HIDDEN = "haunted-mouse"  # a game in which everybody has something to hide
PAGES = {"days": ("/day", "main li"), "day": ("/day/mousekeeping", "main .button"),
         "no-statistics": ("/statistics", "main p"), "nowhere": ("/nowhere", "main h1, main h2")}
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
# Asks the things on the board what they are, until a sheet opens.
ASK = """async () => {
  for (const thing of document.querySelectorAll('.board :is([data-sheet], button, [role=button])')) {
    if (thing.matches('button[data-sheet]:not([aria-pressed])')) thing.click()
    else thing.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}))
    for (let n = 0; n < 5; n++) await Promise.resolve()
    if (document.querySelector('aside [data-sheet]')) return
  }
}"""

# All sheets beside each other, instead of the page.
SPREAD = """async names => {
  const spread = Object.assign(document.createElement('div'), {id: 'spread'})
  spread.style = 'display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr))'
  for (const name of names) {
    document.querySelector(`aside [data-about='${name}']`).click()
    for (let n = 0; n < 400 && !document.querySelector(`aside [data-sheet='${name}']`); n++) await Promise.resolve()
    const copy = document.querySelector('aside [data-sheet]').cloneNode(true)
    copy.querySelector('details')?.remove()
    spread.append(copy)
  }
  app.hidden = true
  document.body.append(spread)
}"""


def main(given: Sequence[str]) -> None:
    asked = argparse.ArgumentParser(prog="make screenshots", description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("games", nargs="*", choices=[*GAMES, PAGES_AROUND, []], metavar="GAME",
                       help=f"or {PAGES_AROUND}: those around the tables; usually all")
    asked.add_argument("--size", action="append", choices=list(SIZES), help=f"usually {', '.join(USUAL)}")
    asked.add_argument("--theme", action="append", choices=THEMES, help="usually both")
    asked.add_argument("--readme", action="store_true", help="only the README's pictures, into docs/pictures")
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
            if wanted.readme:
                readme(browser, server)
            for language in () if wanted.readme else wanted.language or ("en", "fr"):
                camera = Camera(language, wanted.size or list(USUAL), wanted.theme or list(THEMES))
                for game in wanted.games or [PAGES_AROUND, *GAMES]:
                    if game == PAGES_AROUND:
                        walk(browser, server, camera)
                    else:
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
        self.take(page, ["screen"], game, what)

    def take(self, page: Page, sizes: list[str], game: str, what: str, full: bool = False) -> None:
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width - 1, "height": height})  # another window may have changed this one's
            page.set_viewport_size({"width": width, "height": height})
            for theme in self.themes:
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                path = folder / f"{what}-{size}-{theme}-{self.language}.png"
                if full:
                    page.screenshot(path=path, full_page=True)
                else:
                    shoot(page, path)
                self.look(page, game, path.stem)
        print(f"{game}: {what} ({self.language})", flush=True)


    def look(self, page: Page, game: str, picture: str) -> None:
        with (FOLDER / "flaws.txt").open("a", encoding="utf-8") as written:
            written.writelines(f"{game} {picture}: {each}\n" for each in flaws(page))


def shoot(page: Page, path: Path) -> None:
    """As page.screenshot(), without its waiting: nothing moves here."""
    client = page.context.new_cdp_session(page)
    whole = {"x": 0, "y": 0, "scale": 1, **(page.viewport_size or {})}  # a window behind another one may be smaller
    got = client.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": whole,
                                                 "captureBeyondViewport": True})
    path.write_bytes(base64.b64decode(got["data"]))
    client.detach()


def opened(browser: Browser, camera: Camera) -> BrowserContext:
    width, height = SIZES[camera.sizes[0] if camera.sizes else "screen"]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=camera.language,
                                  reduced_motion="reduce")
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
    camera.keep(page, PAGES_AROUND, "home", full=True)
    page.locator(".settings summary").first.click()
    camera.keep(page, PAGES_AROUND, "settings")
    for game in GAMES:
        page.goto(f"{server.url}/new/{game}")
        page.locator("main details summary").first.click()
        camera.keep(page, PAGES_AROUND, f"new-{game}", full=True)
    for name, (path, there) in PAGES.items():
        page.goto(f"{server.url}{path}")
        page.locator(there).first.wait_for()
        camera.keep(page, PAGES_AROUND, name, full=True)
    lobby(page, server, camera)
    context.close()


def lobby(page: Page, server: Served, camera: Camera) -> None:
    """Before a game: waiting for others, and passing a device on."""
    sit(page, server, HIDDEN, 3, people=2)
    page.locator("main h2").first.wait_for()
    camera.keep(page, PAGES_AROUND, "lobby", full=True)
    page.goto(server.url)
    page.locator("section li a").first.wait_for()
    camera.keep(page, PAGES_AROUND, "my-games")
    page.goto(f"{server.url}/new/{HIDDEN}/here")
    page.locator("main input").first.wait_for()
    camera.keep(page, PAGES_AROUND, "here", full=True)
    for n, name in enumerate(("Anna", "Ben")):
        page.locator("main input").nth(n).fill(name)
    page.locator("main .button.main").click()
    page.wait_for_url("**/t/**")
    page.locator("main h1").wait_for()
    camera.keep(page, PAGES_AROUND, "cover")
    page.locator("main .button.main").click()
    page.locator(".board").wait_for()
    camera.keep(page, PAGES_AROUND, "uncovered")


def readme(browser: Browser, server: Served) -> None:
    """The shelf on a desktop, and three games on phones, some moves after the beginning."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    page.goto(server.url)
    page.locator("article .blurb:not(:empty)").last.wait_for()
    page.screenshot(path="docs/pictures/home.png", full_page=True)
    for game, moves in README.items():
        theme: Any = "dark" if game == DARK else "light"
        phone = browser.new_page(viewport={"width": 390, "height": 800}, device_scale_factor=1.5, locale="en",
                                 reduced_motion="reduce", color_scheme=theme)
        phone.add_init_script("localStorage.setItem('mousehole.scenes', '\"off\"')")
        quick = quick_of(game)
        server.deal(f"readme {game}")
        options: dict[str, Any] = quick.options | about(game).PICTURED
        sit(phone, server, game, quick.seats, **options)
        phone.locator(".board, .button.main").first.wait_for()
        for _ in range(moves):
            choice = phone.locator("[data-choice]:not([disabled])").first
            choice.wait_for(state="attached")
            choice.evaluate("button => button.click()")
            phone.wait_for_timeout(300)
        phone.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")
        phone.keyboard.press("Escape")
        phone.wait_for_timeout(500)
        phone.screenshot(path=f"docs/pictures/{game}.png")
    server.deal("")


class Shooting:
    """A whole match: its beginning, a hint, the sheets, every kind of step in its scenes, the result."""

    def __init__(self, browser: Browser, server: Served, camera: Camera, game: str) -> None:
        self.server, self.camera, self.game = server, camera, game
        self.context = opened(browser, camera)
        self.page = self.context.new_page()

    def take(self) -> None:
        quick = quick_of(self.game)
        self.server.deal(f"screenshots {self.game}")
        options: dict[str, Any] = quick.options | about(self.game).PICTURED
        address = sit(self.page, self.server, self.game, quick.seats, **options)
        table = address.rsplit("/", 1)[1]
        self.page.locator(".board").first.wait_for()
        screen = self.screen_of(table) if self.camera.has_screen else None
        if self.camera.sizes:
            self.keep("begin")
            self.hint()
            self.sheets()
        self.page.clock.install()
        stop_time(self.page)
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
        stop_time(screen)
        return screen

    def hint(self) -> None:
        """What is advised, and the same when it has been picked."""
        self.page.locator(".prompt .button:not(.plain, .aid)").last.click()
        self.page.locator(".hints").wait_for()
        self.keep("hint")
        pick = self.page.locator(".hints .do .button:not(.plain)")
        if pick.count():
            pick.click()
            self.page.locator(".hints .do .plain").click()
            self.keep("picked")
            self.page.keyboard.press("Escape")

    def sheets(self) -> None:
        """The first over the whole page, then all of them spread out: a sheet lists all that there are."""
        self.page.evaluate(ASK)
        sheet = self.page.locator("aside [data-sheet]")
        self.keep("sheet")
        sheet.locator("details summary").click()
        others = sheet.locator("[data-about]")
        others.first.wait_for()
        names = others.evaluate_all("all => all.map(each => each.dataset.about)")
        self.keep("sheets")
        self.page.evaluate(SPREAD, names)
        self.keep("all-sheets", full=True)
        self.page.evaluate("() => { document.querySelector('#spread').remove(); app.hidden = false }")
        self.page.keyboard.press("Escape")

    def scenes(self, page: Page, keep: Callable[[Page, str, str], None]) -> None:
        """Every kind of step, until the match is over and has been shown."""
        known: list[str] = []
        waited = 0
        while waited < WAITS:
            kind = page.evaluate(NEXT, known)
            if kind is not None:
                known.append(kind)
                keep(page, self.game, f"scene-{len(known):02}-{kind.replace(' ', '-')[:60]}")
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
        self.page.goto(f"{self.server.url}/verify/{table}/1")
        self.page.locator("main h2, main h1").first.wait_for()
        self.page.wait_for_load_state("networkidle")
        self.keep("verify", full=True)
        self.page.goto(f"{self.server.url}/statistics")
        self.page.locator("main section").first.wait_for()
        self.keep("statistics", full=True)
        self.page.goto(f"{self.server.url}/replay/{table}/1")
        self.page.locator("section > .button.small").last.click()
        self.page.locator("section h4").first.wait_for(timeout=90_000)
        self.keep("review", full=True)


if __name__ == "__main__":
    main(sys.argv[1:])
