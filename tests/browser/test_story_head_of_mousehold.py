"""Head of Mousehold tells its story: the reveal step by step, sheets, hints on the board, the lesson's scene."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.mousehold import make, offers, row, sit, tap, tap_trap, turn_or_end
from tests.browser.serving import Served
from tests.browser.telling import logged, moved, over, places, told, watch
from tests.browser.test_access import serious

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]


@pytest.fixture(autouse=True)
def fast(context: BrowserContext) -> None:
    context.add_init_script("localStorage.setItem('mousehole.scenes', '\"fast\"')")


def play_until_the_reveal(page: Page) -> None:
    """Choose and place whatever comes first, up to the last card of the round."""
    while turn_or_end(page):
        over(page)
        if choices := offers(page):
            make(page, choices[0])
            if choices[0].endswith((" to 1", " to 2", " to 3")) and page.locator("[data-spot^=chosen-]").count() == 0:
                return


def test_two_rounds_are_told_in_visible_text_and_the_traps_one_after_the_other(page: Page, served: Served,
                                                                               complaints: list[str]) -> None:
    sit(page, served)
    watch(page)
    for _ in range(2):
        play_until_the_reveal(page)
        page.locator(".ribbon.playing").wait_for()
        over(page)
    seen = " ".join(told(page))
    began = next(n for n, line in enumerate(logged(page)) if " chose" in line)
    missing = [line for line in logged(page)[began:] if line.split("↑")[0].strip() not in seen]
    assert not missing, missing
    lines = [int(each) for each in re.findall(r"(?:Under trap|No mice under trap) (\d)", " ".join(told(page)))]
    assert [n for at, n in enumerate(lines) if not at or lines[at - 1] != n] == [1, 2, 3, 1, 2, 3]
    assert "All cards are turned face up." in seen
    expect(page.get_by_role("region", name="Last round").get_by_role("list", name="Speed")).to_be_visible()
    assert not complaints


def test_a_reveal_goes_on_by_a_tap_is_skipped_by_escape_and_survives_a_reload(page: Page, served: Served) -> None:
    sit(page, served)
    play_until_the_reveal(page)
    playing = page.locator(".ribbon.playing")
    playing.wait_for()
    expect(page.locator("[data-lit]").first).to_be_visible()
    assert not serious(page)
    watch(page)
    page.locator(".floor").click(position={"x": 5, "y": 5})
    page.wait_for_function("() => window.told.length > 1")
    page.reload()
    row(page, "At home").wait_for()
    expect(playing).to_have_count(0)
    expect(page.get_by_role("region", name="Last round")).to_be_visible()
    expect(page.get_by_text("Round 2 of 5")).to_be_visible()


def test_escape_shows_the_table_as_it_is(page: Page, served: Served) -> None:
    sit(page, served)
    play_until_the_reveal(page)
    page.locator(".ribbon.playing").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".ribbon.playing")).to_have_count(0)
    row(page, "At home").wait_for()
    ribbon, latest = page.locator(".ribbon").bounding_box(), page.locator(".ribbon p span").last
    expect(latest).to_have_text(logged(page)[-1])  # a dozen things have happened: the last one can be read
    box = latest.bounding_box()
    assert ribbon and box and box["y"] + box["height"] <= ribbon["y"] + ribbon["height"]


def test_a_hint_rings_the_board_is_picked_and_moves_nothing(page: Page, served: Served) -> None:
    sit(page, served)
    make(page, "choose O O! G")
    over(page)
    turn_or_end(page)
    over(page)
    before = places(page)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-advised]").first.wait_for()
    assert not moved(before, places(page))
    page.get_by_role("button", name="Pick it for me").click()
    expect(page.get_by_role("button", name=re.compile("Place mouse|Hand over mouse|Swap mice|Keep"))).to_be_visible()
    assert not moved(before, places(page))


def test_everything_explains_itself(page: Page, served: Served, complaints: list[str]) -> None:
    sit(page, served)
    sheet = page.locator("aside").filter(has=page.locator("#sheet-title"))
    expect(page.get_by_role("button", name="What could it be?", exact=True)).to_have_count(0)
    tap_trap(page, 1)
    expect(sheet).to_contain_text("The first mouse in line is caught")
    assert not serious(page)
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Speed").get_by_role("button").last.click()
    expect(sheet).to_contain_text("too careful to be trapped")
    page.keyboard.press("Escape")
    tap(page, "At home", "O!")
    page.get_by_role("button", name="What is this? Squeaker").click()
    expect(sheet).to_contain_text("wakes the cat")
    sheet.get_by_role("button", name="Rule HEAD-24").click()
    expect(page.locator("#clause-HEAD-24")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Round 1 of 5")).focus()
    page.keyboard.press("?")
    expect(sheet).to_contain_text("revealed after everyone has chosen")
    assert not complaints


def test_a_half_made_selection_survives_a_reload(page: Page, served: Served) -> None:
    sit(page, served)
    tap(page, "At home", "O!")
    tap(page, "At home", "G")
    page.reload()
    picked = row(page, "At home").locator("[aria-pressed=true]")
    expect(picked).to_have_count(2)


def test_the_lesson_plays_each_trap_with_its_words(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/learn/head-of-mousehold#15")
    words = page.get_by_role("region", name="Tutorial")
    expect(words).to_contain_text("Trap 1: your Squeaker")
    for number, sentence in ((2, "caught Bramble’s blue mouse"), (3, "The cat caught Pip’s orange mouse")):
        words.get_by_role("button", name="Next").click()
        expect(words).to_contain_text(f"Trap {number}:")
        expect(page.locator(".ribbon")).to_contain_text(f"trap {number}", ignore_case=True)
        expect(page.locator(".ribbon")).to_contain_text(sentence)
