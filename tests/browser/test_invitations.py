"""Links that work for others: a host and two phones, each by an address of its own; and addresses that lead nowhere."""
from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from mousehole.server.addresses import EVERYWHERE
from tests.browser.dealing import ADDRESSES
from tests.browser.playing import CALM_IN_THE_FORM, board, by_form, start
from tests.browser.serving import STATIC, Served
from tests.browser.test_access import serious

PHONE = {"viewport": {"width": 360, "height": 740}, "locale": "en-GB"}


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Listens everywhere, on a machine with two addresses (of the loopback network, which every machine has)."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    server = Served(tmp_path_factory.mktemp("party"),
                    environment={"MOUSEHOLE_HOST": EVERYWHERE[0], ADDRESSES: "127.0.0.2,127.0.0.3"})
    yield server
    server.stop()


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def test_two_phones_join_by_a_link_and_by_a_code(browser: Browser, party: Served) -> None:
    host = browser.new_context(**PHONE).new_page()  # type: ignore[arg-type]
    by_form(host, party, seats=3, bots=0, options=CALM_IN_THE_FORM)
    table = host.url.rpartition("/")[2]
    one, other = f"http://127.0.0.2:{party.port}", f"http://127.0.0.3:{party.port}"

    sheet = host.get_by_role("region", name="Invite friends")
    expect(sheet.get_by_role("link")).to_have_text(f"{one}/t/{table}")
    assert code_for(sheet.get_by_role("img").get_attribute("src"), party) == code_of(f"{one}/t/{table}")
    sheet.get_by_label("Address").select_option(other)
    expect(sheet.get_by_role("link")).to_have_attribute("href", f"{other}/t/{table}")
    expect(sheet.get_by_role("img")).to_have_attribute("src", re.compile("base=.*127.0.0.3"))
    assert code_for(sheet.get_by_role("img").get_attribute("src"), party) == code_of(f"{other}/t/{table}")
    code = sheet.locator(".code b").inner_text()
    assert re.fullmatch(r"[A-Z]+-\w{4}", code)
    assert not serious(host)

    first = browser.new_context(**PHONE).new_page()  # type: ignore[arg-type]
    first.goto(f"{one}/t/{table}")
    sit_down(first, "Ben")
    second = browser.new_context(**PHONE).new_page()  # type: ignore[arg-type]
    second.goto(other)
    second.get_by_label("Have a code?").fill("mouse-2222")
    second.get_by_role("button", name="Go to table").click()
    expect(second.get_by_text("No open table has the code mouse-2222")).to_be_visible()
    second.get_by_label("Have a code?").fill(f" {code.lower().replace('-', ' ')}")
    second.get_by_role("button", name="Go to table").click()
    sit_down(second, "Cleo")

    for name in ("Ben", "Cleo"):
        expect(host.get_by_role("list", name="Seats").get_by_text(name)).to_be_visible()
    start(host)
    for each in (first, second):
        expect(board(each)).to_be_visible()
    screen = browser.new_context(**PHONE).new_page()  # type: ignore[arg-type]
    screen.goto(f"{other}/screen/{table}")
    expect(screen.get_by_text(code)).to_be_visible()
    for each in (host, first, second, screen):
        each.context.close()


def code_for(src: str | None, party: Served) -> str:
    return httpx.get(f"{party.url}{src}", timeout=60).text


def code_of(link: str) -> str:
    from mousehole.server.rest.codes import drawn
    return drawn(link).content.decode()


def test_a_server_for_this_machine_alone_says_so_beside_its_links(page: Page, served: Served) -> None:
    by_form(page, served, seats=2, bots=0, options={})
    expect(page.get_by_text("Only this computer can open these links.")).to_be_visible()
    expect(page.get_by_text("--host 0.0.0.0")).to_be_visible()


def test_every_address_answers_well(page: Page, served: Served, complaints: list[str]) -> None:
    for path, heading in {
            "/screen/AAAA": "Table not found", "/t/AAAA": "Table not found", "/t/%E0%A4%A": "Table not found",
            "/new/xyz": "Game not found", "/learn/xyz": "Game not found", "/replay/AAAA": "Page not found",
            "/nowhere": "Page not found", "/%E0%A4%A": "Page not found", "/t/a/b/c": "Page not found"}.items():
        reply = page.goto(served.url + path)
        assert reply is not None
        assert reply.status == 404, path
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(page.get_by_role("link", name="Home")).to_be_visible()
        assert heading in page.title(), path
    assert not serious(page)
    assert [each for each in complaints if "404" not in each and "WebSocket" not in each] == []
    page.goto(f"{served.url}/learn/xyz")
    page.get_by_role("link", name="Haunted Mouse").click()
    page.wait_for_url("**/learn/haunted-mouse")
    page.goto(f"{served.url}/MOUSE-2222")
    expect(page.get_by_label("Have a code?")).to_have_value("MOUSE-2222")
