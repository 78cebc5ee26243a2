"""The form for a new table: everything a host may set, folded away until it is wanted."""
from __future__ import annotations

import re

import httpx
from playwright.sync_api import Page, expect

from tests.browser.serving import Served
from tests.browser.test_access import serious


def test_a_host_sets_clock_edition_first_player_and_hints(page: Page, served: Served, complaints: list[str]) -> None:
    page.goto(f"{served.url}/new/house-mouse")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Seats", exact=True).select_option("3")
    expect(page.get_by_role("combobox", name="Edition")).to_have_count(0)
    page.get_by_text("More: clock, who begins, hints").click()
    assert not serious(page)
    page.get_by_role("combobox", name="Time to think").select_option(label="3 minutes for an answer")
    page.get_by_role("combobox", name="Who goes first").select_option(label="Seat 3")
    page.get_by_role("combobox", name="Edition").select_option(label="Attic: another, smaller deck")
    page.get_by_role("checkbox", name="Hints may be asked for").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    room = httpx.get(f"{served.url}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert room["clock"] == {"move": 180, "game": 0}
    assert room["edition"] == "attic"
    assert room["options"]["first_player"] == 2
    assert room["hints"] is False
    page.get_by_role("button", name=re.compile("^Start")).click()
    page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached", timeout=30_000)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert not complaints


def test_without_a_wish_all_is_as_usual(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/new/mousekeeping")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    room = httpx.get(f"{served.url}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (room["clock"], room["edition"], room["hints"]) == ({"move": 0, "game": 0}, "standard", True)
    assert room["options"] == {"clock": 600, "calm": 0, "map": True, "first_player": "random"}
