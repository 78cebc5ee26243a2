"""What all five boards have in common: room for fingers, motion, sounds, refusals in nobody's way, the television."""
from __future__ import annotations

import json
import random
import re
from itertools import pairwise

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from mousehole.games import OURS, load_game
from tests.browser.about import about
from tests.browser.matches import finished
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.waiting import until

pytestmark = pytest.mark.usefixtures("dealt")

SMALL = """() => [...document.querySelectorAll('button, a[href], summary, select, input, [role=button]')]
  .filter(each => each.checkVisibility() && !each.closest('.unseen'))
  .map(each => [each, (each.type === 'checkbox' ? each.closest('label') : each).getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 39.5 || box.height < 39.5))
  .map(([each, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${each.outerHTML.slice(0, 160)}`)"""

WATCH = """() => {
  window.flown = []; window.walked = []; window.drawn = []
  const middles = (spots) => [...document.querySelectorAll(`[data-spot^="${spots}"]`)].map(each => {
    const box = each.getBoundingClientRect()
    return `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`
  })
  const isAt = (frame, spots) => middles(spots).some(each => frame.transform.startsWith(each))
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    if (this.parentElement?.className === 'sky-of-flights') {
      window.flown.push(this.outerHTML)
      if (isAt(frames[0], 'pile') && isAt(frames.at(-1), 'drawn-')) window.drawn.push(this.outerHTML)
    }
    if (frames[0]?.translate) {
      window.walked.push([this.dataset.spot, frames.map(each => each.translate.split(' ').map(parseFloat))])
    }
    return animate.call(this, frames, timing)
  }
}"""

RANK = "<text"  # of a card that lies face up

QUIET_AIR = """() => {
  window.notes = 0
  const knob = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  window.AudioContext = class {
    currentTime = 0
    createOscillator() { return { frequency: knob, connect: to => to, start() { window.notes += 1 }, stop() {} } }
    createGain() { return { gain: knob, connect: to => to } }
  }
}"""


def begin(page: Page, served: Served, game: str) -> str:
    link = sit(page, served, game, about(game).SEATS, **about(game).OPTIONS)
    page.locator(".board").wait_for()
    return link


def go_on(page: Page, answers: int, luck: random.Random) -> bool:
    """Some choices from the list, whatever they are. False: the game is over."""
    for _ in range(answers):
        page.locator("[data-choice]:not([disabled]), [aria-label=Result]").first.wait_for(state="attached")
        if page.get_by_role("region", name="Result").count():
            return False
        page.evaluate("""luck => {
          const all = [...document.querySelectorAll('[data-choice]:not([disabled])')]
          all[Math.floor(luck * all.length)]?.click()
        }""", luck.random())
        page.locator(".board[aria-busy=false]").wait_for()
    return True


def pace_of_scenes(pace: str) -> str:
    """What a window runs before its page, in a test of scenes."""
    return f"localStorage.setItem('mousehole.scenes', '\"{pace}\"')"


def to_my_turn(page: Page) -> None:
    page.locator("[data-choice]:not([disabled]), [aria-label=Result]").first.wait_for(state="attached")


