"""After the match: where the points come from, the review, and the shareable replay."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from mousehole.testkit.online import Seated
from tests.browser.matches import finished
from tests.browser.serving import Served
from tests.browser.test_access import serious
from tests.browser.waiting import PATIENCE


@pytest.fixture(scope="module")
def seated(served: Served) -> Seated:
    return finished(served, "head-of-mousehold", 2, {"events": False})


def with_a_mistake(route: Route) -> None:
    """The server's review; but what there is to tell is random: here there is always one mistake."""
    got = route.fetch(timeout=2 * PATIENCE)
    args = {"letter": "G", "squeaks": "false", "hostage": "false"}
    choice, better = [{"id": "Place", "args": {**args, "trap": trap}} for trap in (2, 1)]
    say = {"id": "review-mistake", "args": {"n": 9, "seat": {"seat": 0}, "choice": choice, "better": better,
                                            "loss_share": 0.21, "error_share": 0.08}}
    mistake = {"n": 9, "seat": 0, "choice": choice, "better": better, "loss": 0.21, "error": 0.08, "reason": None,
               "say": say}
    turning = {"n": 9, "kind": "mistake", "whose": 0, "before": 0.25, "after": 0.75, "say": say}
    route.fulfill(response=got, json=got.json() | {"turning": [turning], "mistakes": [mistake]})


def test_the_result_says_how_it_came_about_and_looks_back(page: Page, served: Served, seated: Seated,
                                                           complaints: list[str]) -> None:
    page.route(re.compile(r"/review(\?|$)"), with_a_mistake)
    page.goto(f"{served.url}/t/{seated.table}#key={seated.key}")
    expect(page.get_by_role("region", name="Result")).to_contain_text("Score details")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("button", name="Review this game").click()
    back = page.get_by_role("region", name="Review")
    expect(back.get_by_role("img", name=re.compile("^Graph"))).to_be_visible(timeout=2 * PATIENCE)
    assert not serious(page)
    answer = back.get_by_role("listitem").first.get_by_role("button")
    expect(answer).to_contain_text("9. You: Place the green mouse under trap 2.")
    expect(answer).to_contain_text("Better: “Place the green mouse under trap 1”")
    expect(answer).to_contain_text("worth 21% more (± 8%)")
    expect(back).to_contain_text("no better move found in")
    expect(back.locator("path.band")).to_have_count(2)  # how sure it is
    answer.click()
    page.wait_for_url(f"**/replay/{seated.table}/1#9")
    expect(page.get_by_role("slider", name=re.compile("^Move "))).to_have_value("9")
    assert not complaints
    page.unroute_all(behavior="ignoreErrors")  # a better review may still be on its way


