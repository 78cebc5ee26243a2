"""Work that nobody waits for any more is stopped, and nobody is sent more than they can pay for."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mousehole.hosting import reviews as reviewing
from mousehole.hosting.conversation import gone
from mousehole.hosting.elsewhere import Elsewhere
from mousehole.hosting.messages.hint import hint
from mousehole.hosting.reviews import Reviews
from mousehole.hosting.viewer import Viewer
from mousehole.kernel import Refused
from mousehole.kernel.log import Log
from mousehole.server.budget import Account, Purse
from mousehole.server.leases import LeasedRegistry
from mousehole.server.protocols import MAX_LOOKED, Inbox, WebSocketProtocol
from mousehole.server.rest.common import unless_gone
from mousehole.server.settings import Settings
from mousehole.server.socket import PaidConnection
from mousehole.server.tests.scene import Ear, first_choice, open_registry, open_table, until, watch
from mousehole.table import wire
from mousehole.testkit.attacks import frame

stopped: list[Any] = []


async def for_ever(*_: Any, **__: Any) -> Any:
    try:
        await asyncio.Event().wait()
    finally:
        stopped.append(True)


async def advise_for_ever(*_: Any) -> AsyncIterator[Any]:
    yield await for_ever()


@pytest.fixture(autouse=True)
def nothing_is_stopped_yet() -> None:
    stopped.clear()


def test_the_hint_of_a_client_that_disconnects_is_cancelled(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask_and_leave() -> None:
        async with open_registry(tmp_path) as registry:
            monkeypatch.setattr(registry.bots, "advise", advise_for_ever)
            table = await open_table(registry)
            viewer, _ = watch(table, 0)
            await hint(registry, viewer, wire.Hint(n=first_choice(table.live, 0)[0]))
            await asyncio.sleep(0)
            gone(registry, viewer)
            await until(lambda: stopped)

    asyncio.run(ask_and_leave())


def test_a_seat_is_given_one_hint_at_a_time_through_whichever_connection(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask_twice() -> None:
        async with open_registry(tmp_path) as registry:
            monkeypatch.setattr(registry.bots, "advise", advise_for_ever)
            table = await open_table(registry)
            (phone, _), (screen, _) = watch(table, 0), watch(table, 0)
            asked = wire.Hint(n=first_choice(table.live, 0)[0])
            await hint(registry, phone, asked)
            with pytest.raises(Refused) as refused:
                await hint(registry, screen, asked)
            assert refused.value.refusal.code == "too-fast"
            assert dict(refused.value.refusal.args)["seconds"] >= 1

    asyncio.run(ask_twice())


class Finished:
    def write(self) -> str:
        return "a match"


class Looking:
    """A review whose first part never ends."""

    def __init__(self, text: str, used: Any) -> None:
        self.part = 0.0

    def first(self) -> Iterator[Any]:
        yield print, ()


@pytest.fixture(autouse=True)
def _looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "Review", Looking)


def reviews() -> Reviews:
    def spawn(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return asyncio.create_task(work)

    pool = SimpleNamespace(run=for_ever)
    return Reviews(cast("LeasedRegistry", SimpleNamespace(
        spawn=spawn, workers=pool, settings=Settings(), elsewhere=Elsewhere(), tell_review=lambda *_: None)))


LOG = cast("Log", Finished())


def test_a_review_is_stopped_when_the_last_one_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "GRACE", 0.0)

    async def leave() -> None:
        found = reviews()
        first, second = [asyncio.create_task(found.of("t", 1, LOG, owner)) for owner in ("a", "b")]
        await asyncio.sleep(0.01)
        assert found.progress("t", 1).part == 0.0
        first.cancel()
        await asyncio.sleep(0.01)
        assert not stopped
        second.cancel()
        await until(lambda: stopped)
        await until(lambda: found.progress("t", 1).part is None)
        assert not found.turns

    asyncio.run(leave())


def test_a_review_goes_on_while_somebody_asks_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(reviewing, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def leave_and_ask() -> None:
        found = reviews()
        asking = asyncio.create_task(found.of("t", 1, LOG))
        await until(lambda: found.progress("t", 1).part is not None)
        review = found.asked["t", 1]
        assert review.task is not None
        asking.cancel()
        await until(asking.done)
        for _ in range(5):  # as if its timer came again and again
            now[0] += reviewing.GRACE - 1
            found.progress("t", 1)
            now[0] += 2
            found._look_whether_wanted(review)
            assert not review.task.cancelling()
        now[0] += reviewing.GRACE
        found._look_whether_wanted(review)
        await until(lambda: stopped)

    asyncio.run(leave_and_ask())


def test_waiting_reviews_are_limited_per_owner() -> None:
    async def ask() -> None:
        found = reviews()
        most = Settings().waiting_per_address
        asking = [asyncio.create_task(found.of("t", n, LOG, "greedy")) for n in range(most)]
        await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="too-many-reviews"):
            await found.of("t", most, LOG, "greedy")
        asking.append(asyncio.create_task(found.of("u", 1, LOG, "modest")))
        await asyncio.sleep(0.01)
        assert (found.progress("t", most - 1).ahead, found.progress("u", 1).ahead) == (most - 1, 0)
        for task in asking:
            task.cancel()

    asyncio.run(ask())


def test_work_for_a_request_ends_when_its_client_disconnects() -> None:
    messages = iter(["http.request", "http.disconnect"])

    async def receive() -> Any:
        return {"type": next(messages)}

    async def ask() -> None:
        with pytest.raises(Refused):
            await unless_gone(cast("Any", SimpleNamespace(receive=receive)), for_ever())
        await until(lambda: stopped)

    asyncio.run(ask())


def test_a_spectator_with_too_much_unread_is_cut_off_and_a_seat_is_not(tmp_path: Path) -> None:
    async def tell() -> None:
        async with open_registry(tmp_path) as registry:
            table = await open_table(registry)
            for seat, cut in ((None, "too-fast"), (0, None)):
                connection = PaidConnection.__new__(PaidConnection)
                vars(connection).update(post=Ear().post, purse=Purse(Account(cpu=50, bytes=1000, thought=100)))
                viewer = Viewer(table, seat, False, connection)
                for _ in range(30):
                    viewer.send_bytes(bytes(1000))
                assert viewer.cut == cut

    asyncio.run(tell())


class Transport:
    """Counts how often reading was stopped."""

    def __init__(self) -> None:
        self.reads, self.stops = True, 0

    def pause_reading(self) -> None:
        self.reads, self.stops = False, self.stops + 1

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False


def line_with(transport: Transport) -> WebSocketProtocol:
    line = WebSocketProtocol.__new__(WebSocketProtocol)
    vars(line).update(
        handshake_complete=True, is_in_step=True, frames=[], config=SimpleNamespace(ws_max_size=64_000), unread=b"",
        queue=Inbox(), read_paused=False, close_sent=False, transport=transport, account=None,
        loop=asyncio.get_running_loop(), curr_msg_data_type="text")
    return line


def test_a_packet_of_thousands_of_messages_is_looked_at_a_little_at_a_time() -> None:
    async def receive() -> None:
        transport = Transport()
        line = line_with(transport)
        line.data_received(frame(b'{"is": "ping"}') * 3000)
        assert (len(line.queue.events), transport.reads) == (MAX_LOOKED, False)
        heard = 0
        while not line.queue.empty():
            assert len(line.queue.events) <= MAX_LOOKED
            assert (await line.receive())["text"] == '{"is": "ping"}'
            heard += 1
        assert (heard, transport.reads) == (3000, True)

    asyncio.run(receive())


def test_reading_is_only_stopped_for_a_client_that_is_ahead() -> None:
    async def receive() -> None:
        transport = Transport()
        line = line_with(transport)
        for _ in range(100):  # a message at a time, taken at once
            waiting = asyncio.ensure_future(line.receive())
            await asyncio.sleep(0)
            line.data_received(frame(b"1"))
            assert (await waiting)["text"] == "1"
        assert transport.stops == 0
        for n in range(MAX_LOOKED):  # packets of one message each, which nobody takes
            assert transport.reads, n
            line.data_received(frame(b"2"))
        assert (transport.reads, transport.stops) == (False, 1)
        for _ in range(MAX_LOOKED):
            assert not transport.reads
            assert (await line.receive())["text"] == "2"
        assert transport.reads

    asyncio.run(receive())


def test_a_reader_that_gives_up_leaves_the_next_message_to_the_next() -> None:
    async def receive() -> None:
        inbox = Inbox()
        first = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        inbox.put_nowait("a")
        inbox.put_nowait("b")
        assert [await inbox.get(), await inbox.get()] == ["a", "b"]

    asyncio.run(receive())
