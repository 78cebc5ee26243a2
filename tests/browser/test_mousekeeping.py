"""Mousekeeping! in the page: whole games by map and by keycards, by keys alone, in French; lost lines, restarts."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from tests.browser.playing import (
    CALM,
    CALM_IN_THE_FORM,
    HOTEL,
    board,
    by_form,
    here,
    moves_left,
    new_table,
    show,
    start,
    step,
    ways,
)
from tests.browser.serving import Served


def test_one_tap_on_the_home_page_and_one_plays(page: Page, served: Served, complaints: list[str]) -> None:
    page.goto(served.url)
    page.get_by_role("button", name="Play now: Mousekeeping!").click()
    page.get_by_role("button", name="I’m ready").click()
    ways(page).first.wait_for()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"^(10:00|9:\d\d)$"))
    assert not complaints


def test_a_whole_game_by_tapping_the_map_on_a_phone(page: Page, served: Served, complaints: list[str]) -> None:
    by_form(page, served, seats=2, bots=1, options=CALM_IN_THE_FORM)
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    start(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for _ in range(30):  # of 60 moves: the bot makes the others
        step(page)
    expect(page.get_by_role("heading", name=re.compile("No moves left"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"[1-9]\d* (mouse|mice) caught"))).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    ways(page).first.wait_for()
    assert moves_left(page) > 50
    assert not complaints


def test_a_room_too_far_away_is_refused_with_its_clause_which_opens(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    board(page).locator("[data-room='433']").click()
    expect(page.get_by_role("alert").filter(has_text="Room 433 is neither next to room 124")).to_be_visible()
    page.get_by_role("button", name="Rule KEEP-12").last.click()
    expect(page.locator("#clause-KEEP-12")).to_be_focused()
    assert here(page) == 124


def test_keycards_are_turned_over_turned_round_slid_and_placed(page: Page, served: Served) -> None:
    """From 124 – 12 on 34, seen from the left – to 134: 12 below, 34 on top to the right."""
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    cards = page.get_by_role("group", name=re.compile("Your keycards show"))
    expect(cards).to_have_accessible_name(re.compile("show 124: bottom .4, top 12 to the left"))
    page.get_by_role("button", name="Flip the top keycard").click()
    page.get_by_role("button", name="Flip the bottom keycard").click()
    page.get_by_role("button", name="Slide").click()
    expect(cards).to_have_accessible_name(re.compile("bottom 12, top 34 to the right"))
    page.get_by_role("button", name="Go to room 134").click()
    expect(board(page).get_by_role("button", name="Room 134, you are here")).to_be_visible()


def test_keycards_follow_the_finger(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    cards = page.get_by_role("group", name=re.compile("Your keycards show"))
    top = page.locator(".lies").last

    def swipe(dx: int, dy: int) -> None:
        top.scroll_into_view_if_needed()
        box = top.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + dx, y + dy)
        page.mouse.up()

    swipe(0, 0)
    expect(cards).to_have_accessible_name(re.compile("top 34 to the left"))
    swipe(0, 40)
    expect(cards).to_have_accessible_name(re.compile("top 43 to the left"))
    swipe(50, 0)
    expect(cards).to_have_accessible_name(re.compile("top 43 to the right"))


def test_a_layout_that_is_no_way_on_says_why_not(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    page.get_by_role("button", name="Why not 124?").click()
    expect(page.get_by_role("alert").filter(has_text="already in room 124")).to_be_visible()


def test_keys_alone_will_do(page: Page, served: Served) -> None:
    page.goto(served.url)
    invite = page.get_by_role("link", name="Invite friends: Mousekeeping!")
    invite.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if invite.evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("^Start")).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="I’m ready").focus()
    page.keyboard.press("Enter")
    ways(page).first.focus()
    room = page.evaluate("document.activeElement.dataset.room")
    page.keyboard.press("Enter")  # against the clock, once will do
    page.get_by_role("button", name="Log").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You moved to room {room}.").last).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Log")).to_have_count(0)
    ways(page).first.wait_for()
    cards = page.get_by_role("group", name=re.compile("Your keycards show"))
    cards.focus()
    name = str(cards.get_attribute("aria-label"))
    page.keyboard.press("t")
    expect(cards).not_to_have_attribute("aria-label", name)
    board(page).locator(".here").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.room")


def test_a_room_is_selected_and_let_go_again(page: Page, served: Served) -> None:
    """A move cannot be taken back: the first tap lays the keycards out, the second shows them."""
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    ways(page).first.click()
    expect(board(page).locator(".picked")).to_have_count(1)
    assert moves_left(page) == 60
    page.keyboard.press("Escape")
    expect(board(page).locator(".picked")).to_have_count(0)
    ways(page).first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".limit b")).to_have_text("59")


def test_the_list_of_choices_plays_too(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    page.get_by_text("All moves (3)").click()
    page.get_by_role("button", name=re.compile("^Go to room 134")).click()
    expect(board(page).get_by_role("button", name="Room 134, you are here")).to_be_visible()


def test_in_french_at_once_and_after_a_reload(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    page.get_by_label("Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(page.get_by_role("group", name="Plan de l’hôtel")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("group", name="Plan de l’hôtel")).to_be_visible()
    page.locator("[data-room='433']").click()
    expect(page.get_by_role("alert").filter(has_text="433")).to_contain_text("La chambre 433")


def test_nothing_is_lost_by_a_reload(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    step(page)
    was = here(page)
    page.reload()
    expect(board(page).locator(f"[data-room='{was}'].here")).to_be_visible()
    assert moves_left(page) == 59
    step(page)


def test_a_lost_line_is_seen_and_comes_back(page: Page, context: BrowserContext, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    context.set_offline(True)
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_text("Reconnecting…")).to_be_hidden()
    step(page)


def test_a_restarted_server_goes_on_where_it_was(browser: Browser, tmp_path: Path) -> None:
    server = Served(tmp_path)
    try:
        page = browser.new_page(viewport={"width": 360, "height": 740}, locale="en-GB")
        new_table(page, server, seats=1, bots=0, options=CALM)
        start(page)
        step(page)
        was = here(page)
        server.stop()
        expect(page.get_by_role("status").filter(has_text=re.compile("restarting|lost"))).to_be_visible()
        server.start()
        expect(page.locator(".lost")).to_have_count(0)
        assert here(page) == was
        assert moves_left(page) == 59
        step(page)
        page.close()
    finally:
        server.stop()


def test_a_friend_joins_by_the_link_and_a_third_watches(page: Page, browser: Browser, served: Served) -> None:
    link = new_table(page, served, seats=2, bots=0, options=CALM)
    friend = browser.new_page(locale="en-GB")
    friend.goto(link)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("Ben")).to_be_visible()
    expect(friend.get_by_text("Waiting for the host to start…")).to_be_visible()
    watcher = browser.new_page(locale="en-GB")
    watcher.goto(link)
    start(page)
    for _ in range(2):
        for each in (page, friend):
            if ways(each).count():
                step(each)
                break
    expect(board(watcher)).to_be_visible()
    expect(ways(watcher)).to_have_count(0)
    expect(watcher.get_by_role("group", name=re.compile("Your keycards"))).to_have_count(0)
    friend.close()
    watcher.close()


def cards_of(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("Your keycards show"))


def test_three_digits_place_and_are_seen_while_they_are_typed(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    page.keyboard.type("13")
    expect(page.locator(".typed")).to_have_text("13·")
    page.keyboard.press("Escape")
    expect(page.locator(".typed")).to_have_count(0)
    page.keyboard.type("134")
    expect(board(page).get_by_role("button", name="Room 134, you are here")).to_be_visible()
    assert moves_left(page) == 59
    page.keyboard.type("112")
    expect(page.get_by_role("alert").filter(has_text="Room 112 is neither next to room 134")).to_be_visible()
    page.keyboard.type("144")
    expect(page.get_by_role("alert").filter(has_text="There is no room 144")).to_be_visible()
    assert moves_left(page) == 59


def test_digits_in_a_chat_message_place_nothing(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    page.get_by_role("button", name="Log").click()
    field = page.get_by_role("textbox").first
    field.fill("")
    field.press_sequentially("134")
    expect(field).to_have_value("134")
    expect(page.locator(".typed")).to_have_count(0)
    assert here(page) == 124


def test_a_move_is_prepared_while_others_are_on_turn_and_placed_with_one_tap(
        page: Page, browser: Browser, served: Served) -> None:
    """KEEP-21 Three players: the one whose cards mark the room waits, the third may already lay cards out."""
    link = new_table(page, served, seats=3, bots=0, options={**CALM, "first_player": 0})
    friends = [browser.new_page(locale="en-GB") for _ in range(2)]
    for name, friend in zip(("Ben", "Cleo"), friends, strict=True):
        friend.goto(link)
        friend.get_by_label("Your name").fill(name)
        friend.get_by_role("button", name="Take a seat").click()
        expect(page.get_by_text(name)).to_be_visible()
    start(page)
    ben, cleo = friends
    note = cleo.locator(".note")
    expect(note).to_contain_text("Your keycards stay on the table until")  # they show the Lobby
    cleo.keyboard.type("234")
    expect(cards_of(cleo)).to_have_accessible_name(re.compile("show 124"))
    show(page, 134)
    expect(cleo.locator("[data-room='134'].here")).to_be_visible()
    expect(page.locator(".note")).to_contain_text("until after Ben’s move")
    show(ben, 124)
    expect(cleo.get_by_role("button", name="Why not 124?")).to_be_enabled()  # Cleo's turn: nothing was prepared
    expect(note).to_be_empty()
    show(cleo, 134)
    expect(page.locator(".note")).to_be_empty()
    expect(page.locator("[data-room='134'].here")).to_be_visible()
    show(page, 234)
    expect(cleo.locator("[data-room='234'].here")).to_be_visible()
    show(ben, 334)
    expect(page.locator("[data-room='334'].here")).to_be_visible()
    page.keyboard.type("434")  # Cleo is on turn, Anna's cards are free
    expect(page.locator(".note")).to_contain_text("Room 434 is prepared for your turn")
    expect(page.get_by_role("button", name="Go to room 434")).to_be_disabled()
    show(cleo, 433)
    expect(page.locator(".note")).to_contain_text("You can play your prepared room 434 now")
    page.get_by_role("button", name="Go to room 434").click()
    expect(board(page).get_by_role("button", name="Room 434, you are here")).to_be_visible()
    show(ben, 334)
    board(page).locator("[data-room='112']").click()
    expect(page.locator(".note")).to_contain_text("Room 112 is prepared for your turn")
    show(cleo, 344)
    expect(page.locator(".note")).to_contain_text("You can’t get from room 344 to your prepared room 112")
    for friend in friends:
        friend.close()


BY_HAND = {"by_hand": True, "move_limit": 60}


def test_by_hand_nothing_tells_what_is_legal_until_it_is_placed(
        page: Page, served: Served, complaints: list[str]) -> None:
    new_table(page, served, seats=1, bots=0, options=BY_HAND)
    start(page)
    expect(page.get_by_role("button", name="Go to room 124")).to_be_enabled()
    expect(page.get_by_text(re.compile(r"Why not \d"))).to_have_count(0)
    expect(page.locator(".room.way")).to_have_count(0)
    expect(board(page).get_by_role("button")).to_have_count(0)
    page.locator("[data-room='134']").click()  # only a picture
    expect(cards_of(page)).to_have_accessible_name(re.compile("show 124"))
    page.get_by_text("All moves (32)").click()
    expect(page.locator("[data-choice]")).to_have_count(32)
    page.get_by_text("All moves (32)").click()
    page.get_by_role("button", name="Go to room 124").click()
    expect(page.locator(".slip")).to_contain_text("You tried room 124, where the team already is: one move lost.")
    assert moves_left(page) == 59
    for each in ("Flip the top keycard", "Flip the bottom keycard", "Slide"):
        page.get_by_role("button", name=each).click()
    page.get_by_role("button", name="Go to room 134").click()
    expect(page.locator("[data-room='134'].here")).to_be_visible()
    expect(page.locator(".slip")).to_have_count(0)
    assert moves_left(page) == 58
    assert not complaints


def test_by_hand_with_keys_alone_and_five_seconds_for_a_mistake(page: Page, served: Served) -> None:
    new_table(page, served, seats=1, bots=0, options={"by_hand": True})
    start(page)
    cards_of(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slip")).to_contain_text("5 seconds lost")
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"^9:[0-5]\d$"))
    for key in ("f", "Shift+f", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-room='134'].here")).to_be_visible()
    page.locator("body").evaluate("document.activeElement.blur()")
    page.keyboard.type("234")  # lays the cards out; to place them is another deed
    expect(cards_of(page)).to_have_accessible_name(re.compile("show 234"))
    expect(page.locator("[data-room='134'].here")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-room='234'].here")).to_be_visible()


def played_to_the_end(page: Page, served: Served, options: dict[str, Any]) -> Locator:
    """Alone, on shortest ways, by keys; what is said about the best result."""
    new_table(page, served, seats=1, bots=0, options=options)
    start(page)
    for left in range(60, 0, -1):
        expect(page.locator(".limit b")).to_have_text(str(left))
        goal = int(page.locator(".goal[data-room]").first.get_attribute("data-room") or 0)
        at = int(page.locator(".here[data-room]").get_attribute("data-room") or 0)
        expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
        page.keyboard.type(str(HOTEL.shortest_moves(at, goal)[0].shows()))
        if options.get("by_hand"):
            page.keyboard.press("Enter")
    return page.locator(".best")


def test_the_best_results_by_hand_are_kept_apart(page: Page, served: Served) -> None:
    served.deal("best")
    by_hand = played_to_the_end(page, served, BY_HAND)
    expect(by_hand).to_contain_text(re.compile(r"A new personal best with these options: \d+ mice"))
    said = by_hand.inner_text()
    page.reload()
    expect(page.locator(".best")).to_have_text(said)
    kept = page.evaluate("Object.keys(JSON.parse(localStorage.getItem('mousehole.best')))")
    assert kept == ["mousekeeping standard 1 by_hand=true clock=600 map=true move_limit=60"]
    best = {kept[0]: {"score": 99, "where": ""}, kept[0].replace("=true", "=false", 1): {"score": 1, "where": ""}}
    page.evaluate("best => localStorage.setItem('mousehole.best', best)", json.dumps(best))
    expect(played_to_the_end(page, served, CALM)).to_contain_text("new personal best")


def test_sixteen_mice_are_two_full_cards_and_two(page: Page, served: Served) -> None:
    served.deal("sixteen")
    new_table(page, served, seats=1, bots=0, options={"move_limit": 120})
    start(page)
    while page.locator(".full").count() < 2 or page.locator(".last .caught").count() < 2:
        was = page.locator(".limit b").inner_text()
        at, goal = here(page), int(board(page).locator(".goal").first.get_attribute("data-room") or 0)
        page.keyboard.type(str(HOTEL.shortest_moves(at, goal)[0].shows()))
        expect(page.locator(".limit b")).not_to_have_text(was)
    expect(page.get_by_role("img", name="16 mice caught.")).to_be_visible()
    expect(page.locator(".full")).to_have_text(["7", "7"])
    expect(page.locator(".last .caught")).to_have_count(2)


def test_a_half_made_selection_survives_other_words(page: Page, served: Served) -> None:
    """How choices are worded arrives after the board: whoever has tapped by then has tapped."""
    held: list[Route] = []

    def hold_back(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/assets/wording-"), hold_back)
    new_table(page, served, seats=1, bots=0, options=CALM)
    start(page)
    ways(page).last.click()
    picked = board(page).locator("[aria-pressed=true]")
    expect(picked).to_have_count(1)
    assert held
    with page.expect_request_finished():
        held[0].continue_()
    page.wait_for_timeout(300)
    expect(picked).to_have_count(1)
