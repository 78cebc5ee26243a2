"""Moves taken back, a lobby where people can change their minds, and chat: on several people's phones."""
from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.matches import finished
from tests.browser.playing import CALM, board, new_table, start, step, ways
from tests.browser.serving import Served
from tests.browser.sitting import hold, join
from tests.browser.test_hosting import Guest, guest, room, seat
from tests.browser.waiting import until

__all__ = ["guest"]


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="Log")


def open_log(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button", name=re.compile("^Log")).click()


def asked_back(page: Page) -> Locator:
    """The request to take back a move."""
    return page.get_by_role("region", name="Take back")


def move(page: Page) -> None:
    """Any move, by its words."""
    choice = page.locator("[data-choice]").first
    choice.wait_for(state="attached")
    if not choice.is_visible():
        page.get_by_text(re.compile(r"^All moves")).click()
    choice.click()


def test_a_move_is_taken_back_asked_for_agreed_to_refused_and_impossible(page: Page, dealt: Served, guest: Guest,
                                                                         complaints: list[str]) -> None:
    link = new_table(page, dealt, 2, bots=0, options={**CALM, "first_player": 0})
    other = guest()
    join(other, link, "Ben")
    page.get_by_role("button", name="Start game").click()
    expect(board(page)).to_be_visible()
    take_back = page.get_by_role("button", name="Take back", exact=True)
    expect(take_back).to_have_count(0)
    move(page)
    expect(other.get_by_role("button", name=re.compile("^Hint"))).to_be_visible()  # Ben's turn
    take_back.click()  # at once
    expect(take_back).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Hint"))).to_be_visible()
    open_log(other)
    expect(log(other)).to_contain_text("Anna took back a move.")
    expect(log(other).locator("s")).not_to_have_count(0)
    other.keyboard.press("Escape")
    move(page)
    expect(other.get_by_role("button", name=re.compile("^Hint"))).to_be_visible()
    move(other)
    expect(page.get_by_role("button", name=re.compile("^Hint"))).to_be_visible()
    take_back.click()  # Ben has moved: he is asked
    expect(asked_back(page)).to_contain_text("Waiting for Ben.")
    expect(asked_back(other)).to_contain_text("Anna would like to take back a move. Agree?")
    other.get_by_role("button", name="Don’t agree").click()
    expect(asked_back(page)).to_have_count(0)
    expect(take_back).to_be_visible()
    take_back.click()
    other.get_by_role("button", name="Agree", exact=True).click()
    expect(take_back).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Hint"))).to_be_visible()
    assert not complaints


def test_bots_do_not_take_back_what_was_shown_and_on_the_clock_a_move_stands(page: Page, dealt: Served,
                                                                             complaints: list[str]) -> None:
    take_back = page.get_by_role("button", name="Take back", exact=True)
    new_table(page, dealt, 2, bots=1, options={**CALM, "first_player": 0})
    start(page)
    while not page.locator("aside.log li").filter(has_text=re.compile("^You reached room")).count():
        step(page)
    take_back.click()  # a new destination was rolled: everybody has seen it
    expect(page.get_by_role("alert").filter(has_text="bots don’t agree to take that back")).to_be_visible()
    made = dealt.ask("/api/tables", {"game": "mousekeeping", "seats": 2, "bots": {"1": "bramble"}, "options": CALM,
                                     "clock": {"move": 60}})
    taken = dealt.ask(f"/api/tables/{made['table']}/seats", {"name": "Anna", "seat": 0})
    hold(page, dealt, {"table": made["table"], "game": "mousekeeping", "key": taken["key"], "host": made["host"]})
    page.goto(f"{dealt.url}/t/{made['table']}#start")
    move(page)
    ways(page).first.wait_for()
    expect(take_back).to_have_count(0)
    assert not complaints


def test_a_rematch_with_other_settings(page: Page, served: Served, complaints: list[str]) -> None:
    seated = finished(served, "mousekeeping", 2, CALM)
    hold(page, served, {"table": seated.table, "game": "mousekeeping", "key": seated.key, "host": seated.host})
    page.goto(f"{served.url}/t/{seated.table}")
    page.get_by_text("Seats for the next game").click()
    page.get_by_text("Change settings").click()
    page.get_by_label("Mode").select_option(label="Untimed: 100 moves")
    page.get_by_label("Allow hints").uncheck()
    expect(page.get_by_label("Allow hints")).not_to_be_checked()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("region", name="Result")).to_have_count(0)
    expect(board(page)).to_be_visible()
    told = room(served, f"/t/{seated.table}")
    assert (told["options"]["move_limit"], told["hints"]) == (100, False)
    assert not complaints


