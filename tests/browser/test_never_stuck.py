"""Whatever the server or the browser does, the page says what is wrong, and there is a way to continue."""
from __future__ import annotations

import json
import re
import struct

import httpx
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.playing import CALM, new_table, start, ways
from tests.browser.serving import Served


def test_chromium_would_install_the_page(page: Page, served: Served) -> None:
    page.goto(served.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [each for each in found if each != "in-incognito"] == []  # a test's window always is


def test_every_icon_is_there_in_the_size_it_promises(served: Served) -> None:
    icons = httpx.get(f"{served.url}/manifest.webmanifest", timeout=60).json()["icons"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in icons}
    for icon in [*icons, {"src": "/apple-touch-icon.png", "sizes": "180x180", "type": "image/png"}]:
        got = httpx.get(httpx.URL(f"{served.url}/manifest.webmanifest").join(icon["src"]), timeout=60)
        assert got.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", got.content[16:24])
            assert f"{wide}x{high}" == icon["sizes"]
            assert len(got.content) < 40_000


def changed(page: Page, change: dict[str, object]) -> None:
    """Between server and page: some fields of the welcome are other ones."""
    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def to_page(message: str | bytes) -> None:
            said = json.loads(message)
            line.send(json.dumps(said | change) if said["is"] == "welcome" else message)

        server.on_message(to_page)

    page.route_web_socket("**/api/socket", between)


def test_a_page_older_than_its_server_says_so_and_stops_trying(page: Page, served: Served) -> None:
    link = new_table(page, served, seats=1, bots=0, options=CALM)
    changed(page, {"protocol": 999})
    page.goto(link)
    expect(page.get_by_text("New version available. Reload.")).to_be_visible()
    expect(page.locator(".lost")).to_have_count(0)
    page.get_by_role("button", name="Reload").click()  # and stays outdated, because we keep lying to it
    expect(page.get_by_text("New version available. Reload.")).to_be_visible()


def test_a_table_that_is_closed_says_so_and_shows_the_way_home(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("group", name="Give up? A bot will finish for you.").get_by_role("button", name="Give up").click()
    expect(page.get_by_text("This table is closed. Create a new one.")).to_be_visible()
    page.get_by_role("link", name="Home").last.click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_who_comes_too_late_for_a_seat_is_told_so_and_watches(page: Page, browser: Browser, served: Served) -> None:
    full = new_table(page, served, seats=1, bots=0, options=CALM).rpartition("/")[2]
    refusal = httpx.post(f"{served.url}/api/tables/{full}/seats", json={"name": "Ben"}, timeout=60)
    assert refusal.json()["code"] == "table-full"
    start(page)
    watcher = browser.new_context(locale="en-GB").new_page()
    watcher.goto(page.url)
    expect(watcher.get_by_text("You’re watching as a spectator.")).to_be_visible()
    expect(watcher.get_by_role("group", name="Hotel map")).to_be_visible()
    watcher.context.close()
    link = new_table(page, served, seats=2, bots=0, options=CALM)
    late = browser.new_context(locale="en-GB").new_page()
    late.route("**/seats", lambda route: route.fulfill(status=409, content_type="application/json", body=refusal.text))
    late.goto(link)  # a seat is free when it looks, and taken when it asks
    late.get_by_label("Your name").fill("Ben")
    late.get_by_role("button", name="Take a seat").click()
    expect(late.get_by_role("alert")).to_contain_text("All seats are taken. You can watch.")
    late.context.close()


def test_a_server_that_restarts_is_said_in_words_and_the_page_comes_back(page: Page, served: Served) -> None:
    """Its last message before it stops; then the page reconnects automatically."""
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/api/socket", between)
    page.reload()
    ways(page).first.wait_for()
    say = {"id": "refused-shutting-down", "args": {}}
    lines[-1].send(json.dumps({"is": "bye", "code": "shutting-down", "say": say}))
    lines[-1].close()
    expect(page.get_by_text(re.compile("The server is restarting. You will be reconnected"))).to_be_visible()
    expect(page.locator(".lost")).to_have_count(0)
    ways(page).first.wait_for()
    assert len(lines) >= 2
