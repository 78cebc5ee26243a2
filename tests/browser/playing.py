"""What a person does at a table in the page, in a few words."""
from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from mousehole.games import load_game
from tests.browser.serving import Served
from tests.browser.sitting import sit

HOTEL = load_game("mousekeeping").box


def new_table(page: Page, served: Served, seats: int = 2, bots: int = 1, options: dict[str, Any] | None = None) -> str:
    """A table that waits to be started, and the page in its first seat; the address of the table."""
    return sit(page, served, "mousekeeping", seats, people=seats - bots, start=False, **(options or {}))


def by_form(page: Page, served: Served, seats: int, bots: int, options: dict[str, str]) -> None:
    """Through the form, as somebody who invites friends."""
    page.goto(f"{served.url}/new/mousekeeping")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("combobox", name="Seats", exact=True).select_option(str(seats))
    page.get_by_role("combobox", name="Bots").select_option(str(bots))
    for label, value in options.items():
        page.get_by_role("combobox", name=label).select_option(value)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))


def start(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Start")).click()
    expect(board(page)).to_be_visible()


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Hotel map")


def ways(page: Page) -> Locator:
    """Rooms where the next step may lead."""
    return board(page).get_by_role("button", name=re.compile("one move away"))


def step(page: Page) -> None:
    """Wait for the player's turn, and take a shortest path to the mouse."""
    ways(page).first.wait_for()
    left = moves_left(page)
    rooms = [int(room) for room in ways(page).evaluate_all("all => all.map(each => each.dataset.room)")]
    goal = int(board(page).locator(".goal").first.get_attribute("data-room") or 0)
    nearest = min(rooms, key=lambda room: HOTEL.distance(room, goal))
    show(page, nearest)
    page.wait_for_function("was => Number(document.querySelector('.limit b')?.textContent ?? 0) < was", arg=left)


def show(page: Page, room: int) -> None:
    """Once it can be reached, the room is selected, then shown by a second tap; the only way there is takes one."""
    tap(board(page).locator(f"[data-room='{room}'].way"))


def tap(thing: Locator | ElementHandle) -> None:
    """Select something on a board, and do what it offers by tapping it again. One single choice is made at once."""
    _twice(thing, lambda chosen: chosen.click())


def press(thing: Locator | ElementHandle) -> None:
    """The same by keys alone."""
    _twice(thing, lambda chosen: chosen.press("Enter"))


def _twice(thing: Locator | ElementHandle, do: Callable[[ElementHandle], None]) -> None:
    if isinstance(thing, Locator):  # until the last answer is taken, the board takes no other
        expect(thing.page.locator(".board[aria-busy=true]")).to_have_count(0)
    chosen = thing.element_handle() if isinstance(thing, Locator) else thing
    do(chosen)
    if chosen.get_attribute("aria-pressed") == "true":
        do(chosen)


OFFERED = """([offers, made]) => {
  if (document.querySelector('[aria-label=Result]')) return 'over'
  if (document.querySelector('.board[aria-busy=true]')) return null
  for (const offer of ['.confirm .main', ...offers]) {
    const all = [...document.querySelectorAll(`.board ${offer}`)]
    if (all.length) return all[made * 7 % all.length]
  }
  return null
}"""


def play_to_the_end(page: Page, offers: list[str], by: Callable[[ElementHandle], None] = tap) -> int:
    """With what the board offers, the first kind that there is, and never always the same. How many taps it took."""
    for made in range(1000):
        offered = page.wait_for_function(OFFERED, arg=[offers, made]).as_element()
        if offered is None:
            return made
        with suppress(Error):  # what was offered may be gone by now
            by(offered)
    raise AssertionError("the game does not end")


def here(page: Page) -> int:
    return int(board(page).locator(".here").get_attribute("data-room") or 0)


def moves_left(page: Page) -> int:
    return int(page.locator(".limit b").inner_text())


CALM = {"move_limit": 60}
CALM_IN_THE_FORM = {"Mode": "60"}
