"""House Mouse tells its story: steps in their order, who did what to whom, sheets, hints, standings."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from mousehole.games.house_mouse.happened import CardMoved, PowerDeclared, TurnBegan
from mousehole.kernel import Event
from mousehole.table.frames import encode, sentence, state
from mousehole.table.tests.test_basil import basils_turn
from tests.browser.serving import Served
from tests.browser.sitting import sit
from tests.browser.telling import moved, places, stand_still
from tests.browser.test_access import serious
from tests.browser.test_story import answer
from tests.browser.waiting import stop_time

pytestmark = [pytest.mark.usefixtures("dealt"), pytest.mark.scenes]

# How full the ring of the countdown is, from 0 to 1.
RING = "all => { const [drawn, whole] = all[0].getAttribute('stroke-dasharray').split(' '); return drawn / whole }"


def open_table(page: Page, served: Served, seats: int = 3, pace: str = "fast", **options: Any) -> None:
    page.add_init_script(f"localStorage.setItem('mousehole.scenes', '\"{pace}\"')")
    sit(page, served, "house-mouse", seats, window=2, **options)
    page.locator("[data-corner]").first.wait_for()


def my_turn(page: Page) -> Locator:
    return page.locator(".deeds [data-does=EndTurn]")


def begin(page: Page) -> None:
    """Whatever is asked before the first turn is answered somehow."""
    while True:
        page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")
        if my_turn(page).count():
            return
        answer(page)


class Theft:
    """Between the page and its server: Bramble 2 steals this player's best card, and nothing else ever happens."""

    EVENTS: tuple[tuple[type[Event], dict[str, Any]], ...] = (
        (TurnBegan, {"mouse": 1, "round": 2}),
        (PowerDeclared, {"seat": 1, "card": "light-paws-1", "is_free": True}),
        (CardMoved, {"card": "fiberglass-insulation-1", "giver": 0, "taker": 1, "how": "stolen",
                     "using": "light-paws-1", "lost": -8, "gained": 8}),
        (TurnBegan, {"mouse": 2, "round": 2}))

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] = {}
        page.route_web_socket(re.compile("^ws"), self.between)

    def between(self, line: WebSocketRoute) -> None:
        self.line, server = line, line.connect_to_server()
        server.on_message(self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] not in ("state", "change"):
            self.line.send(frame)
        elif not self.state:
            view = message["view"]
            view["mice"][:3] = [0, 1, 2]
            view["nests"][:3] = [["fiberglass-insulation-1", "dryer-lint-1"], ["light-paws-1"], []]
            view["turn"] = 1
            self.state = message | {"questions": [], "asked": []}
            self.line.send(json.dumps(self.state))

    def happen(self) -> None:
        number = self.state["number"] + 1
        view = self.state["view"] | {"turn": 2, "nests": [["dryer-lint-1"], ["light-paws-1", "fiberglass-insulation-1"],
                                                          *self.state["view"]["nests"][2:]]}
        events = [{"number": number, "event": {"is": kind.__name__, **fields},
                   "say": json.loads(encode(sentence(kind(**fields))))} for kind, fields in self.EVENTS]
        self.line.send(json.dumps(self.state | {"number": number, "view": view, "events": events}))


def test_a_theft_is_told_with_its_card_and_points_and_taps_and_keys_go_on(page: Page, served: Served) -> None:
    theft = Theft(page)
    open_table(page, served, pace="normal")
    stand_still(page)
    theft.happen()
    line = page.locator(".ribbon p")
    expect(line).to_have_text("Round 2: Bramble 2’s turn.")
    assert page.locator(".board[aria-busy=true]").count()
    page.locator("[data-corner]").first.click()  # goes on, and selects nothing
    expect(line).to_have_text("Bramble 2 activated Light Paws for free.")
    assert not page.locator("[data-corner].picked").count()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press(" ")
    expect(line).to_have_text("Bramble 2 stole your Fiberglass Insulation with Light Paws, −8 points.")
    expect(page.locator(".ribbon .me")).to_have_count(1)  # it is marked as your own
    expect(page.locator(".now .way")).to_have_text(re.compile(r"Anna\s*−8\s*→\s*2?Bramble 2\s*\+8"))
    expect(page.locator(".tab[data-lit]")).to_have_count(2)
    expect(page.locator(".ribbon.playing")).to_be_visible()  # nothing goes on by itself
    assert not serious(page, is_still=True)
    page.keyboard.press("Escape")
    expect(page.locator(".ribbon.playing")).to_have_count(0)
    expect(line).to_have_text("Round 2: Bramble 3’s turn.")
    theft.state = {}
    page.reload()
    page.locator("[data-corner]").first.wait_for()
    expect(page.locator(".ribbon.playing")).to_have_count(0)


