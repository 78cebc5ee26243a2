"""Statistics without accounts: of a browser, kept there alone; and of a table, counted by its server."""
from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

from mousehole.testkit.online import Seated
from tests.browser.matches import finished, finished_by
from tests.browser.serving import Served
from tests.browser.sitting import hold

MOVES = {"move_limit": 60}


def see(page: Page, served: Served, seated: Seated, game: str) -> None:
    """Look at the end of a match, from the seat of somebody who played it."""
    hold(page, served, {"table": seated.table, "game": game, "key": seated.key, "host": seated.host})
    page.goto(f"{served.url}/t/{seated.table}")
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def figures(within: Locator) -> dict[str, str]:
    """Pairs of a name and a number."""
    expect(within.locator("dl")).to_be_visible()
    pairs = within.locator("dl > div").all()
    return {pair.locator("dt").inner_text(): pair.locator("dd").inner_text() for pair in pairs}


def exported(page: Page, within: Locator | Page, folder: Path) -> Any:
    with page.expect_download() as download:
        within.get_by_role("button", name="Export").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return json.loads(file.read_text("utf-8"))


def played(game: str, match: int, won: bool, score: int, **more: Any) -> dict[str, Any]:
    """A row as the page writes it at the end of a match."""
    return {"table": "earlier", "seat": 1, "match": match, "game": game, "at": 1000 * match, "ms": 60_000,
            "names": ["Ben", "Anna"], "bots": ["", ""], "scores": [5, score], "winners": [1 if won else 0],
            "ranking": [[1], [0]] if won else [[0], [1]], "edition": "standard", "options": {}, "rung": None,
            "feats": [], **more}


def test_a_browser_counts_what_its_user_has_played(page: Page, served: Served, tmp_path: Path,
                                                   complaints: list[str]) -> None:
    seated = finished(served, "mousekeeping", 2, MOVES)
    see(page, served, seated, "mousekeeping")
    page.reload()  # however often its end is looked at, it is one game
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    team = {"ranking": [[0, 1]], "rung": "first"}
    ladder = httpx.get(f"{served.url}/api/games", timeout=60).json()
    rung = next(game for game in ladder if game["id"] == "mousewarming-party")["ladder"][0]
    earlier = [
        *[played("house-mouse", n, won, score) for n, (won, score) in enumerate(
            [(True, 12), (True, 31), (False, 4), (True, 20)], 1)],
        *[played("mousewarming-party", n, True, 0, **{**team, "rung": rung["name"], "winners": [0, 1]}, feats=[
            {"name": "quickest-party", "value": 30 - n, "unit": "count", "least": True}]) for n in (1, 2)],
        played("mousekeeping", 9, False, 3, ranking=[[0, 1]], winners=[], feats=[
            {"name": "fastest-mouse", "value": 4_200, "unit": "ms", "least": True},
            {"name": "longest-shift", "value": 12, "unit": "count", "least": False}])]
    page.evaluate("rows => localStorage.setItem('mousehole.history', JSON.stringify("
                  "[...rows, ...JSON.parse(localStorage['mousehole.history'])]))", earlier)
    page.goto(served.url)
    page.get_by_role("link", name="Statistics").click()
    house = page.get_by_role("region", name="House Mouse")
    assert figures(house) == {"Games": "4", "Wins": "3 (75%)", "Wins in a row": "1", "Most wins in a row": "2",
                              "Best score": "31"}
    hotel = page.get_by_role("region", name="Mousekeeping!")
    assert figures(hotel)["Games"] == "2"
    expect(hotel).to_contain_text("Fastest mouse: 4.2 seconds")
    expect(hotel).to_contain_text("Longest shift: 60 moves")
    party = page.get_by_role("region", name="Mousewarming Party")
    assert figures(party)["Wins"] == "2 (100%)"
    expect(party).to_contain_text("all guests served after 28 turns")
    climbed = party.get_by_role("list", name="Levels").get_by_role("listitem").first
    expect(climbed).to_contain_text("Done" if rung["wins"] <= 2 else f"2 of {rung['wins']} wins in a row")

    kept = exported(page, page, tmp_path)
    assert [each["game"] for each in kept["history"]] == [each["game"] for each in earlier] + ["mousekeeping"]
    page.get_by_role("button", name="Delete statistics").click()
    page.get_by_role("group", name="Delete all statistics of this browser?").get_by_role(
        "button", name="Delete statistics").click()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    assert not complaints


def again(served: Served, persons: list[Seated]) -> None:
    """Another match at the same table."""
    async def play() -> None:
        host = await persons[0].connect(served.url)
        before = persons[0].room["match"]
        await host.send('{"is": "start"}')
        while persons[0].room["match"] == before or persons[0].room["status"] != "playing":
            persons[0].hear(await asyncio.wait_for(host.recv(), 60))
        await host.close()
        await asyncio.gather(*[person.play(served.url) for person in persons])

    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, play()).result()


def test_a_table_counts_for_everybody_and_its_host_may_delete(page: Page, browser: Browser, served: Served,
                                                              tmp_path: Path, complaints: list[str]) -> None:
    persons = finished_by(served, "haunted-mouse", 2, 2, edition="round")
    again(served, persons)
    rows = httpx.get(f"{served.url}/api/tables/{persons[0].table}/results", timeout=60).json()
    assert len(rows) == 2
    see(page, served, persons[0], "haunted-mouse")
    page.get_by_text("Statistics of this table").click()
    table = page.get_by_role("region", name="Statistics of this table").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(3)
    for seat in (0, 1):
        won = [seat in row["winners"] for row in rows]
        longest = 2 if all(won) else 1 if any(won) else 0
        best = max(row["scores"][seat] for row in rows)
        told = table.get_by_role("row").filter(has_text=f"Player {seat}").get_by_role("cell").all_inner_texts()
        assert told == ["2", str(sum(won)), str(longest), str(best)]

    guest = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB").new_page()
    see(guest, served, persons[1], "haunted-mouse")
    guest.get_by_text("Statistics of this table").click()
    expect(guest.get_by_role("button", name="Export")).to_be_visible()
    expect(guest.get_by_role("button", name="Delete statistics")).to_have_count(0)
    guest.context.close()

    assert exported(page, page, tmp_path)["results"] == rows
    page.get_by_role("button", name="Delete statistics").click()
    page.get_by_role("group", name="Delete the statistics of this table for everybody?").get_by_role(
        "button", name="Delete statistics").click()
    expect(page.get_by_text("Nothing has been counted here since")).to_be_visible()
    assert httpx.get(f"{served.url}/api/tables/{persons[0].table}/results", timeout=60).json() == []
    assert not complaints
