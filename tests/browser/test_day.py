"""The deal of the day, from the shelf to what is shared: the same for everybody, and nothing is given away."""
from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from mousehole.table import days
from tests.browser.playing import play_to_the_end
from tests.browser.serving import Served
from tests.browser.test_access import serious


def today(page: Page) -> date:
    """By the browser's calendar."""
    return date.fromisoformat(page.evaluate("new Intl.DateTimeFormat('sv').format(new Date())"))


def test_a_deal_from_the_shelf_to_what_is_shared(page: Page, served: Served, complaints: list[str]) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(served.url)
    page.locator("[data-day=mousekeeping]").click()
    now = today(page)
    expect(page.get_by_role("heading", name=re.compile("^Today’s deal"))).to_be_visible()
    assert not serious(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.split("/t/")[1].split("#")[0]
    assert play_to_the_end(page, [".way"]) >= 60
    result = page.get_by_role("region", name="Deal of the day")
    picture = result.get_by_role("img", name=re.compile("^Mousekeeping!. .* 60 moves"))
    expect(picture).to_be_visible()
    assert not serious(page)
    result.get_by_role("button", name="Share result").click()
    expect(result.get_by_role("button", name="Copied")).to_be_visible()
    head, score, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert head == f"Mousehole · Mousekeeping! · {now}"
    assert re.fullmatch(r"\d+ (mouse|mice) in 60 moves", score)
    assert link.endswith(f"/day/mousekeeping/{now}")
    assert table not in link
    with page.expect_download() as saved:
        result.get_by_role("button", name="Save picture").click()
    file = saved.value
    assert file.suggested_filename == f"mousehole-mousekeeping-{now}.png"
    content = file.path().read_bytes()
    assert content.startswith(b"\x89PNG")
    assert len(content) > 10_000, "a picture, not an empty canvas"
    page.get_by_role("link", name="Shuffle check").click()
    expect(page.get_by_text("anybody could have looked ahead")).to_be_visible()
    expect(page.get_by_text("✓ The seed of this game is the seed of that day.")).to_be_visible()
    expect(page.locator("dd")).to_have_text(days.seed_of("mousekeeping", str(now)).hex())
    page.goto(f"{served.url}/day/mousekeeping")
    expect(page.get_by_role("button", name="Play it again")).to_be_visible()
    expect(page.locator(".streak dd").first).to_have_text("1")
    page.goto(served.url)
    expect(page.locator("[data-day=mousekeeping]")).to_contain_text("Done for today")
    assert not complaints


def test_old_whiskers_plays_yesterdays_deal_and_it_can_be_reviewed(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/day/mousekeeping")
    yesterday = today(page) - timedelta(days=1)
    expect(page.get_by_text("You didn’t play yesterday’s deal.")).to_be_visible()
    page.get_by_role("button", name="Watch Old Whiskers play it").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page.get_by_role("region", name="Review").get_by_role("button", name="Review this game")).to_be_visible()
    table = page.url.split("/t/")[1]
    head = page.request.get(f"{served.url}/api/tables/{table}/matches/1/replay").text().split("\n")[0]
    assert f'"fairness": {{"scheme": 3, "day": "{yesterday}"}}' in head


@pytest.mark.parametrize("path", ["day/cat-and-mouse", "day/mousekeeping/2026-02-30", "day/mousekeeping/2999-01-01"])
def test_days_and_games_that_are_not_there(page: Page, served: Served, path: str) -> None:
    page.goto(f"{served.url}/{path}")
    expect(page.get_by_role("heading", name=re.compile("not found"))).to_be_visible()
