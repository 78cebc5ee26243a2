"""Head of Mousehold by tapping the board: any choice, given in the game's notation, as a person would make it."""
from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import sitting as tables
from tests.browser.serving import Served

COLOURS = {"O": "orange", "G": "green", "B": "blue", "P": "purple", "Y": "yellow"}
PLACED = re.compile(r"(\S+) to (\d)( hostage)?")


def sit(page: Page, served: Served, seats: int = 3) -> None:
    """A table with bots, and the person in the first seat."""
    tables.sit(page, served, "head-of-mousehold", seats)
    row(page, "At home").wait_for()


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def mouse(card: str) -> str:
    return f"{COLOURS[card[0]]} {'Squeaker' if card.endswith('!') else 'mouse'}"


def offers(page: Page) -> list[str]:
    asked = page.locator("[data-choice]:not(:disabled)")
    found: list[str] = asked.evaluate_all("all => all.map(each => each.dataset.choice)")
    mice = [line.removeprefix("add ") for line in found if line.startswith("add ")]
    if not mice:
        return found
    number = re.search(r"Choose (\d)", page.get_by_role("region", name="Your mice").inner_text())
    assert number, "how many must be chosen"
    twice = [*mice, *mice] if len(mice) < int(number[1]) else mice  # of a kind there may be two
    rows = [(twice[at:] + twice[:at])[:int(number[1])] for at in range(len(twice))]
    return [f"choose {' '.join(row)}" for row in rows]


def tap(page: Page, where: str, card: str) -> None:
    """Of two equal mice, one that is not yet picked."""
    picked = row(page, where).locator(f"button[aria-label='{mouse(card)}']")
    free = picked.and_(page.locator("[aria-pressed=false]"))
    picked.first.wait_for()
    if free.count():
        free.first.click()


def tap_trap(page: Page, number: int | str) -> None:
    row(page, "Mousetraps").get_by_role("button", name=re.compile(f"^Trap {number}\\.")).click()


def press(page: Page, name: str) -> None:
    page.get_by_role("region", name="Your mice").get_by_role("button", name=name, exact=True).click()


def confirm(page: Page, name: str) -> None:
    """Press the button; it is taken away with the question, as soon as the answer is taken."""
    button = page.get_by_role("region", name="Your mice").get_by_role("button", name=name, exact=True).element_handle()
    button.click()
    page.wait_for_function("button => !button.isConnected", arg=button)


def make(page: Page, choice: str) -> None:
    """The choice, by taps on the board and its confirming button."""
    if placed := PLACED.fullmatch(choice):
        tap(page, "Hostage" if placed[3] else "Chosen", placed[1])
        tap_trap(page, placed[2])
        confirm(page, "Place mouse")
    elif choice.startswith("choose"):
        for card in choice.split()[1:]:
            tap(page, "At home", card)
        confirm(page, "Send mice")
    elif choice.startswith("hand over"):
        tap(page, "Chosen", choice.removeprefix("hand over "))
        confirm(page, "Hand over mouse")
    elif choice.startswith("swap"):
        _, leaves, _, comes = choice.split()
        tap(page, "Chosen", leaves)
        tap(page, "At home", comes)
        confirm(page, "Swap mice")
    else:
        confirm(page, {"keep": "Keep your lineup", "pass": "Pass"}[choice])


def turn_or_end(page: Page) -> bool:
    """Wait until something is asked, or the game is over: False."""
    expect(page.locator("[data-choice]:not(:disabled), [aria-label=Result]").first).to_be_attached()
    return page.get_by_role("region", name="Result").count() == 0
