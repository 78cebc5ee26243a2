"""What a host can do: bots and invitations seat by seat, muting, removing a player; and what others see of it."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.matches import finished_by
from tests.browser.playing import CALM, board, new_table, start, ways
from tests.browser.serving import Served
from tests.browser.sitting import hold, join
from tests.browser.test_access import serious

Guest = Callable[[], Page]


@pytest.fixture
def guest(browser: Browser) -> Iterator[Guest]:
    """Other people, each with a phone of their own."""
    pages: list[Page] = []

    def come() -> Page:
        page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce")
        pages.append(page)
        return page

    yield come
    for page in pages:
        page.context.close()


def gathering(page: Page, served: Served, seats: int = 3) -> str:
    """Anna hosts, and all other seats are free."""
    return new_table(page, served, seats, bots=0, options=CALM)


def seat(page: Page, n: int) -> Locator:
    """As people count, from 1."""
    return page.get_by_role("list", name="Seats").locator(f"[data-seat='{n - 1}']")


def room(served: Served, link: str) -> Any:
    return httpx.get(f"{served.url}/api/tables/{link.rpartition('/')[2]}", timeout=60).json()


def kept_keys(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("JSON.parse(localStorage.getItem('mousehole.keys') ?? '[]')")
    return found


def noted(page: Page) -> dict[str, Any]:
    """What the page will hold against the server, of the one match it knows."""
    [found] = page.evaluate("Object.values(JSON.parse(localStorage.getItem('mousehole.noted')))")
    return dict(found)


def fits_a_finger(page: Page) -> bool:
    """Everything to tap in the list of seats is 40 px high at least, and nothing sticks out sideways."""
    return bool(page.evaluate("""() => {
      const all = [...document.querySelectorAll('[data-seat] button, [data-seat] select')]
      const isHigh = all.every((each) => each.getBoundingClientRect().height >= 40)
      return all.length > 0 && isHigh && document.documentElement.scrollWidth <= innerWidth
    }"""))


def beside_the_table(page: Page) -> Locator:
    """The list of who sits here, which a host opens during a match."""
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Players").click()
    return page.get_by_role("region", name="Players")


def test_a_host_sets_bots_of_a_level_and_frees_their_seats(page: Page, served: Served, guest: Guest,
                                                           complaints: list[str]) -> None:
    link = gathering(page, served)
    other = guest()
    other.goto(link)
    page.get_by_role("button", name="Add bot: Seat 2").click()
    level = page.get_by_role("combobox", name="Bot level: Seat 2")
    expect(level).to_have_value("bramble")
    expect(seat(other, 2)).to_contain_text("Bramble (medium)")
    level.select_option(label="Pip (easy)")
    expect(seat(other, 2)).to_contain_text("Pip (easy)")
    expect(seat(other, 2)).to_contain_text("Bot")
    expect(seat(other, 2).get_by_role("button")).to_have_count(0)
    assert fits_a_finger(page)
    assert not serious(page)
    page.get_by_role("button", name="Remove bot: Seat 2").click()
    expect(seat(other, 2)).to_have_text(re.compile("Free"))
    assert [chair["who"] for chair in room(served, link)["chairs"]] == ["person", "open", "open"]
    assert not complaints


def test_bots_that_fill_up_play_as_the_host_wants(page: Page, served: Served) -> None:
    link = gathering(page, served)
    page.get_by_role("combobox", name="Bot level").select_option(label="Pip (easy)")
    start(page)
    assert [chair["level"] for chair in room(served, link)["chairs"]] == ["", "pip", "pip"]


def test_a_link_for_one_person_leads_to_one_seat(page: Page, served: Served, guest: Guest,
                                                 complaints: list[str]) -> None:
    link = gathering(page, served)
    page.get_by_role("button", name="Invite: Seat 3").click()
    own = page.get_by_role("region", name="Personal link for seat 3")
    expect(own.get_by_role("img", name="QR code of the personal link for seat 3")).to_be_visible()
    assert own.get_by_role("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    address = own.get_by_role("textbox").input_value()
    assert address.startswith(f"{link}#key=")
    assert fits_a_finger(page)
    assert not serious(page)
    other = guest()
    other.goto(address)
    expect(other.get_by_text("This seat is reserved for you.")).to_be_visible()
    expect(seat(other, 3)).to_contain_text("Reserved")
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Take a seat").click()
    expect(seat(other, 3)).to_contain_text("Ben (you)")
    expect(seat(page, 3)).to_contain_text("Ben")
    expect(seat(page, 3)).to_contain_text("Online")
    expect(own).to_have_count(0)
    assert room(served, link)["chairs"][1]["who"] == "open"
    assert not complaints


def test_a_host_who_tries_the_link_of_a_guest_keeps_the_own_seat(page: Page, served: Served) -> None:
    gathering(page, served)
    page.get_by_role("button", name="Invite: Seat 3").click()
    link = page.get_by_role("region", name="Personal link for seat 3").get_by_role("textbox").input_value()
    page.goto("about:blank")
    for _ in range(2):  # from somewhere else, and while the table is open
        page.goto(link)
        expect(page.get_by_text("This personal link is for somebody else")).to_be_visible()
        expect(seat(page, 1)).to_contain_text("you")
        expect(page).to_have_url(re.compile("/t/[^#]*$"))
    page.reload()
    expect(seat(page, 1)).to_contain_text("you")
    expect(page.get_by_text("This personal link is for somebody else")).to_have_count(0)


def test_a_seat_that_is_kept_is_not_for_others_and_an_old_link_leads_to_the_table(page: Page, served: Served,
                                                                                 guest: Guest) -> None:
    link = gathering(page, served, seats=2)
    page.get_by_role("button", name="Invite: Seat 2").click()
    region = page.get_by_role("region", name="Personal link")
    old = region.get_by_role("textbox").input_value()
    other = guest()
    other.goto(link)
    expect(other.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    expect(other.get_by_role("button", name="Take a seat")).to_have_count(0)
    page.get_by_role("button", name="New link: Seat 2").click()
    expect(region.get_by_role("textbox")).not_to_have_value(old)
    late = guest()
    late.goto(old)
    expect(late.get_by_text("Link expired. Ask the host for a new one.")).to_be_visible()
    page.get_by_role("button", name="Cancel invitation: Seat 2").click()
    expect(other.get_by_role("button", name="Take a seat")).to_be_visible()
    late.get_by_role("button", name="Watch").click()
    late.get_by_label("Your name").fill("Ben")
    late.get_by_role("button", name="Take a seat").click()
    expect(seat(page, 2)).to_contain_text("Ben")


def test_an_invitation_that_was_taken_back_is_said_and_another_seat_will_do(page: Page, served: Served,
                                                                           guest: Guest) -> None:
    gathering(page, served)
    page.get_by_role("button", name="Invite: Seat 2").click()
    other = guest()
    other.goto(page.get_by_role("region", name="Personal link").get_by_role("textbox").input_value())
    other.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Add bot: Seat 2").click()
    expect(seat(other, 2)).to_contain_text("Bramble")
    other.get_by_role("button", name="Take a seat").click()
    expect(other.get_by_text("Link expired. Ask the host for a new one.")).to_be_visible()
    other.get_by_role("button", name="Take a seat").click()
    expect(seat(page, 3)).to_contain_text("Ben")


def test_who_sits_may_stand_up_and_sit_down_again(page: Page, served: Served, guest: Guest) -> None:
    link = gathering(page, served)
    other = guest()
    join(other, link, "Ben")
    other.get_by_role("button", name="Leave seat: Ben").click()
    expect(seat(page, 2)).to_contain_text("Free")
    expect(other.get_by_label("Your name")).to_be_visible()
    assert kept_keys(other) == []
    before = noted(other)
    page.get_by_role("button", name="Add bot: Seat 2").click()
    other.reload()
    other.get_by_role("button", name="Take a seat").click()
    expect(seat(page, 3)).to_contain_text("Ben")
    expect(seat(other, 3)).to_contain_text("Ben (you)")
    assert before["commitment"] == noted(other)["commitment"]


def test_a_host_who_stands_up_is_still_the_host(page: Page, served: Served) -> None:
    gathering(page, served, seats=2)
    page.get_by_role("button", name="Leave seat: Anna").click()
    expect(page.get_by_role("button", name="Start with 2 bots")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Add bot: Seat 1")).to_be_visible()
    [keys] = kept_keys(page)
    assert keys["host"] and not keys["key"]


def test_a_host_whose_seat_is_gone_comes_back_as_the_host(page: Page, served: Served) -> None:
    link = gathering(page, served, seats=2)
    page.get_by_role("button", name="Add bot: Seat 2").wait_for()
    [keys] = kept_keys(page)
    page.goto(f"{served.url}/icon.svg")
    hold(page, served, keys | {"key": "AAAAAAAAAAAAAAAAAAAAAA"})
    page.goto(link)
    expect(page.get_by_role("button", name="Add bot: Seat 2")).to_be_visible()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()


def test_who_is_sent_away_before_the_match_is_told_so_and_may_watch(page: Page, served: Served, guest: Guest,
                                                                    complaints: list[str]) -> None:
    link = gathering(page, served)
    other = guest()
    join(other, link, "Ben")
    page.get_by_role("button", name="Remove: Ben").click()
    expect(page.get_by_text("Remove Ben?")).to_be_visible()
    assert fits_a_finger(page)
    assert not serious(page)
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.get_by_text("Remove Ben?")).to_have_count(0)
    expect(seat(other, 2)).to_contain_text("Ben (you)")
    page.get_by_role("button", name="Remove: Ben").click()
    page.get_by_role("button", name="Remove Ben", exact=True).click()
    expect(other.get_by_text("The host removed you. You can still watch.")).to_be_visible()
    expect(other.get_by_role("link", name="Home").last).to_be_visible()
    expect(seat(page, 2)).to_contain_text("Free")
    assert kept_keys(other) == []
    assert not serious(other)
    other.get_by_role("button", name="Watch").click()
    expect(other.get_by_text("The host removed you. You can still watch.")).to_have_count(0)
    page.get_by_role("button", name="Add bot: Seat 2").click()
    expect(seat(other, 2)).to_contain_text("Bramble")
    assert not complaints


def test_by_keys_alone(page: Page, served: Served, guest: Guest) -> None:
    """Focus stays at the seat whatever becomes of it; Escape takes a question back."""
    link = gathering(page, served)
    other = guest()
    join(other, link, "Ben")
    page.get_by_role("button", name="Add bot: Seat 3").press("Enter")
    level = page.get_by_role("combobox", name="Bot level: Seat 3")
    expect(level).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Add bot: Seat 3")).to_be_focused()
    page.get_by_role("button", name="Remove: Ben").press("Enter")
    expect(page.get_by_role("button", name="Cancel", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Mute: Ben")).to_be_focused()
    page.get_by_role("button", name="Remove: Ben").press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Add bot: Seat 2")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Share link").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Add bot: Seat 2")).to_be_focused()


def test_who_is_muted_reads_why_nobody_hears_them(page: Page, served: Served, guest: Guest) -> None:
    link = gathering(page, served)
    other = guest()
    join(other, link, "Ben")
    other.get_by_role("button", name="Log").click()
    other.get_by_label("Write a message").fill("Squeak")
    page.get_by_role("button", name="Mute: Ben").click()
    story = other.get_by_role("region", name="Log")
    expect(story).to_contain_text("The host has muted you.")
    expect(other.get_by_label("Write a message")).to_have_count(0)
    expect(seat(other, 2)).to_contain_text("Muted")
    page.get_by_role("button", name="Unmute: Ben").click()
    expect(other.get_by_label("Write a message")).to_have_value("Squeak")
    other.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Squeak")


def test_in_a_match_a_host_silences_and_sends_away_and_a_bot_plays_on(page: Page, dealt: Served, guest: Guest,
                                                                      complaints: list[str]) -> None:
    link = gathering(page, dealt, seats=2)
    other = guest()
    join(other, link, "Ben")
    start(page)
    expect(board(other)).to_be_visible()
    sheet = beside_the_table(page)
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    expect(sheet.get_by_role("button", name=re.compile("Leave seat|Add bot:|Remove bot:"))).to_have_count(0)
    sheet.get_by_role("button", name="Mute: Ben").click()
    expect(seat(page, 2)).to_contain_text("Muted")
    assert fits_a_finger(page)
    assert not serious(page)
    sheet.get_by_role("button", name="Remove: Ben").click()
    expect(sheet).to_contain_text("Remove Ben? A bot will take over.")
    sheet.get_by_role("button", name="Remove Ben", exact=True).click()
    expect(other.get_by_text("The host removed you. You can still watch.")).to_be_visible()
    expect(ways(other)).to_have_count(0)
    assert kept_keys(other) == []
    assert room(dealt, link)["chairs"][1]["who"] == "bot"
    other.get_by_role("button", name="Watch").click()
    expect(other.get_by_text("You’re watching as a spectator.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ways(page).first.wait_for()  # its turn may have come first: the bot has had it
    assert not complaints


def test_only_the_host_finds_the_list_during_a_match(page: Page, dealt: Served, guest: Guest) -> None:
    link = gathering(page, dealt, seats=2)
    other = guest()
    join(other, link, "Ben")
    start(page)
    expect(board(other)).to_be_visible()
    other.get_by_label("Settings").click()
    expect(other.get_by_role("link", name="TV view")).to_be_visible()
    expect(other.get_by_role("button", name="Players")).to_have_count(0)


def after_a_match(page: Page, served: Served, guest: Guest) -> tuple[str, Page]:
    """The host's page, and that of the other player; the third seat had a bot."""
    host, second = finished_by(served, "mousekeeping", 3, 2, CALM)
    link = f"{served.url}/t/{host.table}"
    hold(page, served, {"table": host.table, "game": "mousekeeping", "key": host.key, "host": host.host})
    page.goto(link)
    other = guest()
    other.goto(f"{link}#key={second.key}")
    for each in (page, other):
        expect(each.get_by_role("button", name="Play again")).to_be_visible()
    return link, other


