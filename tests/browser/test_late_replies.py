"""A reply that comes after its page has gone changes nothing, and the console stays silent."""
from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.serving import Served
from tests.browser.sitting import sit


def test_a_match_begins_before_the_lobby_has_its_replies(page: Page, served: Served, complaints: list[str]) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    sit(page, served, "mousekeeping", 2, start=False, move_limit=60)
    page.get_by_role("button", name=re.compile("^Start")).click()
    page.locator(".board").first.wait_for()
    assert held, "the lobby asks for the bots of its game"
    for route in held:
        with page.expect_response("**/api/games"):
            route.continue_()
    page.evaluate("() => new Promise(done => setTimeout(done))")
    expect(page.locator(".board").first).to_be_visible()
    assert not complaints
