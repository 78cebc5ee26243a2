"""Haunted Mouse in the page: a whole game by tapping cards, the live verdict, refusals, keys alone, and no hidden card."""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.haunting import hand, make, offers, press, sensible, sit, tap_place, turn_or_end
from tests.browser.serving import Served


def test_a_whole_game_by_tapping_the_cards_on_a_phone(page: Page, served: Served, complaints: list[str]) -> None:
    sit(page, served)
    while turn_or_end(page):
        if choices := offers(page):
            make(page, sensible(choices))
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.get_by_role("heading", name=re.compile("seventh cheese and wins"))).to_be_visible()
    assert not complaints


def test_picked_cards_say_what_they_are_and_why_they_cannot_be_played(page: Page, served: Served) -> None:
    sit(page, served, seats=2)
    make(page, "bait 1")
    to_the_lead(page)
    tap_place(page, 1)
    expect(page.locator(".actions")).to_contain_text(re.compile(r"a single \d – you can lead with it"))
    tap_place(page, 3)
    expect(page.locator(".actions")).to_contain_text("not possible")
    press(page, "Why not?")
    expect(page.get_by_role("alert").filter(has_text="must stand side by side")).to_be_visible()
    page.get_by_role("button", name="Close").last.click()
    press(page, "Put back")
    expect(hand(page).locator("[aria-pressed=true]")).to_have_count(0)


def to_the_lead(page: Page) -> None:
    """Draw, and play nothing, until the table is empty in one's turn."""
    while turn_or_end(page):
        choices = offers(page)
        if choices and "meld 1" in choices and page.get_by_role("group", name="No meld on the table").count():
            return
        if choices:
            make(page, next(iter([each for each in ("draw", "keep") if each in choices]), choices[-1]))
    raise AssertionError("the game ended without a lead")


def test_cards_of_others_are_nowhere_in_the_page(page: Page, served: Served) -> None:
    """Backs have no name and no number: what is in a hand is told only of cards that everybody saw."""
    sit(page, served)
    make(page, "bait 2")
    turn_or_end(page)
    for other in page.locator(".player .hand").all():
        assert not re.search(r"Cat|Snake|Owl|Hawk|[1-9]</text>", other.inner_html().replace("cats", ""))
    assert hand(page).locator("[draggable=true]").count() == 0


def test_keys_alone_will_do(page: Page, served: Served) -> None:
    sit(page, served)
    hand(page).get_by_role("button", name=re.compile("^Place 4:")).focus()
    page.keyboard.press("Enter")
    lay = page.locator(".actions").get_by_role("button", name="Lay it as Bait")
    for _ in range(8):
        page.keyboard.press("Tab")
        if lay.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Your Bait").get_by_label(re.compile("^Your Bait: "))).to_have_count(1)


def test_in_french(page: Page, served: Served) -> None:
    sit(page, served)
    page.get_by_label("Language and light").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("group", name=re.compile("^Votre main, 8 cartes"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Place 1 : (Chat|Serpent|Hibou|Faucon) "))).to_be_visible()
