"""Haunted Mouse in the page: a whole game by tapping cards, the live verdict, refusals, keys, and no hidden card."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import sitting as tables
from tests.browser.haunting import hand, make, offers, press, sensible, sit, tap_place, turn_or_end
from tests.browser.serving import Served
from tests.browser.test_access import serious

pytestmark = pytest.mark.usefixtures("dealt")


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


def test_two_people_and_somebody_who_watches(page: Page, browser: Browser, served: Served) -> None:
    """Each sees the own hand only; who watches sees backs, and can tap nothing."""
    link = tables.sit(page, served, "haunted-mouse", seats=2, people=2)
    friend, watcher = browser.new_page(locale="en-GB"), browser.new_page(locale="en-GB")
    tables.join(friend, link, "Ben")
    watcher.goto(link)
    page.get_by_role("button", name=re.compile("^Start")).click()
    for each in (page, friend):
        hand(each).wait_for()
    expect(watcher.get_by_role("group", name="Hand of Anna, 8 cards")).to_be_visible()
    assert watcher.locator(".board button, .board [aria-label^='Place']").count() == 0
    make(page, "bait 3")
    expect(friend.locator(".player")).to_contain_text("has chosen")
    assert friend.locator(".player [aria-label*='Bait of Anna:']").count() == 0  # which one, nobody knows yet
    make(friend, "bait 1")
    expect(watcher.get_by_label(re.compile("^Bait of (Anna|Ben): "))).to_have_count(2)
    leads = page if offers(page) else friend
    make(leads, "meld 1")
    for each in (page, friend, watcher):
        expect(each.get_by_role("group", name=re.compile("a single [1-9]$"))).to_be_visible()
    friend.close()
    watcher.close()


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


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, served: Served, light: str) -> None:
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    sit(page, served)
    tap_place(page, 2)
    assert not serious(page)
    press(page, "Lay it as Bait")
    while turn_or_end(page) and "draw" not in offers(page):
        pass
    assert not serious(page)
    make(page, "draw")
    turn_or_end(page)
    hand(page).get_by_role("button", name=re.compile("^Into place 2,")).click()
    assert not serious(page)


def test_colour_is_never_alone(page: Page, served: Served) -> None:
    """Each suit has a picture of its own."""
    sit(page, served, seats=5)
    drawn = hand(page).locator("button").evaluate_all(
        """all => all.map(each => [each.getAttribute('aria-label').split(' ')[2],
                                    each.querySelector('g g g path').getAttribute('d')])""")
    assert len({suit for suit, _ in drawn}) == len({picture for _, picture in drawn}) > 1
