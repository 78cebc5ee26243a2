"""A game from outside in the browser: two people on its own board, and the board of words where that one fails."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.serving import ROOT, STATIC, Served
from tests.browser.sitting import join, sit
from tests.browser.waiting import until

GAME = "fibs-and-filberts"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed beside Mousehole."""
    folder = tmp_path_factory.mktemp("example")
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps",
                    "--no-build-isolation", "--target", folder, ROOT / "examples" / GAME], check=True)
    return folder


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    server = Served(tmp_path_factory.mktemp("served"), pace=0, environment={"PYTHONPATH": str(site)})
    yield server
    server.stop()


def opened(browser: Browser) -> tuple[Page, list[str]]:
    """A phone, and what goes wrong on it."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB", reduced_motion="reduce")
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    return page, wrong


def move(page: Page, turn: int) -> bool:
    """Do what the board offers now, if anything."""
    board = page.locator(".fibs")
    for offer in (".go", "button.held", ".numbers button", ".doubt" if turn % 3 else ".believe"):
        found = board.locator(f"{offer}:not([aria-disabled])")
        if count := found.count():
            try:
                found.nth(turn % count).click(timeout=2_000)
            except TooLate:  # it was offered until just now: the last move has arrived meanwhile
                return False
            return True
    return False


def test_two_people_play_on_its_own_board_to_the_result(browser: Browser, server: Served) -> None:
    anna, wrong = opened(browser)
    anna.goto(server.url)
    card = anna.locator(f"article:has(a[href='/new/{GAME}'])")
    expect(card.locator(f"image[href='/plugins/{GAME}/lid.svg']")).to_be_visible()
    card.get_by_role("link", name="Invite friends").click()
    anna.get_by_label("Your name").fill("Anna")
    levels = anna.get_by_role("combobox", name="Bot level")
    anna.get_by_role("combobox", name="Bots").select_option("1")
    expect(levels.get_by_role("option", name="Hazel")).to_have_count(1)
    anna.get_by_role("combobox", name="Bots").select_option("0")
    anna.get_by_role("button", name="Create table").click()
    anna.wait_for_url("**/t/*")
    bart, wrong_too = opened(browser)
    join(bart, anna.url, "Bart")
    anna.get_by_role("button", name="Start").click()
    expect(anna.locator(".fibs .mouse")).to_have_count(2)
    expect(bart.locator(".fibs .hand .held")).to_have_count(5)

    turns = 0
    is_over = anna.get_by_text("All shells have been played.").first

    def somebody_moves_or_it_is_over() -> bool:
        return is_over.is_visible() or move(anna, turns) or move(bart, turns)

    while not is_over.is_visible():
        until(anna, "somebody can move", somebody_moves_or_it_is_over)
        turns += 1
        assert turns < 300, "the game does not end"
    for page in (anna, bart):
        expect(page.get_by_text("All shells have been played.").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert anna.locator(".fibs .played").count() == 10
    said = anna.locator(".fibs .middle .note").inner_text()
    assert "Anna" in said or "You" in said or "you" in said or "Bart" in said, said

    table = anna.url.rpartition("/t/")[2].partition("#")[0]
    anna.goto(f"{server.url}/verify/{table}/1")
    expect(anna.get_by_text("Shuffle verified.")).to_be_visible()
    anna.goto(f"{server.url}/replay/{table}/1")
    expect(anna.locator(".fibs .mouse")).to_have_count(2)
    assert (wrong, wrong_too) == ([], [])


def test_a_tap_counts_although_the_table_changes_under_the_finger(browser: Browser, server: Served) -> None:
    """Somebody leaves and comes back between the two halves of a tap. The board is drawn anew then, but not before."""
    anna, _ = opened(browser)
    sit(anna, server, GAME, 2, people=2)
    bart, _ = opened(browser)
    join(bart, anna.url, "Bart")
    anna.get_by_role("button", name="Start").click()
    for page in (anna, bart):
        expect(page.locator(".fibs .hand .held")).to_have_count(5)
    if not anna.locator("button.held").count():
        anna, bart = bart, anna
    shells = anna.locator(".fibs button.held")
    expect(shells).to_have_count(5)
    board = anna.locator(".fibs").element_handle()
    anna.evaluate("document.fonts.ready")
    box = shells.nth(2).bounding_box()
    assert box
    anna.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.mouse.down()
    away = anna.get_by_role("list", name="Seats").get_by_text("Offline")
    bart.goto(f"{server.url}/icon.svg")
    expect(away).to_be_visible()
    bart.goto(anna.url)
    expect(away).to_have_count(0)
    anna.mouse.up()
    expect(anna.locator(".fibs button.held[aria-pressed=true]")).to_have_count(1)
    assert board.evaluate("board => board.isConnected"), "it is still the same board"
    anna.locator(".fibs .go").click()
    expect(anna.locator(".fibs .hand .held")).to_have_count(4)


def test_its_tutorial_hint_and_keyboard_use_its_board(browser: Browser, server: Served) -> None:
    page, wrong = opened(browser)
    page.goto(f"{server.url}/learn/{GAME}")
    expect(page.get_by_text("You have five nutshells").first).to_be_visible()
    expect(page.locator(".fibs .held")).to_have_count(5)
    page.goto(server.url)
    page.locator(f"article:has(a[href='/new/{GAME}'])").get_by_role("button", name="Play now").click()
    page.locator(".fibs button:not([aria-disabled])").first.wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("Your filberts").first).to_be_visible()
    prompt = page.locator(".prompt").inner_text()
    page.locator(".fibs button.held, .fibs .deeds button").first.focus()
    page.keyboard.press("Enter")
    if page.locator(".fibs .go").count():  # a shell is selected, then pushed: the focus is on what to do next
        expect(page.locator(".fibs .go")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_text(prompt)
    assert not wrong


@pytest.mark.parametrize("broken", ["throws", "missing"])
def test_a_board_that_fails_is_replaced_by_the_board_of_words(browser: Browser, server: Served, broken: str) -> None:
    page, wrong = opened(browser)
    body = "export function mount() { throw new Error('the paint is wet') }"
    page.route(f"**/plugins/{GAME}/board.js", lambda route: route.fulfill(
        status=200 if broken == "throws" else 404, content_type="text/javascript", body=body))
    page.goto(server.url)
    page.locator(f"article:has(a[href='/new/{GAME}'])").get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Your shells", exact=True)).to_be_visible()
    expect(page.locator(".fibs")).to_have_count(0)
    whose = page.locator(".any .middle .entry", has_text="Whose turn").locator("dd")
    assert whose.inner_text() in page.locator(".any article h3").all_inner_texts(), "a player, not a number"
    before = page.locator(".prompt").inner_text()
    choice = page.locator("[data-choice]:not([disabled])").first
    choice.wait_for(state="attached")
    choice.evaluate("button => { button.closest('details').open = true }")
    choice.click()
    expect(page.locator(".prompt")).not_to_have_text(before)
    assert any("board of" in each for each in wrong), wrong


def test_the_page_lets_its_style_sheet_in_and_nothing_else(server: Served) -> None:
    policy = httpx.get(server.url, timeout=60).headers["content-security-policy"]
    assert "style-src 'self'" in policy
    assert "unsafe-inline" not in policy
