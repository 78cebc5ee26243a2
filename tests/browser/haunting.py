"""Haunted Mouse by tapping the board: any choice, given in the game's notation, as a person would make it."""
from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import sitting as tables
from tests.browser.serving import Served

SUITS = {"C": "Cat", "S": "Snake", "O": "Owl", "H": "Hawk"}
BLOCK = re.compile(r"(\d+)(?:-(\d+))?")


def sit(page: Page, served: Served, seats: int = 3) -> None:
    """A table with bots, and the person in the first seat."""
    tables.sit(page, served, "haunted-mouse", seats)
    hand(page).wait_for()


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Your hand"))


def offers(page: Page) -> list[str]:
    """What is asked now; empty while others are."""
    asked = page.locator("[data-choice]:not(:disabled)")
    found: list[str] = asked.evaluate_all("all => all.map(each => each.dataset.choice)")
    return found


def tap_place(page: Page, place: int) -> None:
    hand(page).get_by_role("button", name=re.compile(f"^Position {place}:")).click()


def tap_bait(page: Page, bait: str) -> None:
    """`5S/1`: the 5 of Snakes of seat 1; p is the Public Bait. Of two equal cards, the one not yet picked."""
    card, owner = bait.split("/")
    name = f"{SUITS[card[1]]} {card[0]}"
    if owner == "p":
        group = page.get_by_role("group", name="Public Bait")
    elif owner == "0":
        group = page.get_by_role("group", name="Your Bait")
    else:
        group = page.locator(".player").nth(int(owner) - 1)
    group.locator(f"button[aria-label$='{name}'][aria-pressed=false]").first.click()


def tap_any_bait(page: Page, wanted: str) -> None:
    """`5`: any card of that rank; `5S`: anybody's. The player's own, if there is one."""
    name = f"{SUITS[wanted[1]]} {wanted[0]}" if len(wanted) > 1 else f" {wanted}"
    card = f"[aria-pressed=false][aria-label$='{name}']"
    own = page.get_by_role("group", name="Your Bait").locator(f"button{card}")
    (own if own.count() else page.locator(f".bait button{card}")).first.click()


def tap_pile(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Draw pile")).click()


def gap(page: Page, place: int) -> Locator:
    """Where a drawn card can go."""
    return hand(page).get_by_role("button", name=re.compile(f"^Position {place},"))


def make(page: Page, choice: str) -> None:
    """The choice, by taps on the board and its confirming button."""
    word, _, rest = choice.partition(" ")
    cards, _, bait = rest.partition("+")
    if word in ("bait", "lay"):
        for place in rest.split():
            tap_place(page, int(place))
        confirm(page, re.compile("^Lay (it|both) as Bait$"))
    elif word in ("meld", "trap"):
        for start, end in BLOCK.findall(cards):
            for at in range(int(start), int(end or start) + 1):
                tap_place(page, at)
        for each in bait.split():
            if "/" in each:
                tap_bait(page, each)
            else:
                tap_any_bait(page, each)
        named = "^(Play the meld|Play it anyway)$" if word == "meld" else "^Set (a Trap|the Trap anyway)$"
        confirm(page, re.compile(named))
    elif choice == "draw":
        tap_pile(page)
        gap(page, 1).wait_for()
    elif word == "draw":
        tap_bait(page, rest)
        confirm(page, re.compile("^Draw (Cat|Snake|Owl|Hawk)"))
    elif word == "use":
        tap_bait(page, rest)
        confirm(page, "Use this Bait")
    elif word == "insert":
        into = gap(page, int(rest)).element_handle()
        into.click()
        page.wait_for_function("gap => !gap.isConnected", arg=into)
    else:
        confirm(page, {"keep": "Lay no Bait", "pass": "Pass"}[word])


def press(page: Page, name: str | re.Pattern[str]) -> None:
    page.locator(".actions").get_by_role("button", name=name, exact=True).click()


def confirm(page: Page, name: str | re.Pattern[str]) -> None:
    """Press the button; it is taken away with the question, as soon as the answer is taken."""
    button = page.locator(".actions").get_by_role("button", name=name, exact=True).element_handle()
    button.click()
    page.wait_for_function("button => !button.isConnected", arg=button)


def sensible(choices: list[str]) -> str:
    """The longest meld or Trap; else a card from the pile, put last; no more Bait than must be."""
    played = [choice for choice in choices if choice.startswith(("meld", "trap"))]
    if played:
        return max(played, key=_cards_in)
    for wanted in ("draw", "keep"):
        if wanted in choices:
            return wanted
    return choices[-1]


def _cards_in(choice: str) -> int:
    cards, _, bait = choice.partition(" ")[2].partition("+")
    return sum([int(end or start) - int(start) + 1 for start, end in BLOCK.findall(cards)]) + len(bait.split())


def turn_or_end(page: Page) -> bool:
    """Wait until something is asked, or the game is over: False."""
    expect(page.locator("[data-choice]:not(:disabled), [aria-label=Result]").first).to_be_attached()
    return page.get_by_role("region", name="Result").count() == 0
