"""Haunted Mouse in the page: a whole game by tapping cards, the live verdict, refusals, keys, and no hidden card."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import sitting as tables
from tests.browser.haunting import (
    gap,
    hand,
    make,
    offers,
    press,
    sensible,
    sit,
    tap_pile,
    tap_place,
    turn_or_end,
)
from tests.browser.serving import Served
from tests.browser.test_access import serious

pytestmark = pytest.mark.usefixtures("dealt")


def test_a_whole_game_by_tapping_the_cards_on_a_phone(page: Page, served: Served, complaints: list[str]) -> None:
    sit(page, served)
    while turn_or_end(page):
        if choices := offers(page):
            make(page, sensible(choices))
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.get_by_role("heading", name=re.compile("won with 7 cheese"))).to_be_visible()
    assert not complaints


def test_picked_cards_say_what_they_are_and_why_they_cannot_be_played(page: Page, served: Served) -> None:
    sit(page, served, seats=2)
    make(page, "bait 1")
    to_the_lead(page)
    tap_place(page, 1)
    expect(page.locator(".actions")).to_contain_text(re.compile(r"You can lead with a single \d"))
    tap_place(page, 3)
    expect(page.locator(".actions")).to_contain_text("Not possible")
    press(page, "Why not?")
    expect(page.get_by_role("alert").filter(has_text="must be next to each other")).to_be_visible()
    page.get_by_role("button", name="Close").last.click()
    press(page, "Clear")
    expect(hand(page).locator("[aria-pressed=true]")).to_have_count(0)


def to_the_lead(page: Page) -> None:
    """Draw, and play nothing, until the table is empty on the player's turn."""
    while turn_or_end(page):
        choices = offers(page)
        if choices and "meld 1" in choices and page.get_by_role("group", name="No meld on the table").count():
            return
        if choices:
            make(page, next(iter([each for each in ("draw", "keep") if each in choices]), choices[-1]))
    raise AssertionError("the game ended without a lead")


def test_cards_of_others_are_nowhere_in_the_page(page: Page, served: Served) -> None:
    """Backs have no name and no number: a hand shows only cards that everybody saw."""
    sit(page, served)
    make(page, "bait 2")
    turn_or_end(page)
    for other in page.locator(".player .hand").all():
        assert not re.search(r"Cat|Snake|Owl|Hawk|[1-9]</text>", other.inner_html().replace("cats", ""))
    assert hand(page).locator("[draggable=true]").count() == 0


def test_two_people_and_somebody_who_watches(page: Page, browser: Browser, served: Served) -> None:
    """Players see only their own hand; spectators see backs, and can tap nothing."""
    link = tables.sit(page, served, "haunted-mouse", seats=2, people=2)
    friend, watcher = browser.new_page(locale="en-GB"), browser.new_page(locale="en-GB")
    tables.join(friend, link, "Ben")
    watcher.goto(link)
    page.get_by_role("button", name=re.compile("^Start")).click()
    for each in (page, friend):
        hand(each).wait_for()
    expect(watcher.get_by_role("group", name="Anna’s hand, 8 cards")).to_be_visible()
    assert watcher.locator(".board button:not(.about), .board [aria-label^='Place']").count() == 0
    make(page, "bait 3")
    expect(friend.locator(".player")).to_contain_text("has chosen")
    assert friend.locator(".player [aria-label*='Anna’s Bait:']").count() == 0  # which one, nobody knows yet
    make(friend, "bait 1")
    expect(watcher.get_by_label(re.compile("^(Anna|Ben)’s Bait: "))).to_have_count(2)
    leads = page if offers(page) else friend
    make(leads, "meld 1")
    for each in (page, friend, watcher):
        expect(each.get_by_role("group", name=re.compile("a single [1-9]$"))).to_be_visible()
    friend.close()
    watcher.close()


def test_keys_alone_will_do(page: Page, served: Served) -> None:
    sit(page, served)
    hand(page).get_by_role("button", name=re.compile("^Position 4:")).focus()
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
    page.get_by_label("Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("group", name=re.compile("^Votre main, dans son ordre\\s: 8 cartes"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Position 1\\s: (Chat|Serpent|Hibou|Faucon) "))).to_be_visible()


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
    gap(page, 2).focus()
    assert not serious(page)


def test_colour_is_never_alone(page: Page, served: Served) -> None:
    """Each suit has a picture of its own."""
    sit(page, served, seats=5)
    drawn = hand(page).locator("button").evaluate_all(
        """all => all.map(each => [each.getAttribute('aria-label').split(' ')[2],
                                    each.querySelector('g g g path').getAttribute('d')])""")
    assert len({suit for suit, _ in drawn}) == len({picture for _, picture in drawn}) > 1


def to_a_turn(page: Page) -> None:
    while turn_or_end(page) and "draw" not in offers(page):
        make(page, sensible(offers(page)))