@pytest.mark.parametrize("boosts", [["spilled-glue-1"], []])
def test_whoever_may_play_a_boost_sees_basils_beat_at_once_however_much_is_still_being_told(
        page: Page, served: Served, boosts: list[str]) -> None:
    """His beat lasts two seconds, a theft takes longer to read. Without a Boost there is nothing to miss."""
    theft, scene = Theft(page), basils_turn(*boosts)
    open_table(page, served, pace="normal")
    stand_still(page)
    theft.happen()
    playing = page.locator(".ribbon.playing")
    expect(playing).to_be_visible()
    beat = state(scene.live, 0, scene.live.number - 1, scene.now)
    assert beat is not None
    asked, questions = [json.loads(encode(each)) for each in (beat.asked, beat.questions)]
    assert [each["prompt"] for each in asked] == ["basil-moves"]
    for each in (*asked, *questions):
        each["due"] = each["due"] and theft.state["time"] + 2000
    theft.line.send(json.dumps(theft.state | {
        "number": theft.state["number"] + 2, "asked": asked, "questions": questions, "events": [],
        "view": theft.state["view"] | {"hand": boosts, "turn": 3}}))
    if not boosts:
        page.clock.run_for(200)
        expect(playing).to_be_visible()
        return
    expect(playing).to_have_count(0)
    play = page.get_by_role("button", name="Play Spilled Glue")
    expect(play).to_have_attribute("aria-disabled", "false")


def test_the_window_to_cancel_is_a_ring_that_empties(page: Page, served: Served) -> None:
    theft = Theft(page)
    page.clock.install()  # before anything is timed
    open_table(page, served, pace="off")
    stop_time(page)
    asked = {"seat": -1, "prompt": "window", "clause": "HOUSE-21", "due": theft.state["time"] + 100_000, "seconds": 100}
    theft.line.send(json.dumps(theft.state | {"number": theft.state["number"] + 1, "asked": [asked], "events": []}))
    ring = page.locator(".now .clock .left")
    ring.wait_for()
    before = ring.evaluate_all(RING)
    page.clock.run_for(20_000)
    assert 0.5 < before <= 1
    assert 0.1 < before - ring.evaluate_all(RING) < 0.25


def test_a_half_made_selection_survives_a_reload(page: Page, served: Served) -> None:
    open_table(page, served)
    begin(page)
    page.locator("[data-corner].way").last.click()
    picked = page.locator("[data-corner].picked")
    expect(picked).to_have_count(1)
    corner = picked.get_attribute("data-corner")
    page.reload()
    expect(picked).to_have_count(1)
    assert picked.get_attribute("data-corner") == corner
    expect(page.locator(".confirm .main")).to_be_visible()


def test_a_hint_rings_what_it_means_and_selects_it_on_request(page: Page, served: Served) -> None:
    open_table(page, served)
    begin(page)
    before = places(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status", name="Hint")).to_be_visible()
    expect(page.locator("[data-advised]").first).to_be_visible()
    assert not serious(page)
    page.get_by_role("button", name="Pick it for me").click()
    expect(page.locator(".confirm .main")).to_be_visible()
    assert not moved(before, places(page))


def test_everything_explains_itself(page: Page, served: Served) -> None:
    open_table(page, served)
    begin(page)
    corner = page.locator("[data-corner]").first
    for way in ("right click", "key"):
        if way == "key":
            corner.press("?")
        else:
            corner.click(button="right")
        expect(page.locator("#sheet-title")).to_be_visible()
        assert not serious(page)
        page.keyboard.press("Escape")
        expect(page.locator("#sheet-title")).to_have_count(0)
    page.get_by_role("button", name="Room 1").click()
    expect(page.locator("aside")).to_contain_text("All four corners of a room are next to each other")
    page.keyboard.press("Escape")
    page.locator(".stock .turn").click()
    expect(page.locator("aside")).to_contain_text("three actions per turn")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What is this? A nest").click()
    expect(page.locator("aside")).to_contain_text("twelve cards")


def test_no_name_is_cut_on_any_card(page: Page, served: Served) -> None:
    """Every card that lies face up shows its whole name."""
    open_table(page, served, pace="off")
    begin(page)
    for _ in range(6):
        answer(page)
    page.locator("[data-choice]:not([disabled])").first.wait_for(state="attached")  # nobody else moves now
    for card in page.locator("[data-corner]:has(.face)").all():
        shown = " ".join(card.locator("text.name").all_text_contents())
        assert shown and shown in (card.get_attribute("aria-label") or "")
        assert "…" not in shown


@pytest.mark.parametrize(("width", "height", "seats"), [(390, 844, 3), (360, 740, 8), (844, 390, 3)])
def test_standing_and_controls_are_in_sight(page: Page, served: Served, width: int, height: int, seats: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    open_table(page, served, seats, pace="off")
    begin(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tabs = page.get_by_role("group", name="Standing").get_by_role("button")
    expect(tabs).to_have_count(seats)
    things = [*tabs.all(), my_turn(page), page.locator(".danger"), page.get_by_role("group", name="The house")]
    for thing in things:
        box = thing.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= height + 4, thing
    expect(page.locator(".danger")).to_contain_text(re.compile("12 cards"))