@pytest.mark.parametrize("game", OURS)
def test_everything_that_can_be_tapped_has_room_for_a_finger(page: Page, served: Served, game: str) -> None:
    """40 pixels each way, on the narrowest phone, at many moments of the game."""
    begin(page, served, game)
    luck = random.Random(7)
    for _ in range(8):
        to_my_turn(page)
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        if not go_on(page, 3, luck):
            break
    for opened in ("Rules", "Log"):
        page.get_by_role("button", name=opened, exact=True).click()
        page.get_by_role("region", name=opened, exact=True).wait_for()
        assert page.evaluate(SMALL) == []
        page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_label("Settings").click()
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", OURS)
def test_a_refusal_opens_its_clause_and_is_in_nobodys_way(page: Page, served: Served, game: str) -> None:
    begin(page, served, game)
    to_my_turn(page)
    things = about(game).THINGS
    if things:
        page.locator(things).first.wait_for()
        if not page.locator(f"{things}:not(.way)").count():  # nothing is impossible yet
            go_on(page, 1, random.Random(1))
            to_my_turn(page)
    about(game).try_in_vain(page.locator(".board"))
    sheet = page.get_by_role("alert").locator(".sheet")
    sheet.wait_for()
    page.evaluate("scrollTo(0, 0)")  # it is over what is above the board, on a page that is longer than the screen, too
    below, top = sheet.bounding_box(), page.locator(".board").bounding_box()
    assert below and top and below["y"] + below["height"] <= top["y"]
    page.get_by_role("list", name="Seats").click()
    expect(sheet).to_have_count(0)
    page.keyboard.press("Escape")  # whatever is still selected
    about(game).try_in_vain(page.locator(".board"))
    door = sheet.get_by_role("button", name=re.compile("^Rule "))
    clause = door.inner_text().removeprefix("Rule ")
    door.click()
    expect(page.locator(f"#clause-{clause}")).to_be_focused()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("game", OURS)
def test_what_happens_is_seen_to_move(browser: Browser, served: Served, game: str) -> None:
    """Pictures fly, pieces walk, nothing stays behind; a picture has no name, and nobody can tap it."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
    begin(page, served, game)
    page.evaluate(WATCH)
    go_on(page, 12, random.Random(3))
    flown, walked = page.evaluate("window.flown"), page.evaluate("window.walked")
    assert flown or not about(game).FLIES
    assert walked or not about(game).WALKS
    for picture in flown:
        assert not re.search(r"\b(aria-|data-|role=|id=|title=|tabindex)", picture)
    assert page.locator(".sky-of-flights:not([inert])").count() == 0
    page.wait_for_function("() => !document.querySelector('.sky-of-flights > *')")
    page.close()


def test_mice_and_raccoon_keep_to_the_loop(browser: Browser, served: Served) -> None:
    """Nobody goes straight through the pizzeria: every step is along one side of the loop."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
    begin(page, served, "mousewarming-party")
    page.evaluate(WATCH)
    go_on(page, 14, random.Random(3))
    walked = page.evaluate("window.walked")
    assert {"raccoon"} < {piece for piece, _ in walked}
    assert max([len(way) for _, way in walked]) > 3
    for _, way in walked:
        assert way[-1] == [0, 0]
        for (x, y), (next_x, next_y) in pairwise(way):
            assert min(abs(x - next_x), abs(y - next_y)) < 2
    page.close()


@pytest.mark.scenes
def test_cards_that_others_draw_fly_face_down(browser: Browser, page: Page, served: Served) -> None:
    """A spectator sees a back fly from the pile, never a rank."""
    page.add_init_script(pace_of_scenes("off"))
    link = begin(page, served, "haunted-mouse")
    to_my_turn(page)
    watcher = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
    watcher.add_init_script(pace_of_scenes("fast"))  # moves within one frame would not be seen to fly
    watcher.goto(link.replace("/t/", "/screen/"))
    watcher.locator(".board").wait_for()
    watcher.evaluate(WATCH)
    go_on(page, 12, random.Random(3))
    watcher.wait_for_function("() => window.drawn.length > 0")
    flown, drawn = watcher.evaluate("[window.flown, window.drawn]")
    assert [each for each in flown if RANK in each]  # Bait is seen by all
    assert not [each for each in drawn if RANK in each]
    watcher.close()


