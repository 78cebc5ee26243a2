"""`python -m tests.browser.icons`: the icons of an installed page, from web/public/icon.svg, when that has changed."""
from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.serving import FLAGS, chromium

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
PAPER = "#f6ecd9"
# Name, pixels, how much of it the drawing fills: a mask may cut off all but the middle four fifths.
ICONS = [("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, 0.78),
         ("apple-touch-icon.png", 180, 0.9)]


def main() -> None:
    if not chromium():
        sys.exit("no Chromium on this machine")
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, size, filled in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if filled == 1.0 else PAPER
            page.set_content(f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                             f"svg{{width:{100 * filled}vw}}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
