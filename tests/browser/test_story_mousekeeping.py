"""Mousekeeping! tells its story: all are ready before the clock runs, hints are on the map, the result explains."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import sitting as tables
from tests.browser.playing import board, step, ways
from tests.browser.serving import Served
from tests.browser.telling import listen, logged, moved, places, told
from tests.browser.test_access import serious
from tests.browser.waiting import until

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]


def open_timed(served: Served, seats: int, bots: dict[str, str]) -> Any:
    return served.ask("/api/tables", {"game": "mousekeeping", "seats": seats, "bots": bots, "ready": True})


def take(page: Page, served: Served, made: Any, seat: int, name: str, host: bool = False) -> None:
    taken = served.ask(f"/api/tables/{made['table']}/seats", {"name": name, "seat": seat})
    keys = {"table": made["table"], "game": "mousekeeping", "key": taken["key"]}
    tables.hold(page, served, keys | ({"host": made["host"]} if host else {}))


def test_the_clock_waits_until_everybody_is_ready(page: Page, browser: Browser, served: Served) -> None:
    made = open_timed(served, 3, {"2": "bramble"})
    friend = browser.new_page(locale="en-GB")
    take(page, served, made, 0, "Anna", host=True)
    take(friend, served, made, 1, "Ben")
    friend.goto(f"{served.url}/t/{made['table']}")
    page.goto(f"{served.url}/t/{made['table']}#start")
    for each in (page, friend):
        each.get_by_role("button", name="I’m ready").wait_for()
    expect(board(page)).to_have_count(0)  # nobody can think ahead
    assert not serious(page)
    page.get_by_role("button", name="I’m ready").click()
    expect(friend.get_by_role("region", name="Ready?")).to_contain_text("✓ ready")
    expect(page.get_by_role("button", name="Start anyway")).to_be_visible()
    friend.get_by_role("button", name="I’m ready").click()
    expect(page.locator(".count[role=timer]")).to_have_text(re.compile("^[123]$"))
    board(page).wait_for()
    for each in (page, friend):
        expect(each.locator(".clock[role=timer]")).to_contain_text(re.compile(r"^(10:00|9:\d\d)$"))
    friend.close()


def test_the_host_can_start_anyway(page: Page, browser: Browser, served: Served) -> None:
    made = open_timed(served, 2, {})
    friend = browser.new_page(locale="en-GB")
    take(page, served, made, 0, "Anna", host=True)
    take(friend, served, made, 1, "Ben")
    friend.goto(f"{served.url}/t/{made['table']}")
    page.goto(f"{served.url}/t/{made['table']}#start")
    page.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="Start anyway").click()
    board(page).wait_for()
    board(friend).wait_for()
    friend.close()


def test_everything_is_told_and_the_result_counts_seconds(page: Page, served: Served) -> None:
    listen(page.context)
    page.set_viewport_size({"width": 1280, "height": 800})
    tables.sit(page, served, "mousekeeping", 2, move_limit=60, first_player=0)
    for _ in range(30):
        ways(page).first.wait_for()
        step(page)
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    seen = told(page)
    assert not [entry for entry in logged(page) if entry.split("↑")[0].strip() not in seen]
    assert any(re.search("It took [0-9]+ move", text) for text in seen)
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("table")).to_contain_text(re.compile(r"Mouse 1: 124 → \d{3}"))
    expect(result.get_by_role("table")).to_contain_text("Per move")
    expect(result).to_contain_text("The team’s score")


def test_a_hint_is_on_the_map_and_nothing_moves(page: Page, served: Served) -> None:
    listen(page.context, "off")
    page.set_viewport_size({"width": 390, "height": 844})
    tables.sit(page, served, "mousekeeping", 2, move_limit=60, first_player=0)
    ways(page).first.wait_for()
    before = places(page, ".board")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hints strong").first).to_have_text(re.compile(r"^Go to room \d{3}$"))
    expect(page.locator("[data-room][data-advised]")).to_have_count(1)
    assert not moved(before, places(page, ".board"))
    page.get_by_role("button", name="Pick it for me").click()
    expect(page.locator("[data-room][aria-pressed=true]")).to_have_count(1)
    assert not serious(page)


@pytest.mark.parametrize("size", [(375, 667)])
def test_the_tutorial_scrolls_to_what_it_points_at(page: Page, served: Served, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{served.url}/learn/mousekeeping")
    pointed = page.locator("[data-pointed]").first
    further = page.get_by_role("button", name=re.compile("^(Next|Go on|Continue)")).first
    for _ in range(20):
        expect(pointed.or_(further).first).to_be_visible()
        if pointed.count():
            break
        further.click()

    def is_seen() -> bool:
        box = pointed.bounding_box()
        return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size[1]

    until(page, "what it points at is seen whole", is_seen)
