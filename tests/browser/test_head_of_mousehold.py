"""Head of Mousehold in the page: whole games by tapping, refusals, hidden mice, keys alone, axe, shapes and letters."""
from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.mousehold import make, offers, press, row, sit, tap, tap_trap, turn_or_end
from tests.browser.serving import Served
from tests.browser.test_access import serious

pytestmark = pytest.mark.usefixtures("dealt")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_tapping_mice_and_traps_on_a_phone(page: Page, served: Served, complaints: list[str],
                                                           seats: int) -> None:
    """Whatever the events of the day ask for: hostages, swaps, passes."""
    luck = random.Random(seats)
    sit(page, served, seats)
    while turn_or_end(page):
        if choices := offers(page):
            make(page, luck.choice(choices))
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
    last = page.get_by_role("region", name="Last round")
    expect(last).to_be_visible()
    told = last.inner_text()
    page.reload()
    expect(last).to_be_visible()
    assert last.inner_text() == told
    assert not complaints


def test_too_few_mice_are_refused_with_their_clause(page: Page, served: Served) -> None:
    sit(page, served)
    tap(page, "At home", "O")
    press(page, "Why not?")
    expect(page.get_by_role("alert").filter(has_text="Choose exactly 3 mice")).to_be_visible()


def test_a_mouse_of_somebody_else_is_seen_only_face_up(page: Page, served: Served) -> None:
    """Backs say whose clan it is; the bytes of the page hold no colour."""
    sit(page, served)
    make(page, "choose O O! G")
    while turn_or_end(page) and "O to 1" not in offers(page):
        if choices := offers(page):
            make(page, choices[0])
    backs = row(page, "Mousetraps").locator("[aria-label^='face down']:not([aria-label*='your'])")
    assert backs.count()
    for back in backs.all():
        assert re.match("face down: Bramble [23]’s hidden mouse", back.get_attribute("aria-label") or "")
        assert back.locator("text").count() == 0


def test_a_second_tap_on_the_trap_places_the_mouse(page: Page, served: Served) -> None:
    sit(page, served)
    make(page, "choose O O! G")
    while turn_or_end(page) and "O to 1" not in offers(page):
        if choices := offers(page):
            make(page, choices[0])
    tap(page, "Chosen", "O")
    tap_trap(page, 2)
    expect(page.get_by_role("region", name="Your mice")).to_contain_text("orange mouse goes face")
    tap_trap(page, 2)
    expect(row(page, "Mousetraps").get_by_label(re.compile("your orange mouse"))).to_have_count(1)


def test_keys_alone_will_do(page: Page, served: Served) -> None:
    sit(page, served)
    home = row(page, "At home").get_by_role("button")
    for at in (0, 2, 4):
        home.nth(at).focus()
        page.keyboard.press("Space")
    page.get_by_role("button", name="Send mice").focus()
    page.keyboard.press("Enter")
    expect(row(page, "Chosen").get_by_label(re.compile("mouse$"))).not_to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, served: Served, light: str) -> None:
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    sit(page, served)
    tap(page, "At home", "G")
    assert not serious(page)
    tap(page, "At home", "O")
    tap(page, "At home", "B!")
    press(page, "Send mice")
    while turn_or_end(page) and " to 1" not in offers(page)[-1] + offers(page)[0]:
        if choices := offers(page):
            make(page, choices[0])
    assert not serious(page)


def test_colour_is_never_alone(page: Page, served: Served) -> None:
    """Five shapes and five letters in the speed column, and the same on the cards."""
    sit(page, served)
    column = page.get_by_role("list", name=re.compile("^Speed"))
    shapes = column.locator("path").evaluate_all("all => all.map(each => each.getAttribute('d'))")
    assert len(set(shapes)) == 5
    assert set(column.locator("text").all_text_contents()) == set("OGBPY")
    assert set(row(page, "At home").locator("svg text").all_text_contents()) == {"O", "G", "B", "P", "Y", "!"}


def test_in_french(page: Page, served: Served) -> None:
    sit(page, served)
    page.get_by_label("Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("group", name="À la maison")).to_be_visible()


def test_what_a_hidden_card_can_be_is_a_tap_away_and_moves_nothing(page: Page, served: Served) -> None:
    sit(page, served)
    make(page, "choose O O! G")
    hidden = row(page, "Mousetraps").get_by_role("button", name=re.compile("^face down: Bramble .* could it be"))
    while turn_or_end(page) and not hidden.count():
        if choices := offers(page):
            make(page, choices[0])
    before = row(page, "Mousetraps").bounding_box()
    hidden.first.click()
    aid = page.get_by_role("region", name="What could it be?")
    expect(aid).to_contain_text(re.compile(r"Card \d under trap \d, face down \(Bramble [23]\)"))
    expect(aid).to_contain_text("%")
    assert aid.get_by_role("heading", level=3).count() == 1
    assert row(page, "Mousetraps").bounding_box() == before
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.get_by_role("button", name="What could it be?", exact=True).click()
    expect(aid.get_by_role("heading", level=3)).not_to_have_count(1)
    assert not serious(page)
