"""The page without a server: on a plain static host, and then without that host, too."""
from __future__ import annotations

import functools
import json
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from mousehole.cli import main
from mousehole.games import OURS, edition_names
from mousehole.server.headers import HEADERS, WORKER_HEADERS
from mousehole.server.site import write_site
from tests.browser.serving import STATIC
from tests.browser.waiting import run, until_script
from tests.building import built_engine

WAIT = 120_000  # ms: Python starts in seconds, on a machine that has nothing else to do
SUBFOLDER = "games"  # a site works wherever it is


class Host(SimpleHTTPRequestHandler):
    """`python -m http.server`, with the headers of a careful host."""

    def end_headers(self) -> None:
        for name, value in WORKER_HEADERS if ".worker-" in self.path else HEADERS:
            self.send_header(name.decode(), value.decode())
        super().end_headers()

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    built_engine()
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / SUBFOLDER)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()  # once more does no harm
    server.server_close()


def opened(browser: Browser, host: ThreadingHTTPServer) -> tuple[BrowserContext, Page, str]:
    context = browser.new_context(service_workers="allow", viewport={"width": 800, "height": 900}, locale="en-GB",
                                  reduced_motion="reduce", accept_downloads=True)
    context.set_default_timeout(WAIT)
    return context, context.new_page(), f"http://127.0.0.1:{host.server_address[1]}/{SUBFOLDER}/?pace=0"


def test_everything_from_a_static_host_and_then_without_it(browser: Browser, host: ThreadingHTTPServer,
                                                           tmp_path: Path) -> None:
    """One journey, because Python takes seconds to start."""
    context, page, address = opened(browser, host)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    try:
        page.goto(address)
        expect(page.get_by_role("progressbar", name=re.compile("^Loading the games"))).to_be_visible(timeout=WAIT)
        expect(page.get_by_role("article")).to_have_count(5, timeout=WAIT)
        until_script(page, IS_KEPT)

        host.shutdown()  # from here on there is only this browser
        host.server_close()
        page.reload()
        expect(page.get_by_role("article")).to_have_count(5, timeout=WAIT)
        for game in OURS:
            sit_down(page, address, game)
            if game == "mousekeeping":
                page.get_by_role("button", name="Hint", exact=True).click()
                expect(page.get_by_role("button", name="Pick it for me")).to_be_visible(timeout=WAIT)
            run(page, PLAY)
            assert main(["verify", str(saved(page, tmp_path / f"{game}.jsonl"))]) == 0
            if game == "mousekeeping":
                page.get_by_role("button", name="Review this game").click()
                expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=WAIT)

        at_one_device(page, address, tmp_path)
        page.goto(f"{address}#/learn/mousekeeping")
        expect(page.get_by_role("progressbar", name="Step 1 of")).to_be_visible(timeout=WAIT)
        taken_in(page, address, tmp_path)
        asked_again_after_a_reload(page, address)
        with_two_tabs(context, page, problems)
        assert not problems
    finally:
        context.close()


IS_KEPT = """async () => {
  if (!navigator.serviceWorker.controller || !(await caches.has('mousehole-engine'))) return false
  return (await (await caches.open('mousehole-engine')).keys()).length >= 8
}"""


def sit_down(page: Page, address: str, game: str) -> None:
    """With a bot, and without a clock; where there is a shorter edition, with that one."""
    page.goto(f"{address}#/new/{game}")
    page.get_by_label("Your name").fill("Anna")
    expect(page.get_by_role("link", name="Alone, with bots")).to_be_visible()  # nobody else can ever come
    expect(page.get_by_role("combobox", name="Bots", exact=True)).to_have_count(0)
    page.get_by_role("combobox", name="Bot level").select_option("pip")
    if game == "mousekeeping":
        page.get_by_role("combobox", name="Mode").select_option("60")
    quick(page, game)
    page.get_by_role("button", name="Start game").click()
    page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")


def quick(page: Page, game: str) -> None:
    short = {"round", "attic"} & set(edition_names(game))
    if short:
        page.get_by_text("More options").click()
        page.get_by_role("combobox", name="Edition").select_option(short.pop())


