"""`python -m tests.browser.icons`: the icons of an installed page, from web/public/icon.svg, and the pictures that
messengers show beside a link, from the lids of the boxes. Run it when one of those has changed.
"""
from __future__ import annotations

import argparse
import struct
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from mousehole.games import GAMES
from tests.browser.serving import FLAGS, Served, chromium

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
PAPER = "#f6ecd9"
# Name, pixels, how much of it the drawing fills: a mask may cut off all but the middle four fifths.
ICONS = [("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, 0.78),
         ("apple-touch-icon.png", 180, 0.9)]
TAB = 48              # pixels of the icon in a tab, for browsers that do not read SVG
CARD = (1200, 630)    # pixels of the picture beside a link
ALONE = "games => { document.body.replaceChildren(...games.map((game) => document.querySelector(`article:has(a[href='/new/${game}']) .lid svg`).cloneNode(true))) }"  # noqa: E501
CARD_STYLE = """body { margin: 0; background: #f6ecd9; } body > svg { display: block; width: 1200px; height: 630px; }
  body.all { display: grid; grid: repeat(2, minmax(0, 1fr)) / repeat(3, 1fr); gap: 24px; padding: 24px; height: 582px; }
  body.all > svg { width: 100%; height: 100%; border-radius: 20px; outline: 4px solid #2e2622; min-height: 0; }"""


def icon(browser: Browser, size: int, filled: float) -> bytes:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    page = browser.new_page(viewport={"width": size, "height": size})
    ground = "transparent" if filled == 1.0 else PAPER
    page.set_content(f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                     f"svg{{width:{100 * filled}vw}}</style>{drawing}")
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def in_a_file(drawn: bytes, size: int) -> bytes:
    """Wrap one picture as an .ico file."""
    return struct.pack("<HHHBBBBHHII", 0, 1, 1, size, size, 0, 0, 1, 32, len(drawn), 22) + drawn


def cards(browser: Browser) -> None:
    """One for every game, and one of all of them."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder))
        try:
            for name, games in [*[(game, [game]) for game in GAMES], ("mousehole", list(GAMES))]:
                page = browser.new_page(viewport={"width": CARD[0], "height": CARD[1]}, color_scheme="light")
                page.goto(server.url)
                page.locator("article .lid svg").nth(len(GAMES) - 1).wait_for()
                page.evaluate(ALONE, games)
                page.evaluate("css => { const s = new CSSStyleSheet(); s.replaceSync(css);"
                              " document.adoptedStyleSheets = [s] }", CARD_STYLE)
                if len(games) > 1:
                    page.evaluate("mouse => { document.body.classList.add('all');"
                                  " document.body.insertAdjacentHTML('beforeend', mouse) }",
                                  (PUBLIC / "icon.svg").read_text("utf-8"))
                page.screenshot(path=PUBLIC / "pictures" / f"{name}.png")
                page.close()
        finally:
            server.stop()


def main() -> None:
    argparse.ArgumentParser(prog="python -m tests.browser.icons", description=__doc__).parse_args()
    if not chromium():
        sys.exit("no Chromium on this machine")
    (PUBLIC / "pictures").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, size, filled in ICONS:
            (PUBLIC / name).write_bytes(icon(browser, size, filled))
        (PUBLIC / "favicon.ico").write_bytes(in_a_file(icon(browser, TAB, 1.0), TAB))
        cards(browser)
        browser.close()


if __name__ == "__main__":
    main()
