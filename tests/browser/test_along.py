"""A game with bots goes on when the network is gone, and is brought back to the server afterwards."""
from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import CALM, board, moves_left, new_table, start, step, ways
from tests.browser.serving import STATIC, Served
from tests.browser.test_access import serious
from tests.browser.test_without_server import IS_KEPT
from tests.browser.waiting import until_script
from tests.building import built_engine

WAIT = 90_000  # ms, on a machine that has other work to do
IS_COPIED = """async (number) => {
  const open = indexedDB.open('mousehole')
  const db = await new Promise((yes) => { open.onsuccess = () => yes(open.result) })
  const asked = db.transaction('host').objectStore('host').getAll()
  const notes = await new Promise((yes) => { asked.onsuccess = () => yes(asked.result) })
  db.close()
  return notes.some((text) => typeof text === 'string' && JSON.parse(text).number > number)
}"""

# As if Python took longer to start than people are patient: the table is shown as it was seen last in this browser,
# before the copy of the server's game has been taken in.
SLOW = """{
  const { setTimeout } = window
  window.setTimeout = (call, ms, ...args) => setTimeout(call, ms === 4000 ? 0 : ms, ...args)
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(service_workers="allow", viewport={"width": 360, "height": 740}, locale="en-GB",
                                  reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    built_engine()
    server = Served(tmp_path_factory.mktemp("along"))
    yield server
    server.stop()


def number_of(server: Served, table: str) -> int:
    return int(httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()["number"])


def in_the_train(page: Page, served: Served) -> str:
    """A game that is kept on this device; the table's id. The engine is not loaded before that."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    link = new_table(page, served, seats=2, bots=1, options=CALM)
    start(page)
    step(page)
    page.get_by_label("Settings").click()
    assert not [url for url in asked if "/engine/" in url]
    page.get_by_label("Playable offline").check()
    assert not serious(page)
    page.keyboard.press("Escape")
    ways(page).first.wait_for()
    until_script(page, IS_KEPT)
    step(page)
    ways(page).first.wait_for()
    table = link.split("/t/")[1].split("#")[0]
    number = number_of(served, table)
    until_script(page, f"() => ({IS_COPIED})({number})")
    return table


def test_a_tunnel_with_a_game_in_it(page: Page, served: Served) -> None:
    """Into the tunnel in mid-match, on in it, and out again; then once more, but the game went on elsewhere."""
    table = in_the_train(page, served)
    left = moves_left(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Continue offline").click()
    page.wait_for_url(re.compile(f"#/t/{table}"))
    expect(board(page)).to_be_visible(timeout=WAIT)
    expect(page.get_by_text("A game from the server, played offline.")).to_be_visible(timeout=WAIT)
    assert moves_left(page) == left
    step(page)
    step(page)
    ways(page).first.wait_for()
    played = moves_left(page)
    assert played < left
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_text("Can’t reach the server")).to_be_visible(timeout=WAIT)
    assert not serious(page)

    page.context.set_offline(False)
    page.get_by_role("button", name="Bring it back").click()
    page.wait_for_url(f"{served.url}/t/{table}")
    ways(page).first.wait_for()
    assert moves_left(page) == played
    room = httpx.get(f"{served.url}/api/tables/{table}", timeout=60).json()
    assert room["along"]

    number = room["number"]
    until_script(page, f"() => ({IS_COPIED})({number})")
    page.add_init_script(SLOW)
    page.context.set_offline(True)
    page.get_by_role("button", name="Continue offline").click()
    page.wait_for_url(re.compile(f"#/t/{table}"))  # the board of the page before is visible, too
    expect(board(page)).to_be_visible(timeout=WAIT)
    step(page)
    page.context.set_offline(False)
    elsewhere = page.context.new_page()  # the same person, at the server's table
    elsewhere.goto(f"{served.url}/t/{table}")
    step(elsewhere)
    elsewhere.close()
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_text("The game has gone on here in the meantime.")).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Discard the offline moves").click()
    page.wait_for_url(f"{served.url}/t/{table}")
    ways(page).first.wait_for()
    expect(page.get_by_role("button", name="Bring it back")).to_have_count(0, timeout=WAIT)


def test_play_offline_says_where_one_is_and_leads_back(page: Page, served: Served) -> None:
    page.goto(served.url)
    way = page.get_by_role("region", name="Play offline")
    expect(way).to_contain_text("The first time, about 6 MB are downloaded.")
    way.get_by_role("link", name="Play offline").click()
    expect(page.get_by_text("You’re playing offline")).to_be_in_viewport(timeout=WAIT)
    expect(page.get_by_role("article")).to_have_count(5)
    assert not serious(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("article:has(a[href*=mousewarming-party]) .main").click()
    expect(page.locator("[data-choice]").first).to_be_attached(timeout=WAIT)
    page.goto(f"{served.url}/#/")
    way.get_by_role("link", name="Play online").click()
    page.wait_for_url(f"{served.url}/")
    expect(way.get_by_role("link", name="Play offline")).to_be_visible()
    expect(page.get_by_label("Have a code?")).to_be_visible()
