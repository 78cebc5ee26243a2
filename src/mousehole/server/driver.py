"""Lets a table's clock and bots answer, and a bot stand in for somebody whose connection is lost."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

from mousehole.kernel import Refused, Seat
from mousehole.server.hosted import Hosted
from mousehole.server.thinking import glance, quick_answer
from mousehole.table import clocks, verbs
from mousehole.table.clocks import Thought
from mousehole.table.live import Live

if TYPE_CHECKING:
    from mousehole.server.house import House

log = logging.getLogger("mousehole.driver")

LOOK = 5.0      # seconds after which a table is looked at, even if nothing happens
OVERTAKEN = ("stale", "not-your-turn", "paused", "game-over", "closed", "not-started")  # something happened meanwhile
PARK = 300.0    # seconds after which a table without people is left alone


async def drive(house: House, hosted: Hosted) -> bool:
    """Until the match is over (False), or nobody has been there for a while (True)."""
    alone_since: float | None = None
    hosted.is_driven = True
    try:
        while hosted.live.status == "playing":
            hosted.changed.clear()
            if verbs.let_clock_answer(hosted.live, time.time_ns() // 1_000_000):
                await house.act(hosted, lambda live, now: [])  # which lets the clock answer first
            here = _is_somebody_there(hosted)
            alone_since = None if here else alone_since or time.monotonic()
            if alone_since and time.monotonic() - alone_since > PARK:
                return True
            await _stand_in_for_lost(house, hosted)
            wait = await _let_bots_answer(house, hosted) if here else LOOK
            if (due := _clock_due(hosted.live)) is not None:
                wait = min(wait, max(due - _playing_time(hosted.live), 0) / 1000)
            if wait > 0:
                with contextlib.suppress(TimeoutError):  # `wait_for` would now and then forget that it was cancelled
                    async with asyncio.timeout(min(wait, LOOK)):
                        await hosted.changed.wait()
    finally:
        hosted.is_driven = False
        for thinking in hosted.minds.values():
            thinking.cancel()
        hosted.minds.clear()
    return False


def _playing_time(live: Live) -> int:
    return live.playing_time(time.time_ns() // 1_000_000)


def _clock_due(live: Live) -> int | None:
    return live.match.due() if live.match and not live.is_paused else None


def _is_somebody_there(hosted: Hosted) -> bool:
    """Bots wait while all people are gone; where only bots play, they just play."""
    people = {seat for seat, chair in enumerate(hosted.live.chairs) if chair.who == "person"}
    return not people or bool(people & hosted.connected())


async def _stand_in_for_lost(house: House, hosted: Hosted) -> None:
    connected, now = hosted.connected(), time.monotonic()
    for seat, chair in enumerate(hosted.live.chairs):
        if seat in connected or not chair.is_person_playing:
            hosted.lost_since.pop(seat, None)
        elif now - hosted.lost_since.setdefault(seat, now) > house.settings.patience > 0 and connected:
            await _try(house, hosted, seat)


async def _try(house: House, hosted: Hosted, seat: Seat) -> None:
    try:
        await house.act(hosted, lambda live, now: [verbs.leave(live, seat, now, lost=True)])
    except Refused as refused:
        log.info("no stand-in: %s", refused.refusal.code)


async def _let_bots_answer(house: House, hosted: Hosted) -> float:
    """Seconds until there is something to do again. Who interrupts comes first; all are ready at the same time."""
    live = hosted.live
    now = _playing_time(live)
    wanted = clocks.thoughts(live, house.settings.pace, verbs.STAND_IN)
    keys = {_key(live, thought): thought for thought in wanted}
    for key in [key for key in hosted.minds if key not in keys]:
        hosted.minds.pop(key).cancel()
    wait = LOOK
    for key, thought in sorted(keys.items(), key=lambda each: not each[1].question.is_interrupt):
        is_bots = live.chairs[thought.question.decision.seat].is_played_by_bot
        if not is_bots and now < thought.ready:
            wait = min(wait, (thought.ready - now) / 1000)
            continue
        if key not in hosted.minds:
            hosted.minds[key] = _glance(live, thought) if thought.question.is_interrupt \
                else house.spawn(_think(house, hosted, thought))
        thinking = hosted.minds[key]
        if now < thought.ready:
            wait = min(wait, (thought.ready - now) / 1000)
        elif not thinking.done():
            return wait  # it wakes us when it is done
        elif await _answer(house, hosted, thought, thinking):
            return 0.0
    return wait


def _key(live: Live, thought: Thought) -> Any:
    """A question is thought about once while it stays the same, a chance to interrupt once in every position."""
    q = thought.question
    return (q.decision.seat, q.decision.prompt, q.is_interrupt, live.position if q.is_interrupt else q.n)


def _glance(live: Live, thought: Thought) -> asyncio.Future[Any]:
    """Thought already: nobody waits for those who could interrupt, so nobody sees that there are any."""
    seen: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    seen.set_result(glance(live, thought.question.decision, thought.level))
    return seen


async def _think(house: House, hosted: Hosted, thought: Thought) -> Any:
    try:
        return await house.thinkers.choose(hosted.live, thought.question.decision, thought.level)
    except asyncio.CancelledError:
        raise
    except Exception:  # a bot that fails must not stop the table
        log.exception("a bot failed: %s", thought.level)
        return quick_answer(hosted.live, thought.question.decision)
    finally:
        hosted.changed.set()


async def _answer(house: House, hosted: Hosted, thought: Thought, thinking: asyncio.Future[Any]) -> bool:
    """Whether the bot's choice was played."""
    q, choice = thought.question, thinking.result()
    if choice is None:
        return False
    seat = q.decision.seat
    try:
        await house.act(hosted, lambda live, now: verbs.answer(live, seat, q.n, choice, now, by=thought.level))
    except Refused as refused:
        code = refused.refusal.code
        hosted.minds.pop(_key(hosted.live, thought), None)
        if code == "failed":
            await asyncio.sleep(0.5)
        elif code in OVERTAKEN:
            log.info("a bot was refused: %s", code)
        else:  # the bot is wrong, and would be again
            log.error("a bot was refused: %s, level %s", code, thought.level)
            await _answer_anything(house, hosted, thought)
    return True


async def _answer_anything(house: House, hosted: Hosted, thought: Thought) -> None:
    """The first choice there is, so that the table goes on."""
    q = thought.question
    seat, choice = q.decision.seat, hosted.live.box.codec.plain(q.decision.options[0])
    if q.is_interrupt:
        hosted.minds[_key(hosted.live, thought)] = passed = asyncio.get_running_loop().create_future()
        passed.set_result(None)
        return
    with contextlib.suppress(Refused):
        await house.act(hosted, lambda live, now: verbs.answer(live, seat, q.n, choice, now, by=thought.level))

