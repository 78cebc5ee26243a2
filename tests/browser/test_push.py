"""Web Push from end to end: a page subscribes, is closed, and its service worker shows what the server has sent."""
from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mousehole.server.push.keys import new_key
from mousehole.testkit.push import Browser as Subscriber
from mousehole.testkit.push import PushService
from tests.browser.playing import board, start
from tests.browser.serving import STATIC, Served
from tests.browser.sitting import hold, join
from tests.browser.waiting import PATIENCE, until

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "reduced_motion": "reduce"}
DAY = 86_400

# The browser's own push service cannot be reached from a test: its subscription leads to the one of the test kit.
STUB = """
const given = SUBSCRIPTION
const kept = () => sessionStorage.getItem('subscribed') ? {
  endpoint: given.endpoint,
  toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
  unsubscribe: async () => { sessionStorage.removeItem('subscribed'); return true },
} : null
PushManager.prototype.getSubscription = async () => kept()
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError('not as browsers want it')
  sessionStorage.setItem('subscribed', 'yes')
  return kept()
}
"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Served]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    server = Served(tmp_path_factory.mktemp("pushing"), environment={
        "MOUSEHOLE_PUSH_KEY": new_key(), "MOUSEHOLE_PUSH_CONTACT": "mailto:host@example.org",
        "MOUSEHOLE_PUSH_HOSTS": service.origin, "MOUSEHOLE_PUSH_SECONDS": "0.5", "MOUSEHOLE_PUSH_EVERY": "0.2"})
    yield server
    server.stop()


def move(page: Page) -> None:
    """The first of the list, as soon as there is one."""
    choice = page.locator("[data-choice]:not([disabled])").first
    choice.wait_for(state="attached")
    choice.evaluate("button => button.click()")
    choice.wait_for(state="detached")


def told(subscriber: Subscriber, count: int) -> list[dict[str, Any]]:
    end = time.monotonic() + PATIENCE / 1000
    while len(subscriber.told) < count and time.monotonic() < end:
        time.sleep(0.05)
    assert len(subscriber.told) == count
    return subscriber.told


def deliver(page: Page, origin: str, message: dict[str, Any]) -> list[list[str]]:
    """Do what the browser does when its push service calls; return what its service worker then shows."""
    [worker] = page.context.service_workers
    worker.evaluate("""() => {
      self.shown = []
      self.registration.showNotification = async (title, { data }) => { self.shown.push([title, data.path]) }
    }""")
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(
        [each["registrationId"] for each in event["registrations"]]))
    line.send("ServiceWorker.enable")
    until(page, "the browser names its registrations", lambda: bool(found))
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0],
                                                   "data": json.dumps(message)})
    until(page, "the worker shows something", lambda: bool(worker.evaluate("() => self.shown.length")))
    return list(worker.evaluate("() => self.shown"))


def test_a_page_that_was_closed_is_told_whose_turn_it_is(browser: Browser, pushing: Served, service: PushService,
                                                         tmp_path: Path) -> None:
    subscriber = service.browser()
    context = browser.new_context(service_workers="allow", **PHONE)
    context.grant_permissions(["notifications"], origin=pushing.url)
    context.add_init_script(STUB.replace("SUBSCRIPTION", json.dumps(subscriber.subscription())))
    anna, ben = context.new_page(), browser.new_context(**PHONE).new_page()
    made = pushing.ask("/api/tables", {"game": "mousekeeping", "seats": 2, "clock": {"move": DAY},
                                       "options": {"move_limit": 60, "first_player": 1}})
    seat = pushing.ask(f"/api/tables/{made['table']}/seats", {"name": "Anna", "seat": 0})
    hold(anna, pushing, {"table": made["table"], "game": "mousekeeping", "key": seat["key"], "host": made["host"]})
    link = f"{pushing.url}/t/{made['table']}"
    anna.goto(link)
    join(ben, link, "Ben")
    with anna.expect_response(
            lambda reply: reply.url.endswith("/push") and reply.request.method == "POST") as subscribed:
        anna.get_by_role("button", name="Notify me").click()
    assert subscribed.value.ok
    start(anna)
    expect(board(ben)).to_be_visible()

    anna.goto(f"{pushing.url}/icon.svg")  # nobody is at the table
    move(ben)
    message = told(subscriber, 1)[0]
    assert (message["title"], message["table"]) == ("Your turn", made["table"])
    assert "Mousekeeping!" in message["body"]
    assert service.refused == []
    assert deliver(anna, pushing.url, message) == [["Your turn", f"/t/{made['table']}"]]

    anna.goto(link)
    move(anna)
    anna.get_by_label("Settings").click()
    anna.get_by_text("When it’s your turn").click()
    with anna.expect_response(lambda reply: reply.url.endswith("/api/push/forget")) as forgotten:
        anna.get_by_label("Notification in the background").uncheck()
    assert forgotten.value.ok
    anna.goto(f"{pushing.url}/icon.svg")
    move(ben)
    time.sleep(1.5)  # more than it takes to be told
    assert (service.called, len(subscriber.told)) == (1, 1)
    context.close()
    ben.context.close()