def test_two_taps_draw_a_card_and_put_it_into_a_gap(page: Page, served: Served) -> None:
    sit(page, served, seats=2)
    make(page, "bait 1")
    to_a_turn(page)
    tap_pile(page)
    gap(page, 3).click()
    expect(hand(page).locator("button")).to_have_count(8)  # seven, and the new one
    expect(page.locator(".actions")).to_contain_text("Lay no Bait")


def test_a_tap_on_the_pile_while_cards_are_picked_only_asks(page: Page, served: Served) -> None:
    sit(page, served, seats=2)
    make(page, "bait 1")
    to_a_turn(page)
    tap_place(page, 2)
    tap_pile(page)
    expect(page.locator(".actions")).to_contain_text("instead of playing")
    assert "draw" in offers(page)
    press(page, "Draw a card")
    expect(gap(page, 1)).to_be_visible()


def test_a_card_is_dragged_from_the_pile_into_a_gap(page: Page, served: Served) -> None:
    sit(page, served, seats=2)
    make(page, "bait 1")
    to_a_turn(page)
    pull(page, "pile", 2)
    expect(page.locator(".actions")).to_contain_text("Lay no Bait")
    expect(hand(page).locator("button")).to_have_count(8)


def test_the_drawn_card_is_dragged_into_a_gap_and_stays_where_it_is_if_dropped_elsewhere(
        page: Page, served: Served) -> None:
    sit(page, served, seats=2)
    make(page, "bait 1")
    to_a_turn(page)
    make(page, "draw")
    card = page.locator("[data-spot=drawn-0]")
    label = card.get_by_role("img").get_attribute("aria-label")
    assert label is not None
    carry(page, "drawn-0", (10, 10))
    expect(card).to_be_visible()
    pull(page, "drawn-0", 1)
    expect(hand(page).get_by_role("button", name=f"Position 1: {label.removeprefix('drawn: ')}")).to_be_visible()


def carry(page: Page, spot: str, to: tuple[float, float]) -> None:
    begin(page, spot)
    page.mouse.move(*to, steps=4)
    page.mouse.up()


def begin(page: Page, spot: str) -> None:
    page.locator(f"[data-spot={spot}]").scroll_into_view_if_needed()
    box = page.locator(f"[data-spot={spot}]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] + 20, steps=3)


def pull(page: Page, spot: str, place: int) -> None:
    """Onto the left half of the card that is in this place."""
    begin(page, spot)
    gap(page, place).wait_for()
    onto = gap(page, place).bounding_box()
    assert onto is not None
    page.mouse.move(onto["x"] + 8, onto["y"] + onto["height"] / 2, steps=4)
    page.mouse.up()


def test_no_bait_this_round_is_remembered_until_the_round_is_over(page: Page, served: Served) -> None:
    sit(page, served, seats=2)
    make(page, "bait 1")
    to_a_turn(page)
    make(page, "draw")
    switch = page.get_by_role("switch", name="No Bait this round")
    expect(switch).to_have_attribute("aria-checked", "false")
    make(page, "insert 1")
    switch.click()
    expect(page.get_by_role("button", name="Lay no Bait")).to_have_count(0)
    page.reload()
    hand(page).wait_for()
    to_a_turn(page)
    expect(switch).to_have_attribute("aria-checked", "true")
    make(page, "draw")
    make(page, "insert 1")
    expect(page.locator(".actions")).not_to_contain_text("Lay no Bait")
    while turn_or_end(page) and not any(choice.startswith("bait") for choice in offers(page)):
        make(page, sensible(offers(page)))
    make(page, "bait 1")
    to_a_turn(page)
    expect(switch).to_have_count(0)


def test_a_meld_of_picked_cards_is_confirmed_once_however_many_bait_cards_would_do(page: Page, served: Served) -> None:
    """The very cards that were picked are used, and nothing more is asked."""
    sit(page, served, seats=5)
    make(page, "bait 1 2")
    while turn_or_end(page):
        choices = offers(page)
        wanting = [each for each in choices if re.fullmatch(r"meld \d+ \+ \d", each)]
        if wanting:
            break
        make(page, "draw" if "draw" in choices else sensible(choices))
    place, _, rank = wanting[0].removeprefix("meld ").partition(" + ")
    tap_place(page, int(place))
    last = page.locator(f".bait button[aria-pressed=false][aria-label$=' {rank}']:not([aria-label^=Your])").last
    label = last.get_attribute("aria-label")
    assert label is not None
    last.click()
    whose, _, card = label.rpartition(": ")
    used = f"{card} from the Public Bait" if whose == "Public Bait" else f"{whose.removesuffix(' Bait')} {card}"
    expect(page.locator(".actions .whose").first).to_contain_text(f"Bait used: {used}.")
    press(page, "Play the meld")
    page.get_by_role("button", name="Log", exact=True).click()
    told = page.get_by_role("region", name="Log")
    expect(told).to_contain_text(re.compile(f"You played .*, using {re.escape(used)}"))