def next_match(page: Page) -> Locator:
    return page.get_by_role("group").filter(has_text="Seats for the next game")


def test_after_a_match_seats_are_left_taken_and_filled_and_the_host_begins(page: Page, served: Served, guest: Guest,
                                                                          complaints: list[str]) -> None:
    link, other = after_a_match(page, served, guest)
    next_match(other).locator("summary").first.click()
    next_match(other).get_by_role("button", name="Leave seat: Player 1").click()
    expect(next_match(other).get_by_role("button", name="Take a seat")).to_be_visible()
    expect(other.get_by_role("button", name="Play again")).to_have_count(0)
    expect(next_match(page).get_by_role("button", name="Invite: Seat 2")).to_be_visible()  # it has opened by itself
    assert fits_a_finger(page)
    assert not serious(page)
    next_match(other).get_by_label("Your name").fill("Ben")
    next_match(other).get_by_role("button", name="Take a seat").click()
    expect(next_match(page).locator("[data-seat='1']")).to_contain_text("Ben")
    next_match(page).get_by_role("combobox", name="Bot level: Seat 3").select_option("pip")
    next_match(page).get_by_role("button", name="Start game", exact=True).click()
    for each in (page, other):
        expect(each.get_by_role("button", name="Play again")).to_have_count(0)
        expect(board(each)).to_be_visible()
    now = room(served, link)
    assert (now["match"], now["status"]) == (2, "playing")
    assert [(chair["name"], chair["level"]) for chair in now["chairs"]] == [("Player 0", ""), ("Ben", ""), ("", "pip")]
    assert not complaints


def test_after_a_match_somebody_is_sent_away_and_the_seat_is_free(page: Page, served: Served, guest: Guest) -> None:
    _, other = after_a_match(page, served, guest)
    next_match(page).locator("summary").first.click()
    next_match(page).get_by_role("button", name="Remove: Player 1").click()
    next_match(page).get_by_role("button", name="Remove Player 1", exact=True).click()
    expect(other.get_by_text("The host removed you. You can still watch.")).to_be_visible()
    expect(other.get_by_role("button", name="Take a seat")).to_have_count(0)
    next_match(page).get_by_role("button", name="Invite: Seat 2").click()
    expect(page.get_by_role("region", name="Personal link for seat 2")).to_be_visible()
    other.get_by_role("button", name="Watch").click()
    expect(next_match(other)).to_contain_text("All seats are taken. You can watch.")
