"""A table is drawn in pieces, each in a task of its own; whoever looks sees none of that."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mousehole.games import OURS
from tests.browser.playing import new_table, start
from tests.browser.serving import Served

# What could be seen in each frame until the first question: the lobby, the spots of the board, and the list of moves.
WATCH = """() => {
  window.frames_seen = []
  const isShown = (each) => each.checkVisibility({ visibilityProperty: true })
  const look = () => {
    const spots = [...document.querySelectorAll('main .board [data-spot]')].filter(isShown).length
    const parts = [...document.querySelectorAll('main .board *')].filter(isShown).length
    window.frames_seen.push({
      lobby: document.querySelector('main section.who') !== null, spots, parts,
      moves: document.querySelector('[data-choice]') !== null,
    })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
ASKED = "() => document.querySelector('[data-choice], .big') !== null"


@pytest.mark.parametrize("game", [game for game in OURS if game != "mousekeeping"])  # there, “I’m ready” comes first
def test_a_board_appears_when_all_of_it_is_there_and_what_is_below_it_comes_afterwards(
        page: Page, served: Served, complaints: list[str], game: str) -> None:
    page.add_init_script(f"({WATCH})()")
    page.goto(served.url)
    page.locator(f"article:has(a[href*={game}]) .main").click()
    page.wait_for_function(ASKED)
    seen = page.evaluate("window.frames_seen")
    assert not any(each["lobby"] for each in seen), "nobody gathers at a table that begins at once"
    first = next(each for each in seen if each["parts"])
    most = max(each["parts"] for each in seen)
    assert first["parts"] > most * 0.8, "it was not shown piece by piece; bots may have moved since"
    assert first["spots"], "the board is what is meant"
    assert all(each["parts"] for each in seen if each["moves"]), "moves come after the board that they are about"
    assert not complaints


def test_the_bar_of_a_table_stays_when_the_game_begins(page: Page, served: Served) -> None:
    new_table(page, served, options={"move_limit": 60})
    bar = page.locator("header").first
    bar.evaluate("bar => { bar.isTheSame = true }")
    start(page)
    expect(page.locator("[data-choice]").first).to_be_attached()
    assert page.locator("header").first.evaluate("bar => bar.isTheSame === true"), "its buttons keep their focus"


def test_a_table_that_could_not_be_started_shows_its_lobby(page: Page, served: Served) -> None:
    """Whoever was told to wait for a start that was refused would wait forever."""
    address = new_table(page, served, seats=3, bots=1)  # a seat is free, and nobody said that a bot may have it
    page.goto("about:blank")
    page.goto(f"{address}#start")
    expect(page.locator("main section.who")).to_be_visible()
