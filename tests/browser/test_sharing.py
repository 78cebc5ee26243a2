"""Several people at one device: a cover between turns, and nobody's secret in the page while somebody else looks."""
from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import mousehold
from tests.browser.playing import board, ways
from tests.browser.serving import Served
from tests.browser.test_access import serious

pytestmark = pytest.mark.usefixtures("dealt")

PEOPLE = ["Anna", "Ben"]


def open_here(page: Page, served: Served, game: str, seats: int = 2, people: list[str] = PEOPLE) -> None:
    """Through the form, as people with one phone do."""
    page.goto(f"{served.url}/new/{game}/here")
    for _ in people[2:]:
        page.get_by_role("button", name="Add a player").click()
    for n, name in enumerate(people, 1):
        page.get_by_label(f"Player {n}", exact=True).fill(name)
    page.get_by_role("combobox", name="Seats", exact=True).select_option(str(seats))
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(re.compile("/t/"))


SAYS = "wanted => document.body.innerText.split('\\n').filter(Boolean).join('|') === wanted.join('|')"


def cover(page: Page) -> Locator:
    return page.get_by_role("main", name="The table is covered")


def covered_for(page: Page, name: str) -> None:
    """Whose it is, and nothing else: nothing of the table is in the document, hidden or not."""
    expect(cover(page).get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    [other] = [each for each in PEOPLE if each != name]
    wanted = [f"Pass the device to {name}", "Everybody else, look away!", f"I’m {name}: show the table",
              "Somebody else?", other]
    page.wait_for_function(SAYS, arg=wanted)  # after a reload the table may have to be opened once more
    assert page.locator("body").aria_snapshot() == "\n".join([
        '- main "The table is covered":', "  - status", f'  - heading "Pass the device to {name}" [level=1]',
        "  - paragraph: Everybody else, look away!", f"  - 'button \"I’m {name}: show the table\"'",
        '  - group "Somebody else?":', "    - text: Somebody else?", f'    - button "{other}"'])
    left = page.evaluate("""() => {
      const cover = document.querySelector('main')
      const isApart = (each) => !each.contains(cover) && !cover.contains(each) && !each.matches('script, noscript')
      return [...document.body.querySelectorAll('*')].filter(isApart).map((each) => each.outerHTML)
    }""")
    assert left == []
    assert "data-choice" not in page.content()


def whose(page: Page) -> str:
    """The name on the cover."""
    cover(page).get_by_role("heading").wait_for()
    return cover(page).get_by_role("heading").inner_text().removeprefix("Pass the device to ")


def lift(page: Page, name: str) -> None:
    cover(page).get_by_role("button", name=f"I’m {name}: show the table").click()
    expect(cover(page)).to_have_count(0)


def pass_to(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"To {name}", exact=True).click()


def looks(page: Page) -> str:
    """Who looks at the table now."""
    seat = page.get_by_role("list", name="Seats").locator("li", has_text="(you)")
    return seat.inner_text().split(" (you)")[0].split()[-1].strip("▸")  # a seat may begin with its number


def turn(page: Page) -> str:
    """Wait for a cover, a question to the person who looks, somebody else's turn, or the end."""
    found = page.wait_for_function("""() => {
      if (document.querySelector('[aria-label=Result]')) return 'over'
      if (document.querySelector('main[aria-label="The table is covered"]')) return 'covered'
      const other = document.querySelector('.pass .main')
      if (other) return other.textContent.slice(3)
      return document.querySelector('[data-choice]:not(:disabled)') ? 'mine' : null
    }""")
    return str(found.json_value())


def test_two_people_at_one_phone_play_head_of_mousehold_to_the_end(page: Page, served: Served,
                                                                   complaints: list[str]) -> None:
    open_here(page, served, "head-of-mousehold")
    homes, passed, luck = {name: set[str]() for name in PEOPLE}, 0, random.Random(1)
    while (found := turn(page)) != "over":
        if found == "covered":
            name = whose(page)
            covered_for(page, name)
            lift(page, name)
            assert looks(page) == name
            passed += 1
        elif found == "mine":
            homes[looks(page)].add(page.get_by_role("region", name="Your mice").inner_text())
            mousehold.make(page, luck.choice(mousehold.offers(page)))
        else:
            pass_to(page, found)
    assert passed > 15
    assert all(homes.values())
    result = page.get_by_role("region", name="Result")
    expect(result).not_to_contain_text("You")
    result.get_by_role("button", name="Play again").click()
    expect(cover(page)).to_be_visible()
    assert not complaints


def test_secret_choices_are_made_one_after_the_other_and_a_reload_covers(page: Page, served: Served) -> None:
    open_here(page, served, "head-of-mousehold", 3)
    covered_for(page, "Anna")
    assert not serious(page)
    page.keyboard.press("Enter")
    expect(cover(page)).to_have_count(0)
    mousehold.row(page, "At home").wait_for()
    page.reload()
    covered_for(page, "Anna")
    lift(page, "Anna")
    mousehold.make(page, "choose O O! G")
    chosen = mousehold.row(page, "Chosen").get_by_label(re.compile("(mouse|Squeaker)$"))
    expect(chosen).to_have_count(3)
    assert not serious(page)
    pass_to(page, "Ben")
    covered_for(page, "Ben")
    page.reload()
    covered_for(page, "Ben")
    lift(page, "Ben")
    mousehold.row(page, "At home").wait_for()
    expect(chosen).to_have_count(0)
    assert mousehold.row(page, "At home").get_by_role("button").count() > 5
    mousehold.make(page, "choose B P Y")
    while turn(page) == "mine" and not page.locator(".pass .main").count():
        mousehold.make(page, mousehold.offers(page)[0])
    assert "Anna" in page.get_by_role("list", name="Seats").inner_text()


def test_somebody_asks_for_the_device_out_of_turn_and_the_game_waits(page: Page, served: Served) -> None:
    open_here(page, served, "house-mouse")
    first = whose(page)
    [other] = [each for each in PEOPLE if each != first]
    lift(page, first)
    pass_to(page, other)
    covered_for(page, other)
    lift(page, other)
    expect(page.get_by_role("group", name="Pass the device on:")).to_contain_text("The game waits")
    expect(page.locator(".prompt")).to_contain_text("The game is paused.")
    pass_to(page, first)
    covered_for(page, first)
    lift(page, first)
    expect(page.locator(".prompt.mine")).not_to_contain_text("paused")


def test_a_game_without_secrets_has_no_cover_and_follows_the_turn(page: Page, served: Served,
                                                                  complaints: list[str]) -> None:
    """The hotel's clock runs, and everybody may see it; one tap says that all are ready."""
    open_here(page, served, "mousekeeping", people=[*PEOPLE, "Cleo"], seats=3)
    page.get_by_role("button", name="I’m ready").click()
    seen = []
    for _ in range(4):
        ways(page).first.wait_for()
        seen.append(looks(page))
        room = ways(page).first.get_attribute("data-room")
        board(page).locator(f"[data-room='{room}']").click()
        if page.locator(".confirm .main").count():
            page.locator(".confirm .main").click()
        expect(page.get_by_role("list", name="Seats")).not_to_contain_text(f"{seen[-1]} (you)")
    assert sorted(seen[:3]) == ["Anna", "Ben", "Cleo"]
    assert seen[3] == seen[0]
    expect(page.get_by_role("timer").first).to_be_visible()
    assert not complaints


def test_who_gives_up_is_not_handed_the_device_any_more(page: Page, served: Served) -> None:
    open_here(page, served, "haunted-mouse")
    name = whose(page)
    [other] = [each for each in PEOPLE if each != name]
    lift(page, name)
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("group", name="Give up? A bot will finish for you.").get_by_role("button", name="Give up").click()
    page.locator(".pass .main", has_text=f"To {other}").click()
    expect(cover(page).get_by_role("heading", name=f"Pass the device to {other}")).to_be_visible()
    expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
