"""The page without a connection: what was kept is shown, and everything goes on by itself afterwards."""
from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.dealing import STATIC as STATIC_IN
from tests.browser.playing import CALM, board, moves_left, new_table, start, step, ways
from tests.browser.serving import STATIC, Served
from tests.browser.test_access import serious
from tests.browser.waiting import until_script

IS_KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false
  const games = (await caches.keys()).find((name) => name.startsWith('mousehole-games-'))
  return games && (await (await caches.open(games)).keys()).filter((each) => each.url.includes('/lesson')).length === 5
}"""
IS_NEWER = "async () => (await caches.keys()).some((name) => name.includes('newer'))"


def test_a_tunnel(browser: Browser, tmp_path: Path) -> None:
    """One journey: into the tunnel, a look around in it, out again, and a newer version at the other end."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    built = tmp_path / "static"
    shutil.copytree(STATIC, built)
    server = Served(tmp_path, environment={STATIC_IN: str(built)})
    context = browser.new_context(service_workers="allow", viewport={"width": 360, "height": 740}, locale="en-GB",
                                  reduced_motion="reduce")
    page = context.new_page()
    try:
        link = new_table(page, server, seats=1, bots=0, options=CALM)
        start(page)
        step(page)
        left = moves_left(page)
        until_script(page, IS_KEPT)
        page.wait_for_function("made => JSON.parse(localStorage['mousehole.seen'] ?? '[]')[0]?.state?.view.placements"
                               " === made", arg=60 - left)

        line = context.new_cdp_session(page)
        assert line.send("Page.getAppManifest")["errors"] == []
        hindrances = [each["errorId"] for each in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert [each for each in hindrances if each != "in-incognito"] == [], "it can be installed"

        server.stop()
        page.reload()
        expect(board(page)).to_be_visible()
        for font in ("Alegreya", "Alegreya Sans"):
            assert page.evaluate("name => document.fonts.load(`16px '${name}'`).then((all) => all.length)", font) > 0
        expect(page.locator(".play.stale")).to_be_visible()
        expect(page.get_by_text("No connection. This is the table as it was")).to_be_visible()
        assert moves_left(page) == left
        expect(ways(page)).to_have_count(0)
        assert not serious(page)
        page.get_by_role("button", name="Rules").click()
        expect(page.get_by_text("KEEP-1", exact=True)).to_be_visible()

        page.goto(server.url)
        expect(page.get_by_role("article")).to_have_count(5)
        expect(page.get_by_text("No connection. You can read the rules and tutorials")).to_be_visible()
        expect(page.get_by_role("region", name="My games").get_by_role("link")).to_be_visible()
        page.goto(f"{server.url}/learn/mousekeeping")
        expect(page.get_by_role("progressbar", name="Step 1 of")).to_be_visible()
        expect(board(page)).to_be_visible()
        page.goto(link)
        expect(page.locator(".play.stale")).to_be_visible()

        worker = built / "sw.js"
        worker.write_text(worker.read_text().replace("const VERSION = '", "const VERSION = 'newer"))
        for packed in built.glob("sw.js.*"):
            packed.unlink()
        page.evaluate("window.isTheSame = true")
        server.start()
        expect(page.locator(".stale")).to_have_count(0)
        expect(page.locator(".lost")).to_have_count(0)
        step(page)
        assert moves_left(page) == left - 1

        until_script(page, IS_NEWER)
        page.get_by_label("Settings").click()
        expect(page.get_by_text("New version available.")).to_be_visible()
        assert page.evaluate("window.isTheSame")  # nobody has loaded anything in the middle of a game
        page.get_by_role("button", name="Reload").click()
        expect(board(page)).to_be_visible()
        assert not page.evaluate("window.isTheSame ?? false")
    finally:
        context.close()
        server.stop()


def test_what_was_seen_from_a_seat_is_forgotten_with_it(browser: Browser, served: Served) -> None:
    """And a television never shows what its browser saw from a seat."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    link = new_table(page, served, seats=1, bots=0, options=CALM)
    table = link.rpartition("/")[2]
    start(page)
    page.wait_for_function("() => JSON.parse(localStorage['mousehole.seen'] ?? '[]').length === 1")
    page.goto(link.replace("/t/", "/screen/"))
    page.wait_for_function("() => JSON.parse(localStorage['mousehole.seen'] ?? '[]').length === 2")
    assert seen(page) == {f"screen/{table}": None, table: 0}
    page.evaluate("""() => {
      const keys = JSON.parse(localStorage['mousehole.keys'])
      localStorage['mousehole.keys'] = JSON.stringify(keys.map((each) => ({ ...each, key: 'nonsense', host: '' })))
    }""")
    page.goto(link)
    expect(page.get_by_text("Link expired. Ask the host for a new one.")).to_be_visible()
    assert seen(page) == {f"screen/{table}": None}
    context.close()


def seen(page: Page) -> dict[str, int | None]:
    """Which tables are remembered, and from which seat."""
    script = "JSON.parse(localStorage['mousehole.seen'] ?? '[]').map((each) => [each.table, each.seat])"
    return dict(page.evaluate(script))
