"""Decides who is told when: soon after a turn has begun, and again while the time for it runs out.

Nothing here is kept in memory. What was told is a row of the database, so that no process tells it twice and none
forgets it; a table is only loaded if something has happened there.
"""
from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING

from mousehole.hosting.clock import now_ms
from mousehole.kernel import Refused, Seat
from mousehole.server.metrics import PUSHES
from mousehole.server.push.endpoints import is_allowed
from mousehole.server.push.sender import Outcome, Sender
from mousehole.server.push.subscriptions import Subscription, Subscriptions
from mousehole.table.awaited import Awaited, awaited
from mousehole.table.live import Live
from mousehole.words import LANGUAGES, Words

if TYPE_CHECKING:
    from mousehole.server.leases import LeasedRegistry

log = logging.getLogger("mousehole.push")

LATER = 86_400_000  # ms: without a limit, whoever has not come is reminded once, a day later
PARTS = (0.5, 0.9)  # of the time for a move: then whoever has not come is reminded
SOME = 200          # subscriptions at a time
AT_ONCE = 8         # messages on their way
TIDY = 100          # rounds between two searches for closed tables


def decided(each: Subscription, turn: Awaited | None, number: int, is_here: bool, now: int,
            grace: int) -> tuple[Subscription, bool]:
    """Return what to note about a subscription, and whether to tell its browser now.

    `turn`: what the table waits for its seat for. `is_here`: its player is connected. `grace`: ms that everybody has.
    """
    if turn is None:
        return each._replace(seen=number, since=0, step=0, next_at=0), False
    noted = each._replace(seen=number)
    if each.since != turn.since:
        noted = noted._replace(since=turn.since, step=0, next_at=turn.since + grace)
    if not noted.next_at or now < noted.next_at:
        return noted, False
    if is_here:  # they see it; if they leave without moving, they are told
        return noted._replace(next_at=now + grace), False
    moments = [turn.since + grace] + (
        [turn.since + LATER] if turn.due is None else
        [turn.since + int(part * (turn.due - turn.since)) for part in PARTS])
    step = noted.step + 1
    following = [at for at in moments[step:] if at > now]
    return noted._replace(step=step, next_at=following[0] if following else 0), True


def text_of(live: Live, turn: Awaited, step: int, language: str, now: int) -> str:
    """Return what is sent: the game, the table's title and address, and how much time is left. No names, no keys."""
    words = Words(live.opened.game, language if language in LANGUAGES else "en")
    body = [words.message("title"), live.opened.title]
    if step > 1 and turn.due is not None:
        hours = max((turn.due - now) // 3_600_000, 0)
        body.append(words.message("push-left", {"n": hours}))
    title = words.message("push-turn" if step <= 1 else "push-reminder")
    return json.dumps({"title": title, "body": " – ".join([each for each in body if each]), "table": live.id},
                      ensure_ascii=False)


class Reminders:
    def __init__(self, registry: LeasedRegistry, sender: Sender) -> None:
        self.registry = registry
        self.sender = sender
        self.known = Subscriptions(registry.store)
        self.on_their_way = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Look again and again; a temporary database outage must not end this."""
        rounds = 0
        while True:
            try:
                await self.look()
                rounds += 1
                if rounds % TIDY == 1:
                    await self.known.drop_closed()
            except Exception as error:
                log.warning("nobody is told: %s: %s", type(error).__name__, error)
            await asyncio.sleep(self.registry.settings.push_every)

    async def look(self) -> None:
        found = await self.known.to_look_at(now_ms(), SOME)
        await asyncio.gather(*[self._look_at(each) for each in found])

    async def _look_at(self, each: Subscription) -> None:
        try:
            loaded = await self.registry.table(each.table)
        except Refused:
            await self.known.drop(each)
            return
        live = loaded.live
        seat: Seat | None = next((n for n, chair in enumerate(live.chairs) if chair.key == each.seat_key), None)
        if seat is None:  # it is somebody else's now
            await self.known.drop(each)
            return
        turn = next((one for one in awaited(live, seat) if one.seat == seat), None)
        now = now_ms()
        noted, is_told = decided(each, turn, live.number, seat in loaded.connected(), now,
                                 int(1000 * self.registry.settings.push_seconds))
        if noted != each and await self.known.claim(each, noted) and is_told and turn is not None:
            await self._tell(noted, text_of(live, turn, noted.step, each.language, now), turn, now)

    async def _tell(self, each: Subscription, text: str, turn: Awaited, now: int) -> None:
        seconds = 86_400 if turn.due is None else max((turn.due - now) // 1000, 60)
        if not is_allowed(each.address.endpoint, self.registry.settings.push_hosts):  # the host has changed the list
            await self.known.drop(each)
            return
        async with self.on_their_way:
            outcome = await asyncio.to_thread(self.sender.send, each.address, text, seconds)
        PUSHES.labels(outcome.value).inc()
        if outcome is Outcome.GONE:
            await self.known.drop(each)
