"""Lets bots choose and advise elsewhere, so that they never block the event loop.

A worker gets what the bot may know, as text, and returns one choice: it never sees a table.
"""
from __future__ import annotations

import json
import logging
import time
from collections.abc import AsyncIterator
from hashlib import blake2b
from typing import Any

from mousehole.bots.hints import FIRST, SECONDS
from mousehole.bots.levels import Guest, Searcher, make_bot
from mousehole.hosting import bot_work
from mousehole.hosting.counters import Counters
from mousehole.hosting.work_queue import Kind
from mousehole.hosting.workers import BotWorkers
from mousehole.kernel import Decision, Interrupt, Rng, Seat
from mousehole.table import days, wire
from mousehole.table.frames import MAX_LISTED
from mousehole.table.hinted import advised, proposed
from mousehole.table.live import Live
from mousehole.table.verbs import STAND_IN

log = logging.getLogger("mousehole.thinking")


def quick_answer(live: Live, d: Decision) -> Any:
    """Return the answer for a seat whose bot died or took too long: the policy's, as plain data, or anything legal."""
    assert live.match is not None
    game, rng = live.match.game, Rng(blake2b(f"{d.seat} {live.position}".encode(), digest_size=32).digest())
    try:
        choice = game.policy(game.imagine(game.view(live.match.s, d.seat), rng), d, rng)
    except Exception:  # whatever happened, the table goes on
        log.exception("even the policy failed")
        choice = None if isinstance(d.options[0], Interrupt) else d.options[0]
    return None if choice is None else live.box.codec.plain(choice)


def glance(live: Live, d: Decision, level: str) -> Any:
    """Return what a bot does with a chance to interrupt, as plain data; None: it passes. In this process, and at once.

    If it took time or a worker, timing would reveal who has such a chance. So no level may search here.
    """
    assert live.match is not None
    game = live.match.game
    if live.opened.day:
        return None  # whether it was in time would depend on how fast the others are
    try:
        bot = make_bot(level, game, chance_of(live, d))
        if isinstance(bot, (Searcher, Guest)):
            bot = make_bot(STAND_IN, game, chance_of(live, d))
        choice = bot.choose(game.view(live.match.s, d.seat), d)
    except Exception:  # whatever happened, the table goes on
        log.exception("a bot failed at a glance: %s", level)
        return None
    return None if choice is None else live.box.codec.plain(choice)


def chance_of(live: Live, d: Decision) -> Rng:
    """Derive a bot's generator from the match's seed, so that its play can be repeated once that is revealed."""
    assert live.match is not None
    if live.opened.day:
        return days.chance_of(live.match.log, d)
    return Rng(blake2b(f"{d.seat} {live.position} {d.prompt}".encode(), key=bytes.fromhex(live.match.log.seed),
                       digest_size=32).digest())


def known(live: Live, d: Decision) -> tuple[str, str, str]:
    """Return everything that a bot's worker gets: the view of the asked seat, the question, and a seed."""
    assert live.match is not None
    codec = live.box.codec
    asked = {"seat": d.seat, "prompt": d.prompt, "clause": d.clause, "seconds": d.seconds,
             "options": codec.plain(d.options[:MAX_LISTED]), "args": codec.plain(d.args)}
    return codec.dump(live.match.game.view(live.match.s, d.seat)), json.dumps(asked), chance_of(live, d).seed.hex()


def seated(live: Live) -> list[str | None]:
    """Return whom a bot meets: the names of bots by seat, None for people, also while a bot plays for them.

    On a deal of the day nobody meets anybody: there, answers depend on nothing but the answers before.
    """
    if live.opened.day:
        return []
    return [chair.level if chair.who == "bot" or chair.resigned else None for chair in live.chairs]


class Bots:
    """Runs bots and hints: what they may know goes to a worker, and a choice comes back."""

    def __init__(self, workers: BotWorkers, counters: Counters | None = None) -> None:
        self.workers = workers
        self.counters = counters or Counters()

    async def choose(self, live: Live, d: Decision, level: str, owner: str = "") -> Any:
        """Return a bot's choice as plain data; None: it passes on the chance to interrupt."""
        assert live.match is not None
        began, edition = time.perf_counter(), live.box.edition
        bot = make_bot(level, live.match.game, chance_of(live, d))
        if not bot.looks:  # a bot that needs no view needs no worker
            chosen = bot.choose(None, d)
            return None if chosen is None else live.box.codec.plain(chosen)
        chosen = await self.workers.run(bot_work.choose, live.opened.game, edition["name"], edition.get("text"), level,
                                        *known(live, d), not live.opened.day, seated(live), owner=owner)
        self.counters.thought(level, time.perf_counter() - began)
        return chosen

    async def propose(self, live: Live, d: Decision, partner: Seat,
                      owner: str = "") -> tuple[wire.Option, wire.Sentence] | None:
        """Return what a bot in the team proposes to the asked player, from what the bot itself may know."""
        assert live.match is not None
        edition, codec = live.box.edition, live.box.codec
        view = codec.dump(live.match.game.view(live.match.s, partner))
        found = await self.workers.run(bot_work.propose, live.opened.game, edition["name"], edition.get("text"),
                                       view, *known(live, d)[1:], partner, kind=Kind.PROPOSAL, owner=owner)
        return None if found is None else proposed(live.box, *found)

    async def advise(self, live: Live, d: Decision, owner: str = "") -> AsyncIterator[tuple[list[wire.Advised], bool]]:
        """Yield good moves for the asked seat, from what it may know, the best first: at once, then better ones.

        With each goes whether it is the last. The same tables are imagined both times, so it rarely changes its mind.
        """
        edition, questions = live.box.edition, known(live, d)
        for seconds in (FIRST, SECONDS):
            found = await self.workers.run(bot_work.advise, live.opened.game, edition["name"], edition.get("text"),
                                           *questions, seconds, kind=Kind.HINT, owner=owner)
            yield [advised(live.box, each) for each in found], seconds == SECONDS
