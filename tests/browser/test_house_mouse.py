"""House Mouse in the page: a whole game by tapping the board, by keys, in French; and nothing hidden in the page."""
from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, ElementHandle, Error, Locator, Page, expect

from mousehole.games import load_game
from tests.browser.playing import play_to_the_end, press, tap
from tests.browser.serving import Served
from tests.browser.sitting import join, sit
from tests.browser.test_access import serious
from tests.browser.waiting import until

pytestmark = pytest.mark.usefixtures("dealt")

EMPTIES = """() => {  // neither full nor empty: it takes as long as the question is open
    const [left, face] = ['.left', '.face'].map((part) => document.querySelector(`[role=timer] ${part}`))
    const part = left && parseFloat(left.getAttribute('stroke-dasharray')) / face.getTotalLength()
    return part > 0.1 && part < 0.9
}"""
OFFERS = ("[data-corner].way", "[data-room]", "button.card.way", ".deeds button", "article.way .button")
MICE = re.compile("(, your|’s) mouse|, Basil")


def new_house(page: Page, served: Served, seats: int = 2, bots: int = 1) -> str:
    return sit(page, served, "house-mouse", seats, people=seats - bots, start=False, window=2)


def start(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Start")).click()
    house(page).wait_for()


def house(page: Page) -> Locator:
    return page.get_by_role("group", name="The house")


def ways(page: Page) -> Locator:
    return house(page).locator("[data-corner].way")


def place_mice(page: Page) -> None:
    """Place the player's mouse, and Basil if asked, until the player's first turn."""
    my_turn = page.get_by_role("button", name="End turn")
    for _ in range(6):
        expect(ways(page).or_(my_turn).first).to_be_visible()
        if my_turn.count():
            return
        with suppress(Error):
            tap(ways(page).first)
        page.locator(".board[aria-busy='false']").wait_for()
    my_turn.wait_for()


def ask(one: Page, other: Page) -> bool:
    """Is it the first of two that is asked? Waits until it is one of them."""
    until(one, "somebody is asked", lambda: ways(one).count() + ways(other).count() > 0)
    return ways(one).count() > 0


def to_the_end(page: Page, by: Callable[[ElementHandle], None]) -> None:
    """Scavenge at the mouse's corner; otherwise take whatever the board offers."""
    assert play_to_the_end(page, [".deeds [data-does=Scavenge]", f":is({', '.join(OFFERS)})"], by)
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text(re.compile("best nest|won with", re.IGNORECASE))  # Basil can win, too


def test_a_whole_game_by_tapping_the_board_on_a_phone(page: Page, served: Served, complaints: list[str]) -> None:
    new_house(page, served, seats=3, bots=2)  # with two, Basil would keep everybody waiting
    start(page)
    place_mice(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not serious(page)
    page.emulate_media(color_scheme="dark")
    assert not serious(page)
    to_the_end(page, tap)
    assert not complaints


def test_while_basil_moves_the_page_says_so_and_a_ring_empties(page: Page, served: Served) -> None:
    """In one of several rounds: if much has happened before him, it is still being shown while he moves."""
    new_house(page, served)
    start(page)
    place_mice(page)
    prompt = page.locator(".prompt p").filter(has_text="Basil is on the move.")
    my_turn = page.get_by_role("button", name="End turn")
    for _ in range(12):
        expect(prompt.or_(my_turn).or_(ways(page)).first).to_be_visible()
        if prompt.count():
            break
        with suppress(Error):  # the table may have changed just now
            if my_turn.count():
                tap(my_turn)
                page.locator(".confirm .main").click(timeout=2_000)
                expect(my_turn).to_be_hidden()
            else:  # the player before him is asked which way he goes
                tap(ways(page).first)
    expect(prompt).to_be_visible()
    expect(page.get_by_role("timer", name=re.compile("Basil is on the move"))).to_be_visible()
    page.wait_for_function(EMPTIES)


def test_no_hidden_card_is_anywhere_in_the_page(page: Page, served: Served) -> None:
    """Before anybody has scavenged, no card is known: the page names none, neither in words nor in attributes."""
    new_house(page, served, seats=3, bots=0)
    for name in ("Ben", "Cleo"):
        friend = page.context.browser
        assert friend
        other = friend.new_page(locale="en-GB")
        join(other, page.url, name)
        expect(page.get_by_text(name)).to_be_visible()
        other.close()
    start(page)
    drawn = page.locator("main").inner_html().lower()
    for kind in load_game("house-mouse").box.kinds:
        assert kind.name.lower() not in drawn
        assert kind.slug not in drawn
    expect(house(page).get_by_role("button", name=re.compile("face down"))).to_have_count(8)


def test_two_people_see_each_other_and_a_third_watches(page: Page, browser: Browser, served: Served) -> None:
    link = new_house(page, served, seats=2, bots=0)
    friend = browser.new_page(locale="en-GB")
    join(friend, link, "Ben")
    expect(page.get_by_text("Ben")).to_be_visible()
    start(page)
    watcher = browser.new_page(locale="en-GB")
    watcher.goto(link)
    for placed in range(1, 4):  # two mice and Basil
        person = page if ask(page, friend) else friend
        name = ways(person).first.get_attribute("data-corner")
        tap(ways(person).first)
        for seen_by in (page, friend, watcher):
            expect(house(seen_by).get_by_role("button", name=MICE)).to_have_count(placed)
            expect(house(seen_by).locator(f"[data-corner='{name}']")).to_have_attribute(
                "aria-label", MICE)
    friend.close()
    watcher.close()


def sit_two(page: Page, friend: Page, served: Served) -> None:
    join(friend, new_house(page, served, seats=2, bots=0), "Ben")
    expect(page.get_by_text("Ben")).to_be_visible()
    start(page)
    house(friend).wait_for()


def boost_out_of_turn(page: Page, friend: Page) -> bool:
    """The first player starts on a Boost, takes it, ends the turn, plays it in the other's. False: chance forbids."""
    holder: Page | None = None  # who places the second of the two mice goes first
    mice = 0
    for placed in range(1, 4):
        person = page if ask(page, friend) else friend
        mice += not person.locator(".prompt p").filter(has_text="place Basil").count()
        if mice == 2 and not holder:
            holder = person
            corners = ways(person).filter(has=person.locator(".boost"))
        else:
            corners = ways(person).filter(has_not=person.locator(".boost"))
        if not corners.count():
            return False
        tap(corners.first)
        for each in (page, friend):
            expect(house(each).get_by_role("button", name=MICE)).to_have_count(placed)
    assert holder
    other = friend if holder is page else page
    holder.get_by_role("button", name="Scavenge this card", exact=True).click()
    holder.get_by_role("region", name="Your Boosts").wait_for()
    assert not other.get_by_role("region", name="Your Boosts").count()
    held = holder.get_by_role("region", name="Your Boosts").locator("b").first.inner_text()
    assert held not in other.locator("main").inner_html()
    tap(holder.get_by_role("button", name="End turn"))
    holder.locator(".confirm .main").click()  # actions are left: that is asked once more
    other.get_by_role("button", name="End turn").wait_for()
    play = holder.get_by_role("button", name=f"Play {held}")
    if not play.count():  # only for the player's own turn, or against a Power
        return False
    play.click()
    expect(other.locator("body")).to_contain_text(f"played {held}!")
    return True


def test_a_boost_is_taken_in_secret_and_played_out_of_turn(page: Page, browser: Browser, served: Served) -> None:
    friend = browser.new_page(locale="en-GB")
    for _ in range(25):  # nobody can choose the shuffle: tables are opened until one has Boosts to start on
        sit_two(page, friend, served)
        if boost_out_of_turn(page, friend):
            friend.close()
            return
    raise AssertionError("no Boost could be played out of turn at 25 tables")


def test_a_whole_game_by_keys_alone(page: Page, served: Served, complaints: list[str]) -> None:
    """Arrows walk from corner to corner, Enter selects, Enter again does it, Escape lets it go."""
    new_house(page, served, seats=3, bots=2)  # with two, Basil would keep everybody waiting
    press(page.get_by_role("button", name=re.compile("^Start")))
    ways(page).first.focus()
    page.keyboard.press("Enter")
    expect(house(page).locator(".picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(house(page).locator(".picked")).to_have_count(0)
    house(page).locator("[data-corner='a1']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.corner") == "b1"
    to_the_end(page, press)
    assert not complaints


def test_a_corner_out_of_reach_is_refused_with_its_clause(page: Page, served: Served) -> None:
    new_house(page, served)
    start(page)
    place_mice(page)
    far = house(page).locator("[data-corner]:not(.way)").filter(has_not=page.locator(".none"))
    for n in range(far.count()):
        if not re.search(" mouse|Basil", far.nth(n).get_attribute("aria-label") or ""):
            far.nth(n).click()
            expect(page.get_by_role("alert").filter(has_text="is not next to your corner")).to_be_visible()
            return
    far.first.click()
    expect(page.get_by_role("alert").filter(has_text=re.compile("Another mouse|next to"))).to_be_visible()


def test_types_are_told_by_shape(page: Page, served: Served) -> None:
    new_house(page, served)
    start(page)
    for corner in house(page).locator("[data-corner]").all():
        name = corner.get_attribute("aria-label") or ""
        told = "point" if "a Point" in name else "power" if "a Power" in name else "boost"
        assert corner.locator("[data-sign]").get_attribute("data-sign") == told


def test_nests_open_one_at_a_time(page: Page, served: Served) -> None:
    new_house(page, served)
    start(page)
    standing = page.get_by_role("group", name="Standing")
    standing.get_by_role("button", name=re.compile("^Basil: 0 of 12 cards")).click()
    expect(standing.get_by_role("button", pressed=True)).to_have_count(1)
    expect(page.get_by_role("region", name="Nests")).to_contain_text("Basil: 0 of 12 cards, 0 points")


def test_in_french(page: Page, served: Served) -> None:
    new_house(page, served)
    start(page)
    page.get_by_label("Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("group", name="La maison")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Coin a1, un "))).to_be_visible()