def test_a_card_between_two_nests_flies_with_its_name(browser: Browser, served: Served) -> None:
    """House Mouse: nests are open to all, so everybody sees which card goes from one to the other, folded or not."""
    seated = finished(served, "house-mouse", 3)
    match = f"{served.url}/api/tables/{seated.table}/matches/1"
    states = [state for first in range(0, 500, 100)
              for state in httpx.get(f"{match}/states?first={first}&count=100", timeout=60).json()["states"]]
    moved = [(n, each["event"]) for n, state in enumerate(states) for each in state["events"]
             if each["event"]["is"] == "CardMoved" and each["event"]["giver"] < 3 and each["event"]["taker"] < 3]
    assert moved
    n, event = moved[0]
    name = event["card"].rpartition("-")[0].replace("-", " ")
    page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
    page.goto(f"{served.url}/replay/{seated.table}/1#{n - 1}")
    [third] = {0, 1, 2} - {event["giver"], event["taker"]}
    for opened in (third, event["taker"], event["giver"]):
        page.locator(f"[data-spot='nest-{opened}']").click()
        page.evaluate(WATCH)
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_text(re.compile(f"^{n} / "))).to_be_visible()
        until(page, f"{name} flies", lambda: any([
            name in re.sub("[^a-z0-9]+", " ", each.lower()) for each in page.evaluate("window.flown")]))
        page.wait_for_function("() => !document.querySelector('.sky-of-flights > *')")
        page.get_by_role("button", name="Back").click()
    page.close()


@pytest.mark.parametrize("game", OURS)
def test_nothing_moves_or_sounds_where_that_is_not_wanted(page: Page, served: Served, game: str) -> None:
    """Motion goes by the device, sounds are off until somebody turns them on."""
    page.add_init_script(f"({QUIET_AIR})()")
    begin(page, served, game)
    page.evaluate(WATCH)
    go_on(page, 4, random.Random(3))
    assert page.evaluate("[window.flown.length, window.walked.length, document.getAnimations().length]") == [0, 0, 0]
    assert page.evaluate("window.notes") == 0
    page.get_by_label("Settings").click()
    page.get_by_label("Sound effects").check()
    page.get_by_label("Settings").click()
    page.wait_for_function("() => window.notes > 0")  # the first sound waits for the loudspeakers
    asked = page.evaluate("window.notes")
    go_on(page, 4, random.Random(3))
    to_my_turn(page)
    page.wait_for_function("asked => window.notes > asked", arg=asked)


@pytest.mark.parametrize(("game", "things"), [(game, about(game).THINGS) for game in OURS if about(game).THINGS])
def test_what_is_drawn_is_pressed_by_keys_as_well(page: Page, served: Served, game: str, things: str) -> None:
    """Enter and Space select, as a tap does, and do not scroll; Escape cancels; arrows lead to what is next to it."""
    begin(page, served, game)
    ways = page.locator(f".board {things}.way")
    while True:
        to_my_turn(page)
        if ways.count() > 1:
            break
        assert go_on(page, 1, random.Random(3))
    thing = page.locator(f".board {things}[aria-label={json.dumps(ways.first.get_attribute('aria-label'))}]")
    for key in ("Enter", "Space"):
        thing.focus()
        before = page.evaluate("scrollY")
        page.keyboard.press(key)
        expect(thing).to_have_attribute("aria-pressed", "true")
        assert page.evaluate("scrollY") == before
        page.keyboard.press("Escape")
        expect(thing).to_have_attribute("aria-pressed", "false")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        thing.focus()
        page.keyboard.press(key)
        if not thing.evaluate("each => each === document.activeElement"):
            break
    else:
        raise AssertionError("arrows lead nowhere")
    expect(page.locator(f".board {things}:focus")).to_have_count(1)


@pytest.mark.parametrize(("game", "things"), [(game, about(game).THINGS) for game in OURS if about(game).THINGS])
def test_a_half_made_selection_survives_a_reload(page: Page, served: Served, game: str, things: str) -> None:
    """What was tapped once on the board is still selected, and one more tap does it."""
    begin(page, served, game)
    ways = page.locator(f".board {things}.way")
    while True:
        to_my_turn(page)
        if ways.count() > 1:
            break
        assert go_on(page, 1, random.Random(3))
    ways.last.click()
    picked = page.locator(f".board {things}[aria-pressed=true]")
    expect(picked).to_have_count(1)
    name = picked.get_attribute("aria-label")
    page.reload()
    expect(picked).to_have_attribute("aria-label", name or "")


