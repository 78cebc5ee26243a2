"""What surrounds a match: the TV view, chat, substitutes, the replay, the shuffle check, other devices."""
from __future__ import annotations

import gzip
import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from mousehole.games import GAMES
from tests.browser.playing import (
    CALM,
    CALM_IN_THE_FORM,
    board,
    by_form,
    here,
    moves_left,
    new_table,
    start,
    step,
    ways,
)
from tests.browser.serving import STATIC, Served
from tests.browser.test_access import serious
from tests.browser.waiting import run

IMPORTED = re.compile(r"""import[^"';]*["']\./([\w.-]+\.js)["']""")  # not what is loaded on demand: import(…)

STATES: dict[str, object] = {}
# As fast as it can, so a server may well say “too many requests” now and then: it asks for patience, and gets some.
TO_THE_END = """async () => {
  const left = () => Number(document.querySelector('.limit b')?.textContent ?? 0)
  const within = async (ms, isSo) => {
    for (const end = Date.now() + ms; !isSo() && Date.now() < end;) await new Promise((go) => setTimeout(go, 5))
  }
  for (let now = 60; now > 0; now = left()) {
    await within(20000, () => document.querySelector('.room.way'))
    for (const _ of [1, 2]) {
      document.querySelector('.room.way')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise((go) => setTimeout(go, 5))
    }
    await within(2000, () => left() !== now)
  }
}"""


@pytest.fixture(scope="module")
def finished(browser: Browser, served: Served) -> str:
    """The address of a match played alone to its end; what its browser kept is in STATES."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
    by_form(page, served, seats=1, bots=0, options=CALM_IN_THE_FORM)  # the page's own part in the seed is noted
    start(page)
    run(page, TO_THE_END)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    state = page.context.storage_state()
    page.close()
    STATES[page.url] = state
    return page.url


def test_the_replay_has_a_slider(page: Page, served: Served, finished: str) -> None:
    page.goto(finished.replace("/t/", "/replay/") + "/1")
    slider = page.get_by_role("slider", name=re.compile("^Move "))
    expect(slider).to_have_attribute("max", "60")
    assert here(page) == 124
    slider.focus()
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=re.compile("No moves left"))).to_be_visible()
    expect(ways(page)).to_have_count(0)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("59 / 60")).to_be_visible()
    assert not serious(page)


def test_the_shuffle_is_checked_in_the_browser(browser: Browser, served: Served, finished: str) -> None:
    context = browser.new_context(storage_state=STATES[finished], locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(finished.replace("/t/", "/verify/") + "/1")
    expect(page.get_by_text("Shuffle verified.")).to_be_visible()
    expect(page.locator("[data-right='true']")).to_have_count(6)
    assert not serious(page)
    context.close()


def test_a_shuffle_that_was_changed_is_found_out(page: Page, served: Served, finished: str) -> None:
    """Somebody between server and browser gives another seed."""
    table = finished.rpartition("/")[2]
    replay = httpx.get(f"{served.url}/api/tables/{table}/matches/1/replay", timeout=60).text
    seed = re.search(r'"seed": "([0-9a-f]{64})"', replay)
    assert seed
    forged = replay.replace(seed[1], "0" * 64)
    page.route("**/matches/1/replay", lambda route: route.fulfill(body=forged, content_type="application/jsonl"))
    page.goto(f"{served.url}/verify/{table}/1")
    expect(page.get_by_text("Shuffle not verified. See below.")).to_be_visible()
    expect(page.locator("[data-right='false']")).to_have_text(re.compile("The seed of this game follows from"))


def test_the_big_screen_shows_the_table_to_all_and_asks_nobody(page: Page, served: Served) -> None:
    new_table(page, served, options=CALM)
    start(page)
    page.goto(page.url.replace("/t/", "/screen/"))
    expect(board(page)).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    expect(ways(page)).to_have_count(0)
    assert not serious(page)


def test_people_talk_and_what_they_say_is_never_html(page: Page, served: Served) -> None:
    new_table(page, served, options=CALM)
    start(page)
    page.get_by_role("button", name="Log").click()
    page.get_by_label("Write a message").fill("<b>squeak</b>")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("<b>squeak</b>")).to_be_visible()


def test_a_bot_stands_in_and_gives_the_seat_back(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0)  # against the clock bots take their time
    start(page)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("Bot playing", exact=True)).to_be_visible()
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="I’m back").first.click()
    expect(page.get_by_text("Bot playing", exact=True)).to_be_hidden()
    ways(page).first.wait_for()


def test_a_seat_moves_to_another_device_by_its_link(page: Page, browser: Browser, served: Served) -> None:
    """The key follows the #, and is removed from the address at once."""
    link = new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    key = page.evaluate("JSON.parse(localStorage.getItem('mousehole.keys'))[0].key")
    other = browser.new_page(locale="en-GB")
    other.goto(f"{link}#key={key}")
    ways(other).first.wait_for()
    assert key not in other.url
    step(other)
    assert moves_left(other) == 59
    other.close()