# Until there is a replay to look at: any choice, as soon as there are some; the device is passed on.
PLAY = """async () => {
  let chance = 1
  while (!document.querySelector('a[href*="/replay/"]')) {
    const next = document.querySelector('main[aria-label="The table is covered"] .main, .pass .main')
    const choices = document.querySelectorAll('[data-choice]:not([disabled])')
    chance = (chance * 1103515245 + 12345) & 0x7fffffff
    if (next) next.click()
    else if (choices.length) choices[(chance >> 8) % choices.length].click()
    await new Promise((go) => setTimeout(go, 20))
  }
}"""


def saved(page: Page, path: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Download replay file").first.click()
    download.value.save_as(path)
    return path


def at_one_device(page: Page, address: str, folder: Path) -> None:
    """Two people pass it on."""
    page.goto(f"{address}#/new/head-of-mousehold/here")
    for n, name in enumerate(["Anna", "Ben"], 1):
        page.get_by_label(f"Player {n}", exact=True).fill(name)
    quick(page, "head-of-mousehold")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("main", name="The table is covered")).to_be_visible(timeout=WAIT)
    run(page, PLAY)
    assert main(["verify", str(saved(page, folder / "shared.jsonl"))]) == 0


def taken_in(page: Page, address: str, folder: Path) -> None:
    """Everything as a file, and a replay file to look at; what is damaged is named."""
    page.goto(f"{address}#/")
    page.evaluate("navigator.storage.persist = navigator.storage.persisted = async () => false")
    page.goto(f"{address}#/learn/mousekeeping")
    page.goto(f"{address}#/")
    region = page.get_by_role("region", name="Your games on this device")
    expect(region.get_by_text("Your browser may delete them")).to_be_visible(timeout=WAIT)
    with page.expect_download() as download:
        region.get_by_role("button", name="Save a copy").click()
    download.value.save_as(folder / "all.json")
    assert len(json.loads((folder / "all.json").read_text())["tables"]) == len(OURS) + 1
    take = region.get_by_label("Open a copy or a replay file")
    take.set_input_files(folder / "all.json")
    expect(region.get_by_role("status")).to_contain_text("6", timeout=WAIT)
    (folder / "cut.jsonl").write_text((folder / "mousekeeping.jsonl").read_text()[:-200])
    take.set_input_files(folder / "cut.jsonl")
    expect(region.get_by_role("status")).to_contain_text("damaged", timeout=WAIT)
    take.set_input_files(folder / "mousekeeping.jsonl")
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_role("slider")).to_be_visible(timeout=WAIT)


def asked_again_after_a_reload(page: Page, address: str) -> None:
    sit_down(page, address, "mousewarming-party")
    asked = page.locator("[data-choice]").all_text_contents()
    page.reload()
    expect(page.locator("[data-choice]")).to_have_text(asked, timeout=WAIT)


def with_two_tabs(context: BrowserContext, page: Page, problems: list[str]) -> None:
    """The second shows the same, plays on, and takes over when the first is closed. A move in that moment counts."""
    asked = page.locator("[data-choice]").all_text_contents()
    second = context.new_page()
    second.on("pageerror", lambda error: problems.append(str(error)))
    second.goto(page.url)
    expect(second.locator("[data-choice]")).to_have_text(asked, timeout=WAIT)
    tapped(second)
    expect(second.locator("[data-choice]")).not_to_have_text(asked, timeout=WAIT)
    expect(second.locator("[data-choice]:not([disabled])").first).to_be_attached(timeout=WAIT)
    asked = second.locator("[data-choice]").all_text_contents()
    expect(page.locator("[data-choice]")).to_have_text(asked, timeout=WAIT)
    moves = second.evaluate(MOVES)
    page.close()  # it owned the host
    tapped(second)
    expect(second.locator("[data-choice]")).not_to_have_text(asked, timeout=WAIT)
    assert second.evaluate(MOVES) == moves + 1, "neither lost nor doubled"


# Our own answers in the journal of the table at hand.
MOVES = """async () => {
  const open = indexedDB.open('mousehole')
  const db = await new Promise((yes) => { open.onsuccess = () => yes(open.result) })
  const asked = db.transaction('entries').objectStore('entries').getAll()
  const entries = await new Promise((yes) => { asked.onsuccess = () => yes(asked.result) })
  db.close()
  const table = location.hash.split('/t/')[1]
  const ours = entries.filter((each) => each.table === table).map((each) => JSON.parse(each.line))
  return ours.filter((each) => each.is === 'Answered' && !each.by).length
}"""


def tapped(page: Page) -> None:
    page.locator("[data-choice]").first.evaluate("button => button.click()")