# What sticks out of the television, and what is too small to be read from a sofa.
OUTSIDE = """() => [...document.querySelectorAll('main *')]
  .filter(each => each.checkVisibility() && !each.closest('defs, .sky'))
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1))
  .map(([each, box]) => `${Math.round(box.right)}, ${Math.round(box.bottom)}: ${each.outerHTML.slice(0, 120)}`)"""
TINY = """() => [...document.querySelectorAll('.board :is(b, small, em, p, span, figcaption)')]
  .filter(each => each.checkVisibility() && each.textContent.trim() && parseFloat(getComputedStyle(each).fontSize) < 18)
  .map(each => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("full", [False, True], ids=["some", "full"])
def test_a_television_is_filled_by_the_table(browser: Browser, page: Page, served: Served, game: str,
                                             full: bool) -> None:
    """1920 × 1080: the public table and the code to join, all of it without scrolling, and nothing to be asked."""
    seats = load_game(game).facts.most if full else about(game).SEATS
    link = sit(page, served, game, seats, **about(game).OPTIONS)
    page.locator(".board").wait_for()
    go_on(page, 5, random.Random(3))
    television = browser.new_page(viewport={"width": 1920, "height": 1080}, locale="en-GB")
    television.goto(link.replace("/t/", "/screen/"))
    board = television.locator(".board")
    board.wait_for()
    expect(television.get_by_role("img", name="QR code")).to_be_visible()
    television.evaluate("document.fonts.ready")
    box = board.bounding_box()
    assert box and box["width"] >= 1400 and box["height"] >= 880
    assert television.evaluate("document.documentElement.scrollHeight") <= 1080
    assert television.evaluate(OUTSIDE) == []
    assert television.evaluate(TINY) == []
    assert television.locator(".board .way").count() == 0
    television.close()


COVERED = """() => [...document.querySelectorAll('.corner .value.taken')].map(value => {
  const a = value.getBoundingClientRect()
  const meets = [...document.querySelectorAll('.mouse text')].map(each => each.getBoundingClientRect())
    .some(box => box.left < a.right && a.left < box.right && box.top < a.bottom && a.top < box.bottom)
  return [value.textContent, meets]
})"""


def test_what_a_card_is_worth_is_read_although_a_mouse_stands_on_it(page: Page, served: Served) -> None:
    """House Mouse: the number moves up, and the mouse with its own number does not hide it."""
    seated = finished(served, "house-mouse", 3)
    match = f"{served.url}/api/tables/{seated.table}/matches/1"
    states = httpx.get(f"{match}/states?first=0&count=100", timeout=60).json()["states"]
    taken = [n for n, state in enumerate(states) for at in state["view"]["mice"]
             if at is not None and at >= 0 and state["view"]["house"][at] and state["view"]["backs"][at] == "point"]
    assert taken
    page.goto(f"{served.url}/replay/{seated.table}/1#{taken[0]}")
    page.locator(".corner .value.taken").first.wait_for()
    assert not [words for words, is_covered in page.evaluate(COVERED) if is_covered]


def test_who_only_watches_sees_the_nest_of_whoever_is_on(page: Page, served: Served) -> None:
    """House Mouse: nobody sits at a television who could open one."""
    seated = finished(served, "house-mouse", 3)
    opened = set()
    for moment in (12, 17, 22, 27):
        page.goto(f"{served.url}/replay/{seated.table}/1#{moment}")
        expect(page.get_by_text(re.compile(f"^{moment} / "))).to_be_visible()
        tab = page.locator(".tab[aria-pressed=true] .name")
        expect(tab).to_be_visible()  # a board has no words before it is whole
        name = tab.inner_text()
        expect(page.locator(".stock .turn")).to_have_attribute("aria-label", re.compile(f"^{name}’s turn"))
        opened.add(name)
    assert len(opened) > 1