def test_a_key_that_does_not_fit_is_said_clearly(page: Page, served: Served) -> None:
    link = new_table(page, served, seats=1, bots=0, options=CALM)
    page.evaluate("localStorage.clear()")
    page.goto(f"{link}#key=nonsense")
    expect(page.get_by_text("Link expired. Ask the host for a new one.")).to_be_visible()


def test_a_table_that_is_not_there_is_said_clearly(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/t/nowhere")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    expect(page.get_by_text("ask the host for a new one")).to_be_visible()
    assert not serious(page)


def test_the_rules_can_be_read_while_one_waits_for_friends(page: Page, served: Served) -> None:
    new_table(page, served, options=CALM)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("region", name="Rules")).to_contain_text("KEEP-12")


def test_one_goes_on_where_one_left_off(page: Page, served: Served) -> None:
    link = new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    page.goto(served.url)
    page.get_by_role("region", name="My games").get_by_role("link").click()
    page.wait_for_url(link)
    ways(page).first.wait_for()


def test_the_first_page_is_small(page: Page, served: Served) -> None:
    """All that it needs to be read and used, compressed as any proxy would: at most 120 kB. Boards come later, and so
    may its fonts: until they have arrived, the system's are shown."""
    sizes: dict[str, int] = {}
    page.on("response", lambda got: sizes.update({got.url: len(gzip.compress(got.body()))}))
    page.goto(served.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_load_state("networkidle")
    letters = {url for url in sizes if url.endswith(".woff2")}
    assert any(url.endswith(".js") for url in sizes)
    assert sum(size for url, size in sizes.items() if url not in letters) <= 120_000, sizes
    assert page.evaluate("[...document.fonts].every(each => each.display === 'swap')")
    assert not [url for url in sizes if "Board" in url]


def test_every_board_is_small(served: Served) -> None:
    """Script and style of a board and all that comes with it, on top of what every table needs: at most 70 kB."""
    assets = STATIC / "assets"

    def needed(name: str, found: set[str]) -> set[str]:
        if name not in found:
            found.add(name)
            for other in IMPORTED.findall((assets / name).read_text()):
                needed(other, found)
        return found

    shared = needed(next(assets.glob("AtDevice-*.js")).name, set())
    boards = [path.name for path in assets.glob("Board-*.js")]
    styles = max(len(gzip.compress(path.read_bytes())) for path in assets.glob("Board-*.css"))
    sizes = {board: styles + sum(len(gzip.compress((assets / each).read_bytes()))
                                 for each in needed(board, set()) - shared) for board in boards}
    assert len(boards) == len(GAMES)
    assert max(sizes.values()) <= 70_000, sizes


def test_the_page_asks_nobody_else(page: Page, served: Served) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(served.url)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("region").first.wait_for()
    assert [url for url in asked if not url.startswith((served.url, "data:"))] == []
