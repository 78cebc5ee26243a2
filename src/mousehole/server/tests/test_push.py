"""Push messages: whom the server calls, what it says, when it says it, and to whom it never speaks."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mousehole.hosting.clock import now_ms
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import BadSetup
from mousehole.server.leases import LeasedRegistry
from mousehole.server.push.endpoints import is_allowed
from mousehole.server.push.keys import is_key, new_key
from mousehole.server.push.reminders import LATER, decided
from mousehole.server.push.sender import Address, Outcome, Sender
from mousehole.server.push.subscriptions import MAX_PER_SEAT, Subscription
from mousehole.server.settings import SERVICES, Settings
from mousehole.server.tests.scene import open_registry, open_table, watch
from mousehole.table import verbs
from mousehole.table.awaited import Awaited
from mousehole.table.keys import hashed
from mousehole.testkit.push import Browser, PushService

HOUR = 3_600_000
CONTACT = "mailto:host@example.org"
KEY = new_key()


@pytest.mark.parametrize("endpoint", [
    "https://fcm.googleapis.com/fcm/send/abc", "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc", "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://fcm.googleapis.com:443/fcm/send/abc"])
def test_the_services_of_the_browsers_may_be_called(endpoint: str) -> None:
    assert is_allowed(endpoint, SERVICES)


@pytest.mark.parametrize("endpoint", [
    "http://fcm.googleapis.com/fcm/send/abc", "https://fcm.googleapis.com:8443/abc", "https://127.0.0.1/abc",
    "https://169.254.169.254/latest/meta-data", "https://localhost/abc", "https://[::1]/abc",
    "https://fcm.googleapis.com.evil.org/abc", "https://evil.org/fcm.googleapis.com", "https://notify.windows.com.evil/",
    "https://fcm.googleapis.com@127.0.0.1/abc", "https://user:word@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com\\@evil.org/", "https://evil.org\\.push.apple.com/", "https://xpush.apple.com/abc",
    "https://fcm.googleapis.com/a b", "https://fcm.googleapis.com/a\r\nHost: evil", "file:///etc/passwd", "gopher://x",
    "https://fcm.googleapis.com:99999/abc", "https://", "", "https://fcm.googleapis.com/" + 1000 * "a"])
def test_nothing_else_is_ever_called(endpoint: str) -> None:
    assert not is_allowed(endpoint, SERVICES)


def test_a_host_can_name_a_service_of_its_own_and_nothing_beside_it() -> None:
    own = "http://127.0.0.1:9000"
    assert is_allowed("http://127.0.0.1:9000/push/abc", own)
    for other in ("http://127.0.0.1:9001/push", "https://127.0.0.1:9000/push", "http://127.0.0.1/push"):
        assert not is_allowed(other, own)


def test_keys_are_made_and_checked() -> None:
    assert is_key(new_key())
    assert new_key() != new_key()
    for wrong in ("", "abc", KEY + "AAAA", 43 * "_", 43 * "A", KEY[:-1] + "+"):
        assert not is_key(wrong), wrong


@pytest.mark.parametrize("given", [
    {"push_key": "abc", "push_contact": CONTACT}, {"push_key": KEY}, {"push_key": KEY, "push_contact": "me"},
    {"push_hosts": "https://push.example.org/path"}, {"push_hosts": "*"}, {"push_every": 0}])
def test_settings_that_make_no_sense_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Settings.from_environment({}, **given)


def test_a_message_is_encrypted_and_signed_as_browsers_want_it() -> None:
    with PushService() as service:
        browser = service.browser()
        to = address(browser)
        assert Sender(KEY, CONTACT).send(to, '{"title": "Schöne Grüße"}', 60) is Outcome.SENT
        assert (browser.told, service.refused) == ([{"title": "Schöne Grüße", "ttl": 60}], [])
        other = service.browser()
        assert Sender(KEY, CONTACT).send(to._replace(endpoint=other.endpoint), "{}", 60) is Outcome.FAILED
        assert service.refused[0].startswith("InvalidTag"), "only the browser itself can read it"
        browser.is_gone = True
        assert Sender(KEY, CONTACT).send(to, "{}", 60) is Outcome.GONE
    assert Sender(KEY, CONTACT).send(to, "{}", 60) is Outcome.FAILED, "the service is away"
    assert Sender(KEY, CONTACT).send(to._replace(p256dh="abc"), "{}", 60) is Outcome.FAILED


def test_nobody_is_followed_elsewhere() -> None:
    with PushService() as service, PushService() as inside:
        service.redirect = inside.browser().endpoint
        assert Sender(KEY, CONTACT).send(address(service.browser()), "{}", 60) is Outcome.FAILED
        assert inside.called == 0


def address(browser: Browser) -> Address:
    told = browser.subscription()
    return Address(told["endpoint"], told["p256dh"], told["auth"])


# ---- when

NEW = Subscription("t", "p", "k", Address("", "", ""), "en", -1, 0, 0, 0)


def when(turn: Awaited | None, now: int, before: Subscription = NEW,
         is_here: bool = False) -> tuple[Subscription, bool]:
    return decided(before, turn, 7, is_here, now, 20_000)


def test_whoever_is_not_there_is_told_once_after_a_little_while() -> None:
    turn = Awaited(0, 1_000_000, None)
    noted, is_told = when(turn, 1_005_000)
    assert (is_told, noted.next_at) == (False, 1_020_000)
    noted, is_told = when(turn, 1_020_000, noted)
    assert is_told
    assert (noted.step, noted.next_at) == (1, 1_000_000 + LATER), "and once more, a day later"
    noted, is_told = when(turn, 1_000_000 + LATER, noted)
    assert (is_told, noted.next_at) == (True, 0), "then never again"
    assert not when(turn, 1_000_000 + 9 * LATER, noted)[1]


def test_a_limit_is_reminded_of_at_half_time_and_near_its_end() -> None:
    turn, noted, told = Awaited(0, HOUR, 25 * HOUR), NEW, []
    for now in range(HOUR, 25 * HOUR, 60_000):
        noted, is_told = when(turn, now, noted)
        told += [now / HOUR - 1] if is_told else []
    assert [round(each, 1) for each in told] == [0.0, 12.0, 21.6]


def test_after_a_long_outage_one_reminder_is_enough() -> None:
    turn = Awaited(0, HOUR, 25 * HOUR)
    noted, is_told = when(turn, 24 * HOUR, when(turn, HOUR)[0])
    assert (is_told, noted.next_at) == (True, 0)


def test_whoever_is_there_is_told_only_after_leaving() -> None:
    turn = Awaited(0, 1_000_000, None)
    noted, is_told = when(turn, 1_020_000, when(turn, 1_000_000)[0], is_here=True)
    assert (is_told, noted.step, noted.next_at) == (False, 0, 1_040_000)
    assert when(turn, 1_040_000, noted)[1]


def test_another_turn_begins_anew_and_no_turn_is_nothing_to_tell() -> None:
    told = when(Awaited(0, 1_000_000, None), 1_020_000, when(Awaited(0, 1_000_000, None), 1_000_000)[0])[0]
    assert when(None, 1_030_000, told)[0] == told._replace(seen=7, since=0, step=0, next_at=0)
    assert when(Awaited(0, 2_000_000, None), 2_000_000, told)[0].step == 0


# ---- all of it

@asynccontextmanager
async def telling(folder: Path, service: PushService, **more: Any) -> AsyncIterator[LeasedRegistry]:
    async with open_registry(folder, push_key=KEY, push_contact=CONTACT, push_hosts=service.origin, push_seconds=0,
                             **more) as registry:
        yield registry


async def subscribe(registry: LeasedRegistry, loaded: LoadedTable, seat: int, browser: Browser,
                    language: str = "en") -> None:
    assert registry.reminders is not None
    await registry.reminders.known.add(loaded.live.id, hashed(f"key{seat}"), address(browser), language, now_ms())


async def look(registry: LeasedRegistry, times: int = 2) -> None:
    assert registry.reminders is not None
    for _ in range(times):
        await registry.reminders.look()


async def move(registry: LeasedRegistry, loaded: LoadedTable) -> None:
    q = loaded.live.questions[0]
    plain = loaded.live.box.codec.plain(q.decision.options[0])
    await registry.act(loaded, lambda live, now: verbs.answer(live, q.decision.seat, q.n, plain, now))


def test_whoever_is_away_is_told_and_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        with PushService() as service:
            async with telling(tmp_path, service) as registry:
                loaded = await open_table(registry, people=2, clock=86_400)
                anna, ben = service.browser(), service.browser()
                await subscribe(registry, loaded, 0, anna)
                await subscribe(registry, loaded, 1, ben, "de")
                await look(registry)
                assert anna.told == [{"title": "Your turn", "body": "Mousekeeping!", "table": loaded.live.id,
                                      "ttl": anna.told[0]["ttl"]}]
                assert 86_000 < anna.told[0]["ttl"] <= 86_400
                await look(registry, 3)
                assert (len(anna.told), ben.told) == (1, []), "once"
                await move(registry, loaded)
                await look(registry)
                assert [each["title"] for each in ben.told] == ["Du bist dran"]
                watch(loaded, 0)
                await move(registry, loaded)
                await look(registry)
                assert (len(anna.told), service.refused) == (1, []), "Anna is there, and sees it"

    asyncio.run(play())


def test_two_processes_tell_it_once(tmp_path: Path) -> None:
    async def play() -> None:
        with PushService() as service:
            async with telling(tmp_path, service) as one, telling(tmp_path, service) as other:
                loaded = await open_table(one, people=2)
                anna = service.browser()
                await subscribe(one, loaded, 0, anna)
                for _ in range(3):
                    await asyncio.gather(look(one, 1), look(other, 1))
                assert len(anna.told) == 1

    asyncio.run(play())


def test_who_has_unsubscribed_or_lost_the_seat_is_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        with PushService() as service:
            async with telling(tmp_path, service) as registry:
                loaded = await open_table(registry, people=3)
                gone, away, removed = service.browser(), service.browser(), service.browser()
                gone.is_gone = True
                for seat, browser in enumerate((gone, away, removed)):
                    await subscribe(registry, loaded, seat, browser)
                assert registry.reminders is not None
                await registry.reminders.known.forget(away.endpoint)
                await registry.act(loaded, lambda live, now: [verbs.remove(live, 2, now)])
                await look(registry)
                assert service.called == 1
                assert await registry.reminders.known.to_look_at(10 * now_ms(), 10) == []
                await move(registry, loaded)
                await look(registry)
                assert service.called == 1

    asyncio.run(play())


def test_a_seat_has_a_few_browsers_and_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        with PushService() as service:
            async with telling(tmp_path, service) as registry:
                loaded = await open_table(registry, people=2)
                browsers = [service.browser() for _ in range(MAX_PER_SEAT + 2)]
                for browser in browsers:
                    await subscribe(registry, loaded, 0, browser)
                    await asyncio.sleep(0.002)
                await look(registry)
                assert [len(each.told) for each in browsers] == [0, 0] + MAX_PER_SEAT * [1]

    asyncio.run(play())


def test_a_service_that_the_host_no_longer_allows_is_not_called(tmp_path: Path) -> None:
    async def play() -> None:
        with PushService() as service:
            async with telling(tmp_path, service) as registry:
                loaded = await open_table(registry, people=2)
                await subscribe(registry, loaded, 0, service.browser())
            async with open_registry(tmp_path, push_key=KEY, push_contact=CONTACT, push_seconds=0) as registry:
                await look(registry)
                assert service.called == 0

    asyncio.run(play())


def test_subscriptions_go_with_their_table(tmp_path: Path) -> None:
    async def play() -> None:
        with PushService() as service:
            async with telling(tmp_path, service) as registry:
                loaded = await open_table(registry, people=2)
                await subscribe(registry, loaded, 0, service.browser())
                await registry.store.delete([loaded.live.id])
                assert registry.reminders is not None
                assert await registry.reminders.known.to_look_at(10 * now_ms(), 10) == []

    asyncio.run(play())
