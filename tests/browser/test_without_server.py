"""The page without a server: on a plain static host, and then without that host, too."""
from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from mousehole.cli import main
from mousehole.games import OURS
from mousehole.server.headers import HEADERS, WORKER_HEADERS
from mousehole.server.site import ENGINE, write_site
from tests.browser.serving import STATIC

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
    if not (STATIC / "index.html").exists() or not (ENGINE / "engine.json").exists():
        pytest.skip("page and engine are not built: make engine")
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / SUBFOLDER)
    return folder


@pytest.fixture(scope="module")
def host(site: Path) -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_everything_from_a_static_host_and_then_without_it(browser: Browser, host: ThreadingHTTPServer,
                                                           tmp_path: Path) -> None:
    """One journey, because Python starts once for it: matches, a lesson, a hint, a review, a reload and two tabs."""
    address = f"http://127.0.0.1:{host.server_address[1]}/{SUBFOLDER}/?pace=0"
    context = browser.new_context(service_workers="allow", viewport={"width": 800, "height": 900}, locale="en-GB",
                                  reduced_motion="reduce", accept_downloads=True)
    context.set_default_timeout(WAIT)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    try:
        page.goto(address)
        expect(page.get_by_role("article")).to_have_count(5, timeout=WAIT)
        expect(page.get_by_text("Your games on this device")).to_be_visible()
        until(page, IS_KEPT)

        host.shutdown()  # from here on there is only this browser
        host.server_close()
        page.reload()
        expect(page.get_by_role("article")).to_have_count(5, timeout=WAIT)
        for game in OURS:
            sit_down(page, address, game)
            if game == "mousekeeping":
                page.get_by_role("button", name="Hint", exact=True).click()
                expect(page.get_by_role("button", name="Pick it for me")).to_be_visible()
            page.evaluate(PLAY)
            assert main(["verify", str(saved(page, tmp_path / f"{game}.jsonl"))]) == 0
            if game == "mousekeeping":
                page.get_by_role("button", name="Review this game").click()
                expect(page.get_by_role("heading", name="Key moves")).to_be_visible()

        a_reload_and_a_second_tab(context, page, address)
        assert not problems
    finally:
        context.close()


IS_KEPT = """async () => {
  if (!navigator.serviceWorker.controller || !(await caches.has('mousehole-engine'))) return false
  return (await (await caches.open('mousehole-engine')).keys()).length >= 7
}"""


def until(page: Page, script: str) -> None:
    page.evaluate(f"async () => {{ while (!(await ({script})())) await new Promise((go) => setTimeout(go, 100)) }}")


def sit_down(page: Page, address: str, game: str) -> None:
    """With bots, and without a clock."""
    page.goto(f"{address}#/new/{game}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Bots", exact=True).select_option("1")
    page.get_by_role("combobox", name="Bot level").select_option("bramble")
    if game == "mousekeeping":
        page.get_by_role("combobox", name="Mode").select_option("60")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name=re.compile("^Start")).click()
    page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")


# Until there is a replay to look at: any choice, as soon as there are some.
PLAY = """async () => {
  let chance = 1
  while (!document.querySelector('a[href*="/replay/"]')) {
    const choices = document.querySelectorAll('[data-choice]:not([disabled])')
    chance = (chance * 1103515245 + 12345) & 0x7fffffff
    if (choices.length) choices[(chance >> 8) % choices.length].click()
    await new Promise((go) => setTimeout(go, 20))
  }
}"""


def saved(page: Page, path: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Download replay file").click()
    download.value.save_as(path)
    return path


def a_reload_and_a_second_tab(context: BrowserContext, page: Page, address: str) -> None:
    """The question is the same after a reload; another tab shows the same table, and takes over from this one."""
    sit_down(page, address, "mousewarming-party")
    asked = page.locator("[data-choice]").all_inner_texts()
    table = page.url.split("#")[1]
    page.reload()
    expect(page.locator("[data-choice]")).to_have_text(asked, timeout=WAIT)
    second = context.new_page()
    second.goto(f"{address}#{table}")
    expect(second.locator("[data-choice]")).to_have_text(asked, timeout=WAIT)
    page.goto(f"{address}#/learn/mousekeeping")
    page.reload()
    expect(page.get_by_role("progressbar", name="Step 1 of")).to_be_visible(timeout=WAIT)
    page.close()  # if it owned the host, the other tab takes over
    second.locator("[data-choice]").first.evaluate("button => button.click()")
    expect(second.locator("[data-choice]")).not_to_have_text(asked, timeout=WAIT)