def test_the_host_and_the_players_change_their_minds(page: Page, served: Served, guest: Guest,
                                                     complaints: list[str]) -> None:
    link = new_table(page, served, 2, bots=0, options={})
    other = guest()
    join(other, link, "Ben")
    other.get_by_role("button", name="Rename").click()
    other.get_by_label("Your name").fill("Benjamin")
    other.get_by_role("button", name="Rename").click()
    expect(seat(page, 2)).to_contain_text("Benjamin")
    page.get_by_role("button", name="Move seat 2 up").click()
    expect(seat(other, 1)).to_contain_text("Benjamin")
    expect(seat(other, 1).get_by_role("button", name=re.compile("^Leave seat"))).to_be_visible()
    before = room(served, link)["number"]
    page.get_by_role("button", name="Shuffle seats").click()
    until(page, "the seats are shuffled", lambda: room(served, link)["number"] > before)
    assert sorted([chair["name"] for chair in room(served, link)["chairs"]]) == ["Anna", "Benjamin"]
    page.get_by_text("Change settings").click()
    page.get_by_label("Allow take-backs").uncheck()
    page.get_by_label("Allow hints").uncheck()
    page.get_by_label("Mode").select_option(label="Untimed: 60 moves")
    page.get_by_label("Time limit").select_option(label="1 minute per move")
    expect(other.get_by_role("list", name="Options for this table")).to_contain_text("No take-backs")
    expect(other.get_by_role("list", name="Options for this table")).to_contain_text("No hints")
    expect(other.get_by_role("list", name="Options for this table")).to_contain_text("60 moves")
    expect(other.get_by_role("list", name="Options for this table")).to_contain_text("per move")
    assert room(served, link)["clock"] == {"move": 60, "game": 0}
    texts = page.locator("details option").all_inner_texts()
    raw = re.compile(r"true|false|random|standard|none|-?\d+")
    assert texts and not [text for text in texts if raw.fullmatch(text.strip())]
    page.get_by_role("button", name="Make host: Benjamin").click()
    expect(other.get_by_text("Change settings")).to_be_visible()
    expect(page.get_by_text("Change settings")).to_have_count(0)
    other.get_by_label("Settings").click()
    other.get_by_role("button", name="Play on another device").click()
    expect(other.get_by_role("img", name="QR code of your seat")).to_be_visible()
    other.keyboard.press("Escape")
    other.reload()
    other.get_by_role("button", name="Remove: Anna").click()
    other.get_by_role("button", name="Remove Anna").click()
    expect(page.get_by_role("heading", name="You’re no longer at this table")).to_be_visible()
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Free")
    other.get_by_text("Change settings").click()
    other.get_by_role("button", name="Close table").click()
    other.get_by_role("button", name="Close table").click()
    expect(page.get_by_text("This table is closed.")).to_be_visible()
    assert not complaints


def test_chat_is_seen_and_spectators_talk_among_themselves(page: Page, served: Served, guest: Guest,
                                                           complaints: list[str]) -> None:
    link = new_table(page, served, 2, bots=0, options={**CALM, "first_player": 0})
    other, watcher = guest(), guest()
    join(other, link, "Ben")
    page.get_by_text("Change settings").click()
    page.get_by_label("Allow take-backs").uncheck()
    expect(other.get_by_role("list", name="Options for this table")).to_contain_text("No take-backs")
    page.get_by_role("button", name="Start game").click()
    expect(board(other)).to_be_visible()
    move(page)
    expect(other.get_by_role("button", name=re.compile("^Hint"))).to_be_visible()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
    watcher.goto(link)
    expect(board(watcher)).to_be_visible()
    open_log(watcher)
    watcher.get_by_label("Write a message").fill("psst")
    watcher.get_by_role("button", name="Send").click()
    expect(log(watcher)).to_contain_text("psst")
    open_log(other)
    other.get_by_role("button", name="Well played!").click()
    expect(log(other).locator("li", has_text="Well played!").locator("svg")).to_be_visible()
    badge = page.get_by_role("banner").get_by_label("1 new message")
    expect(badge).to_be_visible()
    preview = page.get_by_role("button", name="Ben Well played!")
    preview.click()
    expect(log(page)).to_contain_text("Well played!")
    expect(log(page)).not_to_contain_text("psst")
    expect(badge).to_have_count(0)
    page.get_by_role("button", name="Mute: Ben").click()
    expect(log(page)).not_to_contain_text("Well played!")
    page.get_by_role("button", name="Unmute all (1)").click()
    expect(log(page)).to_contain_text("Well played!")
    assert not complaints