def test_the_graph_leads_through_the_replay(page: Page, served: Served, seated: Seated) -> None:
    page.goto(f"{served.url}/replay/{seated.table}/1")
    page.get_by_role("button", name="Review this game").click()
    graph = page.get_by_role("img", name=re.compile("^Graph"))
    graph.wait_for(timeout=2 * PATIENCE)
    slider = page.get_by_role("slider", name=re.compile("^Move "))
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": box["width"] - 2, "y": 40})
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    graph.click(position={"x": 2, "y": 40})
    expect(slider).to_have_value("0")
    page.get_by_text("Show as a table").click()
    assert page.get_by_role("table").get_by_role("row").count() > 5
    # a line of its own for everybody: dashes and numbers, not only colours
    dashes = graph.locator(".line").evaluate_all("all => all.map(each => each.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == len(dashes) == 2
    assert not serious(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_if_somebody_had_moved_differently(page: Page, served: Served, seated: Seated,
                                                complaints: list[str]) -> None:
    page.goto(f"{served.url}/replay/{seated.table}/1#9")
    expect(page.get_by_text(re.compile(r"^9 / "))).to_be_visible()
    page.get_by_label("View as").select_option(label="Player 0")
    expect(page.get_by_text("Whatever Player 0 couldn’t know at this moment is drawn at random.")).to_be_visible()
    assert not serious(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(f"{served.url}/t/*")
    expect(page.get_by_text("This game began after move 9 of another one.")).to_be_visible()
    assert page.url.rpartition("/")[2] != seated.table
    page.get_by_text(re.compile("^All moves")).click()
    page.locator("[data-choice]").first.click()
    page.get_by_role("link", name="Show that moment").click()
    page.wait_for_url(f"**/replay/{seated.table}/1#9")
    slider = page.get_by_role("slider", name=re.compile("^Move "))
    slider.press("End")
    expect(page.get_by_text("Go back to an earlier move to play on.")).to_be_visible()
    assert not complaints


def test_a_replay_is_sent_on_and_opened_by_anybody_at_that_moment(page: Page, browser: Browser, served: Served,
                                                                   seated: Seated) -> None:
    page.add_init_script("navigator.share = (what) => { window.sent = what; return Promise.resolve() }")
    page.goto(f"{served.url}/replay/{seated.table}/1#7")
    expect(page.get_by_text(re.compile(r"^7 / "))).to_be_visible()
    page.get_by_role("button", name="Share replay").click()
    sent = page.evaluate("window.sent")
    assert sent["url"] == f"{served.url}/replay/{seated.table}/1#7"
    assert seated.key not in str(sent)
    stranger = browser.new_context(locale="en-GB").new_page()
    stranger.goto(sent["url"])
    expect(stranger.get_by_role("slider", name=re.compile("^Move "))).to_have_value("7")
    expect(stranger.get_by_role("group", name="Traps")).to_be_visible()
    stranger.context.close()


def test_where_nothing_can_be_shared_the_link_is_copied(page: Page, served: Served, seated: Seated) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=served.url)
    page.add_init_script("navigator.share = undefined")
    page.goto(f"{served.url}/replay/{seated.table}/1")
    page.get_by_role("button", name="Share replay").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{served.url}/replay/{seated.table}/1"


def test_where_nothing_can_be_copied_either_the_link_is_shown(page: Page, served: Served, seated: Seated) -> None:
    page.add_init_script("navigator.share = undefined; navigator.clipboard.writeText = () => Promise.reject()")
    page.goto(f"{served.url}/replay/{seated.table}/1")
    page.get_by_role("button", name="Share replay").click()
    expect(page.get_by_role("textbox", name="Share replay")).to_have_value(f"{served.url}/replay/{seated.table}/1")


def test_a_replay_that_is_not_there_is_said_clearly(page: Page, served: Served, seated: Seated) -> None:
    page.goto(f"{served.url}/replay/{seated.table}/9")
    expect(page.get_by_role("alert").first).to_contain_text("The replay is available once the game is over.")


def test_the_replay_can_be_seen_from_every_seat(page: Page, served: Served, seated: Seated) -> None:
    """Once it is over, everything is open: what was face down is known from its own seat."""
    page.goto(f"{served.url}/replay/{seated.table}/1#6")
    expect(page.get_by_role("group", name="Traps")).to_be_visible()
    expect(page.get_by_role("region", name="Your mice")).to_have_count(0)
    page.get_by_role("combobox", name="View as").select_option(label="Player 0")
    expect(page.get_by_role("region", name="Your mice")).to_be_visible()
    expect(page.get_by_role("slider", name=re.compile("^Move "))).to_have_value("6")
    assert not serious(page)


def waiting(page: Page, served: Served, seated: Seated, told: dict[str, float | None]) -> Locator:
    """A review that never ends, while the server keeps reporting how far it is: `told`, which the test changes."""
    page.route(re.compile(r"/review(\?|$)"), lambda route: None)
    page.route("**/review/progress", lambda route: route.fulfill(json=told))
    page.goto(f"{served.url}/replay/{seated.table}/1")
    page.get_by_role("button", name="Review this game").click()
    return page.get_by_role("progressbar", name="Analyzing…")


def test_a_look_back_shows_how_far_it_is(page: Page, served: Served, seated: Seated, complaints: list[str]) -> None:
    told: dict[str, float | None] = {"part": None, "ahead": 0}
    bar = waiting(page, served, seated, told)
    back = page.get_by_role("region", name="Review")
    assert bar.get_attribute("value") is None  # not known yet: no number is shown
    expect(back.get_by_role("status")).to_contain_text("You can leave the page.")
    told.update(part=0.0, ahead=2)
    expect(back.get_by_role("status")).to_have_text("2 other reviews come first.")
    told.update(part=0.25, ahead=0)
    expect(back.get_by_text("25%")).to_be_visible()
    told.update(part=0.5)
    expect(bar).to_have_attribute("value", "0.5")
    expect(back.get_by_role("button", name="Analyzing…")).to_be_focused()
    assert not serious(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.getAnimations().length") == 0  # where no motion is wanted
    assert not complaints


def test_who_leaves_while_looking_back_asks_no_more(page: Page, served: Served, seated: Seated,
                                                    complaints: list[str]) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "progress" in request.url else None)
    bar = waiting(page, served, seated, {"part": 0.1, "ahead": 0})
    expect(bar).to_have_attribute("value", "0.1")
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_timeout(200)
    before = len(asked)
    page.wait_for_timeout(1500)
    assert len(asked) == before
    assert not complaints
