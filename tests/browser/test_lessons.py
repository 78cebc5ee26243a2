"""Tutorials in the page: by tapping the board, each to its end."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mousehole.games import OURS
from mousehole.table.lessons import LEARNER, script_of
from tests.browser import haunting
from tests.browser.about import about
from tests.browser.playing import board
from tests.browser.serving import Served
from tests.browser.test_access import serious
from tests.browser.waiting import run


def words(page: Page) -> Locator:
    return page.get_by_role("region", name="Tutorial")


def read_on(page: Page) -> None:
    """Once there is something to read: while others do something, it is not the main thing to do."""
    words(page).locator(".on.main").click()


# On the board where a thing bears the words of the choice, else by the button that is always there. What was seen:
# for every choice, whether it could be made with one tap, and how many things were pointed at.
TO_THE_END = """async (steps) => {
  const rest = (ms) => new Promise((go) => setTimeout(go, ms))
  const frame = () => new Promise(requestAnimationFrame)
  const drawn = async () => { await frame(); await frame(); await rest(30) }
  const at = () => Number(location.hash.slice(1))
  const seen = []
  for (let n = 0; n < steps; n += 1) {
    while (at() < n || !document.querySelector('.words .on') || !document.querySelector('.board > *')) await rest(5)
    await drawn()
    if (at() > n) continue
    const on = document.querySelector('.words .on')
    const [, words] = on.ariaLabel.split('Do it for me: ')
    if (words) {
      const all = [...document.querySelectorAll('.board button, .board [role=button]')]
      const thing = all.find((each) => `${each.ariaLabel} ${each.textContent}`.includes(words))
      seen.push([Boolean(thing), document.querySelectorAll('[data-pointed]').length])
      thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await drawn()
    }
    if (at() === n) on.click()
  }
  return seen
}"""


@pytest.mark.parametrize("game", OURS)
def test_every_lesson_comes_to_its_end(page: Page, served: Served, complaints: list[str], game: str) -> None:
    page.goto(f"{served.url}/learn/{game}")
    seen = run(page, TO_THE_END, len(script_of(game).steps))
    expect(words(page)).to_contain_text("You’re ready to play!")
    assert len(seen) == len([step for step in script_of(game).steps if step.words and step.line])
    assert all([on_board for on_board, _ in seen]) or not about(game).LESSON_IS_ON_THE_BOARD
    assert [pointed for _, pointed in seen] == about(game).POINTED or not about(game).POINTED
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not complaints


def test_a_lesson_is_a_tap_from_home_and_a_game_a_tap_from_its_end(page: Page, served: Served) -> None:
    page.goto(served.url)
    page.get_by_role("link", name="How to play: Mousekeeping!").click()
    run(page, TO_THE_END, len(script_of("mousekeeping").steps))
    page.get_by_role("button", name="Play together").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="I’m ready").click()
    board(page).wait_for()


def test_a_lesson_is_played_on_the_map(page: Page, served: Served, complaints: list[str]) -> None:
    """Mousekeeping!: what is wanted is the only way that is shown; everything else says why not, and costs nothing."""
    page.goto(f"{served.url}/learn/mousekeeping")
    expect(words(page)).to_contain_text("Mice are loose")
    assert not serious(page)
    for _ in range(3):
        read_on(page)
    ways = board(page).get_by_role("button", name=re.compile("one move away"))
    expect(ways).to_have_count(1)
    board(page).locator("[data-room='433']").click()
    expect(page.get_by_role("alert")).to_contain_text("neither next to room 124 nor its reverse")
    page.get_by_role("button", name="Rule KEEP-12").last.click()
    expect(page.get_by_role("region", name="Rules")).to_contain_text("KEEP-12")
    page.keyboard.press("Escape")
    board(page).locator("[data-room='123']").click()  # legal, but not what the lesson shows
    expect(page.get_by_role("alert")).to_contain_text("the tutorial needs: Go to room 134")
    board(page).locator("[data-room='134']").click()
    expect(words(page)).to_contain_text("ride in the elevator")  # Pip has moved by itself
    page.reload()
    expect(words(page)).to_contain_text("ride in the elevator")
    page.get_by_role("button", name="Back").click()
    expect(words(page)).to_contain_text("changes one digit")
    for room in (134, None, 334, None, None, 443, None, None):
        if room is None:
            read_on(page)
        else:
            board(page).locator(f"[data-room='{room}'].way").click()
    expect(page.get_by_role("button", name="Play together")).to_be_visible()
    assert not serious(page)
    page.get_by_role("button", name="Start over").click()
    expect(words(page)).to_contain_text("Mice are loose")
    assert not complaints


def try_places(page: Page) -> None:
    for place in (1, 2):
        page.locator(".board").get_by_role("button", name=re.compile(f"^Position {place}:")).click()
    page.get_by_role("button", name="Why not?").click()


def try_bait(page: Page) -> None:
    page.locator("[data-spot='bait-1-0'] button").click()
    page.get_by_role("button", name="Why not?").click()


def try_mice(page: Page) -> None:
    for n in (3, 4, 5):
        page.get_by_role("group", name="At home").get_by_role("button").nth(n).click()
    page.get_by_role("button", name="Send mice").click()


# Something else that the rules allow, tapped on the board: the step, and what is tapped.
TRIED: dict[str, tuple[str, int, str | Callable[[Page], None]]] = {
    "a corner to begin at": ("house-mouse", 5, "[data-corner=b1]"),
    "a corner to go to": ("house-mouse", 6, "[data-corner=b2]"),
    "a room": ("house-mouse", 8, "[data-room='3']"),
    "Bait": ("haunted-mouse", 2, try_places),
    "a card of somebody's Bait": ("haunted-mouse", 5, try_bait),
    "a room of the hotel": ("mousekeeping", 3, "[data-room='123']"),
    "a feeder for the raccoon": ("mousewarming-party", 2, "[data-space='10']"),
    "a space": ("mousewarming-party", 8, "[data-space='3']"),
    "mice": ("head-of-mousehold", 3, try_mice),
}


@pytest.mark.parametrize("what", TRIED)
def test_anything_else_can_be_tried_on_the_board_and_costs_nothing(page: Page, served: Served, what: str,
                                                                   complaints: list[str]) -> None:
    game, step, how = TRIED[what]
    page.goto(f"{served.url}/learn/{game}#{step}")
    page.get_by_role("button", name=re.compile("^Do it for me")).wait_for()
    before = words(page).inner_text()
    if isinstance(how, str):
        page.locator(f".board {how}").click()
    else:
        how(page)
    expect(page.get_by_role("alert")).to_contain_text("the tutorial needs:")
    assert words(page).inner_text() == before
    assert page.url.endswith(f"#{step}")
    page.get_by_role("button", name=re.compile("^Do it for me")).click()
    expect(page.get_by_role("alert").locator(".sheet")).to_have_count(0)
    page.wait_for_function("step => Number(location.hash.slice(1)) > step", arg=step)
    assert not complaints


@pytest.mark.parametrize(("game", "step", "choice"), [
    ("house-mouse", 6, "end"), ("house-mouse", 14, "nap 0 next"), ("haunted-mouse", 13, "keep"),
    ("mousewarming-party", 9, "leave"), ("mousewarming-party", 18, "cheese")])
def test_what_has_no_place_on_the_board_is_tried_in_the_list(page: Page, served: Served, game: str, step: int,
                                                             choice: str) -> None:
    page.goto(f"{served.url}/learn/{game}#{step}")
    page.get_by_text(re.compile(r"^All moves")).click()
    page.locator(f"[data-choice='{choice}']").click()
    expect(page.get_by_role("alert")).to_contain_text("the tutorial needs:")
    assert page.url.endswith(f"#{step}")
    assert not serious(page)
    page.locator("[data-choice]").first.click()  # the one that is wanted
    page.wait_for_function("step => Number(location.hash.slice(1)) > step", arg=step)


def test_cards_that_are_wanted_are_pointed_at(page: Page, served: Served) -> None:
    """Haunted Mouse, where a choice takes several taps: exactly those are marked that lead there."""
    page.goto(f"{served.url}/learn/haunted-mouse")
    for step in script_of("haunted-mouse").steps:
        if step.seat != LEARNER:
            continue
        if not step.line:
            read_on(page)
            continue
        page.get_by_role("button", name=re.compile("^Do it for me")).wait_for()
        cards, _, bait = step.line.partition(" + ")
        start, _, end = cards.split(" ")[1].partition("-") if cards.startswith("meld") else ("1", "", "0")
        in_hand = int(end or start) - int(start) + 1 if cards.startswith("meld") else len(cards.split()) - 1
        wanted = 1 if step.line in ("draw", "keep") else in_hand + len(bait.split())
        expect(page.locator("[data-pointed]")).to_have_count(wanted)
        haunting.make(page, step.line)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()


def test_lessons_speak_french_at_once(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/learn/head-of-mousehold")
    expect(words(page)).to_contain_text("You lead the Office clan")
    page.get_by_label("Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("region", name="Tutoriel")).to_contain_text("Vous dirigez le clan")


def test_a_lesson_that_is_not_there_is_said_clearly(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/learn/chess")
    expect(page.get_by_role("heading", name="Game not found")).to_be_visible()
