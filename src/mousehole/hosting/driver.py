"""Lets a table's clock and bots answer, and a bot play for somebody whose connection is lost."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

from mousehole.hosting.bots import glance, quick_answer
from mousehole.hosting.clock import now_ms
from mousehole.hosting.loaded import LoadedTable
from mousehole.kernel import Refused, Seat
from mousehole.table import clocks, takebacks, verbs
from mousehole.table.clocks import Thought
from mousehole.table.journal import AnyEntry
from mousehole.table.live import Live
from mousehole.table.remarking import remark

if TYPE_CHECKING:
    from mousehole.hosting.registry import TableRegistry

log = logging.getLogger("mousehole.driver")

LOOK_EVERY = 5.0  # seconds after which a table is checked, even if nothing happens
OVERTAKEN = ("stale", "not-your-turn", "paused", "game-over", "closed", "not-started")  # something happened meanwhile
RETRY = 0.5       # seconds until a failed write is tried again
PARK_AFTER = 300.0  # seconds after which a table without people is left alone


async def drive(registry: TableRegistry, loaded: LoadedTable) -> bool:
    """Drive a table until the match is over (False), or nobody has been there for a while (True)."""
    alone_since: float | None = None
    loaded.is_driven = True
    looked = loaded.live.number
    try:
        while loaded.live.status == "playing":
            loaded.changed.clear()
            looked = await _remark(registry, loaded, looked)
            if verbs.let_clock_answer(loaded.live, now_ms()) and not await _let_clock_answer(registry, loaded):
                continue
            if verbs.begin_if_ready(loaded.live, now_ms()):
                await _begin_without_the_absent(registry, loaded)
            if takebacks.settle(loaded.live, now_ms()):
                await _settle_take_back(registry, loaded)
            here = _is_somebody_there(loaded)
            alone_since = None if here else alone_since or time.monotonic()
            is_played = here or loaded.live.is_relaxed  # bots move at once, so that the next person can be called
            if alone_since and time.monotonic() - alone_since > PARK_AFTER:
                return True
            patience = await _stand_in_for_lost(registry, loaded)
            wait = min(await _let_bots_answer(registry, loaded) if is_played else LOOK_EVERY, patience)
            if (due := _clock_due(loaded.live)) is not None:
                wait = min(wait, max(due - _playing_time(loaded.live), 0) / 1000)
            if wait > 0:
                with contextlib.suppress(TimeoutError):  # `wait_for` sometimes loses a cancellation
                    async with asyncio.timeout(min(wait, LOOK_EVERY)):
                        await loaded.changed.wait()
        await _remark(registry, loaded, looked)
    finally:
        loaded.is_driven = False
        for thinking in loaded.bot_moves.values():
            thinking.cancel()
        loaded.bot_moves.clear()
    return False


async def _remark(registry: TableRegistry, loaded: LoadedTable, after: int) -> int:
    """Let a bot say something about what has happened since that entry; return the number of the last one."""
    last = loaded.live.number
    if remark(loaded.live, after, now_ms()):
        try:
            await registry.act(loaded, lambda live, now: remark(live, after, now))
        except Refused as refused:  # nothing is lost
            log.info("nothing was remarked: %s", refused.refusal.code)
    return last


async def _begin_without_the_absent(registry: TableRegistry, loaded: LoadedTable) -> None:
    try:
        await registry.act(loaded, verbs.begin_if_ready)
    except Refused as refused:
        log.info("the countdown was not started: %s", refused.refusal.code)


async def _settle_take_back(registry: TableRegistry, loaded: LoadedTable) -> None:
    try:
        await registry.act(loaded, takebacks.settle)
    except Refused as refused:
        log.info("a take-back was not settled: %s", refused.refusal.code)


def _playing_time(live: Live) -> int:
    return live.playing_time(now_ms())


def _clock_due(live: Live) -> int | None:
    return live.match.due() if live.match and not live.is_paused else None


def _is_somebody_there(loaded: LoadedTable) -> bool:
    """Whether bots play: they wait while all people are gone; at tables with only bots, they just play."""
    people = {seat for seat, chair in enumerate(loaded.live.chairs) if chair.who == "person"}
    return not people or bool(people & loaded.connected())


async def _let_clock_answer(registry: TableRegistry, loaded: LoadedTable) -> bool:
    """Act, and return whether it succeeded; retries while the database is unavailable."""
    try:
        await registry.act(loaded, lambda live, now: [])  # this lets the clock answer first
    except Refused as refused:
        if refused.refusal.code != "failed":
            raise
        await asyncio.sleep(RETRY)
        return False
    return True


async def _stand_in_for_lost(registry: TableRegistry, loaded: LoadedTable) -> float:
    """Return the seconds until a connection has been lost for too long. It is less while a clock runs."""
    connected, now, wait = loaded.connected(), time.monotonic(), LOOK_EVERY
    if loaded.live.is_relaxed:  # nobody has to be there all the time
        loaded.lost_since.clear()
        return wait
    settings = registry.settings
    patience = settings.patience if _clock_due(loaded.live) is None else min(settings.clock_patience, settings.patience)
    for seat, chair in enumerate(loaded.live.chairs):
        if seat in connected or not chair.is_person_playing:
            loaded.lost_since.pop(seat, None)
            continue
        left = loaded.lost_since.setdefault(seat, now) + patience - now
        if patience > 0 and connected:
            if left <= 0:
                await _try(registry, loaded, seat)
            else:
                wait = min(wait, left)
    return wait


async def _try(registry: TableRegistry, loaded: LoadedTable, seat: Seat) -> None:
    try:
        await registry.act(loaded, lambda live, now: [verbs.leave(live, seat, now, lost=True)])
    except Refused as refused:
        log.info("no stand-in: %s", refused.refusal.code)


async def _let_bots_answer(registry: TableRegistry, loaded: LoadedTable) -> float:
    """Return the seconds until there is something to do. Interrupts come first; all bots are ready at the same time."""
    live = loaded.live
    now = _playing_time(live)
    wanted = clocks.thoughts(live, registry.settings.pace, verbs.STAND_IN)
    keys = {_key(live, thought): thought for thought in wanted}
    for key in [key for key in loaded.bot_moves if key not in keys]:
        loaded.bot_moves.pop(key).cancel()
    wait = LOOK_EVERY
    for key, thought in sorted(keys.items(), key=lambda each: not each[1].question.is_interrupt):
        is_bots = live.chairs[thought.question.decision.seat].is_played_by_bot
        if not is_bots and now < thought.ready:
            wait = min(wait, (thought.ready - now) / 1000)
            continue
        if key not in loaded.bot_moves:
            loaded.bot_moves[key] = _glance(live, thought) if thought.question.is_interrupt \
                else registry.spawn(_think(registry, loaded, thought))
        thinking = loaded.bot_moves[key]
        if now < thought.ready:
            wait = min(wait, (thought.ready - now) / 1000)
        elif not thinking.done():
            return wait  # it wakes us when it is done
        elif await _answer(registry, loaded, thought, thinking):
            return 0.0
    return wait


def _key(live: Live, thought: Thought) -> Any:
    """Return what bots have thought about: a question once while it stays the same, an interrupt once per position."""
    q = thought.question
    return (q.decision.seat, q.decision.prompt, q.is_interrupt, live.position if q.is_interrupt else q.n)


def _glance(live: Live, thought: Thought) -> asyncio.Future[Any]:
    """Decide at once: nobody waits for bots that could interrupt, so nobody can see whether there are any."""
    seen: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    seen.set_result(glance(live, thought.question.decision, thought.level))
    return seen


async def _think(registry: TableRegistry, loaded: LoadedTable, thought: Thought) -> Any:
    try:
        return await registry.bots.choose(loaded.live, thought.question.decision, thought.level, loaded.owner)
    except asyncio.CancelledError:
        raise
    except Exception:  # a bot that fails must not stop the table
        log.exception("a bot failed: %s", thought.level)
        return quick_answer(loaded.live, thought.question.decision)
    finally:
        loaded.changed.set()


async def _answer(registry: TableRegistry, loaded: LoadedTable, thought: Thought,
                  thinking: asyncio.Future[Any]) -> bool:
    """Play the bot's choice; return whether it was played."""
    q, choice = thought.question, thinking.result()
    if choice is None:
        return False
    seat = q.decision.seat

    def decide(live: Live, now: int) -> list[AnyEntry]:
        if not live.chairs[seat].is_played_by_bot and not clocks.is_late(live, q, live.playing_time(now)):
            verbs.refuse("stale")  # the player has come back while the bot was thinking
        return verbs.answer(live, seat, q.n, choice, now, by=thought.level)

    try:
        await registry.act(loaded, decide)
    except Refused as refused:
        code = refused.refusal.code
        loaded.bot_moves.pop(_key(loaded.live, thought), None)
        if code == "failed":
            await asyncio.sleep(RETRY)
        elif code in OVERTAKEN:
            log.info("a bot was refused: %s", code)
        else:  # the bot is wrong, and would be again
            log.error("a bot was refused: %s, level %s", code, thought.level)
            await _answer_anything(registry, loaded, thought)
    return True


async def _answer_anything(registry: TableRegistry, loaded: LoadedTable, thought: Thought) -> None:
    """Return the first choice there is, so that the table goes on."""
    q = thought.question
    seat, choice = q.decision.seat, loaded.live.box.codec.plain(q.decision.options[0])
    if q.is_interrupt:
        loaded.bot_moves[_key(loaded.live, thought)] = passed = asyncio.get_running_loop().create_future()
        passed.set_result(None)
        return
    with contextlib.suppress(Refused):
        await registry.act(loaded, lambda live, now: verbs.answer(live, seat, q.n, choice, now, by=thought.level))

