"""Bots think in processes of their own, so that nobody waits for them who need not.

A process gets what the bot may know, as text, and gives back one choice: it never sees a table.
"""
from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import Any

from mousehole.bots.levels import Searcher, make_bot
from mousehole.kernel import Choice, Decision, Interrupt, Rng
from mousehole.server import mind
from mousehole.server.metrics import THOUGHT
from mousehole.table import frames, wire
from mousehole.table.frames import MOST_LISTED
from mousehole.table.live import Live
from mousehole.table.verbs import STAND_IN

log = logging.getLogger("mousehole.thinking")


def quick_answer(live: Live, d: Decision) -> Any:
    """What a seat answers whose bot died or took too long: the game's policy, in plain words; or anything legal."""
    assert live.match is not None
    game, rng = live.match.game, Rng(blake2b(f"{d.seat} {live.position}".encode(), digest_size=32).digest())
    try:
        choice = game.policy(game.imagine(game.view(live.match.s, d.seat), rng), d, rng)
    except Exception:  # whatever it was, the table goes on
        log.exception("even the policy failed")
        choice = None if isinstance(d.options[0], Interrupt) else d.options[0]
    return None if choice is None else live.box.codec.plain(choice)


def glance(live: Live, d: Decision, level: str) -> Any:
    """What a bot does with a chance to interrupt, in plain words; None: it lets it pass. Here, and at once.

    If it took time, or a thinking process, then time would tell who has such a chance. So who would search must not.
    """
    assert live.match is not None
    game = live.match.game
    try:
        bot = make_bot(level, game, chance_of(live, d))
        if isinstance(bot, Searcher):
            bot = make_bot(STAND_IN, game, chance_of(live, d))
        choice = bot.choose(game.view(live.match.s, d.seat), d)
    except Exception:  # whatever it was, the table goes on
        log.exception("a bot failed at a glance: %s", level)
        return None
    return None if choice is None else live.box.codec.plain(choice)


def chance_of(live: Live, d: Decision) -> Rng:
    """A bot's chance comes from the match's seed, so its play can be repeated once that is revealed."""
    assert live.match is not None
    return Rng(blake2b(f"{d.seat} {live.position} {d.prompt}".encode(), key=bytes.fromhex(live.match.log.seed),
                       digest_size=32).digest())


def known(live: Live, d: Decision) -> tuple[str, str, str]:
    """All that goes to a thinking process: the view of the seat that is asked, the question, and a chance."""
    assert live.match is not None
    codec = live.box.codec
    asked = {"seat": d.seat, "prompt": d.prompt, "clause": d.clause, "seconds": d.seconds,
             "options": codec.plain(d.options[:MOST_LISTED]), "args": codec.plain(d.args)}
    return codec.dump(live.match.game.view(live.match.s, d.seat)), json.dumps(asked), chance_of(live, d).seed.hex()


class Thinkers:
    def __init__(self, processes: int, patience: float = 30.0) -> None:
        self.processes = max(processes, 1)
        self.patience = patience
        self.last_done = time.monotonic()
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), initializer=mind.begin)

    def close(self) -> None:
        """Whatever is being thought of, nobody wants it any more."""
        _end(self.pool, wait=True)

    async def choose(self, live: Live, d: Decision, level: str) -> Any:
        """The choice of a bot, in plain words; None: it lets the chance to interrupt pass."""
        assert live.match is not None
        began, edition = time.perf_counter(), live.box.edition
        bot = make_bot(level, live.match.game, chance_of(live, d))
        if not bot.looks:  # who does not even look needs no process to think in
            chosen = bot.choose(None, d)
            return None if chosen is None else live.box.codec.plain(chosen)
        chosen = await self.run(mind.choose, live.opened.game, edition["name"], edition.get("text"), level,
                                *known(live, d))
        THOUGHT.labels(level).observe(time.perf_counter() - began)
        return chosen

    async def advise(self, live: Live, d: Decision) -> list[wire.Advised]:
        """What would be good for the seat that is asked, from what it may know; the best first."""
        edition, codec = live.box.edition, live.box.codec
        found = await self.run(mind.advise, live.opened.game, edition["name"], edition.get("text"), *known(live, d))
        return [wire.Advised(None if plain is None else frames.option(live.box, codec.read(plain, Choice)),
                             wire.Said(*result), [wire.Said(*reason) for reason in reasons])
                for plain, result, reasons in found]

    async def run(self, work: Any, *args: Any) -> Any:
        """Anything slow. If its process dies, it is tried once more in a new one; if it hangs, TimeoutError."""
        for attempt in (1, 2):
            pool = self.pool
            try:
                async with asyncio.timeout(self.patience):
                    done = await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                self._replace(pool)
                if attempt == 2:
                    raise
            except TimeoutError:
                if time.monotonic() - self.last_done >= self.patience:  # not just busy with others' work
                    log.error("a thinking process hangs: all are replaced")
                    self._replace(pool)
                raise
            else:
                self.last_done = time.monotonic()
                return done
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self.pool:
            self.pool = self._pool()
            _end(pool)


def _end(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    for process in list((pool._processes or {}).values()):  # there is no public way to end one that hangs
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)
